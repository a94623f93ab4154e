import type { AppContext } from '../../platform/contracts/context.ts';
import type { WithTextLanguages } from '../../platform/contracts/languages.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { richText } from '../../platform/html/richText.ts';
import { listInLanguage } from './translation.repo.ts';
import type { InLanguage } from './translation.repo.ts';

type Plain = Readonly<Record<string, unknown>>;

/**
 * Translates page data into the app's language. In every object that has an entity's `uuid`, translatable fields are
 * translated and `url` becomes the path in that language. Objects inside of `marked` that have untranslated texts get
 * `text_languages`. Other values do not change. One SQL statement in total; none in the default language.
 */
export async function translateData<T extends object>(
  app: AppContext,
  db: Db,
  data: T,
  marked: readonly (keyof T)[] = [],
): Promise<T> {
  if (app.language === app.languages.default) return data;
  const uuids = new Set<string>();
  collect(data, uuids);
  if (uuids.size === 0) return data;
  const rows = await listInLanguage(db, app.language, [...uuids]);
  const byUuid = new Map(rows.map((row) => [row.uuid, row]));
  return Object.fromEntries(
    Object.entries(data).map(([key, part]: [string, unknown]) => [
      key,
      translate(part, { app, byUuid, isMarked: marked.includes(key as keyof T) }),
    ]),
  ) as T;
}

function collect(data: unknown, uuids: Set<string>): void {
  if (Array.isArray(data)) for (const item of data) collect(item, uuids);
  if (!isPlain(data)) return;
  for (const uuid of [data['uuid'], data['from']])
    if (typeof uuid === 'string' && isUuid(uuid)) uuids.add(uuid);
  for (const value of Object.values(data)) collect(value, uuids);
}

interface Found {
  readonly app: AppContext;
  readonly byUuid: ReadonlyMap<string, InLanguage>;
  /** True if objects with untranslated texts get `text_languages`. */
  readonly isMarked: boolean;
}

function translate(data: unknown, found: Found): unknown {
  if (Array.isArray(data)) return data.map((item: unknown) => translate(item, found));
  if (!isPlain(data)) return data;
  const inner = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, translate(value, found)]),
  );
  const { uuid } = data;
  const own = typeof uuid === 'string' ? translationOf(uuid, data['inherits'], found) : undefined;
  return {
    ...inner,
    ...(own && textsOf(data, own)),
    ...addressOf(data, own, found.app),
    ...(found.isMarked && typeof uuid === 'string' && languagesOf(data, own, found.app)),
  };
}

/** The text fields that templates show. */
const SHOWN = ['name', 'title', 'short_description', 'description', 'content'] as const;

/** Returns the languages of the texts that are not translated, or nothing if there are none. */
function languagesOf(data: Plain, own: InLanguage | undefined, { languages }: AppContext): WithTextLanguages {
  const fields = SHOWN.filter((field) => {
    const text = data[field] ?? data[`${field}_tree`];
    return text !== undefined && text !== null && text !== '' && own?.fields?.[field] === undefined;
  });
  if (fields.length === 0) return {};
  const locale = languages.localeOf(languages.default);
  return { text_languages: Object.fromEntries(fields.map((field) => [field, locale])) };
}

/** Returns an entity's translation, merged over the fields inherited from the page's main entity. */
function translationOf(uuid: string, inherits: unknown, { byUuid }: Found): InLanguage | undefined {
  const own = byUuid.get(uuid);
  if (!isPlain(inherits)) return own;
  const { from, fields } = inherits as { readonly from: string; readonly fields: readonly string[] };
  const main = byUuid.get(from);
  const texts = Object.entries(main?.fields ?? {}).filter(([name]) => fields.includes(name));
  return { uuid, fields: { ...Object.fromEntries(texts), ...own?.fields }, path: main?.path ?? null };
}

/** Returns the translations of an object's fields, including parsed rich text for stored rich text fields. */
function textsOf(data: Plain, { fields }: InLanguage): Plain {
  const texts = Object.entries(fields ?? {})
    // Variant options have their translatable text in `label`.
    .map(([name, text]) => [name === 'option_text' ? 'label' : name, text] as const)
    .filter(([name]) => Object.hasOwn(data, name));
  const trees = texts.flatMap(([name, text]) =>
    Object.hasOwn(data, `${name}_tree`) ? [[`${name}_tree`, richText(text)] as const] : [],
  );
  return Object.fromEntries([...texts, ...trees]);
}

/** Returns an object's page path. Preserves a query string that selects a variant. */
function addressOf(data: Plain, own: InLanguage | undefined, { languages, language }: AppContext): Plain {
  const { url } = data;
  if (typeof url !== 'string' || !url.startsWith('/')) return {};
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  return { url: languages.pathIn(language, own?.path ? own.path + query : url) };
}

const isPlain = (data: unknown): data is Plain =>
  typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;
