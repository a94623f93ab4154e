import { lazy } from 'react';
import { defineForm } from '../../kit/form/defineForm.ts';
import { text } from '../../text/text.ts';
import { CLASSES } from './types.ts';

const classChoices = () =>
  Promise.resolve(CLASSES.map((value) => ({ value, label: text(`promotions.class.${value}`) })));

export const promotionForm = defineForm('/api/promotions', {
  nameOf: ({ name }) => name,
  translatedAs: 'promotion',
  lost: 'promotions.lost',
  copyOf: (record) => ({ ...record, status: false }),
  sections: [
    {
      title: 'promotions.section.general',
      fields: [
        {
          name: 'name',
          label: 'promotions.name',
          kind: 'text',
          isRequired: true,
          help: 'promotions.name.help',
        },
        {
          name: 'label',
          label: 'promotions.label',
          kind: 'text',
          isRequired: true,
          help: 'promotions.label.help',
        },
      ],
    },
    {
      title: 'promotions.section.offer',
      fields: [
        {
          name: 'class',
          label: 'promotions.class',
          kind: 'choice',
          isRequired: true,
          isAlwaysSent: true,
          initial: 'product',
          choices: classChoices,
        },
        {
          name: 'action',
          label: 'promotions.action',
          kind: 'own',
          isAlwaysSent: true,
          showsFaults: true,
          input: lazy(async () => ({ default: (await import('./ActionInput.tsx')).ActionInput })),
        },
      ],
    },
    {
      title: 'promotions.section.conditions',
      fields: [
        {
          name: 'conditions',
          label: 'promotions.section.conditions',
          kind: 'own',
          initial: [],
          showsFaults: true,
          input: lazy(async () => ({ default: (await import('./ConditionsInput.tsx')).ConditionsInput })),
        },
      ],
    },
    {
      title: 'promotions.try',
      fields: [],
      Preview: lazy(async () => ({ default: (await import('./TryPreview.tsx')).TryPreview })),
    },
    {
      title: 'promotions.section.limits',
      isSide: true,
      fields: [
        { name: 'status', label: 'status.enabled', kind: 'switch', initial: false },
        {
          name: 'code_required',
          label: 'promotions.codeRequired',
          kind: 'switch',
          initial: false,
          help: 'promotions.codeRequired.help',
        },
        { name: 'starts_at', label: 'priceLists.start', kind: 'time' },
        { name: 'ends_at', label: 'priceLists.end', kind: 'time' },
        { name: 'max_uses', label: 'coupons.maxUses', kind: 'integer', help: 'coupons.noLimit' },
        {
          name: 'max_uses_per_customer',
          label: 'coupons.maxUsesPerCustomer',
          kind: 'integer',
          help: 'coupons.noLimit',
        },
      ],
    },
    {
      title: 'promotions.section.others',
      isSide: true,
      fields: [
        {
          name: 'priority',
          label: 'promotions.priority',
          kind: 'integer',
          initial: 0,
          help: 'promotions.priority.help',
        },
        {
          name: 'is_exclusive',
          label: 'promotions.exclusive',
          kind: 'switch',
          initial: false,
          help: 'promotions.exclusive.help',
        },
        {
          name: 'combines',
          label: 'promotions.combines',
          kind: 'choices',
          initial: [],
          choices: classChoices,
          help: 'promotions.combines.help',
        },
      ],
    },
  ],
  panels: [
    {
      title: 'promotions.codes',
      permission: 'listPromotionCodes',
      Panel: lazy(() => import('./CodesPanel.tsx')),
    },
    {
      title: 'promotions.performance',
      permission: 'getPromotionPerformance',
      Panel: lazy(() => import('./PerformancePanel.tsx')),
    },
    { title: 'promotions.sentence', isSide: true, Panel: lazy(() => import('./SentencePanel.tsx')) },
  ],
});
