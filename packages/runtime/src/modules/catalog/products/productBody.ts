import { z } from 'zod';
import { idRefOf } from '../../../platform/db/idRef.ts';
import { safeHref } from '../../../platform/html/safeHref.ts';
import { amount } from '../../../platform/http/amounts.ts';
import {
  decimal,
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

const MAX_IMAGES = 100;
const MAX_CATEGORIES = 1000;
const MAX_ATTRIBUTES = 1000;

const NO_IMAGE = 'An image must be an http or https address, or a path that begins with "/"';

/** An address on the web, or a path of this shop, that a page may show: browsers read a backslash as a slash. */
export const imageAddress = z
  .string()
  .max(2000)
  .regex(/^(?:https?:\/\/[^\s/][^\s]*|\/[^\s/][^\s]*)$/i, { error: NO_IMAGE, abort: true })
  .refine((address) => safeHref(address) !== null, NO_IMAGE);

/** The integer id or the uuid of a tax class. */
const taxClass = reference
  .transform((text, context) => {
    const ref = idRefOf(text);
    if (ref) return 'id' in ref ? ref.id : ref.uuid.toLowerCase();
    context.addIssue({
      code: 'custom',
      message: 'tax_class must be the integer id or the uuid of a tax class, or null',
    });
    return z.NEVER;
  })
  .nullable();

const scalar = z.union([z.string(), z.number()]);

/** What the product says for an attribute. Null, an empty text and an empty list take it away. */
const attribute = z.object({
  attribute_code: line('attribute_code'),
  value: z
    .union([scalar, z.array(scalar).max(MAX_ATTRIBUTES)], {
      error: ({ input }) =>
        input === undefined ? 'value is required' : 'value must be a text, a number, a list of those or null',
    })
    .nullable(),
});

const required = {
  name: line('name'),
  url_key: urlKey,
  sku: line('sku'),
  price: amount('price'),
  qty: quantity('qty'),
};

const optional = {
  status: flag('status'),
  visibility: flag('visibility'),
  group_id: reference,
  weight: decimal('weight', { wholeDigits: 8 }),
  tax_class: taxClass,
  manage_stock: flag('manage_stock'),
  stock_availability: flag('stock_availability'),
  no_shipping_required: flag('no_shipping_required'),
  description: richText('description'),
  short_description: optionalText,
  meta_title: optionalLine('meta_title'),
  meta_description: optionalText,
  meta_keywords: optionalText,
  /** The whole set is replaced. */
  metafields: metafieldsInput,
  /** The first is the main one; the whole list is replaced. */
  images: z.array(imageAddress).max(MAX_IMAGES),
  /** The whole list is replaced. `category_id` is the short way to say one. */
  categories: z.array(reference).max(MAX_CATEGORIES),
  category_id: reference.nullable(),
  /** Touches only the attributes that it names. */
  attributes: z.array(attribute).max(MAX_ATTRIBUTES),
};

export const newProductBody = z.object({ ...required, ...z.object(optional).partial().shape });
/** Touches only what it carries: there are no defaults here. */
export const productBody = z.object({ ...required, ...optional }).partial();

export type NewProductBody = z.output<typeof newProductBody>;
export type ProductBody = z.output<typeof productBody>;
