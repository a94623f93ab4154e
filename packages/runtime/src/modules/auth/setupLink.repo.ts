import { noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { hashOf, time } from '../credentials/index.ts';

/** Stores a setup token hash and deletes expired ones. */
export async function insertSetupLink(
  tx: Db,
  { token, expiresAt, now }: { readonly token: string; readonly expiresAt: Date; readonly now: Date },
): Promise<void> {
  await tx.run(sql.type(noColumns)`delete from admin_setup_link where expires_at <= ${time(now)}`);
  await tx.run(sql.type(noColumns)`
    insert into admin_setup_link (token_hash, expires_at) values (${hashOf(token)}, ${time(expiresAt)})`);
}

export const hasSetupLink = (tx: Db, token: string, now: Date): Promise<boolean> =>
  tx.exists(sql.type(noColumns)`
    select from admin_setup_link where token_hash = ${hashOf(token)} and expires_at > ${time(now)}`);

export const deleteSetupLinks = (tx: Db): Promise<number> =>
  tx.run(sql.type(noColumns)`delete from admin_setup_link`);

/** Reports whether the shop has any administrator, regardless of status and roles. */
export const hasAnyAdmin = (tx: Db): Promise<boolean> =>
  tx.exists(sql.type(noColumns)`select from admin_user`);
