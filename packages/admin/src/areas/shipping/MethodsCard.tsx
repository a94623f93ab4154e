import { Button, Card, Group, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { Enabled } from '../../kit/shared/Enabled.tsx';
import { RowActions } from '../../kit/shared/RowActions.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { MethodDialog } from './MethodDialog.tsx';
import type { Method } from './shippingQuery.ts';

/** The shop's own shipping methods, in the order in which shoppers see them. */
export function MethodsCard({ methods }: { readonly methods: readonly Method[] }) {
  const may = useMay();
  const [opened, open] = useState<Method | 'new' | null>(null);
  const inOrder = methods.toSorted((one, other) => one.sortOrder - other.sortOrder);
  return (
    <Card component="section" aria-label={text('shipping.methods')}>
      <Group justify="space-between" mb="xs">
        <Title order={2}>{text('shipping.methods')}</Title>
        {may('createCoreShippingMethod') && (
          <Button variant="default" size="xs" onClick={() => open('new')}>
            {text('shipping.method.new')}
          </Button>
        )}
      </Group>
      {methods.length === 0 ? (
        <Text>{text('shipping.methods.empty')}</Text>
      ) : (
        <Table.ScrollContainer
          minWidth={420}
          type="native"
          scrollAreaProps={{ 'aria-label': text('shipping.methods') }}
        >
          <Table verticalSpacing="xs">
            <caption className="unseen">{text('shipping.methods')}</caption>
            <Table.Thead>
              <Table.Tr>
                {[text('shipping.method.name'), text('shipping.method.carrier'), text('shipping.status')].map(
                  (title) => (
                    <Table.Th key={title} scope="col">
                      {title}
                    </Table.Th>
                  ),
                )}
                <Table.Td />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {inOrder.map((method) => (
                <Row key={method.uuid} method={method} edit={() => open(method)} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {opened && (
        <MethodDialog
          method={opened === 'new' ? null : opened}
          next={(inOrder.at(-1)?.sortOrder ?? -1) + 1}
          close={() => open(null)}
        />
      )}
    </Card>
  );
}

function Row({ method, edit }: { readonly method: Method; edit(): void }) {
  const { name } = method;
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500}>
        {name}
      </Table.Th>
      <Table.Td>
        {[method.defaultCarrierCode, method.defaultServiceCode].filter(Boolean).join(' · ') || '–'}
      </Table.Td>
      <Table.Td>
        <Enabled status={Number(method.isEnabled)} />
      </Table.Td>
      <Table.Td>
        <RowActions
          queryKey="shipping"
          name={name}
          edit={{
            permission: 'updateCoreShippingMethod',
            label: text('shipping.method.editOf', { name }),
            run: edit,
          }}
          remove={{
            permission: 'deleteCoreShippingMethod',
            label: text('shipping.method.deleteOf', { name }),
            lost: text('shipping.method.lost'),
            run: () => shop.coreShippingMethods.delete(method.uuid),
          }}
        />
      </Table.Td>
    </Table.Tr>
  );
}
