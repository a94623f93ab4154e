import { text, wordsOf } from '../../text/text.ts';

const BUILT_IN = [
  'hero',
  'text_block',
  'image_text',
  'banner',
  'tiles',
  'collection_products',
  'features',
  'faq',
  'basic_menu',
  'columns',
  'html',
] as const;

/** Writes the type of a widget for people; null: the admin has no words for it. */
const knownName = (type: string): string | null => {
  const known = BUILT_IN.find((one) => one === type);
  return known ? text(`widgets.type.${known}`) : null;
};

/** Writes the type of a widget for people. `own` is the name that an extension gave it. */
export const typeName = (type: string, own = wordsOf(type)): string => knownName(type) ?? own;

const SETTINGS = [
  'image',
  'title',
  'text',
  'link',
  'items',
  'label',
  'collection',
  'count',
  'html',
  'question',
  'answer',
  'reversed',
] as const;

/** Writes the name of a setting for people. Those of extensions are written from their keys where they have no title. */
export function settingName(key: string, title?: string): string {
  const known = SETTINGS.find((one) => one === key);
  return known ? text(`widgets.setting.${known}`) : (title ?? wordsOf(key));
}
