import type { AppContext } from '../../platform/contracts/context.ts';

type Settings = Readonly<Record<string, unknown>>;

/** The settings of a widget without their translations, and those by the codes of their languages. */
export interface SplitSettings {
  readonly own: Settings;
  /** Undefined: the settings have none. What was sent may be of any shape. */
  readonly translations: unknown;
}

/** Separates settings from their `translations`, which every type of widget has beside its own settings. */
export function splitSettings(settings: unknown): SplitSettings {
  if (!isObject(settings)) return { own: settings as Settings, translations: undefined };
  const { translations, ...own } = settings;
  return { own, translations };
}

/** Returns the settings of a widget as a language has them; null: they are not translated into it. */
export function settingsIn({ own, translations }: SplitSettings, language: string): Settings | null {
  const spoken = isObject(translations) ? translations[language] : undefined;
  return isObject(spoken) ? { ...own, ...spoken } : null;
}

/** Returns what is wrong with the translations of settings; null: nothing, as far as their languages go. */
export function translationsFault({ languages }: AppContext, translations: unknown): string | null {
  if (!isObject(translations)) return 'must be an object of settings by language code';
  const others = languages.all.filter((code) => code !== languages.default);
  const wrong = Object.entries(translations).find(
    ([code, spoken]) => !others.includes(code) || !isObject(spoken),
  );
  if (!wrong) return null;
  return others.includes(wrong[0])
    ? `must have an object of settings for "${wrong[0]}"`
    : `has the unknown language "${wrong[0]}". Available: ${others.join(', ') || 'none'}`;
}

const isObject = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
