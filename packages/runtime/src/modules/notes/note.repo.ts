import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { authorColumns, authorValues, selectedAuthor } from '../auth/index.ts';
import type { Author } from '../auth/index.ts';
import { noteRow, ownedNote } from './note.ts';
import type { Note, NoteOwner } from './note.ts';

const ownerId = (owner: NoteOwner) => sql.identifier([`${owner}_id`]);

/** Lists the notes on several orders or customers, oldest first. */
export const listNotes = (db: Db, owner: NoteOwner, ids: readonly number[]) =>
  db.any(sql.type(ownedNote)`
    select note_id, uuid, text, ${selectedAuthor}, created_at, ${ownerId(owner)} as owner_id from note
    where ${ownerId(owner)} = any(${sql.array(ids, 'int4')}) order by note_id`);

export const insertNote = (
  tx: Db,
  owner: NoteOwner,
  id: number,
  note: { readonly text: string; readonly author: Author },
): Promise<Note> =>
  tx.one(sql.type(noteRow)`
    insert into note (${ownerId(owner)}, text, ${authorColumns})
    values (${id}, ${note.text}, ${authorValues(note.author)})
    returning note_id, uuid, text, ${selectedAuthor}, created_at`);

/** Deletes a note on an order or a customer. Returns the deleted note, or null if it does not exist. */
export const deleteNote = (db: Db, owner: NoteOwner, id: number, uuid: string): Promise<Note | null> =>
  db.maybeOne(sql.type(noteRow)`
    delete from note where uuid = ${uuid} and ${ownerId(owner)} = ${id}
    returning note_id, uuid, text, ${selectedAuthor}, created_at`);
