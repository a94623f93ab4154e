import { z } from 'zod';
import { totalRow, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { table } from '../../platform/entity/table.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { contactMessageRow } from './contactMessage.ts';
import type { ContactMessage, NewContactMessage } from './contactMessage.ts';

const messages = table({
  name: 'contact_message',
  alias: 'm',
  row: contactMessageRow,
  written: ['status'],
});
const { columns } = messages;

const stored = z.object({ uuid });

export async function insertMessage(
  tx: Db,
  sent: NewContactMessage,
  locale: string,
  now: Date,
): Promise<string> {
  const row = await tx.one(sql.type(stored)`
    insert into contact_message (full_name, email, message, locale, created_at, updated_at)
    values (${sent.full_name}, ${sent.email}, ${sent.message}, ${locale}, ${now.toISOString()}, ${now.toISOString()})
    returning uuid`);
  return row.uuid;
}

export const findMessage = (db: Db, ref: IdRef): Promise<ContactMessage | null> =>
  db.maybeOne(
    sql.type(contactMessageRow)`select ${columns} from contact_message m where ${messages.is(ref)}`,
  );

export const listMessages = (db: Db, listing: Slice) =>
  db.any(sql.type(contactMessageRow)`
    select ${columns} from contact_message m where ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countMessages = async (db: Db, { where }: Pick<Listing, 'where'>) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from contact_message m where ${where}`)}`);
  return total;
};

/** Updates the defined fields of a message. Returns null if the message does not exist. */
export const updateMessage = (
  db: Db,
  ref: IdRef,
  values: Parameters<typeof messages.update>[0],
): Promise<ContactMessage | null> =>
  db.maybeOne(sql.type(contactMessageRow)`
    ${messages.update(values)} where ${messages.is(ref)} returning ${columns}`);

export const deleteMessage = (db: Db, ref: IdRef): Promise<ContactMessage | null> =>
  db.maybeOne(sql.type(contactMessageRow)`
    delete from contact_message m where ${messages.is(ref)} returning ${columns}`);
