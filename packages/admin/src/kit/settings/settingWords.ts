import { textOr, wordsOf } from '../../text/text.ts';
import type { Setting } from './settingKind.ts';

/** Returns a setting's name. It is translated if the admin has a translation. */
export const nameOf = ({ key, label }: Pick<Setting, 'key' | 'label'>): string =>
  textOr(`setting.${key}`, label);

/** Returns a setting's description, or null if there is none. Descriptions of extension settings come from the API. */
export function helpOf({ key, description }: Pick<Setting, 'key' | 'description'>): string | null {
  const isKnown = textOr(`setting.${key}`, '') !== '';
  return textOr(`setting.${key}.help`, isKnown ? '' : (description ?? '')) || null;
}

/** Returns the label of a setting's choice value. */
export const valueOf = ({ key }: Pick<Setting, 'key'>, value: unknown): string =>
  textOr(`setting.${key}.${String(value)}`, wordsOf(String(value)));

/** Returns the title of a settings page. */
export const groupTitle = (group: string): string => textOr(`shopSettings.group.${group}`, wordsOf(group));
export const groupText = (group: string): string => textOr(`shopSettings.group.${group}.text`, '');
