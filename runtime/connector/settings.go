package connector

import (
	"strings"

	"nervix/generated/failure"
	"nervix/generated/revision"
)

// Settings reads the connection settings of a client. Keys are case-insensitive; of a repeated key
// the last value counts.
type Settings struct {
	client string
	values map[string]string
}

// SettingsOf views the settings of a client, which must not be nil.
func SettingsOf(client *revision.Client) Settings {
	settings := Settings{client: client.Name, values: make(map[string]string, len(client.Settings))}
	for _, setting := range client.Settings {
		settings.values[strings.ToLower(setting.Key)] = setting.Value
	}
	return settings
}

// Get gives a value; an absent one is empty.
func (s Settings) Get(key string) string { return s.values[key] }

// Keys lists the keys in lower case, in no particular order.
func (s Settings) Keys() []string {
	keys := make([]string, 0, len(s.values))
	for key := range s.values {
		keys = append(keys, key)
	}
	return keys
}

// Require gives a value or ConnectorSettingMissing.
func (s Settings) Require(key string) (string, error) {
	if value := strings.TrimSpace(s.values[key]); value != "" {
		return value, nil
	}
	return "", &failure.ConnectorSettingMissing{Client: s.client, Setting: key}
}

// Invalid makes the failure of a value; reason is a predicate that does not show it.
func (s Settings) Invalid(key, reason string) error {
	return s.Unusable(key, reason, nil)
}

// Unusable is Invalid with a cause whose text does not show the value either.
func (s Settings) Unusable(key, reason string, cause error) error {
	return (&failure.ConnectorSetting{Client: s.client, Setting: key, Reason: reason}).WithCause(cause)
}
