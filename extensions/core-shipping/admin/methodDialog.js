// @ts-check
import { createElement as h, Fragment } from 'react';
import { api, FormDialog, IntegerInput, Select, Switch, TextInput, useQuery } from '@shop/admin';
import { METHODS, QUERIES } from './shipping.js';
import { text } from './texts.js';

/**
 * @typedef {object} Props
 * @property {import('./shipping.js').Method | null} method Null for a new method.
 * @property {number} next Position of a new method, after all others.
 * @property {import('@shop/admin').Permissions} permissions
 * @property {() => void} close
 */

/**
 * The values of the form, by the keys of the body.
 * @typedef {object} Values
 * @property {string} name
 * @property {boolean} is_enabled
 * @property {import('@shop/admin').Figure} sort_order
 * @property {string | null} default_carrier_code
 * @property {string} default_service_code
 * @property {import('@shop/admin').Figure} min_days
 * @property {import('@shop/admin').Figure} max_days
 */

/**
 * Form for a new or existing shipping method of the shop.
 * @param {Props} props
 */
export const MethodDialog = ({ method, next, permissions, close }) =>
  h(/** @type {typeof FormDialog<Values>} */ (FormDialog), {
    title: method ? text('method.edit', { name: method.name }) : text('method.new'),
    initial: {
      name: method?.name ?? '',
      is_enabled: method?.is_enabled ?? true,
      sort_order: method?.sort_order ?? next,
      default_carrier_code: method?.default_carrier_code ?? null,
      default_service_code: method?.default_service_code ?? '',
      min_days: method?.business_days?.min ?? '',
      max_days: method?.business_days?.max ?? '',
    },
    refreshes: QUERIES,
    run: ({ min_days: min, max_days: max, ...values }) => {
      const body = {
        ...values,
        default_service_code: values.default_service_code || null,
        business_days: daysOf(min, max),
      };
      return method ? api.patch(`${METHODS}/${method.uuid}`, body) : api.post(METHODS, body);
    },
    close,
    children: (form) => inputsOf(form, permissions),
  });

/**
 * The business days of both fields. One that is empty is the same as the other.
 * @param {import('@shop/admin').Figure} min
 * @param {import('@shop/admin').Figure} max
 */
function daysOf(min, max) {
  if (min === '' && max === '') return null;
  return { min: Number(min === '' ? max : min), max: Number(max === '' ? min : max) };
}

/**
 * @param {import('@shop/admin').FormState<Values>} form
 * @param {import('@shop/admin').Permissions} permissions
 */
const inputsOf = (form, permissions) =>
  h(
    Fragment,
    null,
    h(TextInput, {
      label: text('method.name'),
      description: text('method.name.help'),
      required: true,
      isFirst: true,
      ...form.input('name'),
    }),
    h(CarrierInput, { permissions, ...form.input('default_carrier_code') }),
    h(TextInput, {
      label: text('method.service'),
      description: text('method.service.help'),
      ...form.input('default_service_code'),
    }),
    h(IntegerInput, {
      label: text('method.minDays'),
      description: text('method.minDays.help'),
      ...form.input('min_days'),
    }),
    h(IntegerInput, { label: text('method.maxDays'), ...form.input('max_days') }),
    h(IntegerInput, {
      label: text('method.order'),
      description: text('method.order.help'),
      ...form.input('sort_order'),
    }),
    h(Switch, { label: text('method.enabled'), ...form.input('is_enabled') }),
  );

/**
 * @typedef {object} CarrierProps
 * @property {import('@shop/admin').Permissions} permissions
 * @property {string | null} value
 * @property {(value: string | null) => void} onChange
 */

/**
 * Selects a carrier by name. A code that the shop no longer knows stays selected.
 * @param {CarrierProps} props
 */
const CarrierInput = ({ permissions, value, ...input }) => {
  const { data: carriers = [] } = useQuery({
    queryKey: [QUERIES, 'carriers'],
    queryFn: () => /** @type {Promise<import('@shop/sdk').ListCarriersData>} */ (api.get('/api/carriers')),
    enabled: permissions.has('listCarriers'),
  });
  const known = carriers.map(({ code, name }) => ({ value: code, label: name }));
  const isKnown = value === null || known.some((one) => one.value === value);
  return h(Select, {
    label: text('method.carrier'),
    description: text('method.carrier.help'),
    placeholder: text('method.noCarrier'),
    choices: isKnown ? known : [...known, { value, label: value }],
    value,
    ...input,
  });
};
