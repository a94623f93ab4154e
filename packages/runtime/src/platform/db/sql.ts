import { sql as slonikSql } from 'slonik';
import type { QuerySqlToken } from 'slonik';
import { siteOf } from './site.ts';
import type { Site } from './site.ts';

const SITE = Symbol('site');

/** The template tag for SQL. Statements store their source location. */
export const locatedSql: typeof slonikSql = {
  ...slonikSql,
  type: (parser) => {
    const make = slonikSql.type(parser);
    const tag: typeof make = (template, ...values) =>
      located(make(template, ...values), siteOf(template, tag));
    return tag;
  },
  unsafe: (template, ...values) =>
    located(slonikSql.unsafe(template, ...values), siteOf(template, locatedSql.unsafe)),
};

const located = <T extends object>(statement: T, site: Site | null): T =>
  Object.freeze({ ...statement, [SITE]: site });

/** Returns the source location of a statement. Null if it is unknown. */
export const siteOfStatement = (statement: QuerySqlToken): Site | null =>
  (statement as { readonly [SITE]?: Site | null })[SITE] ?? null;
