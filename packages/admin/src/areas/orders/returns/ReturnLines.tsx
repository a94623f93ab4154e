import { Card, Group, Image, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lineDetail } from '../../../kit/orders/lineWords.ts';
import { text } from '../../../text/text.ts';
import type { Order } from '../orderQuery.ts';
import { reasonsQuery } from './returnQuery.ts';
import type { Return, ReturnItem } from './returnQuery.ts';
import { reasonName } from './returnWords.tsx';

interface Props {
  readonly row: Return;
  /** Null while it is loaded, and for administrators who may not read orders. */
  readonly order: Order | null;
}

/** Table of a return's lines with the units that were requested, approved and received, and those back in stock. */
export const ReturnLines = ({ row, order }: Props) => (
  <Card component="section" aria-label={text('orders.items')} padding={0}>
    <Title order={2} p="lg" pb="xs">
      {text('orders.items')}
    </Title>
    <Table.ScrollContainer minWidth={300} type="native">
      <Table verticalSpacing="sm" horizontalSpacing="lg">
        <caption className="unseen">{text('orders.items')}</caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{text('products.one')}</Table.Th>
            {[text('returns.requested'), text('returns.approved'), text('returns.received')].map(
              (title, index) => (
                <Table.Th key={title} scope="col" ta="end" {...placeOf(index)}>
                  {title}
                </Table.Th>
              ),
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {row.items.map((item) => (
            <Line key={item.uuid} item={item} order={order} />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  </Card>
);

/** On narrow screens only the received units have a column of their own. */
const placeOf = (index: number) => index < 2 && { visibleFrom: 'sm' as const };

interface LineProps {
  readonly item: ReturnItem;
  readonly order: Order | null;
}

function Line({ item, order }: LineProps) {
  const { data: reasons = [] } = useQuery(reasonsQuery);
  const line = lineOf(order, item);
  const notes = [
    item.reason !== null && text('returns.reasonIs', { reason: reasonName(reasons, item.reason) }),
    item.condition !== null && text('returns.conditionIs', { condition: item.condition }),
    item.restocked > 0 && text('returns.restockedUnits', { count: item.restocked }),
    item.unshipped > 0 && text('returns.unshipped', { count: item.unshipped }),
  ].filter((part) => part !== false);
  return (
    <Table.Tr>
      <Table.Td>
        <Group wrap="nowrap" align="start">
          {line?.thumbnail && <Image src={line.thumbnail} alt="" w={40} h={40} radius="sm" fit="cover" />}
          <div>
            <Text fw={500} className="breakable">
              {line?.productName ?? text('returns.line', { id: item.order_item_id })}
            </Text>
            {line && (
              <Text size="xs" c="dimmed" className="breakable">
                {lineDetail(line)}
              </Text>
            )}
            <Text size="xs" hiddenFrom="sm">
              {text('returns.progress', { requested: item.requested, approved: item.approved })}
            </Text>
            {notes.length > 0 && (
              <Text size="xs" className="breakable">
                {notes.join(' · ')}
              </Text>
            )}
          </div>
        </Group>
      </Table.Td>
      {[item.requested, item.approved, item.received].map((figure, index) => (
        <Table.Td key={index} ta="end" className="number" {...placeOf(index)}>
          {figure}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

/** Finds the order line of an item. Null if the order is not known. */
export const lineOf = (order: Order | null, item: ReturnItem): Order['items'][number] | null =>
  order?.items.find(({ orderItemId }) => orderItemId === String(item.order_item_id)) ?? null;
