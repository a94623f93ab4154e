import { createAdmin } from '../modules/auth/index.ts';
import type { AdminUser, NewAdmin } from '../modules/auth/index.ts';
import type { Db } from '../platform/db/db.ts';
import { argon2Hash } from '../modules/credentials/index.ts';

/** The least that argon2id can cost: the password of a test is known. A real hash takes 50 ms of a processor, and so does each login. */
const LEAST = { memory: 8, passes: 1, parallelism: 1 };

/** Creates an administrator of a test shop, who logs in as any other does. */
export const createTestAdmin = (db: Db, admin: NewAdmin): Promise<AdminUser> =>
  createAdmin(db, admin, null, (password) => argon2Hash(password, LEAST));
