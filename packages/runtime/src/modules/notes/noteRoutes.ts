import { z } from 'zod';
import { onConstraint } from '../../platform/db/constraints.ts';
import type { Db } from '../../platform/db/db.ts';
import { uuidOr } from '../../platform/entity/refOr.ts';
import type { Refusal } from '../../platform/errors.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import type { Route } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import { adminAuthor } from '../auth/index.ts';
import { noteNotFound } from './errors.ts';
import { noteBody, noteRow } from './note.ts';
import type { Note, NoteOwner } from './note.ts';
import { deleteNote, insertNote, listNotes } from './note.repo.ts';

/** Describes the notes on one record type. */
export interface NotesDefinition {
  readonly owner: NoteOwner;
  /** The path of the notes routes, such as `/api/orders/{id}/notes`. */
  readonly path: string;
  readonly ids: { readonly list: string; readonly create: string; readonly delete: string };
  /** Finds the integer ID of the record with the given ID. Returns null if there is none. */
  readonly find: (db: Db, id: string) => Promise<number | null>;
  /** Creates the error for a record that does not exist or has been deleted. */
  readonly notFound: () => Refusal;
}

const noteUuid = uuidOr(noteNotFound);

/** Creates the routes with which administrators read, write and delete notes on a record type. */
export function noteRoutes({ owner, path, ids, notFound, ...parts }: NotesDefinition): readonly Route[] {
  const find = async (db: Db, id: string): Promise<number> => {
    const found = await parts.find(db, id);
    if (found === null) throw notFound();
    return found;
  };
  const unknown = `\`${notFound().code}\``;
  const params = z.object({ id: z.string().describe(`The UUID of the ${owner}.`) });
  return [
    listRoute({
      id: ids.list,
      does: `Lists the notes of administrators about the ${owner}, the oldest first. Fails with ${unknown} if the ${owner} does not exist.`,
      path,
      params,
      answer: noteRow,
      toAnswer: withoutOwner,
      rows: async ({ db, params: { id } }) => listNotes(db, owner, [await find(db, id)]),
    }),
    defineRoute({
      id: ids.create,
      does: `Adds a note about the ${owner} in the name of the caller. Fails with ${unknown} if the ${owner} does not exist.`,
      method: 'POST',
      path,
      access: 'admin',
      params,
      body: noteBody,
      response: noteRow,
      handle: ({ db, params: { id }, body, caller, claim }) =>
        db.transaction(async (tx) => {
          const ownerId = await find(tx, id);
          const note = await onConstraint({ [`note_${owner}_id_fkey`]: notFound }, () =>
            insertNote(tx, owner, ownerId, { text: body.text, author: adminAuthor(caller) }),
          );
          await claim?.keep(tx, note);
          return note;
        }),
    }),
    defineRoute({
      id: ids.delete,
      does: `Deletes a note about the ${owner} and returns it as it was. Rejects an unknown ${owner} (${unknown}) and an unknown note (\`NOTE_NOT_FOUND\`).`,
      method: 'DELETE',
      path: `${path}/{note}`,
      access: 'admin',
      params: params.extend({ note: z.string().describe('The UUID of the note.') }),
      response: noteRow,
      async handle({ db, params: { id, note } }) {
        const deleted = await deleteNote(db, owner, await find(db, id), noteUuid(note));
        if (!deleted) throw noteNotFound();
        return deleted;
      },
    }),
  ];
}

function withoutOwner(owned: Note & { readonly owner_id: number }): Note {
  const { owner_id: _, ...note } = owned;
  return note;
}

/** Creates the loader for each record's notes, oldest first, by the record's integer ID. */
export const notesLoader = (owner: NoteOwner): LoaderDefinition<number, readonly Note[]> => ({
  async load(ids, { db }) {
    const byOwner = Map.groupBy(await listNotes(db, owner, ids), (note) => note.owner_id);
    return ids.map((id) => byOwner.get(id) ?? []);
  },
});
