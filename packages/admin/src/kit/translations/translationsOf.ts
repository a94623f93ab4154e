import { queryOptions } from '@tanstack/react-query';
import { shop } from '../api/shop.ts';
import { fieldsOf } from '../form/values.ts';
import type { Field, Values } from '../form/field.ts';
import type { AnyRecord, FormDefinition, TranslatedPart, TranslatedParts } from '../form/definition.ts';

/** A translatable text of a record or a record part. */
export interface TranslatedText {
  /** Input for the text. It is named after the field or the part's UUID. */
  readonly field: Field;
  /** Text in the default language. */
  readonly original: unknown;
  /** Label of a part's input. Null to use the field label. */
  readonly words: string | null;
}

/** A record's translations by language, and its parts' translations by language and UUID. */
interface Translations {
  readonly own: Readonly<Record<string, Values>>;
  readonly parts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Query for the languages and translatable record types. */
export const kindsQuery = queryOptions({
  queryKey: ['translations', 'kinds'],
  queryFn: () => shop.translations.kinds(),
  staleTime: Infinity,
});

/** Maximum number of parts whose translations are read in one request. */
const AT_ONCE = 200;

/** Reads the translations of a record and its parts. */
export function translationsQuery({ translatedAs, translatedParts }: FormDefinition, record: AnyRecord) {
  const { uuid } = record;
  const uuids = (translatedParts?.partsOf(record) ?? []).map((part) => part.uuid);
  return queryOptions({
    queryKey: ['translations', translatedAs ?? '', uuid, uuids],
    async queryFn(): Promise<Translations> {
      const own = translatedAs === undefined ? [] : await shop.translations.list(translatedAs, uuid);
      const parts = translatedParts ? await readParts(translatedParts, uuids) : [];
      const byLocale = Map.groupBy(parts, ({ locale }) => locale);
      return {
        own: Object.fromEntries(own.map(({ locale, fields }) => [locale, fields])),
        parts: Object.fromEntries(
          [...byLocale].map(([locale, rows]) => [
            locale,
            Object.fromEntries(
              rows.map(({ entity_uuid, fields }) => [
                entity_uuid,
                fields[translatedParts?.field ?? ''] ?? '',
              ]),
            ),
          ]),
        ),
      };
    },
  });
}

async function readParts({ entityType }: TranslatedParts, uuids: readonly string[]) {
  const chunks = Array.from({ length: Math.ceil(uuids.length / AT_ONCE) }, (_, place) =>
    uuids.slice(place * AT_ONCE, (place + 1) * AT_ONCE),
  );
  const answers = await Promise.all(
    chunks.map(async (ids) => shop.translations.listOfKind(entityType, { ids: ids.join(',') })),
  );
  return answers.flat();
}

/** Lists the translatable texts of a record and its parts. No text is required because the original replaces a missing translation. */
export function textsOf(
  definition: FormDefinition,
  record: AnyRecord,
  names: readonly string[],
): readonly TranslatedText[] {
  const { translatedParts } = definition;
  const own = fieldsOf(definition)
    .filter(({ name }) => names.includes(name))
    .map(({ name, label, kind }) => ({
      field: { name, label, kind: kindOf(name, kind) },
      original: record[name],
      words: null,
    }));
  const parts = (translatedParts?.partsOf(record) ?? []).map(({ uuid, words }) => ({
    field: { name: uuid, label: translatedParts?.title ?? 'translations.title', kind: 'text' as const },
    original: words,
    words,
  }));
  return [...own, ...parts];
}

const kindOf = (name: string, kind: Field['kind']): Field['kind'] => {
  if (kind === 'richText' || kind === 'textarea') return kind;
  return name === 'meta_description' ? 'textarea' : 'text';
};

/** A record in another language. */
export interface Translated {
  readonly definition: FormDefinition;
  readonly record: AnyRecord;
  readonly locale: string;
  /** Stored translations, by input name. */
  readonly stored: Values;
}

/** Saves edited translations. The record's texts are saved in one request, and each changed part in a separate request. */
export async function saveTexts(
  { definition, record, locale, stored }: Translated,
  values: Values,
): Promise<void> {
  const { translatedAs, translatedParts } = definition;
  const parts = translatedParts?.partsOf(record) ?? [];
  const isPart = new Set(parts.map(({ uuid }) => uuid));
  if (translatedAs !== undefined) {
    const own = Object.entries({ ...stored, ...values }).filter(([name]) => !isPart.has(name));
    if (own.some(([name, value]) => value !== '' || name in stored))
      await shop.translations.save(translatedAs, record.uuid, locale, {
        fields: Object.fromEntries(own),
      });
  }
  if (translatedParts)
    for (const part of parts)
      await savePart(translatedParts, part, locale, stored[part.uuid], values[part.uuid]);
}

async function savePart(
  { entityType, field }: TranslatedParts,
  { uuid }: TranslatedPart,
  locale: string,
  before: unknown,
  after: unknown,
): Promise<void> {
  if ((before ?? '') === (after ?? '')) return;
  if (after === '') await shop.translations.delete(entityType, uuid, locale);
  else await shop.translations.save(entityType, uuid, locale, { fields: { [field]: after } });
}

/** Deletes the translations of a record and its parts in one language. */
export async function deleteTexts({ definition, record, locale, stored }: Translated): Promise<void> {
  const { translatedAs, translatedParts } = definition;
  const parts = translatedParts?.partsOf(record) ?? [];
  const isPart = new Set(parts.map(({ uuid }) => uuid));
  if (translatedAs !== undefined && Object.keys(stored).some((name) => !isPart.has(name)))
    await shop.translations.delete(translatedAs, record.uuid, locale);
  if (translatedParts)
    for (const part of parts) await savePart(translatedParts, part, locale, stored[part.uuid], '');
}
