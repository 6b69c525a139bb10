package transport

import (
	"crypto/x509"
	"encoding/pem"
	"errors"
	"io"
	"io/fs"
	"os"

	"github.com/youmark/pkcs8"

	"nervix/runtime/connector"
)

// maximumFile bounds the bytes of one PEM file.
const maximumFile = 1 << 20

// text gives a part of a configuration from its file or as it is written, with the setting that it
// comes from; both are empty when neither is given.
func text(settings connector.Settings, fileName, textName string) (content []byte, from string, err error) {
	file, written := part(settings, fileName), part(settings, textName)
	switch {
	case file != "" && written != "":
		return nil, "", settings.Invalid(textName, "and "+fileName+" exclude each other")
	case written != "":
		return []byte(written), textName, nil
	case file == "":
		return nil, "", nil
	}
	content, err = read(file)
	if err != nil {
		return nil, "", settings.Unusable(fileName, "names a file that cannot be read", withoutPath(err))
	}
	return content, fileName, nil
}

var (
	errIrregular = errors.New("it is no regular file")
	errTooLarge  = errors.New("it is too large for certificates and keys")
)

// read gives the content of a file. What is not regular is not opened: a pipe would block.
func read(path string) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, errIrregular
	}
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	content, err := io.ReadAll(io.LimitReader(file, maximumFile+1))
	if err == nil && len(content) > maximumFile {
		err = errTooLarge
	}
	return content, err
}

// withoutPath gives an error without the name of the file: settings may be secret.
func withoutPath(err error) error {
	var named *fs.PathError
	if errors.As(err, &named) {
		return named.Err
	}
	return err
}

// encryptedKey is the PEM type of an encrypted PKCS 8 key.
const encryptedKey = "ENCRYPTED PRIVATE KEY"

// decrypt gives a key that needs no password any more; one that never needed it is given as it is.
func decrypt(settings connector.Settings, passwordName, from string, key []byte) ([]byte, error) {
	block, _ := pem.Decode(key)
	switch {
	case block == nil:
		return nil, settings.Invalid(from, "holds no key in PEM form")
	case block.Headers["DEK-Info"] != "":
		return nil, settings.Invalid(from, "holds a key with an outdated encryption; only PKCS 8 is supported")
	case block.Type != encryptedKey:
		return key, nil
	}
	password := ""
	if passwordName != "" {
		password = settings.Get(passwordName)
	}
	switch {
	case passwordName == "":
		return nil, settings.Invalid(from, "holds an encrypted key; only plain ones are supported")
	case password == "":
		return nil, settings.Invalid(from, "holds an encrypted key and needs "+passwordName)
	}
	private, err := pkcs8.ParsePKCS8PrivateKey(block.Bytes, []byte(password))
	if err != nil {
		return nil, settings.Unusable(passwordName, "does not open the key", err)
	}
	plain, err := x509.MarshalPKCS8PrivateKey(private)
	if err != nil {
		return nil, settings.Unusable(from, "holds a key that is not usable", err)
	}
	return pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: plain}), nil
}
