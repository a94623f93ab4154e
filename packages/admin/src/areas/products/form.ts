import { lazy } from 'react';
import { defineForm } from '../../kit/form/defineForm.ts';
import { linkOf } from '../../kit/content/links.ts';
import { attributeGroupChoices, defaultTaxClass, taxClassChoices } from '../../kit/api/choices.ts';
import { noticeChoices, unitChoices, withdrawalChoices } from './choices.ts';
import { metafieldsSection } from '../../kit/metafields/metafieldsSection.tsx';
import { seoSection } from '../../kit/seo/seoSection.ts';

export const productForm = defineForm('/api/products', {
  translatedAs: 'product',
  nameOf: ({ name }) => name,
  urlOf: (record) => linkOf(record, 'view'),
  lost: 'products.lost',
  sections: [
    {
      title: 'products.section.general',
      fields: [
        { name: 'name', label: 'products.name', kind: 'text', isRequired: true },
        { name: 'short_description', label: 'products.shortDescription', kind: 'textarea' },
        { name: 'description', label: 'products.description', kind: 'richText' },
      ],
    },
    {
      title: 'products.section.pictures',
      fields: [{ name: 'images', label: 'products.images', kind: 'images', initial: [] }],
    },
    {
      title: 'products.section.attributes',
      fields: [
        {
          name: 'group_id',
          label: 'products.group',
          kind: 'choice',
          isRequired: true,
          initial: '1',
          choices: attributeGroupChoices,
          help: 'products.group.help',
        },
        {
          name: 'attributes',
          label: 'products.section.attributes',
          kind: 'own',
          input: lazy(() => import('./AttributesInput.tsx')),
          initial: [],
          // Request bodies accept no other properties of attribute values.
          read: ({ attributes }) =>
            attributes.map(({ attribute_code, value }) => ({ attribute_code, value })),
        },
      ],
    },
    {
      title: 'products.section.variants',
      isNewOnly: true,
      fields: [
        {
          name: 'variants',
          label: 'products.section.variants',
          kind: 'own',
          input: lazy(() => import('./variants/NewVariantsInput.tsx')),
          showsFaults: true,
        },
      ],
    },
    metafieldsSection('product'),
    seoSection,
    {
      title: 'products.section.visibility',
      isSide: true,
      fields: [
        {
          name: 'status',
          label: 'products.sold',
          kind: 'switch',
          initial: true,
          help: 'products.sold.help',
        },
        {
          name: 'visibility',
          label: 'products.visibility',
          kind: 'switch',
          initial: true,
          help: 'products.visibility.help',
        },
        {
          name: 'categories',
          label: 'products.categories',
          kind: 'records',
          of: 'category',
          initial: [],
          write: (ids) => ids.map(Number),
        },
      ],
    },
    {
      title: 'products.section.price',
      isSide: true,
      fields: [
        { name: 'price', label: 'products.price', kind: 'money', isRequired: true },
        {
          name: 'compare_at_price',
          label: 'products.compareAtPrice',
          kind: 'money',
          help: 'products.compareAtPrice.help',
        },
        {
          name: 'prices',
          label: 'products.ownPrices',
          kind: 'own',
          initial: {},
          showsFaults: true,
          input: lazy(() => import('./OwnPricesInput.tsx')),
        },
        {
          name: 'unit_amount',
          label: 'products.unitAmount',
          kind: 'decimal',
          help: 'products.unitAmount.help',
        },
        { name: 'unit', label: 'products.unit', kind: 'choice', choices: unitChoices },
        {
          name: 'tax_class',
          label: 'products.taxClass',
          kind: 'choice',
          choices: taxClassChoices,
          begin: defaultTaxClass,
        },
      ],
    },
    {
      title: 'products.section.giftCard',
      isSide: true,
      fields: [
        {
          name: 'gift_card',
          label: 'products.giftCard',
          kind: 'own',
          showsFaults: true,
          input: lazy(() => import('./GiftCardInput.tsx')),
        },
      ],
    },
    {
      title: 'products.section.stock',
      isSide: true,
      fields: [
        { name: 'sku', label: 'products.sku', kind: 'text', isRequired: true, help: 'products.sku.help' },
        {
          name: 'manage_stock',
          label: 'products.manageStock',
          kind: 'switch',
          initial: true,
          help: 'products.manageStock.help',
        },
        { name: 'qty', label: 'products.stock', kind: 'integer', initial: 0 },
        {
          name: 'stock_availability',
          label: 'products.stockAvailability',
          kind: 'switch',
          initial: true,
          help: 'products.stockAvailability.help',
        },
      ],
    },
    {
      title: 'products.section.quantities',
      isSide: true,
      fields: [
        { name: 'min_qty', label: 'products.minQty', kind: 'integer' },
        { name: 'qty_step', label: 'products.qtyStep', kind: 'integer', help: 'products.qtyStep.help' },
        { name: 'max_qty', label: 'products.maxQty', kind: 'integer', help: 'products.maxQty.help' },
      ],
    },
    {
      title: 'products.section.shipping',
      isSide: true,
      fields: [
        { name: 'no_shipping_required', label: 'products.noShipping', kind: 'switch', initial: false },
        {
          name: 'weight',
          label: 'products.weight',
          kind: 'weight',
          initial: 0,
          help: 'products.weight.help',
        },
      ],
    },
    {
      title: 'products.section.notice',
      isSide: true,
      fields: [
        {
          name: 'consumer_notice_type',
          label: 'products.noticeType',
          kind: 'choice',
          choices: noticeChoices,
          help: 'products.noticeType.help',
        },
        { name: 'consumer_notice', label: 'products.notice', kind: 'textarea', help: 'products.notice.help' },
      ],
    },
    {
      title: 'products.section.returns',
      isSide: true,
      fields: [
        {
          name: 'return_days',
          label: 'products.returnDays',
          kind: 'integer',
          help: 'products.returnDays.help',
        },
        {
          name: 'withdrawal_excluded',
          label: 'products.withdrawalExcluded',
          kind: 'choice',
          choices: withdrawalChoices,
          help: 'products.withdrawalExcluded.help',
        },
      ],
    },
  ],
  panels: [
    {
      title: 'products.section.variants',
      permission: 'getVariantGroup',
      Panel: lazy(() => import('./variants/VariantsPanel.tsx')),
    },
    {
      title: 'products.links',
      permission: 'listProductLinks',
      Panel: lazy(() => import('./LinksPanel.tsx')),
    },
    {
      title: 'products.priceHistory',
      permission: 'listPriceHistory',
      Panel: lazy(() => import('./PriceHistoryPanel.tsx')),
    },
    {
      title: 'products.buyerPrices',
      permission: 'explainPrice',
      Panel: lazy(() => import('./BuyerPricesPanel.tsx')),
    },
    {
      title: 'collections.title',
      isSide: true,
      permission: 'listCollections',
      Panel: lazy(() => import('./CollectionsPanel.tsx')),
    },
  ],
  refusals: {
    SKU_EXISTS: 'sku',
    URL_KEY_EXISTS: 'url_key',
    URL_KEY_RESERVED: 'url_key',
    URL_KEY_OF_LANGUAGE: 'url_key',
    ATTRIBUTE_REQUIRED: 'attributes',
    ATTRIBUTE_INVALID: 'attributes',
    UNKNOWN_ATTRIBUTE_OPTION: 'attributes',
    GIFT_CARD_PRICE: 'price',
  },
  // A product with variants uses the SKU of its first variant.
  toBody: ({ variants, ...body }) => {
    if (!variants?.length) return body;
    const { sku: _, ...shared } = body;
    return { ...shared, variants };
  },
  copyOf: (record) => ({ ...record, sku: '', url_key: '' }),
  elsewhere: {
    category_id: 'The short form of `categories`.',
    prices: 'The price lists and currencies of the shop, and the API.',
  },
});
