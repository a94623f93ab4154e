import type { AppContext } from '../../platform/contracts/context.ts';
import { isRecord } from '../../platform/isRecord.ts';

type Settings = Readonly<Record<string, unknown>>;

/** Widget settings, separated from their translations by language code. */
export interface SplitSettings {
  readonly own: Settings;
  /** The translations as received, not validated. Undefined if the settings have none. */
  readonly translations: unknown;
}

/** Separates settings from their `translations`, a member that all widget types support. */
export function splitSettings(settings: unknown): SplitSettings {
  if (!isRecord(settings)) return { own: settings as Settings, translations: undefined };
  const { translations, ...own } = settings;
  return { own, translations };
}

/** Returns the widget settings translated into a language, or null if there is no translation. */
export function settingsIn({ own, translations }: SplitSettings, language: string): Settings | null {
  const translation = isRecord(translations) ? translations[language] : undefined;
  return isRecord(translation) ? { ...own, ...translation } : null;
}

/** Returns the problem with the languages of translated settings, or null if there is none. */
export function translationsFault({ languages }: AppContext, translations: unknown): string | null {
  if (!isRecord(translations)) return 'must be an object of settings by language code';
  const others = languages.all.filter((code) => code !== languages.default);
  const wrong = Object.entries(translations).find(
    ([code, translation]) => !others.includes(code) || !isRecord(translation),
  );
  if (!wrong) return null;
  return others.includes(wrong[0])
    ? `must have an object of settings for "${wrong[0]}"`
    : `has the unknown language "${wrong[0]}". Available: ${others.join(', ') || 'none'}`;
}
