// @ts-check
import { createElement as h } from 'react';
import { MoneyInput, RowsInput, WeightInput } from '@shop/admin';
import { text } from './texts.js';

/**
 * @typedef {object} Props
 * @property {import('@shop/admin').FormState<import('./rateValues.js').RateValues>} form
 * @property {'price' | 'weight'} kind
 * @property {import('./shipping.js').Units} units
 */

/**
 * Rate tiers as a table with rows that can be added and removed.
 * @param {Props} props
 */
export const TiersInput = ({ form, kind, units: { currency, weightUnit } }) => {
  const list = kind === 'price' ? 'price_based_cost' : 'weight_based_cost';
  const least = kind === 'price' ? 'min_price' : 'min_weight';
  const unit = kind === 'price' ? currency : weightUnit;
  const head = [
    text(kind === 'price' ? 'tier.price' : 'tier.weight', { unit }),
    text('rate.costIn', { currency }),
  ];
  const tiers = form.list(list);
  /**
   * One number of a tier, with the error for its body key.
   * @param {number} row
   * @param {'from' | 'cost'} name
   */
  const figure = (row, name) =>
    h(name === 'from' && kind === 'weight' ? WeightInput : MoneyInput, {
      label: text('tier.cell', { label: head[name === 'from' ? 0 : 1] ?? '', row: row + 1 }),
      isLabelHidden: true,
      min: 0,
      ...tiers.input(row, name),
      error: form.errorAt(`${list}.${row}.${name === 'from' ? least : name}`),
    });
  return h(RowsInput, {
    caption: text('tier.table'),
    head,
    rows: form.values[list].map((_tier, row) => [figure(row, 'from'), figure(row, 'cost')]),
    help: text('tier.help'),
    error: form.errorAt(list),
    addLabel: text('tier.add'),
    removeLabel: (index) => text('tier.remove', { row: index + 1 }),
    add: () => tiers.add({ from: '', cost: '' }),
    remove: (index) => tiers.remove(index),
  });
};
