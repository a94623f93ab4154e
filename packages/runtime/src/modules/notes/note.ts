import { z } from 'zod';
import { createdAt, entityId, entityUuid, int, text } from '../../platform/db/columns.ts';
import { filledText } from '../../platform/http/forms/bodyFields.ts';
import { author } from '../auth/index.ts';

export const noteRow = z.object({
  note_id: entityId,
  uuid: entityUuid,
  text: text.describe('The note, visible only to administrators.'),
  author: author.describe('The author of the note.'),
  created_at: createdAt,
});
export type Note = z.output<typeof noteRow>;

/** A note, with the integer ID of its order or customer. */
export const ownedNote = noteRow.extend({ owner_id: int });

export const noteBody = z.object({
  text: filledText('text', 10_000).describe('The note. Shoppers never see it.'),
});

/** The record types that can have notes. */
export type NoteOwner = 'order' | 'customer';
