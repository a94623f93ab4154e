import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../settings/index.ts';
import { appearanceSettings } from './appearanceSettings.ts';
import type { AppearanceSettings, Look, LogoImage } from './contract.ts';
import { isDark } from './palette.ts';
import { lookStyles } from './lookStyles.ts';

const KEYS = Object.keys(appearanceSettings) as (keyof AppearanceSettings)[];

const size = z.object({ width: z.int().nullable(), height: z.int().nullable() });

/** The schema of the value selected by `lookColumn`. */
export const savedLook = z.object({ settings: savedSettings, sizes: z.record(z.string(), size) });
type SavedLook = z.output<typeof savedLook>;

/** Selects the stored appearance as a single JSON value, inside any SQL statement. Its schema is `savedLook`. */
export const lookColumn = sql.fragment`json_build_object(
  'settings', ${savedSettingsColumn(KEYS)},
  'sizes', (
    select coalesce(json_object_agg(file.url, json_build_object('width', file.width, 'height', file.height)), '{}')
    from setting join media_file file on file.url = setting.value #>> '{}'
    where setting.name in ('shopLogo', 'shopLogoDark')))`;

type App = Pick<AppContext, 'config' | 'language'>;

/** Creates the appearance from stored values, in the app's language. */
export function lookFrom(app: AppContext, { settings, sizes }: SavedLook): Look {
  return lookOf(app, settingsFrom(app, KEYS, settings), sizes);
}

const lookRow = z.object({ look: savedLook });

/** Reads the shop's appearance. One SQL statement. */
export async function readLook(app: AppContext, db: Db): Promise<Look> {
  const { look } = await db.one(sql.type(lookRow)`select ${lookColumn} as look`);
  return lookFrom(app, look);
}

/** Returns the default appearance, for pages that do not query the database. */
export const plainLook = (app: AppContext): Look => lookFrom(app, { settings: {}, sizes: {} });

function lookOf(app: App, values: AppearanceSettings, sizes: SavedLook['sizes']): Look {
  const imageOf = (url: string): LogoImage | null =>
    url === '' ? null : { url, width: null, height: null, ...(Object.hasOwn(sizes, url) && sizes[url]) };
  const { logo, logoDark } = logosOf(values);
  const announcement = translate(app, values.announcementText, values.announcementTextTranslations);
  return {
    name: values.shopName || app.config.shop.name,
    home: {
      title: translate(app, values.homeTitle, values.homeTitleTranslations) || null,
      description: translate(app, values.homeDescription, values.homeDescriptionTranslations) || null,
    },
    logo: imageOf(logo),
    logoDark: imageOf(logoDark),
    favicon: values.shopFavicon || null,
    colors: values.shopColors,
    styles: lookStyles(values),
    announcement:
      values.announcementOn && announcement !== ''
        ? { text: announcement, link: values.announcementLink || null }
        : null,
    about: translate(app, values.footerText, values.footerTextTranslations) || null,
    contact: {
      email: values.contactEmail || null,
      phone: values.contactPhone || null,
      address: values.contactAddress || null,
    },
    social: values.socialLinks,
  };
}

/** Returns the logos for light and dark pages. If all pages have the same color scheme, returns only `logo`. */
function logosOf({ shopLogo, shopLogoDark, shopColorScheme: scheme, shopColors }: AppearanceSettings): {
  readonly logo: string;
  readonly logoDark: string;
} {
  if (scheme === 'light' || isDark(shopColors.background)) return { logo: shopLogo, logoDark: '' };
  return scheme === 'dark'
    ? { logo: shopLogoDark || shopLogo, logoDark: '' }
    : { logo: shopLogo, logoDark: shopLogoDark };
}

/** Returns a text in the app's language. Falls back to the default language if there is no translation. */
const translate = ({ language }: App, text: string, others: Readonly<Record<string, string>>): string =>
  (Object.hasOwn(others, language) ? others[language] : undefined) || text;
