// @ts-check
import { createElement as h, Fragment } from 'react';
import {
  api,
  FormDialog,
  Group,
  MoneyInput,
  Segments,
  Select,
  Stack,
  Switch,
  WeightInput,
} from '@shop/admin';
import { bodyOf, valuesOf } from './rateValues.js';
import { QUERIES, RATES } from './shipping.js';
import { text } from './texts.js';
import { TiersInput } from './tiersInput.js';

/** @typedef {import('./rateValues.js').RateValues} RateValues */
/** @typedef {import('./shipping.js').Units} Units */

/**
 * @typedef {object} Props
 * @property {import('@shop/admin').ZoneRecord} zone
 * @property {import('./shipping.js').Rate | null} rate Null for a new rate.
 * @property {readonly import('./shipping.js').Method[]} methods Available methods. For a new rate, those without a rate in the zone.
 * @property {Units} units
 * @property {() => void} close
 */

/**
 * @typedef {object} PartProps
 * @property {import('@shop/admin').FormState<RateValues>} form
 * @property {Units} units
 */

/**
 * Form for the cost of a method in a zone: a flat cost, or tiers by value or weight, and the carts that the rate applies to.
 * @param {Props} props
 */
export const RateDialog = ({ zone, rate, methods, units, close }) => {
  const method = rate && methods.find((one) => one.core_shipping_method_id === rate.method_id);
  return h(/** @type {typeof FormDialog<RateValues>} */ (FormDialog), {
    title: method
      ? text('rate.edit', { method: method.name, zone: zone.name })
      : text('rate.newIn', { zone: zone.name }),
    size: 'lg',
    initial: { ...valuesOf(rate), method_id: method?.uuid ?? methods[0]?.uuid ?? '' },
    refreshes: QUERIES,
    run: (values) => {
      const body = bodyOf(values);
      return rate
        ? api.patch(`${RATES}/${rate.uuid}`, body)
        : api.post(RATES, { method_id: values.method_id, zone_id: zone.uuid, ...body });
    },
    close,
    children: (form) =>
      h(
        Fragment,
        null,
        !rate && h(MethodInput, { form, methods }),
        h(Price, { form, units }),
        h(Condition, { form, units }),
        h(Switch, { label: text('rate.enabled'), ...form.input('is_enabled') }),
      ),
  });
};

/** @param {Pick<PartProps, 'form'> & Pick<Props, 'methods'>} props */
const MethodInput = ({ form, methods }) => {
  const { onChange, ...input } = form.input('method_id');
  return h(Select, {
    label: text('method.one'),
    required: true,
    empty: text('method.noneLeft'),
    choices: methods.map(({ uuid, name }) => ({ value: uuid, label: name })),
    ...input,
    onChange: (uuid) => onChange(uuid ?? ''),
  });
};

/**
 * Inputs for a flat cost, or for tiers by value or weight.
 * @param {PartProps} props
 */
const Price = ({ form, units }) => {
  const { kind } = form.values;
  return h(
    Fragment,
    null,
    h(Segments, {
      label: text('rate.kind'),
      choices: [
        { value: 'flat', label: text('rate.kind.flat') },
        { value: 'price', label: text('rate.kind.price') },
        { value: 'weight', label: text('rate.kind.weight') },
      ],
      value: kind,
      onChange: (value) => form.input('kind').onChange(/** @type {RateValues['kind']} */ (value)),
    }),
    kind === 'flat'
      ? h(
          Fragment,
          null,
          h(MoneyInput, {
            label: text('rate.costIn', { currency: units.currency }),
            description: text('rate.cost.help'),
            required: true,
            min: 0,
            ...form.input('cost'),
          }),
          units.others.map((currency) => h(OtherCost, { key: currency, form, currency })),
        )
      : h(TiersInput, { form, kind, units }),
  );
};

/**
 * Input for the flat cost in another currency, which is converted if it is empty.
 * @param {Pick<PartProps, 'form'> & { readonly currency: string }} props
 */
const OtherCost = ({ form, currency }) => {
  const { value, onChange } = form.input('amounts');
  return h(MoneyInput, {
    label: text('rate.costIn', { currency }),
    placeholder: text('rate.converted'),
    currency,
    min: 0,
    value: value[currency] ?? '',
    onChange: (amount) => onChange({ ...value, [currency]: amount }),
  });
};

/**
 * Inputs for the carts that a rate applies to.
 * @param {PartProps} props
 */
const Condition = ({ form, units: { currency, weightUnit } }) => {
  const type = form.values.condition_type;
  const unit = type === 'price' ? currency : weightUnit;
  const Bound = type === 'price' ? MoneyInput : WeightInput;
  const bound = { placeholder: text('rate.noBound'), min: 0 };
  const { onChange, ...input } = form.input('condition_type');
  return h(
    Stack,
    { gap: 'xs' },
    h(Select, {
      label: text('rate.condition'),
      clearable: false,
      choices: [
        { value: '', label: text('rate.always') },
        { value: 'price', label: text('rate.byPrice') },
        { value: 'weight', label: text('rate.byWeight') },
      ],
      ...input,
      onChange: (value) => onChange(/** @type {RateValues['condition_type']} */ (value ?? '')),
    }),
    type !== '' &&
      h(
        Group,
        { grow: true },
        h(Bound, { label: text('rate.min', { unit }), ...bound, ...form.input('min') }),
        h(Bound, { label: text('rate.max', { unit }), ...bound, ...form.input('max') }),
      ),
  );
};
