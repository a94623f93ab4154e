import { textOr, wordsOf } from '../../text/text.ts';
import type { Setting } from './settingKind.ts';

/** Returns the name of a setting, in the language of the admin where the admin has it. */
export const nameOf = ({ key, label }: Pick<Setting, 'key' | 'label'>): string =>
  textOr(`setting.${key}`, label);

/** Returns what a setting does, of an extension's as the API describes it; null: there is nothing to say. */
export function helpOf({ key, description }: Pick<Setting, 'key' | 'description'>): string | null {
  const isKnown = textOr(`setting.${key}`, '') !== '';
  return textOr(`setting.${key}.help`, isKnown ? '' : (description ?? '')) || null;
}

/** Returns the words of a value of a choice. */
export const valueOf = ({ key }: Pick<Setting, 'key'>, value: unknown): string =>
  textOr(`setting.${key}.${String(value)}`, wordsOf(String(value)));

/** Returns the title of a page of settings, and what is on it. */
export const groupTitle = (group: string): string => textOr(`shopSettings.group.${group}`, wordsOf(group));
export const groupText = (group: string): string => textOr(`shopSettings.group.${group}.text`, '');
