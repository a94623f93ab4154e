import { sql as slonikSql } from 'slonik';
import type { QuerySqlToken } from 'slonik';
import { siteOf } from './site.ts';
import type { Site } from './site.ts';

const SITE = Symbol('site');

/** The tag of SQL templates, whose statements know where they are written. */
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

/** Returns where a statement is written; null where that is not known. */
export const siteOfStatement = (statement: QuerySqlToken): Site | null =>
  (statement as { readonly [SITE]?: Site | null })[SITE] ?? null;
