import { z } from 'zod';
import { createdAt, entityId, entityUuid, text, updatedAt, uuid } from '../../platform/db/columns.ts';

const fields = z
  .record(z.string(), z.string())
  .describe(
    'The translated texts by the names of their fields. A field that is not there is as the record has it.',
  );

/** Describes the translation of an entity into a language other than the default. */
export const translationRow = z.object({
  translation_id: entityId,
  uuid: entityUuid,
  entity_type: text.describe('The kind of the record, such as `product`.'),
  entity_uuid: uuid.describe('The UUID of the record.'),
  locale: text.describe('The code of the language.'),
  fields,
  created_at: createdAt,
  updated_at: updatedAt,
});
export type TranslationRow = z.output<typeof translationRow>;
export type TranslatedFields = z.output<typeof fields>;
