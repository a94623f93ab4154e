import { createHash, randomBytes } from 'node:crypto';

/** Returns a new key for an agent: 32 random bytes. */
export const newApiKey = (): string => `agent_${randomBytes(32).toString('base64url')}`;

/** Returns a new secret for messages to an agent. */
export const newWebhookSecret = (): string => `agsec_${randomBytes(32).toString('base64url')}`;

/** Returns what is stored of a key. Its 256 random bits need no slow hash. */
export const keyHashOf = (apiKey: string): string => createHash('sha256').update(apiKey).digest('hex');
