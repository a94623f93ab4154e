import { Group, Image, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lineDetail } from '../../../kit/orders/lineWords.ts';
import { text } from '../../../text/text.ts';
import { LinesTable } from '../LinesTable.tsx';
import type { Order } from '../orderQuery.ts';
import { reasonsQuery } from './returnQuery.ts';
import type { Return, ReturnItem } from './returnQuery.ts';
import { reasonName } from './returnWords.tsx';

interface Props {
  readonly row: Return;
  /** Null while it is loaded, and for administrators who may not read orders. */
  readonly order: Order | null;
}

/**
 * Table of a return's lines with the units that were requested, approved and received, and those back in stock. On narrow screens only the
 * received units have a column of their own.
 */
export const ReturnLines = ({ row, order }: Props) => (
  <LinesTable
    items={row.items}
    keyOf={({ uuid }) => uuid}
    productOf={(item) => <Product item={item} order={order} />}
    columns={[
      { title: text('returns.requested'), isWide: true, figureOf: ({ requested }) => requested },
      { title: text('returns.approved'), isWide: true, figureOf: ({ approved }) => approved },
      { title: text('returns.received'), figureOf: ({ received }) => received },
    ]}
  />
);

interface ProductProps {
  readonly item: ReturnItem;
  readonly order: Order | null;
}

function Product({ item, order }: ProductProps) {
  const { data: reasons = [] } = useQuery(reasonsQuery);
  const line = lineOf(order, item);
  const notes = [
    item.reason !== null && text('returns.reasonIs', { reason: reasonName(reasons, item.reason) }),
    item.condition !== null && text('returns.conditionIs', { condition: item.condition }),
    item.restocked > 0 && text('returns.restockedUnits', { count: item.restocked }),
    item.unshipped > 0 && text('returns.unshipped', { count: item.unshipped }),
  ].filter((part) => part !== false);
  return (
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
  );
}

/** Finds the order line of an item. Null if the order is not known. */
export const lineOf = (order: Order | null, item: ReturnItem): Order['items'][number] | null =>
  order?.items.find(({ orderItemId }) => orderItemId === String(item.order_item_id)) ?? null;
