import { column, columnFilter, countRows, sql, table, z } from '@shop/runtime/extension';
import type { Db, Listing, ListingSpec, PartialValues, Slice, ValuesOf } from '@shop/runtime/extension';

/** A row of `my_thing_note`. */
export const note = z.object({
  my_thing_note_id: column.entityId,
  uuid: column.entityUuid,
  title: column.text.describe('The title of the note.'),
  is_open: column.bool.meta({ 'x-kind': 'flag', description: 'True if something is left to do.' }),
  created_at: column.createdAt,
  updated_at: column.updatedAt,
});
export type Note = z.output<typeof note>;

const notes = table({ name: 'my_thing_note', alias: 'note', row: note, written: ['title', 'is_open'] });
type NoteValues = ValuesOf<typeof notes>;

/** The filters and sort orders of the note list, in REST and GraphQL. */
export const noteListing: ListingSpec = {
  filters: { title: columnFilter(sql.fragment`title`, 'text') },
  sorts: { title: { column: sql.fragment`title`, kind: 'text', field: 'title' } },
  id: { column: sql.fragment`my_thing_note_id`, field: 'my_thing_note_id' },
};

export const listNotes = (db: Db, { where, orderBy, limit, offset }: Slice) =>
  db.any(sql.type(note)`
    select * from my_thing_note where ${where} order by ${orderBy} limit ${limit} offset ${offset}`);

export const countNotes = async (db: Db, { where }: Pick<Listing, 'where'>) =>
  (
    await db.one(
      sql.type(column.totalRow)`${countRows(sql.fragment`select from my_thing_note where ${where}`)}`,
    )
  ).total;

export const findNote = (db: Db, uuid: string) =>
  db.maybeOne(sql.type(note)`select * from my_thing_note note where ${notes.is({ uuid })}`);

export const insertNote = (db: Db, values: NoteValues) =>
  db.one(sql.type(note)`${notes.insert(values)} returning ${notes.columns}`);

export const updateNote = (db: Db, uuid: string, values: PartialValues<NoteValues>) =>
  db.maybeOne(sql.type(note)`
    ${notes.update(values)} where ${notes.is({ uuid })} returning ${notes.columns}`);

export const deleteNote = (db: Db, uuid: string) =>
  db.maybeOne(sql.type(note)`
    delete from my_thing_note note where ${notes.is({ uuid })} returning ${notes.columns}`);
