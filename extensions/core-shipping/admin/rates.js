// @ts-check
import { createElement as h, Fragment, useState } from 'react';
import {
  api,
  Button,
  Enabled,
  formatMoney,
  formatNumber,
  Group,
  RowActions,
  Stack,
  Table,
  Text,
} from '@shop/admin';
import { RateDialog } from './rateDialog.js';
import { QUERIES, RATES, useShipping } from './shipping.js';
import { text } from './texts.js';

/** @typedef {import('./shipping.js').Method} Method */
/** @typedef {import('./shipping.js').Rate} Rate */
/** @typedef {import('./shipping.js').Units} Units */
/** @typedef {import('@shop/admin').ZoneRecord} Zone */

/**
 * The rates of a zone, and a button that adds one if the provider is attached to the zone.
 * @param {import('@shop/admin').SlotProps<'shipping.zone'>} props
 */
export const ZoneRates = ({ record: zone, permissions }) => {
  const { data, error } = useShipping(permissions);
  const [opened, open] = useState(/** @type {Rate | 'new' | null} */ (null));
  if (error) return h(Text, { tone: 'red' }, error.message);
  if (!data) return null;
  const { methods, units } = data;
  const rates = data.rates.filter(({ zone_id: id }) => String(id) === zone.id);
  const unpriced = methods.filter((method) => !rates.some((rate) => isOf(rate, method)));
  const canAdd =
    zone.providers.includes('core') &&
    permissions.has('createCoreShippingRate') &&
    (unpriced.length > 0 || methods.length === 0);
  const label = text('rate.newIn', { zone: zone.name });
  return h(
    Fragment,
    null,
    h(RatesTable, { zone, rates, methods, units, edit: open }),
    canAdd && h(Group, null, h(Button, { size: 'xs', label, onClick: () => open('new') }, text('rate.new'))),
    opened &&
      h(RateDialog, {
        zone,
        rate: opened === 'new' ? null : opened,
        methods: opened === 'new' ? unpriced : methods,
        units,
        close: () => open(null),
      }),
  );
};

/**
 * @param {Rate} rate
 * @param {Method} method
 */
const isOf = (rate, method) => rate.method_id === method.core_shipping_method_id;

/**
 * @typedef {object} TableProps
 * @property {Zone} zone
 * @property {readonly Rate[]} rates
 * @property {readonly Method[]} methods
 * @property {Units} units
 * @property {(rate: Rate) => void} edit
 */

/**
 * Rates of a zone, one row per method, with the tiers of each.
 * @param {TableProps} props
 */
const RatesTable = ({ zone, rates, methods, units, edit }) => {
  if (rates.length === 0) return h(Text, { size: 'md' }, text('rates.empty'));
  return h(Table, {
    caption: text('rates.of', { zone: zone.name }),
    minWidth: 520,
    numbers: [1, 2],
    head: [text('method.one'), text('rate.cost'), text('rate.condition'), text('status')],
    rows: methods.flatMap((method) => {
      const rate = rates.find((one) => isOf(one, method));
      return rate
        ? [
            {
              key: rate.uuid,
              cells: [
                method.name,
                costOf(rate, units),
                conditionOf(rate, units),
                h(Enabled, { isEnabled: rate.is_enabled && method.is_enabled }),
              ],
              actions: actionsOf(rate, { method: method.name, zone: zone.name }, () => edit(rate)),
            },
          ]
        : [];
    }),
  });
};

/**
 * @param {Rate} rate
 * @param {{ readonly method: string, readonly zone: string }} names
 * @param {() => void} edit
 */
const actionsOf = (rate, names, edit) =>
  h(RowActions, {
    refreshes: QUERIES,
    name: names.method,
    edit: { permission: 'updateCoreShippingRate', label: text('rate.editOf', names), run: edit },
    remove: {
      permission: 'deleteCoreShippingRate',
      label: text('rate.deleteOf', names),
      run: () => api.delete(`${RATES}/${rate.uuid}`),
    },
  });

/**
 * Formats a weight with the shop's unit.
 * @param {number | string} weight
 * @param {string} unit
 */
const weightText = (weight, unit) => `${formatNumber(Number(weight))} ${unit}`;

/**
 * Cost of a rate: the flat cost, or one line per tier.
 * @param {Rate} rate
 * @param {Units} units
 */
function costOf(rate, { currency, weightUnit }) {
  /** @param {number | string} amount */
  const money = (amount) => formatMoney(Number(amount), currency);
  if (rate.cost !== null) return money(rate.cost);
  const tiers = rate.price_based_cost?.length
    ? rate.price_based_cost.map((tier) => ({ from: money(tier.min_price), cost: money(tier.cost) }))
    : (rate.weight_based_cost ?? []).map((tier) => ({
        from: weightText(tier.min_weight, weightUnit),
        cost: money(tier.cost),
      }));
  if (tiers.length === 0) return text('rate.none');
  return h(
    Stack,
    { gap: 'tight' },
    tiers.map((tier) => h('span', { key: tier.from }, text('rate.tier', tier))),
  );
}

/**
 * @param {Rate} rate
 * @param {Units} units
 */
function conditionOf({ condition_type: type, min, max }, { currency, weightUnit }) {
  if (type === null || (min === null && max === null)) return text('rate.always');
  const [from = '', to = ''] = [min ?? 0, max ?? 0].map((bound) =>
    type === 'price' ? formatMoney(Number(bound), currency) : weightText(bound, weightUnit),
  );
  if (max === null) return text('rate.from', { from });
  return min === null ? text('rate.below', { to }) : text('rate.between', { from, to });
}
