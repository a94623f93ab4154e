import { createHmac, randomBytes } from 'node:crypto';
import type { AppContext } from '../../platform/contracts/context.ts';
import { keysFor } from '../../platform/secrets.ts';
import { openValue, sealValue } from '../settings/index.ts';
import type { StoredSecrets } from './webhook.repo.ts';

const PREFIX = 'whsec_';
const BYTES = 32;

/** Creates a secret in the Standard Webhooks format: `whsec_` followed by 32 random bytes in Base64. */
export const newSecret = (): string => PREFIX + randomBytes(BYTES).toString('base64');

/** Encrypts a webhook secret for storage in the webhook's row. */
export const sealSecret = (app: AppContext, webhookUuid: string, secret: string) =>
  sealValue(keysFor(app.config, 'webhooks')[0] as Buffer, webhookUuid, secret);

/**
 * Returns the decrypted secrets that sign requests at a given time: first the current secret, then previous secrets
 * that have not expired.
 */
export function openSecrets(
  app: AppContext,
  webhookUuid: string,
  { secret, former_secrets }: StoredSecrets,
  at: Date,
): readonly string[] {
  const valid = former_secrets.filter(({ until }) => Date.parse(until) > at.getTime());
  const keys = keysFor(app.config, 'webhooks');
  return [secret, ...valid.map((former) => former.secret)].map(
    (sealed) => openValue(keys, webhookUuid, sealed) as string,
  );
}

/**
 * Signs a request according to Standard Webhooks. Each signature is `v1,` followed by the Base64-encoded HMAC-SHA256
 * of `id.timestamp.body`. Returns one signature per secret, separated by spaces.
 */
export const signatureOf = (
  secrets: readonly string[],
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
