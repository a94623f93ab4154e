import { createAdmin } from '../modules/auth/index.ts';
import type { AdminUser, NewAdmin } from '../modules/auth/index.ts';
import type { Db } from '../platform/db/db.ts';
import { argon2Hash } from '../modules/credentials/index.ts';

/**
 * The minimum cost of argon2id, because test passwords are not secret. Hashing at the real cost would take 50 ms of CPU time per
 * administrator and per sign-in.
 */
const LEAST = { memory: 8, passes: 1, parallelism: 1 };

/** Creates an administrator in a test shop, with a regular password for sign-in. */
export const createTestAdmin = (db: Db, admin: NewAdmin): Promise<AdminUser> =>
  createAdmin(db, admin, null, (password) => argon2Hash(password, LEAST));
