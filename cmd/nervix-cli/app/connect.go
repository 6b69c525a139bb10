package app

import (
	"bufio"
	"context"
	"errors"
	"os"
	"strings"
	"time"

	"nervix/cmd/nervix-cli/conversation"
	"nervix/cmd/nervix-cli/output"
	"nervix/controlplane/client"
	"nervix/generated/failure"
)

// farewell bounds the clean end of a session.
const farewell = 5 * time.Second

// connected runs something with a conversation over a new session, which it ends afterwards.
func (a *application) connected(ctx context.Context, run func(context.Context, *client.Client, *conversation.Conversation) error) error {
	c, err := a.dial(ctx)
	if err != nil {
		return err
	}
	talk := conversation.New(c, a.printer, a.settings.WaitTimeout)
	defer func() {
		ending, cancel := context.WithTimeout(context.WithoutCancel(ctx), farewell)
		defer cancel()
		// The readers of subscriptions end first: to them the end of the session is a loss.
		talk.Close()
		c.Close(ending)
	}()
	return run(ctx, c, talk)
}

// dial opens a session and selects the domain.
func (a *application) dial(ctx context.Context) (*client.Client, error) {
	password, err := a.password()
	if err != nil {
		return nil, err
	}
	c, err := a.authenticate(ctx, password)
	if err != nil && password == "" && a.InTerminal && errors.Is(err, failure.ClassAuthentication) {
		if password, err = a.AskPassword("Password of " + a.settings.User + ": "); err == nil {
			c, err = a.authenticate(ctx, password)
		}
	}
	if err != nil {
		return nil, output.Because("", err)
	}
	if a.settings.Domain == "" {
		return c, nil
	}
	result, err := c.SelectDomain(ctx, strings.ToLower(a.settings.Domain))
	if err == nil {
		err = result.Err()
	}
	if err != nil {
		c.Close(context.WithoutCancel(ctx))
		return nil, output.Because("", err)
	}
	return c, nil
}

func (a *application) authenticate(ctx context.Context, password string) (*client.Client, error) {
	return client.Dial(ctx, client.Config{
		Address: a.settings.Address, User: a.settings.User, Password: password, Name: "nervix-cli " + a.Version,
		ConnectTimeout: a.settings.ConnectTimeout, OnNotice: a.printer.Notice,
	})
}

// password is that of the settings, or the first line of the password file.
func (a *application) password() (string, error) {
	path := a.settings.PasswordFile
	if path == "" {
		return a.settings.Password, nil
	}
	file, err := os.Open(path)
	if err != nil {
		return "", (&failure.ReadFailed{Path: path}).WithCause(err)
	}
	defer file.Close()
	line, _, err := bufio.NewReader(file).ReadLine()
	if err != nil {
		return "", (&failure.ReadFailed{Path: path}).WithCause(err)
	}
	return strings.TrimSuffix(string(line), "\r"), nil
}
