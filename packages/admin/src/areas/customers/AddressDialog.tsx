import { SimpleGrid, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { text } from '../../text/text.ts';
import { RecordDialog } from '../../kit/shared/RecordDialog.tsx';
import { PlaceInputs } from '../../kit/places/PlaceInputs.tsx';
import type { Address } from './AddressesPanel.tsx';

interface Props {
  /** REST path of the address book, such as `/api/customers/<uuid>/addresses`. */
  readonly api: `/api/${string}`;
  /** Null for a new address. */
  readonly address: Address | null;
  close(): void;
}

const NAMES = [
  'full_name',
  'telephone',
  'address_1',
  'address_2',
  'postcode',
  'city',
  'country',
  'province',
] as const;

/** Form for a customer address. */
export const AddressDialog = ({ api, address, close }: Props) => (
  <RecordDialog
    title={text(address ? 'customers.addresses.edit' : 'customers.addresses.add')}
    label={text('form.save')}
    done={text('form.saved')}
    refresh={['customers', 'addresses']}
    names={NAMES}
    run={(fields) => {
      const body = {
        ...Object.fromEntries(NAMES.map((name) => [name, String(fields.get(name) ?? '')])),
        is_default: fields.has('is_default'),
      };
      return address
        ? shop.request({ method: 'PATCH', path: `${api}/${address.uuid}`, body })
        : shop.request({ method: 'POST', path: api, body });
    }}
    close={close}
  >
    {(fault) => <Fields address={address} fault={fault} />}
  </RecordDialog>
);

interface FieldsProps {
  readonly address: Address | null;
  fault(name: string): string | undefined;
}

function Fields({ address, fault }: FieldsProps) {
  const [place, setPlace] = useState({
    country: address?.country ?? '',
    province: address?.province ?? '',
  });
  const input = (name: (typeof NAMES)[number], value: string | null | undefined) => ({
    name,
    defaultValue: value ?? '',
    error: fault(name),
    required: name !== 'address_2' && name !== 'postcode',
  });
  return (
    <>
      <TextInput
        label={text('customers.name')}
        autoComplete="off"
        data-autofocus
        {...input('full_name', address?.fullName)}
      />
      <TextInput label={text('customers.address1')} {...input('address_1', address?.address1)} />
      <TextInput label={text('customers.address2')} {...input('address_2', address?.address2)} />
      <SimpleGrid cols={2}>
        <TextInput label={text('customers.postcode')} {...input('postcode', address?.postcode)} />
        <TextInput label={text('customers.city')} {...input('city', address?.city)} />
      </SimpleGrid>
      <PlaceInputs
        place={place}
        change={setPlace}
        country={{ name: 'country', label: text('customers.country'), error: fault('country') }}
        province={{ name: 'province', label: text('customers.province'), error: fault('province') }}
      />
      <TextInput label={text('customers.telephone')} type="tel" {...input('telephone', address?.telephone)} />
      <Switch
        name="is_default"
        label={text('customers.addresses.isDefault')}
        defaultChecked={address?.isDefault ?? false}
      />
    </>
  );
}
