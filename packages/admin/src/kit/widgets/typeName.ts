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

/** Returns the label of a widget type. Null if the admin has none. */
const knownName = (type: string): string | null => {
  const known = BUILT_IN.find((one) => one === type);
  return known ? text(`widgets.type.${known}`) : null;
};

/** Returns the label of a widget type. `own` is the name defined by an extension. */
export const typeName = (type: string, own = wordsOf(type)): string => knownName(type) ?? own;

/** Returns a sentence that describes a widget type. `own` is the description from an extension. */
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

/** Returns the label of a setting. Extension settings without a title are labeled by their key. */
export function settingName(key: string, title?: string): string {
  const known = SETTINGS.find((one) => one === key);
  return known ? text(`widgets.setting.${known}`) : (title ?? wordsOf(key));
}
