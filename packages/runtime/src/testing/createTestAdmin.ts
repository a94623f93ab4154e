import { createAdmin } from '../modules/auth/index.ts';
import type { AdminUser, NewAdmin } from '../modules/auth/index.ts';
import type { Db } from '../platform/db/db.ts';
import { argon2Hash } from '../modules/credentials/index.ts';

/** The minimum cost of argon2id, because test passwords are not secret. A real hash takes 50 ms of CPU time, and so does each sign-in. */
const LEAST = { memory: 8, passes: 1, parallelism: 1 };

/** Creates an administrator of a test shop, who signs in like any other. */
export const createTestAdmin = (db: Db, admin: NewAdmin): Promise<AdminUser> =>
  createAdmin(db, admin, null, (password) => argon2Hash(password, LEAST));
