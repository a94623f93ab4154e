import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../settings/index.ts';
import type { RichText } from '../../platform/html/richText.ts';
import { guaranteeNotice } from './guaranteeNotice.ts';
import { LEGAL_KINDS, legalSettingKeys } from './legalSettings.ts';
import type { LegalKind } from './legalSettings.ts';
import { tillRules } from './tillRules.ts';
import type { TillRules } from './tillRules.ts';

/** Describes the value selected by `selectLegal`. */
export const legalData = z.object({
  saved: savedSettings,
  pages: z.array(
    z.object({
      uuid,
      title: text,
      path: text,
      /** The paths in other languages, keyed by language code. */
      paths: z.record(z.string(), z.string()).nullable(),
    }),
  ),
});
export type LegalData = z.output<typeof legalData>;

const PAGE_KEYS = LEGAL_KINDS.map((kind) => `${kind}Page` as const);

/**
 * Selects the legal settings, and the public pages chosen in them, as a single JSON value inside another SQL
 * statement.
 */
export const selectLegal = sql.fragment`json_build_object(
  'saved', ${savedSettingsColumn(legalSettingKeys)},
  'pages', coalesce((
    select json_agg(json_build_object('uuid', p.uuid, 'title', p.title, 'path', '/' || p.url_key, 'paths', (
      select json_object_agg(u.locale, u.request_path) from url_translation u where u.entity_uuid = p.uuid)))
    from cms_page p
    where p.status and p.uuid::text in (
      select lower(value #>> '{}') from setting where name = any(${sql.array(PAGE_KEYS, 'text')}))
  ), '[]'))`;

/** A link to a legal page. */
export interface LegalLink {
  readonly kind: LegalKind;
  readonly uuid: string;
  readonly title: string;
  /** The path in the page's language, without the language code. */
  readonly url: string;
}

/** The legal requirements for the shop's pages. */
export interface Legal {
  readonly links: readonly LegalLink[];
  /** Returns the rules that apply to a shopper's country. Null means that the country is unknown. */
  rulesFor(shopper: string | null): TillRules;
  /** Returns the notice of the legal guarantee for a shopper's country. Null if no notice is shown there. */
  guaranteeFor(shopper: string | null): RichText | null;
}

/** Creates the legal requirements from their stored data. Titles are in the default language. */
export function legalOf(app: AppContext, { saved, pages }: LegalData): Legal {
  const settings = settingsFrom(app, legalSettingKeys, saved);
  const shop = app.config.shop.address?.country ?? null;
  const rulesFor = (shopper: string | null) => tillRules(settings, { shop, shopper });
  return {
    links: LEGAL_KINDS.flatMap((kind) => {
      const page = pages.find((one) => one.uuid === settings[`${kind}Page`]?.toLowerCase());
      if (!page) return [];
      return [{ kind, uuid: page.uuid, title: page.title, url: page.paths?.[app.language] ?? page.path }];
    }),
    rulesFor,
    guaranteeFor: (shopper) => (rulesFor(shopper).showsGuarantee ? guaranteeNotice(app, settings) : null),
  };
}

const legalRow = z.object({ legal: legalData });

/** Reads the legal requirements for the shop's pages. One SQL statement. */
export async function readLegal(app: AppContext, db: Db): Promise<Legal> {
  const { legal } = await db.one(sql.type(legalRow)`select ${selectLegal} as legal`);
  return legalOf(app, legal);
}
