import { Fieldset, SimpleGrid, Text, TextInput } from '@mantine/core';
import { isShopError } from '@shop/sdk';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { ADDRESS_FIELDS, addressBodyOf } from '../../kit/places/addressFields.ts';
import type { AddressBody, AddressField } from '../../kit/places/addressFields.ts';
import { PlaceInputs } from '../../kit/places/PlaceInputs.tsx';
import { text } from '../../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order } from './orderQuery.ts';
import { unitsDue } from './ShipDialog.tsx';

/** The text inputs before the country and the province, and the one after them. */
const BEFORE_PLACE = ADDRESS_FIELDS.slice(0, -1);
const AFTER_PLACE = ADDRESS_FIELDS.slice(-1);

/** Dialog that corrects an order's contact data and addresses. Only changed values are sent. */
export function CorrectDialog({ order, close }: { readonly order: Order; close(): void }) {
  const [email, setEmail] = useState(order.customerEmail);
  const [name, setName] = useState(order.customerFullName ?? '');
  const known = {
    shipping: order.shippingAddress && addressBodyOf(order.shippingAddress),
    billing: order.billingAddress && addressBodyOf(order.billingAddress),
  };
  const [shipping, setShipping] = useState(known.shipping);
  const [billing, setBilling] = useState(known.billing);
  const [error, setError] = useState<unknown>(null);
  const faultAt = (path: string): string | undefined =>
    isShopError(error) ? error.details.find((detail) => detail.path === path)?.message : undefined;
  const isShippable = order.items.some((item) => unitsDue(item) > 0);
  const correction = {
    ...(email !== order.customerEmail && { customer_email: email }),
    ...(name !== (order.customerFullName ?? '') && { customer_full_name: name || null }),
    ...(isChanged(shipping, known.shipping) && { shipping_address: shipping }),
    ...(isChanged(billing, known.billing) && { billing_address: billing }),
  };
  const run = () =>
    shop.orders.update(order.uuid, correction).catch((refusal: unknown) => {
      setError(refusal);
      throw refusal;
    });
  const addresses = [
    {
      legend: text('orders.shippingAddress'),
      path: 'shipping_address',
      address: isShippable ? shipping : null,
      change: setShipping,
    },
    { legend: text('orders.billingAddress'), path: 'billing_address', address: billing, change: setBilling },
  ];
  return (
    <ActionDialog title={text('orders.correct')} label={text('form.save')} run={run} close={close}>
      <Text c="dimmed">{text('orders.correct.text')}</Text>
      <TextInput
        label={text('orders.email')}
        type="email"
        required
        data-autofocus
        value={email}
        error={faultAt('customer_email')}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <TextInput
        label={text('orders.name')}
        value={name}
        error={faultAt('customer_full_name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {addresses.map(
        ({ address, ...rest }) =>
          address && <AddressInputs key={rest.path} {...rest} address={address} faultAt={faultAt} />,
      )}
    </ActionDialog>
  );
}

const isChanged = (address: AddressBody | null, known: AddressBody | null): address is AddressBody =>
  address !== null &&
  known !== null &&
  (Object.keys(known) as (keyof AddressBody)[]).some((field) => address[field] !== known[field]);

interface AddressProps {
  readonly legend: string;
  /** Request body key of the address. */
  readonly path: string;
  readonly address: AddressBody;
  change(address: AddressBody): void;
  faultAt(path: string): string | undefined;
}

function AddressInputs({ legend, path, address, change, faultAt }: AddressProps) {
  const place = (field: 'country' | 'province') => ({
    label: text(`address.${field}`),
    error: faultAt(`${path}.${field}`),
  });
  const input = ({ name: field, label, ...rest }: AddressField) => (
    <TextInput
      key={field}
      label={text(label)}
      required={'isRequired' in rest}
      error={faultAt(`${path}.${field}`)}
      value={address[field]}
      onChange={(event) => change({ ...address, [field]: event.currentTarget.value })}
    />
  );
  return (
    <Fieldset legend={legend}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {BEFORE_PLACE.map(input)}
        <PlaceInputs
          place={address}
          change={(next) => change({ ...address, ...next })}
          country={place('country')}
          province={place('province')}
        />
        {AFTER_PLACE.map(input)}
      </SimpleGrid>
    </Fieldset>
  );
}
