import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';
import { columnFilter } from '../../platform/listing/columnFilter.ts';
import type { Filter, ListingSpec, ListReader, Operation } from '../../platform/listing/contract.ts';
import { inOrderOf } from './nameOrder.ts';
import { contentLanguage, translatedColumn } from './translatedColumn.ts';

/** The translatable fields of the records in a list. */
export interface ListedTexts {
  /** The entity type, which is also its table's name. */
  readonly entityType: string;
  /** The table's alias in the list's SQL statements. */
  readonly alias: string;
  /** The name column. */
  readonly column: string;
  /** The filter and sort key for the name. Default: the column name. */
  readonly key?: string;
  /** The columns that the `keyword` filter searches for a substring, if the list has that filter. */
  readonly keyword?: readonly string[];
}

/**
 * Makes a list filter and sort by name in the audience's language. Administrators can find a record by its name in
 * any language.
 */
export function localizedListing(spec: ListingSpec, texts: ListedTexts): ListingSpec {
  const { entityType, alias, column, key = column, keyword } = texts;
  return {
    ...spec,
    readBy(reader) {
      const language = contentLanguage(reader.app);
      const translated = translatedColumn(alias, column, language);
      const valueAt = (id: SqlFragment) => sql.fragment`(
        select ${translated} from ${sql.identifier([entityType])} ${sql.identifier([alias])} where ${spec.id.column} = ${id})`;
      const sort = spec.sorts[key];
      return {
        ...spec,
        filters: {
          ...spec.filters,
          [key]: filterOf(texts, column, reader),
          ...(keyword && { keyword: partOf(texts, keyword, reader, spec.filters['keyword']) }),
        },
        sorts: {
          ...spec.sorts,
          ...(sort && {
            [key]: {
              ...sort,
              column: inOrderOf(reader.app, translated),
              ...(language !== null && { valueAt }),
            },
          }),
        },
      };
    },
  };
}

/** Creates a filter that matches a substring in any of the columns. */
function partOf(
  texts: ListedTexts,
  columns: readonly string[],
  reader: ListReader,
  documented?: Filter,
): Filter {
  const filters = columns.map((column) => filterOf(texts, column, reader));
  return {
    ...documented,
    operations: ['eq'],
    where: (_, value) =>
      sql.fragment`${sql.join(
        filters.map(({ where }) => where('like', value)),
        sql.fragment` or `,
      )}`,
  };
}

function filterOf(texts: ListedTexts, column: string, { app, audience }: ListReader): Filter {
  return audience === 'admin'
    ? inAnyLanguage(texts, column)
    : columnFilter(translatedColumn(texts.alias, column, contentLanguage(app)), 'text');
}

/** The positive operation of each negative one. */
const OPPOSITE: Partial<Record<Operation, Operation>> = { neq: 'eq', nlike: 'like', nin: 'in' };

/** Creates a filter that matches the text in any language. A negative operation must be true in all languages. */
function inAnyLanguage({ entityType, alias }: ListedTexts, column: string): Filter {
  const own = columnFilter(sql.fragment`${sql.identifier([alias, column])}`, 'text');
  const other = columnFilter(sql.fragment`(t.fields ->> ${column}::text)`, 'text');
  return {
    ...own,
    where(operation, value) {
      const opposite = OPPOSITE[operation];
      const translated = sql.fragment`${sql.identifier([alias, 'uuid'])} in (
        select t.entity_uuid from translation t
        where t.entity_type = ${entityType} and ${other.where(opposite ?? operation, value)})`;
      return opposite
        ? sql.fragment`${own.where(operation, value)} and not ${translated}`
        : sql.fragment`${own.where(operation, value)} or ${translated}`;
    },
  };
}
