import { expect, test } from 'vitest';
import { negotiate } from './negotiate.ts';
import { readProfile } from './profile.ts';

const offered = {
  'a.checkout': { versions: ['2026-01-01', '2026-04-08'] },
  'a.cart': { versions: ['2026-04-08'] },
  'a.discount': { versions: ['2026-04-08'], extends: ['a.checkout', 'a.cart'] },
  'a.gift': { versions: ['2026-04-08'], extends: ['a.discount'] },
};

test.each([
  [{ 'a.checkout': ['2026-01-01', '2026-04-08'] }, { 'a.checkout': '2026-04-08' }],
  [{ 'a.checkout': ['2026-01-01', '2027-01-01'] }, { 'a.checkout': '2026-01-01' }],
  [{ 'a.checkout': ['2027-01-01'], 'b.cart': ['2026-04-08'] }, {}],
  [{ 'a.discount': ['2026-04-08'], 'a.gift': ['2026-04-08'] }, {}],
  [
    { 'a.cart': ['2026-04-08'], 'a.discount': ['2026-04-08'], 'a.gift': ['2026-04-08'] },
    { 'a.cart': '2026-04-08', 'a.discount': '2026-04-08', 'a.gift': '2026-04-08' },
  ],
])('%o agree on %o', (theirs, agreed) => expect(negotiate(offered, theirs)).toEqual(agreed));

const RELEASE = '2026-04-08';
const spec = 'https://a.example/spec';
const platform = {
  ucp: {
    version: RELEASE,
    services: { 'a.shopping': [{ version: RELEASE, spec, schema: spec, transport: 'rest' }] },
    capabilities: {
      'a.checkout': [{ version: RELEASE, spec, schema: spec }],
      'dev.ucp.shopping.order': [
        { version: RELEASE, spec, schema: spec, config: { webhook_url: 'https://a.example/hooks' } },
      ],
    },
    payment_handlers: {},
  },
  signing_keys: [{ kid: 'k', kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }],
};
const read = (json: unknown) => readProfile(Buffer.from(JSON.stringify(json)), RELEASE);

test('a valid profile is read', () => {
  expect(read(platform)).toEqual({
    kind: 'valid',
    version: RELEASE,
    profile: {
      capabilities: { 'a.checkout': [RELEASE], 'dev.ucp.shopping.order': [RELEASE] },
      keys: platform.signing_keys,
      webhookUrl: 'https://a.example/hooks',
    },
  });
  const { signing_keys: _, ...keyless } = platform;
  expect(read(keyless)).toMatchObject({ kind: 'valid', profile: { keys: [] } });
  const business = {
    version: RELEASE,
    services: { 'a.shopping': [{ version: RELEASE, transport: 'rest', endpoint: spec }] },
    payment_handlers: {},
  };
  expect(read({ ucp: business })).toMatchObject({ kind: 'valid' });
});

test('a profile of another release is told apart', () => {
  expect(read({ ucp: { version: '2026-01-11', capabilities: [] } })).toEqual({
    kind: 'other',
    version: '2026-01-11',
  });
});

const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
const { ucp } = platform;
test.each([
  ['no object', []],
  ['nothing', {}],
  ['no version', { ucp: { ...ucp, version: 4 } }],
  ['no services', { ucp: { ...ucp, services: undefined } }],
  ['no handlers', { ucp: { ...ucp, payment_handlers: undefined } }],
  ['a name without a domain', { ucp: { ...ucp, capabilities: { checkout: [] } } }],
  ['a list of capabilities', { ucp: { ...ucp, capabilities: [{ name: 'a.checkout' }] } }],
  [
    'a transport that does not exist',
    { ucp: { ...ucp, services: { 'a.b': [{ version: RELEASE, transport: 'fax' }] } } },
  ],
  [
    'a capability without a specification',
    { ucp: { ...ucp, capabilities: { 'a.b': [{ version: RELEASE }] } } },
  ],
  ['a key without an ID', { ...platform, signing_keys: [{ kty: 'EC' }] }],
  ['too deep', { ...platform, more: deep(40) }],
])('a profile with a fault is malformed: %s', (_, json) => expect(read(json)).toEqual({ kind: 'malformed' }));

test('bytes that are no JSON are malformed', () => {
  for (const text of ['', '{', '\u0000', '['.repeat(200_000)])
    expect(readProfile(Buffer.from(text), RELEASE)).toEqual({ kind: 'malformed' });
  expect(readProfile(Buffer.from([0x22, 0xff, 0x22]), RELEASE)).toEqual({ kind: 'malformed' });
});
