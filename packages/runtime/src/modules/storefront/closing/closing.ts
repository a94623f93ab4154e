import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { sql } from '../../../platform/db/db.ts';
import { watchState } from '../../../platform/watchState.ts';
import { lookColumn, lookFrom, savedLook } from '../../appearance/index.ts';
import type { Look } from '../../appearance/index.ts';
import { savedSettings, savedSettingsColumn, settingsFrom } from '../../settings/index.ts';
import { closingSettings } from './closingSettings.ts';
import type { ClosingSettings } from './closingSettings.ts';

const KEYS = Object.keys(closingSettings) as (keyof ClosingSettings)[];

const row = z.object({ saved: savedSettings, look: savedLook });

/** Describes the page that a closed storefront shows. */
export interface Closed {
  readonly look: Look;
  /** The merchant's text. Empty if there is none. */
  readonly text: string;
  /** The locale of the text if it is not translated into the app's language. Otherwise null. */
  readonly language: string | null;
}

/** The last settings that were read in each process. Null while the storefront is open. */
const states = new WeakMap<AppContext['config'], z.output<typeof row> | null>();

/** Returns what the closed page shows, without a query. Null while the storefront is open. */
export function closedIn(app: AppContext): Closed | null {
  const state = states.get(app.config);
  if (!state) return null;
  const values = settingsFrom(app, KEYS, state.saved);
  const translations = values.storefrontClosedTextTranslations;
  const translated = Object.hasOwn(translations, app.language) ? translations[app.language] : undefined;
  const text = translated ?? values.storefrontClosedText;
  const { languages, language } = app;
  const isForeign = text !== '' && translated === undefined && language !== languages.default;
  return {
    look: lookFrom(app, state.look),
    text,
    language: isForeign ? languages.localeOf(languages.default) : null,
  };
}

/** The service by which the server refuses visitors while the storefront is closed. */
export const closingService = (app: AppContext) => ({
  isClosed: () => (states.get(app.config) ?? null) !== null,
  keys: KEYS as readonly string[],
  refresh: () => refresh(app),
});

/** Reads the settings. Runs one SQL statement. */
async function refresh(app: AppContext): Promise<void> {
  const state = await app.db.one(
    sql.type(row)`select ${savedSettingsColumn(KEYS)} as saved, ${lookColumn} as look`,
  );
  const { storefrontClosed } = settingsFrom(app, KEYS, state.saved);
  states.set(app.config, storefrontClosed ? state : null);
}

/** Reads the settings at startup, and again while other processes may save them. */
export const watchClosing = (app: AppContext): Promise<() => void> =>
  watchState(app, () => refresh(app), 'could not read whether the storefront is closed');
