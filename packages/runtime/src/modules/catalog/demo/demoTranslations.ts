import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { insertTranslations } from '../../translations/index.ts';

/** The folder with the translations of the demo, one folder per language. */
const demoLanguages = new URL('../../../../demo/', import.meta.url);

/** Lists the languages that the demo is translated into. */
export const listDemoLanguages = (): readonly string[] => readdirSync(demoLanguages);

type Fields = Readonly<Record<string, string>>;
type FieldsByKey = Readonly<Record<string, Fields>>;

/** The translated texts of the demo catalog: of categories and products by URL key, and of collections by code. */
export interface DemoCatalogTexts {
  readonly attributes: Fields;
  /** The options of each attribute, by their English text. */
  readonly options: FieldsByKey;
  readonly categories: FieldsByKey;
  readonly collections: FieldsByKey;
  readonly products: FieldsByKey;
}

/** The texts of a demo file in one of the shop's languages. */
export interface DemoTexts<Texts> {
  readonly locale: string;
  readonly texts: Texts;
}

/** Lists the shop's languages other than the default, whose texts are those of the records themselves. */
export const translatedLanguages = ({ languages }: Pick<AppContext, 'languages'>): readonly string[] =>
  languages.all.filter((locale) => locale !== languages.default);

/**
 * Reads a file of demo texts in the given languages. Skips languages that the demo is not translated into. A regional
 * language such as `de-AT` gets the texts of its language.
 */
export const readDemoTexts = <Texts>(
  locales: readonly string[],
  file: 'catalog' | 'content',
): readonly DemoTexts<Texts>[] =>
  locales.flatMap((locale) => {
    const [language = locale] = locale.toLowerCase().split('-');
    const path = new URL(`${language}/${file}.json`, demoLanguages);
    return existsSync(path) ? [{ locale, texts: JSON.parse(readFileSync(path, 'utf8')) as Texts }] : [];
  });

/** A record of the demo catalog. Its code identifies its texts. */
export interface DemoRecord {
  readonly entityType: 'category' | 'collection' | 'product';
  readonly uuid: string;
  readonly code: string;
}

/**
 * Translates the records of the demo catalog and the attributes with the given codes. Existing translations are kept.
 * Runs two SQL statements, or none in a shop that has only the default language.
 */
export async function translateDemo(
  app: AppContext,
  tx: Db,
  records: readonly DemoRecord[],
  attributes: ReadonlySet<string>,
): Promise<void> {
  const languages = readDemoTexts<DemoCatalogTexts>(translatedLanguages(app), 'catalog');
  if (languages.length === 0) return;
  const named = await listAttributeTexts(tx, [...attributes]);
  await insertTranslations(
    tx,
    languages.flatMap(({ locale, texts }) => [
      ...records.flatMap(({ entityType, uuid: entityUuid, code }) => {
        const fields = texts[LISTS[entityType]][code];
        return fields ? [{ entityType, entityUuid, locale, fields }] : [];
      }),
      ...named.flatMap(({ entity_type: entityType, uuid: entityUuid, code, option }) => {
        const fields = attributeFields(texts, code, option);
        return fields ? [{ entityType, entityUuid, locale, fields }] : [];
      }),
    ]),
  );
}

const LISTS = { category: 'categories', collection: 'collections', product: 'products' } as const;

/** Returns the translated fields of an attribute, or of one of its options. */
function attributeFields(
  { attributes, options }: DemoCatalogTexts,
  code: string,
  option: string | null,
): Fields | null {
  const text = option === null ? attributes[code] : options[code]?.[option];
  if (text === undefined) return null;
  return option === null ? { attribute_name: text } : { option_text: text };
}

const attributeText = z.object({ entity_type: text, uuid, code: text, option: text.nullable() });

/** Lists attributes by code, and their options. */
const listAttributeTexts = (tx: Db, codes: readonly string[]) =>
  tx.any(sql.type(attributeText)`
    select 'attribute' as entity_type, a.uuid, a.attribute_code as code, null as option
    from attribute a where a.attribute_code = any(${sql.array([...codes], 'text')})
    union all
    select 'attribute_option', o.uuid, a.attribute_code, o.option_text
    from attribute a join attribute_option o using (attribute_id)
    where a.attribute_code = any(${sql.array([...codes], 'text')})`);
