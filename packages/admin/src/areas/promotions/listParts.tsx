import { lazy } from 'react';
import type { Choice } from '../../kit/list/defineList.ts';
import { text } from '../../text/text.ts';
import { CLASSES } from './types.ts';
import type { PromotionClass } from './types.ts';

/** Returns the name of a class of promotions. */
export const classText = (of: PromotionClass): string => text(`promotions.class.${of}`);

/** Creates the switch between the list, the calendar and the report, with one of them selected. */
export const switchAt = (current: 'list' | 'performance') =>
  lazy(async () => {
    const { Views } = await import('./Views.tsx');
    return { default: () => <Views current={current} /> };
  });

/** Filters by status and class. */
export const promotionChoices: readonly Choice[] = [
  {
    key: 'status',
    title: 'products.status',
    values: [
      ['true', text('status.enabled')],
      ['false', text('status.disabled')],
    ],
  },
  {
    key: 'class',
    title: 'promotions.class',
    values: CLASSES.map((value) => [value, classText(value)]),
  },
];
