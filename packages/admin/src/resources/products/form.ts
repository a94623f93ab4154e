import { defineForm } from '../../form/defineForm.ts';
import { linkOf } from '../../form/links.ts';
import { metafieldsSection } from '../../metafields/metafieldsSection.tsx';
import { attributeGroupChoices, categoryChoices, taxClassChoices } from '../choices.ts';
import { seoSection } from '../seoSection.ts';

export const productForm = defineForm({
  api: '/api/products',
  nameOf: ({ name }) => String(name),
  urlOf: (record) => linkOf(record, 'view'),
  sections: [
    {
      title: 'products.section.general',
      fields: [
        { name: 'name', label: 'products.name', kind: 'text', isRequired: true },
        { name: 'sku', label: 'products.sku', kind: 'text', isRequired: true, help: 'products.sku.help' },
        { name: 'short_description', label: 'products.shortDescription', kind: 'textarea' },
        { name: 'description', label: 'products.description', kind: 'richText' },
      ],
    },
    {
      title: 'products.section.pictures',
      fields: [{ name: 'images', label: 'products.image', kind: 'images' }],
    },
    metafieldsSection('product'),
    seoSection,
    {
      title: 'products.section.visibility',
      isSide: true,
      fields: [
        { name: 'status', label: 'status.enabled', kind: 'switch', initial: true },
        { name: 'visibility', label: 'products.visibility', kind: 'switch', initial: true },
        { name: 'category_id', label: 'products.category', kind: 'choice', choices: categoryChoices },
      ],
    },
    {
      title: 'products.section.price',
      isSide: true,
      fields: [
        { name: 'price', label: 'products.price', kind: 'money', isRequired: true },
        { name: 'tax_class', label: 'products.taxClass', kind: 'choice', choices: taxClassChoices },
        { name: 'qty', label: 'products.stock', kind: 'integer', initial: 0 },
        { name: 'manage_stock', label: 'products.manageStock', kind: 'switch', initial: true },
        { name: 'stock_availability', label: 'products.stockAvailability', kind: 'switch', initial: true },
        {
          name: 'weight',
          label: 'products.weight',
          kind: 'decimal',
          initial: 0,
          help: 'products.weight.help',
        },
        { name: 'no_shipping_required', label: 'products.noShipping', kind: 'switch', initial: false },
        {
          name: 'group_id',
          label: 'products.group',
          kind: 'choice',
          isRequired: true,
          initial: '1',
          choices: attributeGroupChoices,
        },
      ],
    },
  ],
});
