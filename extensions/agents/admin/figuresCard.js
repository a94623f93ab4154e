// @ts-check
import { createElement as h, useState } from 'react';
import {
  Button,
  Card,
  formatNumber,
  Group,
  language,
  Link,
  Notice,
  Segments,
  Stack,
  Table,
  Text,
} from '@shop/admin';
import { nameOf, useShop } from './shop.js';
import { text } from './texts.js';

/** @typedef {import('./shop.js').Figure} Figure */

/**
 * The share of checkouts that became orders.
 * @param {Figure} figure
 */
const conversionOf = ({ checkouts, orders }) =>
  checkouts === 0
    ? '–'
    : new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(
        Math.min(orders / checkouts, 1),
      );

/** The number of assistants that are shown at first. */
const FIRST = 10;

/**
 * @param {{ readonly figures: readonly Figure[] }} props
 */
const FiguresTable = ({ figures }) =>
  h(Table, {
    caption: text('figures.title'),
    minWidth: 520,
    numbers: [1, 2, 3, 4],
    head: [
      text('agent'),
      text('figures.checkouts'),
      text('figures.orders'),
      text('figures.conversion'),
      text('figures.refusals'),
    ],
    rows: figures.map((figure) => ({
      key: figure.agent,
      cells: [
        h('span', { className: 'agents-name', title: figure.agent }, nameOf(figure)),
        formatNumber(figure.checkouts),
        formatNumber(figure.orders),
        conversionOf(figure),
        formatNumber(figure.refusals),
      ],
    })),
  });

/**
 * The checkouts of each assistant and the orders that came of them, with links to the lists.
 * @param {{ readonly permissions: import('@shop/admin').Permissions }} props
 */
export const FiguresCard = ({ permissions }) => {
  const [days, choose] = useState('30');
  const [isWhole, showAll] = useState(false);
  const read = useShop(`/api/agents/figures?days=${days}`, permissions.has('listAgentFigures'));
  const figures = /** @type {readonly Figure[]} */ (read.data ?? []);
  if (!permissions.has('listAgentFigures')) return null;
  const choices = ['7', '30', '90'].map((value) => ({
    value,
    label: text('figures.last', { days: Number(value) }),
  }));
  return h(
    Card,
    { title: text('figures.title') },
    h(
      Stack,
      { gap: 'sm' },
      h(Group, null, h(Segments, { label: text('figures.days'), choices, value: days, onChange: choose })),
      read.error && h(Notice, { tone: 'red' }, read.error.message),
      read.data && figures.length === 0 && h(Text, { tone: 'dimmed' }, text('figures.empty')),
      figures.length > 0 && h(FiguresTable, { figures: isWhole ? figures : figures.slice(0, FIRST) }),
      !isWhole &&
        figures.length > FIRST &&
        h(
          Group,
          null,
          h(
            Button,
            { size: 'xs', onClick: () => showAll(true) },
            text('figures.all', { count: figures.length }),
          ),
        ),
      h(
        Group,
        { gap: 'md' },
        permissions.has('listAgentPurchases') &&
          h(Link, { to: '/x/agents/purchases' }, text('figures.purchases')),
        permissions.has('listAgentRefusals') && h(Link, { to: '/x/agents/refusals' }, text('figures.failed')),
      ),
    ),
  );
};
