import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { text } from '../../text/text.ts';
import { RecordDialog } from '../../kit/shared/RecordDialog.tsx';
import { ADDRESS_FIELDS, addressBodyOf } from '../../kit/places/addressFields.ts';
import type { AddressField } from '../../kit/places/addressFields.ts';
import { PlaceInputs } from '../../kit/places/PlaceInputs.tsx';
import type { Address } from './AddressesPanel.tsx';

interface Props {
  /** REST path of the address book, such as `/api/customers/<uuid>/addresses`. */
  readonly api: `/api/${string}`;
  /** Null for a new address. */
  readonly address: Address | null;
  close(): void;
}

const NAMES = [...ADDRESS_FIELDS.map(({ name }) => name), 'country', 'province'] as const;

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
  const known = addressBodyOf(address);
  const [place, setPlace] = useState(known);
  const input = ({ name, label, ...rest }: AddressField) => (
    <TextInput
      key={name}
      name={name}
      label={text(label)}
      defaultValue={known[name]}
      error={fault(name)}
      required={'isRequired' in rest}
      {...(name === 'full_name' && { autoComplete: 'off', 'data-autofocus': true })}
      {...(name === 'telephone' && { type: 'tel' })}
    />
  );
  return (
    <>
      {ADDRESS_FIELDS.slice(0, -1).map(input)}
      <PlaceInputs
        place={place}
        change={(next) => setPlace({ ...known, ...next })}
        country={{ name: 'country', label: text('address.country'), error: fault('country') }}
        province={{ name: 'province', label: text('address.province'), error: fault('province') }}
      />
      {ADDRESS_FIELDS.slice(-1).map(input)}
      <Switch
        name="is_default"
        label={text('customers.addresses.isDefault')}
        defaultChecked={address?.isDefault ?? false}
      />
    </>
  );
}
