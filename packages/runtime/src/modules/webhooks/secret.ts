import { createHmac, randomBytes } from 'node:crypto';
import type { AppContext } from '../../platform/contracts/context.ts';
import { keysFor } from '../../platform/secrets.ts';
import { openValue, sealValue } from '../settings/index.ts';
import type { StoredSecrets } from './webhook.repo.ts';

const PREFIX = 'whsec_';
const BYTES = 32;

/** Creates a new secret in the Standard Webhooks format: `whsec_` and 32 random bytes in base64. */
export const newSecret = (): string => PREFIX + randomBytes(BYTES).toString('base64');

/** Encrypts a secret for storage in its webhook's row. */
export const sealSecret = (app: AppContext, webhookUuid: string, secret: string) =>
  sealValue(keysFor(app.config, 'webhooks')[0] as Buffer, webhookUuid, secret);

/** Returns the secrets that sign at a given time: the current one, then the former ones that have not expired. */
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
 * Signs a request according to Standard Webhooks: HMAC-SHA256 of `id.timestamp.body` in base64 after `v1,`, one signature
 * per secret, separated by spaces.
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
