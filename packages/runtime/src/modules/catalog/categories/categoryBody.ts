import { z } from 'zod';
import { describedBy } from '../../../platform/entity/describedBy.ts';
import {
  flag,
  line,
  optionalLine,
  optionalText,
  quantity,
  reference,
  richText,
} from '../../../platform/http/bodyFields.ts';
import { metafieldsInput } from '../../metafields/index.ts';
import { urlKey } from '../../urls/index.ts';
import { imageAddress } from '../products/productBody.ts';
import { categoryRow } from './category.repo.ts';

const fields = describedBy(categoryRow, {
  name: line('name'),
  url_key: urlKey,
  parent_id: reference
    .nullable()
    .describe('The integer id or the UUID of the category that it stands below; null: at the root.'),
  status: flag('status'),
  position: quantity('position'),
  description: richText('description'),
  short_description: optionalText,
  image: imageAddress.nullable(),
  meta_title: optionalLine('meta_title'),
  meta_description: optionalText,
  meta_keywords: optionalText,
  metafields: metafieldsInput,
});

/** Touches only what it carries: there are no defaults here. */
export const categoryBody = z.object(fields).partial();
export const newCategoryBody = z.object({
  ...categoryBody.shape,
  name: fields.name,
  url_key: fields.url_key,
});

export type NewCategoryBody = z.output<typeof newCategoryBody>;
export type CategoryBody = z.output<typeof categoryBody>;
