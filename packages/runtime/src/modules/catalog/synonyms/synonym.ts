import { z } from 'zod';
import { createdAt, entityId, entityUuid, text, updatedAt } from '../../../platform/db/columns.ts';
import { wordsOf } from '../listing/productSearch.ts';
import { breaks } from '../../../platform/http/forms/addFault.ts';

/** Describes a group of synonyms as stored in the database and returned by REST. */
export const synonymRow = z.object({
  search_synonym_id: entityId,
  uuid: entityUuid,
  terms: z
    .array(text)
    .describe('The words and phrases that product search treats as synonyms, such as `sofa` and `couch`.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type SynonymRow = z.output<typeof synonymRow>;

const MAX_TERMS = 50;
const MAX_LENGTH = 100;

/** Returns the words of a term, separated by single spaces, as the search compares them. */
export const phraseOf = (term: string): string => wordsOf(term).join(' ');

const keyOf = (term: string): string => phraseOf(term).toLowerCase();

const terms = z
  .array(
    z
      .string('terms must be strings')
      .trim()
      .max(MAX_LENGTH, `A term must have at most ${MAX_LENGTH} characters`)
      .refine(
        (term) => wordsOf(term).length > 0,
        breaks('pattern', 'A term must contain a letter or a digit'),
      ),
    'terms must be a list of words or phrases',
  )
  .min(2, 'A synonym group needs at least two terms')
  .max(MAX_TERMS, `A synonym group can have at most ${MAX_TERMS} terms`)
  .refine(
    (all) => new Set(all.map(keyOf)).size === all.length,
    breaks('uniqueItems', 'A synonym group cannot contain the same term twice'),
  )
  .meta({ description: synonymRow.shape.terms.description ?? '', examples: [['sofa', 'couch']] });

export const newSynonymBody = z.object({ terms });
export const synonymBody = newSynonymBody.partial();
