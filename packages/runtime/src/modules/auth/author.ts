import type { Caller } from '../../platform/contracts/caller.ts';
import { sql } from '../../platform/db/db.ts';
import type { Author } from './contract.ts';

/** Returns the author to record for a caller's action on an administrator route. */
export const adminAuthor = ({ admin }: Pick<Caller, 'admin'>): Author => ({
  kind: 'administrator',
  uuid: admin?.uuid ?? null,
  name: admin?.email ?? null,
});

/** Returns the author to record for an action by a shopper, or by an administrator on a shopper's behalf. */
export function shopperAuthor(caller: Pick<Caller, 'admin' | 'customer'>): Author {
  const { customer } = caller;
  if (customer) return { kind: 'customer', uuid: customer.uuid, name: customer.fullName };
  return caller.admin ? adminAuthor(caller) : { kind: 'guest', uuid: null, name: null };
}

/** The author columns. They are null in rows whose author is the shop itself. */
export const authorColumns = sql.fragment`author_kind, author_uuid, author_name`;

/** Returns the values of `authorColumns`. */
export const authorValues = (by: Author | null) =>
  sql.fragment`${by?.kind ?? null}::text, ${by?.uuid ?? null}::uuid, ${by?.name ?? null}::text`;

/** Selects a row's author as JSON, or null if the author is the shop itself. */
export const selectedAuthor = sql.fragment`case when author_kind is not null
  then json_build_object('kind', author_kind, 'uuid', author_uuid, 'name', author_name) end as author`;
