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

/** Returns a widget type's label, or null if the admin has none. */
const knownName = (type: string): string | null => {
  const known = BUILT_IN.find((one) => one === type);
  return known ? text(`widgets.type.${known}`) : null;
};

/** Returns a widget type's label. `own` is the name that an extension defines. */
export const typeName = (type: string, own = wordsOf(type)): string => knownName(type) ?? own;

/** Returns a sentence that describes a widget type. `own` is the description that an extension defines. */
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

/** Returns the label of a setting's choice value. */
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

/** Returns a setting's label. An extension setting without a title is labeled with its key. */
export function settingName(key: string, title?: string): string {
  const known = SETTINGS.find((one) => one === key);
  return known ? text(`widgets.setting.${known}`) : (title ?? wordsOf(key));
}
