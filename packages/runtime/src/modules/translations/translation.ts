import { z } from 'zod';
import { createdAt, entityId, entityUuid, text, updatedAt, uuid } from '../../platform/db/columns.ts';

const fields = z
  .record(z.string(), z.string())
  .describe("The translated texts by field name. Missing fields use the record's own text.");

/** Describes the translation of an entity into a language other than the default. */
export const translationRow = z.object({
  translation_id: entityId,
  uuid: entityUuid,
  entity_type: text.describe('The record type, such as `product`.'),
  entity_uuid: uuid.describe('The UUID of the record.'),
  locale: text.describe('The language code.'),
  fields,
  created_at: createdAt,
  updated_at: updatedAt,
});
export type TranslationRow = z.output<typeof translationRow>;
export type TranslatedFields = z.output<typeof fields>;
