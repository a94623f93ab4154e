import { hash } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { ShopConfig } from '../../platform/config/schema.ts';
import { createOrigins } from '../../platform/http/request/origins.ts';
import type { Credential } from './passkey.repo.ts';
import type { NewCredential, Assertion } from './webAuthnBodies.ts';

type Urls = Pick<ShopConfig, 'shop' | 'cors'>;

/** Loads the library on first use of a passkey, because few administrators and no shoppers have one. */
const library = () => import('../../platform/bundled/webAuthn.ts');

/** The signature algorithms Ed25519, ES256 and RS256. Every authenticator supports at least one of them. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 300_000;
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Returns the domain for passkeys, which is the host name in the shop URL. */
const domainOf = ({ shop }: Urls): string => new URL(shop.url).hostname;

/** Returns the origins on which passkeys can be used: the shop's own origin and those of the admin front ends. */
const originsOf = ({ shop, cors }: Urls): string[] => [...createOrigins([shop.url, ...cors.adminOrigins])];

const described = (credentials: readonly Credential[]) =>
  credentials.map(({ credential_id: id, transports }) => ({ id, transports: [...transports] }));

/**
 * Returns the challenge that a passkey signs to confirm a sign-in. It is derived from the sign-in challenge, so it is
 * valid only for that sign-in.
 */
const challengeOfLogin = (challenge: string): Buffer => hash('sha256', `passkey ${challenge}`, 'buffer');

/** Creates the options for `navigator.credentials.create`. The challenge is base64url-encoded. */
export async function creationOptions(
  config: Urls & Pick<ShopConfig, 'shop'>,
  user: { readonly uuid: string; readonly email: string },
  challenge: string,
  known: readonly Credential[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: config.shop.name,
    rpID: domainOf(config),
    userName: user.email,
    userID: new Uint8Array(Buffer.from(user.uuid)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: described(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

/** Creates the options for `navigator.credentials.get` to confirm a sign-in with the given challenge. */
export async function requestOptions(
  config: Urls,
  challenge: string,
  known: readonly Credential[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: domainOf(config),
    challenge: new Uint8Array(challengeOfLogin(challenge)),
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: described(known),
  });
}

/** The verified key of a new passkey. */
export interface NewKey {
  /** The signed challenge, base64url-encoded. The caller must check that the server issued it. */
  readonly challenge: string;
  readonly credentialId: string;
  /** The base64url-encoded public key. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

const clientData = z.object({ challenge: z.string() });

/**
 * Verifies the origin, domain and user verification of a new passkey. Returns null if the passkey is invalid. Rejects
 * attestations with certificates, because verifying them may request URLs listed in the certificate.
 */
export async function readNewKey(config: Urls, { response, ...rest }: NewCredential): Promise<NewKey | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { challenge } = clientData.parse(
      JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()),
    );
    if (!(await isSelfMade(response.attestationObject))) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...rest, response: { ...response, transports: [] }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: originsOf(config),
      expectedRPID: domainOf(config),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      challenge,
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: TRANSPORTS.filter((transport) => response.transports.includes(transport)),
    };
  } catch {
    // The library throws for every response that it cannot parse or verify.
    return null;
  }
}

/** Reports whether an attestation contains no certificate. */
async function isSelfMade(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await library();
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/**
 * Verifies that a passkey signed the sign-in challenge. Returns the passkey's new signature count, or null if the
 * signature is invalid.
 */
export async function readSignature(
  config: Urls,
  { response, ...rest }: Assertion,
  challenge: string,
  key: { readonly publicKey: string; readonly counter: number },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...rest, response, clientExtensionResults: {} },
      expectedChallenge: challengeOfLogin(challenge).toString('base64url'),
      expectedOrigin: originsOf(config),
      expectedRPID: domainOf(config),
      requireUserVerification: true,
      credential: {
        id: rest.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    // The library throws for every response that it cannot parse or verify.
    return null;
  }
}
