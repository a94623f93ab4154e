import type { LoaderDefinition, ReadContext } from '../../platform/loading/readContext.ts';
import { findUuidByUrlKey, listInLanguage } from './translation.repo.ts';
import type { InLanguage } from './translation.repo.ts';
import { contentLanguage } from './translatedColumn.ts';

/** Loads entities' translations and paths in the request's language, in one SQL statement per query level. */
const inLanguage: LoaderDefinition<string, InLanguage | null> = {
  async load(uuids, { app, db }) {
    const rows = await listInLanguage(db, app.language, uuids);
    const byUuid = new Map(rows.map((row) => [row.uuid, row]));
    return uuids.map((uuid) => byUuid.get(uuid) ?? null);
  },
};

type Resolver<Row> = (row: Row, args: unknown, context: ReadContext) => unknown;

/**
 * Creates resolvers for a GraphQL type's translated fields, keyed by column name. In the default language, the
 * resolvers read the column without an SQL statement.
 */
export const translatedFields = <Row>(
  columns: readonly (string & keyof Row)[],
  uuidOf: (row: Row) => string,
): Readonly<Record<string, Resolver<Row>>> =>
  Object.fromEntries(
    columns.map((column): [string, Resolver<Row>] => [
      column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      async (row, _, context) => {
        if (contentLanguage(context.app) === null) return row[column];
        const found = await context.loader(inLanguage)(uuidOf(row));
        return found?.fields?.[column] ?? row[column];
      },
    ]),
  );

/**
 * Returns an entity's page path in the request's language, prefixed with the language code. Preserves a query string.
 */
export async function translatedUrl(context: ReadContext, uuid: string, url: string): Promise<string> {
  const { app } = context;
  if (contentLanguage(app) === null) return url;
  const found = await context.loader(inLanguage)(uuid);
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  return app.languages.pathIn(app.language, found?.path ? found.path + query : url);
}

/**
 * Finds an entity by its URL key in the request's language. Returns null if no translation has the key; the key is
 * then an untranslated one.
 */
export const translatedKey = async (
  context: ReadContext,
  type: string,
  key: string,
): Promise<string | null> => {
  const language = contentLanguage(context.app);
  return language === null ? null : findUuidByUrlKey(context.db, type, language, key);
};
