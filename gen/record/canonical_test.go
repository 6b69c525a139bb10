package record_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"capnproto.org/go/capnp/v3"
	"github.com/stretchr/testify/require"

	"nervix/generated/canonical"
	"nervix/generated/model"
	"nervix/generated/model/modelwire"
	"nervix/generated/statement"
)

// fail expects a typed fault of the encoding.
func fail(t *testing.T, err error, record, path string, reason canonical.Reason) {
	t.Helper()
	var fault *canonical.Error
	require.True(t, errors.As(err, &fault), "%v", err)
	require.Equal(t, record, fault.Record)
	require.Equal(t, path, fault.Path)
	require.Equal(t, reason, fault.Reason, "%v", err)
}

// forge builds the wire form of a relay by hand.
func forge(t *testing.T, fill func(modelwire.Relay)) []byte {
	t.Helper()
	_, segment := capnp.NewSingleSegmentMessage(nil)
	relay, err := modelwire.NewRootRelay(segment)
	require.NoError(t, err)
	fill(relay)
	return segment.Data()
}

func TestDecodeRefusals(t *testing.T) {
	good, err := (&model.Relay{Name: "r", Schema: "s"}).Encode()
	require.NoError(t, err)

	for name, data := range map[string][]byte{"empty": {}, "odd": good[:len(good)-1], "garbage": []byte("garbage!")} {
		t.Run(name, func(t *testing.T) {
			_, err := model.DecodeRelay(data)
			fail(t, err, "Relay", "", canonical.Malformed)
		})
	}
	t.Run("trailing", func(t *testing.T) {
		_, err := model.DecodeRelay(append(good[:len(good):len(good)], make([]byte, 8)...))
		fail(t, err, "Relay", "", canonical.NotCanonical)
	})
	t.Run("null", func(t *testing.T) {
		_, err := model.DecodeRelay(make([]byte, 8))
		fail(t, err, "Relay", "", canonical.NotCanonical)
	})
	t.Run("too large", func(t *testing.T) {
		_, err := model.DecodeRelay(make([]byte, canonical.MaxBytes+8))
		fail(t, err, "Relay", "", canonical.TooLarge)
	})
	t.Run("fields out of order", func(t *testing.T) {
		_, err := model.DecodeRelay(forge(t, func(w modelwire.Relay) {
			require.NoError(t, w.SetSchema("s"))
			require.NoError(t, w.SetName("r"))
			_, err := w.NewBranching()
			require.NoError(t, err)
		}))
		fail(t, err, "Relay", "", canonical.NotCanonical)
	})
	t.Run("text", func(t *testing.T) {
		_, err := model.DecodeRelay(forge(t, func(w modelwire.Relay) { require.NoError(t, w.SetName("\xff")) }))
		fail(t, err, "Relay", "name", canonical.InvalidText)
	})
	t.Run("enum", func(t *testing.T) {
		_, segment := capnp.NewSingleSegmentMessage(nil)
		key, err := modelwire.NewRootKey(segment)
		require.NoError(t, err)
		key.SetKind(0x100)
		_, err = model.DecodeKey(segment.Data())
		fail(t, err, "Key", "kind", canonical.UnknownEnum)
	})
	t.Run("variant", func(t *testing.T) {
		_, err := model.DecodeExpression(make([]byte, 8))
		fail(t, err, "Expression", "", canonical.MissingVariant)
		data, err := model.EncodeExpression(&model.NullLiteral{})
		require.NoError(t, err)
		data[8] = 0x77
		_, err = model.DecodeExpression(data)
		fail(t, err, "Expression", "", canonical.MissingVariant)
	})
	t.Run("list", func(t *testing.T) {
		_, segment := capnp.NewSingleSegmentMessage(nil)
		vhost, err := modelwire.NewRootVhost(segment)
		require.NoError(t, err)
		_, err = vhost.NewHosts(canonical.MaxElements + 1)
		require.NoError(t, err)
		_, err = model.DecodeVhost(segment.Data())
		fail(t, err, "Vhost", "hosts", canonical.TooLong)
	})
	t.Run("list of nothing", func(t *testing.T) {
		// A few bytes that claim 2^28 records of no size must not be believed.
		data := forge(t, func(modelwire.Relay) {})
		_, segment := capnp.NewSingleSegmentMessage(nil)
		schema, err := modelwire.NewRootSchema(segment)
		require.NoError(t, err)
		list, err := capnp.NewCompositeList(segment, capnp.ObjectSize{}, 1<<28)
		require.NoError(t, err)
		require.NoError(t, capnp.Struct(schema).SetPtr(1, list.ToPtr()))
		require.Less(t, len(segment.Data()), 64+len(data))
		_, err = model.DecodeSchema(segment.Data())
		fail(t, err, "Schema", "fields", canonical.Malformed)
	})
	t.Run("cycle", func(t *testing.T) {
		data, err := model.EncodeExpression(&model.Unary{Operand: &model.Unary{Operand: &model.NullLiteral{}}})
		require.NoError(t, err)
		// Point every object at the whole: the traversal limit ends the walk.
		for i := 16; i+8 <= len(data); i += 8 {
			copy(data[i:], data[:8])
		}
		_, err = model.DecodeExpression(data)
		require.Error(t, err)
	})
}

func TestEncodeRefusals(t *testing.T) {
	_, err := (&model.Junction{Routes: []model.Route{{Flush: &model.FlushImmediate{}}}}).Encode()
	fail(t, err, "Junction", "routes[0].message_error", canonical.MissingVariant)
	_, err = (&model.Key{Kind: 200}).Encode()
	fail(t, err, "Key", "kind", canonical.UnknownEnum)
	_, err = (&model.Vhost{Hosts: []string{"a", "\xff"}}).Encode()
	fail(t, err, "Vhost", "hosts[1]", canonical.InvalidText)
	_, err = (&model.Vhost{Hosts: make([]string, canonical.MaxElements+1)}).Encode()
	fail(t, err, "Vhost", "hosts", canonical.TooLong)
	_, err = (&model.Vhost{Name: strings.Repeat("x", canonical.MaxBytes)}).Encode()
	fail(t, err, "Vhost", "", canonical.TooLarge)

	var deep model.Expression = &model.NullLiteral{}
	for range canonical.MaxDepth {
		deep = &model.Unary{Operand: deep}
	}
	data, err := model.EncodeExpression(deep)
	require.NoError(t, err)
	decoded, err := model.DecodeExpression(data)
	require.NoError(t, err)
	require.True(t, model.EqualExpression(deep, decoded))
	_, err = model.EncodeExpression(&model.Unary{Operand: deep})
	fail(t, err, "Expression", strings.Repeat("operand.", 32)+"…", canonical.TooDeep)
}

func TestDigest(t *testing.T) {
	one, err := (&model.FloatLiteral{Value: math.Copysign(0, -1)}).Digest()
	require.NoError(t, err)
	other, err := (&model.FloatLiteral{}).Digest()
	require.NoError(t, err)
	require.NotEqual(t, one, other)

	empty, err := (&model.Vhost{Hosts: []string{}}).Digest()
	require.NoError(t, err)
	absent, err := (&model.Vhost{}).Digest()
	require.NoError(t, err)
	require.Equal(t, absent, empty)

	_, err = model.DigestExpression(nil)
	fail(t, err, "Expression", "", canonical.MissingVariant)
	require.Len(t, model.Fingerprint, 64)
	require.NotEqual(t, model.Fingerprint, statement.Fingerprint)
}
