import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';

/** Declares what the tables of the module know about shoppers. */
export const catalogPersonalData: readonly PersonalTable[] = [
  notPersonal('attribute', 'attribute_code', 'attribute_name', 'type'),
  notPersonal('attribute_group', 'group_name'),
  notPersonal('attribute_option', 'option_text', 'color', 'text_alike', 'option_key'),
  notPersonal(
    'category',
    'name',
    'url_key',
    'description',
    'short_description',
    'image',
    'meta_title',
    'meta_description',
    'meta_keywords',
    'meta_data',
  ),
  notPersonal('collection', 'name', 'code', 'description', 'meta_data'),
  notPersonal(
    'product',
    'withdrawal_excluded',
    'sku',
    'name',
    'url_key',
    'description',
    'short_description',
    'meta_title',
    'meta_description',
    'meta_keywords',
    'meta_data',
    'search',
    'inherited',
    'unit',
    'sku_alike',
  ),
  notPersonal('price_history', 'context'),
  notPersonal('product_attribute_value', 'value'),
  notPersonal('product_image', 'url'),
  notPersonal('product_link', 'type'),
  notPersonal('search_synonym', 'terms', 'phrases', 'firsts'),
];
