// @ts-check
import { createElement as h, useState } from 'react';
import { api, Button, Card, Enabled, RowActions, Table, Text } from '@shop/admin';
import { MethodDialog } from './methodDialog.js';
import { METHODS, QUERIES, useShipping } from './shipping.js';
import { text } from './texts.js';

/** @typedef {import('./shipping.js').Method} Method */

/**
 * The shop's own shipping methods, in the order in which shoppers see them.
 * @param {import('@shop/admin').SlotProps<'shipping.page'>} props
 */
export const MethodsCard = ({ permissions }) => {
  const { data, error } = useShipping(permissions);
  const [opened, open] = useState(/** @type {Method | 'new' | null} */ (null));
  if (error) return h(Text, { tone: 'red' }, error.message);
  if (!data) return null;
  const inOrder = data.methods.toSorted((one, other) => one.sort_order - other.sort_order);
  const add =
    permissions.has('createCoreShippingMethod') &&
    h(Button, { size: 'xs', onClick: () => open('new') }, text('method.new'));
  return h(
    Card,
    { title: text('methods'), action: add },
    inOrder.length === 0
      ? h(Text, { size: 'md' }, text('methods.empty'))
      : h(Table, {
          caption: text('methods'),
          minWidth: 420,
          head: [text('method.name'), text('method.carrier'), text('status')],
          rows: inOrder.map((method) => rowOf(method, () => open(method))),
        }),
    opened &&
      h(MethodDialog, {
        method: opened === 'new' ? null : opened,
        next: (inOrder.at(-1)?.sort_order ?? -1) + 1,
        permissions,
        close: () => open(null),
      }),
  );
};

/**
 * @param {Method} method
 * @param {() => void} edit
 */
function rowOf(method, edit) {
  const { uuid, name, is_enabled: isEnabled } = method;
  const carrier = [method.default_carrier_code, method.default_service_code].filter(Boolean).join(' · ');
  return {
    key: uuid,
    cells: [name, carrier || '–', h(Enabled, { isEnabled })],
    actions: h(RowActions, {
      refreshes: QUERIES,
      name,
      edit: {
        permission: 'updateCoreShippingMethod',
        label: text('method.editOf', { name }),
        run: edit,
      },
      remove: {
        permission: 'deleteCoreShippingMethod',
        label: text('method.deleteOf', { name }),
        lost: text('method.lost'),
        run: () => api.delete(`${METHODS}/${uuid}`),
      },
    }),
  };
}
