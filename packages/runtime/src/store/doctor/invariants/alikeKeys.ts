import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { byQuery } from './invariant.ts';

/** Selects the keys of rows that have the same key as another row of the same owner. */
export const alike = (table: string, column: string, owner = sql.fragment``): SqlFragment => sql.fragment`
  select string_agg(${sql.identifier([column])}, ', ' order by ${sql.identifier([column])})
  from ${sql.identifier([table])} group by ${owner} text_key(${sql.identifier([column])}) having count(*) > 1`;

/** The tables with one row for each email. */
const EMAILS = ['customer', 'newsletter_subscriber', 'admin_user', 'reminder_choice'] as const;

/** The rule about emails that look the same. */
export const alikeEmails = byQuery({
  id: 'alikeEmails',
  about:
    'No two customers, subscribers or administrators have emails that differ only in case, blanks or zero-width characters.',
  fix: 'Correct one of the emails, or delete its record (/admin/customers, /admin/subscribers, /admin/users). `reminder_choice` rows need SQL.',
  query: sql.fragment`${sql.join(
    EMAILS.map(
      (table) => sql.fragment`select ${`${table} `} || names from (${alike(table, 'email')}) found (names)`,
    ),
    sql.fragment` union all `,
  )}`,
});

/**
 * Selects the codes that differ from another code of the table in more than case, but not after normalization. Codes of collections that
 * differ only in case are two codes.
 */
const alikeCodesOf = (table: string, column: string): SqlFragment => sql.fragment`
  select ${`${table} `} || names from (
    ${alike(table, column)} and count(distinct lower(${sql.identifier([column])})) > 1) found (names)`;

/** The rule about codes that look the same. */
export const alikeCodes = byQuery({
  id: 'alikeCodes',
  about:
    'No two collections, menus or attributes have codes that differ only in blanks or zero-width characters, nor two carriers in case.',
  fix: 'Give one of them another code (/admin/collections, /admin/menus, /admin/attributes, /admin/setting/shipping).',
  query: sql.fragment`
    ${alikeCodesOf('collection', 'code')} union all ${alikeCodesOf('menu', 'code')}
    union all ${alikeCodesOf('attribute', 'attribute_code')}
    union all
    select 'carrier ' || string_agg(code, ', ' order by code)
    from (
      select carrier ->> 'code' as code
      from setting, jsonb_array_elements(case jsonb_typeof(value) when 'array' then value else '[]' end) carrier
      where name = 'shippingCarriers'
    ) listed
    group by text_key(code) having count(*) > 1`,
});
