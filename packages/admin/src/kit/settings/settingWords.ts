import { textOr, wordsOf } from '../../text/text.ts';
import type { Setting } from './settingKind.ts';

/** Returns the setting's name, in the admin language if the admin has a translation. */
export const nameOf = ({ key, label }: Pick<Setting, 'key' | 'label'>): string =>
  textOr(`setting.${key}`, label);

/** Returns the description of a setting. For an extension's setting, the description is from its API. Null if there is none. */
export function helpOf({ key, description }: Pick<Setting, 'key' | 'description'>): string | null {
  const isKnown = textOr(`setting.${key}`, '') !== '';
  return textOr(`setting.${key}.help`, isKnown ? '' : (description ?? '')) || null;
}

/** Returns the label of a choice value. */
export const valueOf = ({ key }: Pick<Setting, 'key'>, value: unknown): string =>
  textOr(`setting.${key}.${String(value)}`, wordsOf(String(value)));

/** Returns the title of a settings page. */
export const groupTitle = (group: string): string => textOr(`shopSettings.group.${group}`, wordsOf(group));
export const groupText = (group: string): string => textOr(`shopSettings.group.${group}.text`, '');
