import {
  filledText,
  keyLine,
  line,
  optionalLine,
  optionalText,
  richText,
} from '../../platform/http/forms/bodyFields.ts';
import { existsIn, pathByKey } from '../translations/index.ts';
import type { Translatable } from '../translations/index.ts';
import { urlKey } from '../urls/index.ts';
import { saveCategoryPaths } from './categories/categoryPaths.ts';
import { MAX_NOTICE } from './products/consumerNotices.ts';
import { productPath } from './products/product.ts';

const texts = {
  name: line('name'),
  url_key: urlKey,
  description: richText('description'),
  short_description: optionalText,
  meta_title: optionalLine('meta_title'),
  meta_description: optionalText,
  meta_keywords: optionalText,
};

/** The catalog entity types with translatable texts. */
export const catalogTranslatable: readonly Translatable[] = [
  {
    entityType: 'product',
    fields: { ...texts, consumer_notice: filledText('consumer_notice', MAX_NOTICE).nullable() },
    updateRoute: 'updateProduct',
    exists: existsIn('product'),
    savePaths: pathByKey('product', productPath),
  },
  {
    entityType: 'category',
    fields: texts,
    updateRoute: 'updateCategory',
    exists: existsIn('category'),
    savePaths: (_app, tx, { locale }) => saveCategoryPaths(tx, locale),
  },
  {
    entityType: 'collection',
    fields: { name: line('name'), description: richText('description') },
    updateRoute: 'updateCollection',
    exists: existsIn('collection'),
  },
  {
    entityType: 'attribute',
    fields: { attribute_name: line('attribute_name') },
    updateRoute: 'updateAttribute',
    exists: existsIn('attribute'),
  },
  {
    entityType: 'attribute_option',
    fields: { option_text: keyLine('option_text') },
    updateRoute: 'updateAttribute',
    exists: existsIn('attribute_option'),
  },
];
