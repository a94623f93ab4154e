import { Badge, Button, Card, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { adminGraphql } from '@shop/sdk/graphql';
import type { ResultOf } from '@shop/sdk/graphql';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { AddressLines, addressLinesOf } from '../../kit/shared/AddressLines.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { comma, language, text } from '../../text/text.ts';
import { RecordDialog } from '../../kit/shared/RecordDialog.tsx';
import { VatCheck } from '../../kit/shared/VatCheck.tsx';
import { AddressDialog } from './AddressDialog.tsx';

const query = adminGraphql(`
  query CustomerAddresses($id: ID!, $locale: String) {
    customer(id: $id) {
      addresses {
        uuid fullName company vatId telephone address1 address2 postcode city province provinceName country isDefault
        formatted(locale: $locale)
      }
    }
  }
`);

export type Address = NonNullable<ResultOf<typeof query>['customer']>['addresses'][number];

/** The open dialog, which is the address form or the deletion confirmation. */
type Open =
  | { readonly kind: 'edit'; readonly address: Address | null }
  | { readonly kind: 'delete'; readonly address: Address };

/** Panel for a customer's address book. */
export function AddressesPanel({ record }: { readonly record: { readonly uuid: string } }) {
  const id = record.uuid;
  const may = useMay();
  const [open, setOpen] = useState<Open | null>(null);
  const { data, error } = useQuery({
    queryKey: ['customers', 'addresses', id],
    queryFn: () => shop.admin.graphql(query, { id, locale: language }),
  });
  const addresses = data?.customer?.addresses ?? [];
  const api = `/api/customers/${id}/addresses` as const;
  const close = () => setOpen(null);
  return (
    <Stack gap="sm">
      {error && <Problem error={error} />}
      {data && addresses.length === 0 && <Text c="dimmed">{text('customers.addresses.none')}</Text>}
      {addresses.length > 0 && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          {addresses.map((address) => (
            <AddressCard
              key={address.uuid}
              address={address}
              edit={may('updateCustomerAddress') ? () => setOpen({ kind: 'edit', address }) : null}
              remove={may('deleteCustomerAddress') ? () => setOpen({ kind: 'delete', address }) : null}
            />
          ))}
        </SimpleGrid>
      )}
      {may('createCustomerAddress') && (
        <Group>
          <Button variant="default" onClick={() => setOpen({ kind: 'edit', address: null })}>
            {text('customers.addresses.add')}
          </Button>
        </Group>
      )}
      {open?.kind === 'edit' && <AddressDialog api={api} address={open.address} close={close} />}
      {open?.kind === 'delete' && (
        <RecordDialog
          title={text('customers.addresses.delete')}
          label={text('form.delete')}
          done={text('form.deleted')}
          isDangerous
          refresh={['customers', 'addresses', id]}
          run={() => shop.request({ method: 'DELETE', path: `${api}/${open.address.uuid}` })}
          close={close}
        >
          {() => <Text>{oneLine(open.address)}</Text>}
        </RecordDialog>
      )}
    </Stack>
  );
}

const oneLine = ({ fullName, company, address1, city }: Address) =>
  [fullName, company, address1, city].filter((part) => part).join(comma);

interface CardProps {
  readonly address: Address;
  /** Null if the administrator may not edit addresses. */
  readonly edit: (() => void) | null;
  readonly remove: (() => void) | null;
}

const AddressCard = ({ address, edit, remove }: CardProps) => (
  <Card padding="sm">
    <Stack gap="xs" h="100%" justify="space-between">
      <div>
        <AddressLines lines={addressLinesOf(address)} />
        <VatCheck vatId={address.vatId} />
      </div>
      <Group gap="xs">
        {address.isDefault && <Badge>{text('customers.addresses.default')}</Badge>}
        {edit && (
          <Button
            size="xs"
            variant="subtle"
            aria-label={`${text('customers.addresses.edit')}: ${oneLine(address)}`}
            onClick={edit}
          >
            {text('customers.addresses.edit')}
          </Button>
        )}
        {remove && (
          <Button
            size="xs"
            variant="subtle"
            color="red"
            aria-label={`${text('form.delete')}: ${oneLine(address)}`}
            onClick={remove}
          >
            {text('form.delete')}
          </Button>
        )}
      </Group>
    </Stack>
  </Card>
);
