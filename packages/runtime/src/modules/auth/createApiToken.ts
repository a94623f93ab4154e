import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { line } from '../../platform/http/bodyFields.ts';
import { validator } from '../../platform/http/validation.ts';
import { insertApiToken } from './adminToken.repo.ts';
import { noUserWithEmail } from './errors.ts';
import { newToken } from './credentials.ts';

const checkInput = validator(
  z.object({
    email: z.string(),
    name: line('name'),
    expiresDays: z.int().min(1).max(36_500).optional(),
  }),
  'body',
);

export interface ApiToken {
  readonly uuid: string;
  /** The token, which is shown only this once, because only its hash is stored. */
  readonly token: string;
  readonly expiresAt: string | null;
}

/**
 * Creates a long-lived, named token for a program that acts as the administrator. Without `expiresDays` it is valid until it is
 * deleted. Refuses an e-mail that no administrator has.
 */
export async function createApiToken(
  db: Db,
  input: { readonly email: string; readonly name: string; readonly expiresDays?: number },
): Promise<ApiToken> {
  checkInput(input);
  const token = newToken('api');
  const { email, name, expiresDays = null } = input;
  const row = await insertApiToken(db, { email, name, expiresDays, token });
  if (!row) throw noUserWithEmail(email);
  return { uuid: row.uuid, token, expiresAt: row.expires_at };
}
