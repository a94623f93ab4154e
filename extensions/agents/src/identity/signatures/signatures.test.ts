import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkDigest, contentDigest } from './contentDigest.ts';
import { signatureBase } from './signatureBase.ts';
import { signRequest, signResponse } from './signMessage.ts';
import { innerListText, isInnerList, parseDictionary } from './structuredFields.ts';
import type { InnerList } from './structuredFields.ts';
import { verifyRequest } from './verifySignature.ts';
import type { PublicKey, SignedRequest } from './verifySignature.ts';

const listOf = (header: string, label: string): InnerList => {
  const member = parseDictionary(header)?.get(label);
  if (!member || !isInnerList(member)) throw new Error('The header has no such list');
  return member;
};

test('the vector B.2.4 of RFC 9421 has its text and its signature', () => {
  const input =
    'sig-b24=("@status" "content-type" "content-digest" "content-length");created=1618884473;keyid="test-key-ecc-p256"';
  const digest =
    'sha-512=:mEWXIS7MaLRuGgxOBdODa3xqM1XdEvxoYhvlCFJ41QJgJc4GTsPp29l5oGX69wWdXymyU0rjJuahq4l5aGgfLQ==:';
  const rawHeaders = [
    'Date',
    'Tue, 20 Apr 2021 02:07:56 GMT',
    'Content-Type',
    'application/json',
    'Content-Digest',
    digest,
    'Content-Length',
    '23',
  ];
  const base = signatureBase({ status: 200, rawHeaders }, listOf(input, 'sig-b24'));
  expect(base).toBe(
    [
      '"@status": 200',
      '"content-type": application/json',
      `"content-digest": ${digest}`,
      '"content-length": 23',
      '"@signature-params": ("@status" "content-type" "content-digest" "content-length");created=1618884473;keyid="test-key-ecc-p256"',
    ].join('\n'),
  );
  const key = createPublicKey(`-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEqIVYZVLCrPZHGHjP17CTW0/+D9Lf
w0EkjqF7xB4FivAxzic30tMM4GF+hR6Dxh71Z50VGGdldkkDXZCnTNnoXQ==
-----END PUBLIC KEY-----`);
  const signature = Buffer.from(
    'wNmSUAhwb5LxtOtOpNa6W5xj067m5hFrj0XQ4fvpaCLx0NKocgPquLgyahnzDnDAUy5eCdlYUEkLIj+32oiasw==',
    'base64',
  );
  expect(verify('sha256', Buffer.from(base ?? ''), { key, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true);
  expect(checkDigest(digest, Buffer.from('{"message": "good dog"}'))).toBe('fits');
});

test.each([
  ['a="b\\"c";p=1, d, e=(x "y";z);q=:AQI=:, f=?0', ['a', 'd', 'e', 'f']],
  ['a=1,a=2', ['a']],
  ['', []],
  ['  a=1 \t,\tb=-2  ', ['a', 'b']],
])('%s is a dictionary', (text, keys) => {
  expect([...(parseDictionary(text)?.keys() ?? ['none'])]).toEqual(keys);
});

test.each([
  'a=',
  'A=1',
  'a=1,',
  'a=(1',
  'a=(1"x")',
  'a="\u00e4"',
  'a=:!:',
  '"a"',
  'a=1 b=2',
  'x'.repeat(9000),
])('%.40s is no dictionary', (text) => expect(parseDictionary(text)).toBeNull());

test('a list is written in its canonical form', () => {
  expect(innerListText(listOf('s=(  "a"   "b";x ); keyid="k";  n=1;y=?1', 's'))).toBe(
    '("a" "b";x);keyid="k";n=1;y',
  );
});

test.each([
  ['sha-256=:AAAA:', 'mismatch'],
  ['nothing', 'unsupported'],
  ['md5=:AAAA:', 'unsupported'],
  ['(', 'mismatch'],
  [`${contentDigest(Buffer.from('good'))}, md5=:AAAA:`, 'fits'],
  [`${contentDigest(Buffer.from('good'))}, sha-512=:AAAA:`, 'mismatch'],
])('the digest %s: %s', (header, outcome) => expect(checkDigest(header, Buffer.from('good'))).toBe(outcome));

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const jwk: PublicKey = { kid: 'k1', kty: 'EC', crv: 'P-256', ...publicKey.export({ format: 'jwk' }) };
const body = Buffer.from('{"a":1}');
const now = new Date('2026-05-01T00:00:00Z');

/** Signs as an agent does, with code of its own. */
function signedBy(
  changes: {
    readonly covered?: string;
    readonly label?: string;
    readonly base?: string;
    readonly wire?: Partial<SignedRequest>;
  } = {},
): SignedRequest {
  const digest = contentDigest(body);
  const covered =
    changes.covered ??
    '("@method" "@authority" "@path" "@query" "ucp-agent" "idempotency-key" "content-digest" "content-type");keyid="k1"';
  const values: Readonly<Record<string, string>> = {
    '@method': 'POST',
    '@authority': 'shop.example',
    '@path': '/ucp/carts',
    '@query': '?a=b',
    'ucp-agent': 'profile="https://a.example"',
    'idempotency-key': 'once',
    'content-digest': digest,
    'content-type': 'application/json',
  };
  const names = [...(covered.split(')')[0] ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  const base = [
    ...names.map((name) => `"${name}": ${values[name] ?? ''}`),
    `"@signature-params": ${covered}`,
  ].join('\n');
  const signature = sign('sha256', Buffer.from(changes.base ?? base), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  const label = changes.label ?? 'sig1';
  return {
    method: 'POST',
    url: new URL('https://shop.example/ucp/carts?a=b'),
    body,
    rawHeaders: [
      'UCP-Agent',
      'profile="https://a.example"',
      'Idempotency-Key',
      'once',
      'Content-Digest',
      digest,
      'Content-Type',
      'application/json',
      'Signature-Input',
      `${label}=${covered}`,
      'Signature',
      `sig1=:${signature.toString('base64')}:`,
    ],
    ...changes.wire,
  };
}
const withHeader = (name: string, value: string): readonly string[] => {
  const { rawHeaders } = signedBy();
  return rawHeaders.map((text, at) => (at % 2 === 1 && rawHeaders[at - 1] === name ? value : text));
};
const ALL = '"@method" "@authority" "@path" "@query" "ucp-agent" "idempotency-key" "content-digest"';

test('a whole signature is valid', () => {
  expect(verifyRequest(signedBy(), [jwk], now)).toEqual({ outcome: 'valid' });
  expect(
    verifyRequest(
      signedBy({ covered: `(${ALL} "content-type");keyid="k1";alg="ecdsa-p256-sha256"` }),
      [jwk],
      now,
    ),
  ).toEqual({
    outcome: 'valid',
  });
});

test.each([
  ['none', { wire: { rawHeaders: [] } }, undefined],
  ['another method', { wire: { method: 'PUT' } }, 'signature_invalid'],
  ['another host', { wire: { url: new URL('https://other.example/ucp/carts?a=b') } }, 'signature_invalid'],
  ['another path', { wire: { url: new URL('https://shop.example/ucp/orders?a=b') } }, 'signature_invalid'],
  ['another query', { wire: { url: new URL('https://shop.example/ucp/carts?a=c') } }, 'signature_invalid'],
  ['another body', { wire: { body: Buffer.from('{"a":2}') } }, 'digest_mismatch'],
  ['another key', { wire: { rawHeaders: withHeader('Idempotency-Key', 'twice') } }, 'signature_invalid'],
  [
    'another agent',
    { wire: { rawHeaders: withHeader('UCP-Agent', 'profile="https://b.example"') } },
    'signature_invalid',
  ],
  ['no signature', { wire: { rawHeaders: signedBy().rawHeaders.slice(0, -2) } }, 'signature_invalid'],
  ['no bytes for the label', { label: 'sig2' }, 'signature_invalid'],
  ['a signature over something else', { base: 'hello' }, 'signature_invalid'],
  ['an unknown key', { covered: `(${ALL} "content-type");keyid="k9"` }, 'key_not_found'],
  ['no key', { covered: `(${ALL} "content-type")` }, 'key_not_found'],
  [
    'another algorithm',
    { covered: `(${ALL} "content-type");keyid="k1";alg="ed25519"` },
    'algorithm_unsupported',
  ],
  ['an uncovered type', { covered: `(${ALL});keyid="k1"` }, 'signature_invalid'],
  [
    'a part that is not there',
    { covered: `(${ALL} "content-type" "x-none");keyid="k1"` },
    'signature_invalid',
  ],
  ['an end', { covered: `(${ALL} "content-type");keyid="k1";expires=1` }, 'signature_invalid'],
] as const)('%s', (_, changes, code) => {
  const verified = verifyRequest(signedBy(changes), [jwk], now);
  expect(verified.outcome === 'refused' ? verified.code : undefined).toBe(code);
  if (code === undefined) expect(verified).toEqual({ outcome: 'none' });
});

test.each([
  [{ ...jwk, crv: 'P-384' }, 'algorithm_unsupported'],
  [{ ...jwk, kty: 'RSA' }, 'algorithm_unsupported'],
  [{ ...jwk, use: 'enc' }, 'algorithm_unsupported'],
  [{ ...jwk, x: 'AAAA' }, 'signature_invalid'],
  [{ ...jwk, x: jwk.y, y: jwk.x }, 'signature_invalid'],
])('a key that cannot be used: %o', (key, code) => {
  expect(verifyRequest(signedBy(), [key], now)).toMatchObject({ outcome: 'refused', code });
});

test('the shop signs requests that its own check and any other accept', () => {
  const key = { kid: 'k1', privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
  const headers = { 'content-type': 'application/json', 'ucp-agent': 'profile="https://shop.example/p"' };
  const url = new URL('https://a.example/hooks?x=1');
  const made = signRequest({ method: 'POST', url, headers, bytes: body }, key, now);
  const rawHeaders = Object.entries({ ...headers, ...made }).flat();
  expect(verifyRequest({ method: 'POST', url, body, rawHeaders }, [jwk], now)).toEqual({ outcome: 'valid' });
  expect(made['signature-input']).toBe(
    `sig1=("@method" "@authority" "@path" "@query" "ucp-agent" "content-digest" "content-type");created=${now.getTime() / 1000};keyid="k1"`,
  );
  expect(signResponse({ status: 200, headers, bytes: body }, key, now)['signature-input']).toMatch(
    /^sig1=\("@status" "content-digest" "content-type"\);/,
  );
  const empty = signRequest({ method: 'GET', url, headers: {}, bytes: Buffer.alloc(0) }, key, now);
  expect(empty).not.toHaveProperty('content-digest');
});
