import { lazy } from 'react';
import { defineForm } from '../../kit/form/defineForm.ts';
import { currencyChoices, groupChoices, kindChoices } from './choices.ts';

export const priceListForm = defineForm('/api/price-lists', {
  nameOf: ({ name }) => name,
  lost: 'priceLists.lost',
  copyOf: (record) => ({ ...record, code: '', status: 0 }),
  sections: [
    {
      title: 'priceLists.section.general',
      fields: [
        { name: 'name', label: 'priceLists.name', kind: 'text', isRequired: true },
        {
          name: 'code',
          label: 'priceLists.code',
          kind: 'text',
          isRequired: true,
          help: 'priceLists.code.help',
        },
        {
          name: 'kind',
          label: 'priceLists.kind',
          kind: 'choice',
          isRequired: true,
          initial: 'sale',
          choices: kindChoices,
          help: 'priceLists.kind.help',
        },
      ],
    },
    {
      title: 'priceLists.section.percent',
      fields: [
        { name: 'percent', label: 'priceLists.percent', kind: 'decimal', help: 'priceLists.percent.help' },
        {
          name: 'scope',
          label: 'priceLists.scope',
          kind: 'own',
          showsFaults: true,
          input: lazy(() => import('./ScopeInput.tsx')),
        },
      ],
    },
    {
      title: 'priceLists.section.quantities',
      isSide: true,
      fields: [
        { name: 'min_qty', label: 'products.minQty', kind: 'integer', help: 'priceLists.quantities.help' },
        { name: 'qty_step', label: 'products.qtyStep', kind: 'integer', help: 'products.qtyStep.help' },
        { name: 'max_qty', label: 'products.maxQty', kind: 'integer', help: 'priceLists.quantities.help' },
      ],
    },
    {
      title: 'priceLists.section.buyers',
      isSide: true,
      fields: [
        {
          name: 'status',
          label: 'status.enabled',
          kind: 'switch',
          initial: false,
          help: 'priceLists.status.help',
        },
        {
          name: 'groups',
          label: 'priceLists.groups',
          kind: 'choices',
          initial: [],
          choices: groupChoices,
          help: 'priceLists.groups.help',
        },
        {
          name: 'currency',
          label: 'priceLists.currency',
          kind: 'choice',
          choices: currencyChoices,
          help: 'priceLists.currency.help',
        },
        { name: 'starts_at', label: 'priceLists.start', kind: 'time' },
        { name: 'ends_at', label: 'priceLists.end', kind: 'time', help: 'priceLists.end.help' },
        {
          name: 'priority',
          label: 'priceLists.priority',
          kind: 'integer',
          initial: 0,
          help: 'priceLists.priority.help',
        },
      ],
    },
  ],
  panels: [
    {
      title: 'priceLists.prices',
      permission: 'getPriceList',
      Panel: lazy(() => import('./PricesPanel.tsx')),
    },
    {
      title: 'priceLists.payers',
      isSide: true,
      permission: 'explainPrice',
      Panel: lazy(() => import('./PayersPanel.tsx')),
    },
  ],
  refusals: {
    PRICE_LIST_EXISTS: 'code',
    UNKNOWN_CUSTOMER_GROUP: 'groups',
    INVALID_CURRENCY: 'currency',
    BAD_FILTER: 'scope',
  },
});
