import { z } from 'zod';
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

const required = { name: line('name'), url_key: urlKey };

const optional = {
  /** Null: at the root. */
  parent_id: reference.nullable(),
  status: flag('status'),
  /** Among its siblings, small ones first. */
  position: quantity('position'),
  description: richText('description'),
  short_description: optionalText,
  image: imageAddress.nullable(),
  meta_title: optionalLine('meta_title'),
  meta_description: optionalText,
  meta_keywords: optionalText,
  /** The whole set is replaced. */
  metafields: metafieldsInput,
};

export const newCategoryBody = z.object({ ...required, ...z.object(optional).partial().shape });
/** Touches only what it carries: there are no defaults here. */
export const categoryBody = z.object({ ...required, ...optional }).partial();

export type NewCategoryBody = z.output<typeof newCategoryBody>;
export type CategoryBody = z.output<typeof categoryBody>;
