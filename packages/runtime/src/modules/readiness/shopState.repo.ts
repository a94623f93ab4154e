import { z } from 'zod';
import { bool, int } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { shopWithdrawal, shopWithdrawalColumn } from '../orders/index.ts';

const state = z.object({
  products: int,
  unclassed: int,
  tax_rates: int,
  has_homepage: bool,
  has_order: bool,
  had_demo: bool,
  has_privacy: bool,
  has_terms: bool,
  /** The facts that decide if the shop sells to consumers with a right of withdrawal. */
  withdrawal: shopWithdrawal,
  /** True if the page that the settings name as the text about the right of withdrawal is published. */
  has_withdrawal: bool,
});
export type ShopState = z.output<typeof state>;

/** Maximum value of counts. Higher counts would not change the checks. */
const MOST = 10_000;

/** Words that identify pages about privacy and terms, by language. */
const LEGAL_WORDS = {
  en: { privacy: 'privacy', terms: 'terms|conditions' },
  de: { privacy: 'datenschutz', terms: 'agb|geschaeftsbedingungen' },
  fr: { privacy: 'confidentialit|donn[eé]es[ -]personnelles', terms: 'conditions|cgv' },
};
const wordsOn = (page: 'privacy' | 'terms') =>
  `(${Object.values(LEGAL_WORDS)
    .map((words) => words[page])
    .join('|')})`;
const PRIVACY = wordsOn('privacy');
const TERMS = wordsOn('terms');

/**
 * Reads the checklist's input from the shop's records. One SQL statement, whose cost does not grow with orders or
 * products.
 */
export const readShopState = (db: Db) =>
  db.one(sql.type(state)`
    select
      (select count(*)::int from (select from product where status limit ${MOST}) counted) as products,
      (select count(*)::int from (
        select from product where status and tax_class is null limit ${MOST}) counted) as unclassed,
      (select count(*)::int from tax_rate) as tax_rates,
      exists (select from widget_placement where route = 'homepage') as has_homepage,
      exists (select from "order") as has_order,
      exists (select from setting where name = 'demoPrepared') as had_demo,
      exists (select from cms_page where status and (url_key || ' ' || title) ~* ${PRIVACY}) as has_privacy,
      exists (select from cms_page where status and (url_key || ' ' || title) ~* ${TERMS}) as has_terms,
      ${shopWithdrawalColumn} as withdrawal,
      exists (
        select from cms_page p join setting s on s.name = 'withdrawalPage' and lower(s.value #>> '{}') = p.uuid::text
        where p.status) as has_withdrawal`);
