import { describedBy, entityRoutes, field, refuse, uuidOr, z } from '@shop/runtime/extension';
import {
  countNotes,
  deleteNote,
  findNote,
  insertNote,
  listNotes,
  note,
  noteListing,
  updateNote,
} from './note.ts';
import type { Note } from './note.ts';

const notFound = () => refuse(404, 'MY_THING_NOTE_NOT_FOUND', 'Note not found');

const fields = describedBy(note, { title: field.line('title'), is_open: field.flag('is_open') });

/** The routes that list, read, create, update and delete notes. Route ids are the permissions granted to roles. */
export const noteRoutes = entityRoutes({
  path: '/api/my-thing/notes',
  table: 'my_thing_note',
  idText: 'The UUID of the note.',
  ref: uuidOr(notFound),
  notFound,
  answer: note,
  toAnswer: (row: Note) => row,
  list: {
    id: 'listMyThingNotes',
    listing: noteListing,
    rows: ({ db }, slice) => listNotes(db, slice),
    total: ({ db }, listing) => countNotes(db, listing),
  },
  get: { id: 'getMyThingNote', run: ({ db }, uuid) => findNote(db, uuid) },
  create: {
    id: 'createMyThingNote',
    body: z.object({ ...fields, is_open: fields.is_open.default(true) }),
    run: ({ db }, body) => insertNote(db, body),
  },
  update: {
    id: 'updateMyThingNote',
    body: z.object(fields).partial(),
    run: ({ db }, uuid, body) => updateNote(db, uuid, body),
  },
  delete: { id: 'deleteMyThingNote', run: ({ db }, uuid) => deleteNote(db, uuid) },
});
