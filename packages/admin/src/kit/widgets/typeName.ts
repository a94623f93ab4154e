import { text, wordsOf } from '../../text/text.ts';

const BUILT_IN = [
  'hero',
  'rich_text',
  'text_block',
  'image_text',
  'banner',
  'tiles',
  'product_row',
  'collection_products',
  'features',
  'faq',
  'video',
  'spacer',
  'newsletter',
  'contact_form',
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

/** Writes what a type of widget is for, in a sentence. `own` is what an extension says. */
export const typeAbout = (type: string, own: string | null): string | null => {
  const known = BUILT_IN.find((one) => one === type);
  return known ? text(`widgets.about.${known}`) : own;
};

const CHOICES = [
  'newest',
  'best_selling',
  'on_sale',
  'category',
  'collection',
  'chosen',
  'small',
  'medium',
  'large',
] as const;

/** Writes a value that a setting offers for people. */
export function choiceName(value: string): string {
  const known = CHOICES.find((one) => one === value);
  return known ? text(`widgets.choice.${known}`) : wordsOf(value);
}

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
  'products',
  'category',
  'skus',
  'video',
  'size',
  'line',
] as const;

/** Writes the name of a setting for people. Those of extensions are written from their keys where they have no title. */
export function settingName(key: string, title?: string): string {
  const known = SETTINGS.find((one) => one === key);
  return known ? text(`widgets.setting.${known}`) : (title ?? wordsOf(key));
}
