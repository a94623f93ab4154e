import { z } from 'zod';
import { idRefOf } from '../../../platform/db/ids.ts';
import { describedBy } from '../../../platform/entity/describedBy.ts';
import { amount } from '../../../platform/http/forms/amounts.ts';
import {
  decimal,
  filledText,
  flag,
  keyLine,
  line,
  optionalLine,
  optionalText,
  quantity,
  reference,
  richText,
} from '../../../platform/http/forms/bodyFields.ts';
import { imageAddress } from '../../media/index.ts';
import { metafieldsInput } from '../../metafields/index.ts';
import { urlKey } from '../../urls/index.ts';
import { productRow } from './product.ts';
import { giftCardBody } from './giftCardTerms.ts';
import { MAX_ORDER_QTY } from './quantityRule.ts';
import { UNITS } from './units.ts';
import { WITHDRAWAL_EXCLUSIONS } from './withdrawalExclusions.ts';
import { CONSUMER_NOTICES, MAX_NOTICE } from './consumerNotices.ts';
import { addFault, breaks } from '../../../platform/http/forms/addFault.ts';
import { givenAttribute, MAX_ATTRIBUTES } from './givenAttribute.ts';

const MAX_IMAGES = 100;
const MAX_CATEGORIES = 1000;

const taxClass = reference
  .transform((text, context) => {
    const ref = idRefOf(text);
    if (ref) return 'id' in ref ? ref.id : ref.uuid.toLowerCase();
    addFault(context, {
      rule: 'format',
      values: { format: 'reference' },
      message: 'tax_class must be the ID or UUID of a tax class, or null',
    });
    return z.NEVER;
  })
  .nullable();

const required = describedBy(productRow, {
  name: line('name'),
  url_key: urlKey,
  sku: keyLine('sku'),
  price: amount('price'),
  qty: quantity('qty'),
});

const MAX_RETURN_DAYS = 3650;

/** Creates the schema of a limit on order quantities: an integer from 1 to 100000, or null. */
export const orderQuantity = (name: 'min_qty' | 'max_qty' | 'qty_step') =>
  quantity(name)
    .refine(
      (value) => value >= 1 && value <= MAX_ORDER_QTY,
      breaks('range', `${name} must be a whole number from 1 to ${MAX_ORDER_QTY}`, {
        min: 1,
        max: MAX_ORDER_QTY,
      }),
    )
    .nullable();

const optional = describedBy(productRow, {
  status: flag('status'),
  visibility: flag('visibility'),
  group_id: reference.describe('The attribute group, by integer ID or UUID. Defaults to the default group.'),
  compare_at_price: amount('compare_at_price').nullable(),
  prices: z
    .record(
      z.string().regex(/^[a-z]{3}$/i, 'prices must have ISO 4217 codes as keys'),
      amount('prices').nullable(),
    )
    .describe(
      "The product's own prices in other currencies, by ISO 4217 code. Currencies that are not named keep theirs; null removes one.",
    ),
  unit_amount: decimal('unit_amount', { wholeDigits: 8 })
    .refine(
      (value) => Number(value) > 0,
      breaks('exclusiveMinimum', 'unit_amount must be greater than 0', { limit: 0 }),
    )
    .nullable(),
  unit: z.enum(UNITS, { error: `unit must be one of ${UNITS.join(', ')}, or null` }).nullable(),
  weight: decimal('weight', { wholeDigits: 8 }),
  tax_class: taxClass.describe('The tax class, by integer ID or UUID. Null if the product is not taxed.'),
  manage_stock: flag('manage_stock'),
  stock_availability: flag('stock_availability'),
  no_shipping_required: flag('no_shipping_required'),
  return_days: quantity('return_days')
    .refine(
      (days) => days <= MAX_RETURN_DAYS,
      breaks('maximum', `return_days must be at most ${MAX_RETURN_DAYS}`, { limit: MAX_RETURN_DAYS }),
    )
    .nullable(),
  min_qty: orderQuantity('min_qty'),
  max_qty: orderQuantity('max_qty'),
  qty_step: orderQuantity('qty_step'),
  withdrawal_excluded: z
    .enum(WITHDRAWAL_EXCLUSIONS, {
      error: `withdrawal_excluded must be one of ${WITHDRAWAL_EXCLUSIONS.join(', ')}, or null`,
    })
    .nullable(),
  consumer_notice_type: z
    .enum(CONSUMER_NOTICES, {
      error: `consumer_notice_type must be one of ${CONSUMER_NOTICES.join(', ')}, or null`,
    })
    .nullable(),
  consumer_notice: filledText('consumer_notice', MAX_NOTICE).nullable(),
  gift_card: giftCardBody.nullable(),
  description: richText('description'),
  short_description: optionalText,
  meta_title: optionalLine('meta_title'),
  meta_description: optionalText,
  meta_keywords: optionalText,
  metafields: metafieldsInput,
  images: z
    .array(imageAddress)
    .max(MAX_IMAGES)
    .describe('The images, main image first. Replaces the whole list.'),
  categories: z
    .array(reference)
    .max(MAX_CATEGORIES)
    .describe('The categories, by integer ID or UUID. Replaces the whole list.'),
  category_id: reference
    .nullable()
    .describe(
      'One category, by integer ID or UUID, as a short form of `categories` with one entry. Null for no category.',
    ),
  attributes: z
    .array(givenAttribute)
    .max(MAX_ATTRIBUTES)
    .describe('Attribute values. Attributes that are not listed keep their values.'),
});

export const newProductBody = z.object({ ...required, ...z.object(optional).partial().shape });
/** The request body for a change to a product. It has no defaults, so that missing fields stay unchanged. */
export const productBody = z.object({ ...required, ...optional }).partial();

export type NewProductBody = z.output<typeof newProductBody>;
export type ProductBody = z.output<typeof productBody>;

/** Reports whether a request body sets the stock. If so, the stock is locked against concurrent sales. */
export const setsStock = (body: ProductBody): boolean =>
  body.qty !== undefined || body.manage_stock !== undefined || body.stock_availability !== undefined;
