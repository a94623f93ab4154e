import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** Deviations from a valid authenticator response that a test requests. */
export interface Tampering {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  /** True if the user neither touched a sensor nor entered a PIN. */
  readonly isUnverified?: boolean;
  readonly counter?: number;
  readonly id?: string;
  /** Key to sign with instead of the credential's key. */
  readonly key?: KeyObject;
  /** Attestation format and a function that creates its CBOR statement from the signed bytes. Default: no attestation. */
  readonly attestation?: { readonly format: string; readonly statement: (signed: Buffer) => Buffer };
}

const uint16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
};
const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** Encodes a string or bytes of up to 65,535 bytes in canonical CBOR. */
const cbor = (value: string | Buffer): Buffer => {
  const bytes = Buffer.from(value);
  const kind = typeof value === 'string' ? 0x60 : 0x40;
  if (bytes.length < 24) return Buffer.concat([Buffer.from([kind + bytes.length]), bytes]);
  if (bytes.length < 256) return Buffer.concat([Buffer.from([kind + 24, bytes.length]), bytes]);
  return Buffer.concat([Buffer.from([kind + 25]), uint16(bytes.length), bytes]);
};

/** Encodes a public key as a COSE map with EC2, ES256, P-256, x and y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (name: number, value: string) => [
    Buffer.from([name]),
    cbor(Buffer.from(value, 'base64url')),
  ];
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    ...coordinate(0x21, x),
    ...coordinate(0x22, y),
  ]);
}

interface Options {
  readonly challenge: string;
}

/** Creates a software authenticator based on the WebAuthn specification. It has one ES256 credential with a signature counter. */
export function createAuthenticator(site = { origin: 'http://shop.test', rpId: 'shop.test' }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(20).toString('base64url');
  let counter = 0;

  const clientData = (type: string, options: Options, lie: Tampering): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: lie.type ?? type,
        challenge: lie.challenge ?? options.challenge,
        origin: lie.origin ?? site.origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (lie: Tampering, flags: number, rest: readonly Buffer[] = []): Buffer =>
    Buffer.concat([
      sha256(lie.rpId ?? site.rpId),
      Buffer.from([USER_PRESENT | (lie.isUnverified ? 0 : USER_VERIFIED) | flags]),
      uint32(lie.counter ?? counter),
      ...rest,
    ]);
  const shown = (response: object, lie: Tampering) => ({
    id: lie.id ?? id,
    rawId: lie.id ?? id,
    type: 'public-key',
    response,
    clientExtensionResults: {},
  });

  return {
    id,
    /** Creates the response of `navigator.credentials.create`. */
    create(options: Options, lie: Tampering = {}) {
      const rawId = Buffer.from(id, 'base64url');
      const credential = [Buffer.alloc(16), uint16(rawId.length), rawId, coseKey(publicKey)];
      const { format, statement } = lie.attestation ?? {
        format: 'none',
        statement: () => Buffer.from([0xa0]),
      };
      const data = authenticatorData(lie, HAS_CREDENTIAL, credential);
      const client = clientData('webauthn.create', options, lie);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        cbor('fmt'),
        cbor(format),
        cbor('attStmt'),
        statement(Buffer.concat([data, sha256(client)])),
        cbor('authData'),
        cbor(data),
      ]);
      return shown(
        {
          clientDataJSON: client.toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal', 'telepathy'],
        },
        lie,
      );
    },
    /** Creates the response of `navigator.credentials.get`. */
    get(options: Options, lie: Tampering = {}) {
      counter += 1;
      const client = clientData('webauthn.get', options, lie);
      const data = authenticatorData(lie, 0);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), lie.key ?? privateKey);
      return shown(
        {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
        lie,
      );
    },
  };
}
export type SoftAuthenticator = ReturnType<typeof createAuthenticator>;
