import { lazy } from 'react';
import type { Choice, Column } from '../../kit/list/defineList.ts';
import { text } from '../../text/text.ts';
import { CLASSES } from './types.ts';

/** Creates the switch between the list, the calendar and the report, with one of them selected. */
export const switchAt = (current: 'list' | 'performance') =>
  lazy(async () => {
    const { Views } = await import('./Views.tsx');
    return { default: () => <Views current={current} /> };
  });

/** Column with the name of a promotion, which opens it. */
export const nameColumn: Column<{ readonly name: string }> = {
  key: 'name',
  title: 'promotions.name',
  sort: 'name',
  isLink: true,
  cell: ({ name }) => name,
};

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
    values: CLASSES.map((value) => [value, text(`promotions.class.${value}`)]),
  },
];
