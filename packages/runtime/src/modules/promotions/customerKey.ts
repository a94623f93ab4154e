import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';

/**
 * Creates the key for counting uses: the customer id, or the case-insensitive email address of a guest. Prefixes
 * distinguish the two. Null if both are missing.
 */
export const customerKey = (customerId: SqlFragment, email: SqlFragment): SqlFragment =>
  sql.fragment`coalesce('customer:' || ${customerId}, 'email:' || lower(${email}))`;
