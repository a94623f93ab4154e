import { Fieldset, Select, SimpleGrid, Text, TextInput } from '@mantine/core';
import { isShopError } from '@shop/sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../api/shop.ts';
import { countryName } from '../resources/places/places.ts';
import { language, text } from '../text/text.ts';
import type { PlainTextKey } from '../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { Order, OrderAddress } from './orderQuery.ts';
import { unitsDue } from './ShipDialog.tsx';

const FIELDS = [
  ['full_name', 'orders.name'],
  ['address_1', 'orders.address1'],
  ['address_2', 'orders.address2'],
  ['postcode', 'orders.postcode'],
  ['city', 'orders.city'],
  ['country', 'orders.country'],
  ['province', 'orders.province'],
  ['telephone', 'orders.telephone'],
] as const satisfies readonly (readonly [string, PlainTextKey])[];

type Body = Readonly<Record<(typeof FIELDS)[number][0], string>>;

const bodyOf = (address: OrderAddress): Body => ({
  full_name: address.fullName,
  address_1: address.address1,
  address_2: address.address2 ?? '',
  postcode: address.postcode,
  city: address.city,
  country: address.country,
  province: address.province,
  telephone: address.telephone,
});

/** Corrects the contact and the addresses of an order. What was not changed is not sent. */
export function CorrectDialog({ order, close }: { readonly order: Order; close(): void }) {
  const [email, setEmail] = useState(order.customerEmail);
  const [name, setName] = useState(order.customerFullName ?? '');
  const known = {
    shipping: order.shippingAddress && bodyOf(order.shippingAddress),
    billing: order.billingAddress && bodyOf(order.billingAddress),
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
    shop.orders.update(order.uuid, correction as never).catch((refusal: unknown) => {
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

const isChanged = (address: Body | null, known: Body | null): boolean =>
  address !== null && known !== null && FIELDS.some(([field]) => address[field] !== known[field]);

interface AddressProps {
  readonly legend: string;
  /** The key of the body with the address. */
  readonly path: string;
  readonly address: Body;
  change(address: Body): void;
  faultAt(path: string): string | undefined;
}

function AddressInputs({ legend, path, address, change, faultAt }: AddressProps) {
  const choices = usePlaces(address.country);
  return (
    <Fieldset legend={legend}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {FIELDS.map(([field, label]) => {
          const data = field === 'country' || field === 'province' ? choices[field] : [];
          const common = {
            label: text(label),
            required: field !== 'address_2',
            error: faultAt(`${path}.${field}`),
          };
          const set = (value: string) =>
            change({ ...address, [field]: value, ...(field === 'country' && { province: '' }) });
          return data.length > 0 ? (
            <Select
              key={field}
              {...common}
              data={data}
              searchable
              allowDeselect={false}
              nothingFoundMessage={text('app.search.none')}
              value={address[field] || null}
              onChange={(value) => set(value ?? '')}
            />
          ) : (
            <TextInput
              key={field}
              {...common}
              value={address[field]}
              onChange={(event) => set(event.currentTarget.value)}
            />
          );
        })}
      </SimpleGrid>
    </Fieldset>
  );
}

interface Place {
  readonly code: string;
  readonly name?: string;
  readonly parts?: readonly Place[];
}

const placesQuery = (path: `/api/${string}`) => ({
  queryKey: ['places', path],
  queryFn: () => shop.request<readonly Place[]>({ method: 'GET', path }).catch(() => []),
  staleTime: Infinity,
});

const choice = ({ code, name }: Place) => ({ value: code, label: name ?? countryName(code) });

/** Loads the countries, and the provinces of one. A shop that lists none is asked by text. */
function usePlaces(country: string) {
  const countries = useQuery(placesQuery('/api/countries')).data ?? [];
  const isListed = countries.some(({ code }) => code === country);
  const provinces = useQuery({
    ...placesQuery(`/api/countries/${country}/provinces?language=${language}`),
    enabled: isListed,
  });
  return {
    country: countries.map(choice).toSorted((one, other) => one.label.localeCompare(other.label, language)),
    province: (provinces.data ?? []).flatMap((province) => [province, ...(province.parts ?? [])].map(choice)),
  };
}
