import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { int, text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../settings/index.ts';
import { translatedColumn } from '../translations/index.ts';
import { richText } from '../../platform/html/richText.ts';
import type { RichText } from '../../platform/html/richText.ts';
import { guaranteeNotice } from './guaranteeNotice.ts';
import { legalSettingKeys } from './legalSettings.ts';
import { tillRules } from './tillRules.ts';

/** The kinds of legal texts that an order keeps. */
export type OrderTextKind = 'terms' | 'withdrawal';

/**
 * Selects the texts of the public legal pages as they are now, as rows `(kind, version, title, content)`, in a language that an SQL
 * expression gives.
 */
export const legalTextsNow = (
  kinds: readonly OrderTextKind[],
  language: SqlFragment,
): SqlFragment => sql.fragment`
  select kind, substr(encode(sha256(convert_to(jsonb_build_array(title, content)::text, 'UTF8')), 'hex'), 1, 16) as version,
    title, content
  from (
    select wanted.kind, ${translatedColumn('p', 'title', language)} as title,
      ${translatedColumn('p', 'content', language)} as content
    from unnest(${sql.array([...kinds], 'text')}) as wanted (kind)
    join setting chosen on chosen.name = wanted.kind || 'Page'
    join cms_page p on p.uuid::text = lower(chosen.value #>> '{}') and p.status
  ) as page`;

/** A legal text in the confirmation of an order. */
export interface OrderText {
  readonly title: string;
  readonly content: RichText | null;
}

const orderTextRow = z.object({ place: int, title: text, content: text.nullable() });
const orderTextsRow = z.object({ saved: savedSettings, texts: z.array(orderTextRow) });

/** An order's texts, and the country that it goes to. */
export interface OrderOfTexts {
  readonly terms_text_version: string | null;
  readonly no_shipping_required: boolean;
  readonly withdrawal_version: string | null;
  readonly shipping_address: { readonly country: string } | null;
  readonly billing_address: { readonly country: string } | null;
}

/**
 * Returns the texts that the rules of the order's country require in the confirmation: the terms and the right of withdrawal as they were
 * when the order was placed, and the notice of the legal guarantee in the app's language; and whether prices are stored with tax. Runs one
 * SQL statement.
 */
export async function readOrderTexts(
  app: AppContext,
  db: Db,
  order: OrderOfTexts,
): Promise<{ readonly texts: readonly OrderText[]; readonly priceIncludingTax: boolean }> {
  const versions = [order.terms_text_version, order.withdrawal_version].filter((one) => one !== null);
  const keys = [...legalSettingKeys, 'priceIncludingTax'] as const;
  const { saved, texts } = await db.one(sql.type(orderTextsRow)`
    select ${savedSettingsColumn(keys)} as saved, coalesce((
      select json_agg(json_build_object('place', wanted.place, 'title', kept.title, 'content', kept.content) order by wanted.place)
      from unnest(${sql.array(versions, 'text')}) with ordinality as wanted (version, place)
      join terms_version kept using (version)), '[]') as texts`);
  const shopper = (order.shipping_address ?? order.billing_address)?.country ?? null;
  const countries = { shop: app.config.shop.address?.country ?? null, shopper };
  const settings = settingsFrom(app, keys, saved);
  const { confirmsTexts, showsGuarantee } = tillRules(settings, countries);
  const shown = [
    ...(confirmsTexts ? texts.map(({ title, content }) => ({ title, content: richText(content) })) : []),
    ...(showsGuarantee && !order.no_shipping_required
      ? [{ title: app.texts()('legal.guarantee.title'), content: guaranteeNotice(app, settings) }]
      : []),
  ];
  return { texts: shown, priceIncludingTax: settings.priceIncludingTax };
}
