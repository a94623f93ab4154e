import { Anchor, Badge, Group, SegmentedControl, Skeleton, Stack, Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { eventName } from '../../kit/shared/eventNames.ts';
import { Pager, pagesOf } from '../../kit/list/Pager.tsx';
import { exactTime, text, timeAgo } from '../../text/text.ts';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { deliveryColors, failureOf } from './deliveryWords.ts';
import type { Delivery } from './deliveryWords.ts';

const PAGE = 10;
const STATUSES = ['pending', 'delivered', 'failed'] as const;
type Status = (typeof STATUSES)[number];
/** Refetch interval in milliseconds while a delivery is in progress. */
const WATCH_MS = 2000;

/** Panel that lists a webhook's deliveries, newest first. */
export function DeliveriesPanel({ record }: { readonly record: { readonly uuid: string } }) {
  const uuid = record.uuid;
  const may = useMay();
  const [status, setStatus] = useState<Status | 'all'>('all');
  const [page, setPage] = useState(1);
  const [shown, show] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['webhooks', 'deliveries', uuid, status, page],
    async queryFn() {
      const listing = shop.webhooks.listDeliveries(uuid, {
        page,
        limit: PAGE,
        ...(status !== 'all' && { status }),
      });
      return { rows: await listing, total: (await listing.meta())?.total ?? 0 };
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.rows.some(isUnderWay) ? WATCH_MS : false),
  });
  const choose = (next: string) => {
    setStatus(next as Status | 'all');
    setPage(1);
  };
  const isNew = data?.total === 0 && status === 'all';
  return (
    <Stack gap="sm">
      {error && <Problem error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton height={160} />}
      {isNew && <Text c="dimmed">{text('webhooks.deliveries.none')}</Text>}
      {data && !isNew && (
        <>
          <SegmentedControl
            aria-label={text('webhooks.delivery.status')}
            value={status}
            onChange={choose}
            data={[
              { value: 'all', label: text('webhooks.deliveries.all') },
              ...STATUSES.map((value) => ({ value, label: text(`webhooks.delivery.${value}`) })),
            ]}
          />
          {data.rows.length === 0 ? (
            <Text c="dimmed">{text('webhooks.deliveries.noneMatch')}</Text>
          ) : (
            <Deliveries rows={data.rows} open={may('getWebhookDelivery') ? show : null} />
          )}
          <Pages total={data.total} page={page} go={setPage} />
        </>
      )}
      {shown !== null && <DeliveryDialog webhook={uuid} uuid={shown} close={() => show(null)} />}
    </Stack>
  );
}

interface PagesProps {
  readonly total: number;
  readonly page: number;
  go(page: number): void;
}

function Pages({ total, page, go }: PagesProps) {
  const pages = pagesOf(total, PAGE);
  if (pages <= 1) return null;
  return (
    <Group justify="flex-end">
      <Pager page={page} pages={pages} go={go} />
    </Group>
  );
}

/** Reports whether the next attempt of a delivery is due immediately, so that its row will soon change. */
const isUnderWay = ({ status, next_try_at: next }: Delivery): boolean =>
  status === 'pending' && (next === null || Date.parse(next) < Date.now() + WATCH_MS);

interface DeliveriesProps {
  readonly rows: readonly Delivery[];
  /** Null if the administrator may not view delivery details. */
  readonly open: ((uuid: string) => void) | null;
}

const Deliveries = ({ rows, open }: DeliveriesProps) => (
  <Table>
    <caption className="unseen">{text('webhooks.deliveries')}</caption>
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{text('webhooks.delivery.event')}</Table.Th>
        <Table.Th scope="col">{text('webhooks.delivery.status')}</Table.Th>
        <Table.Th scope="col" visibleFrom="sm">
          {text('webhooks.delivery.answer')}
        </Table.Th>
        <Table.Th scope="col" visibleFrom="md">
          {text('webhooks.delivery.duration')}
        </Table.Th>
        <Table.Th scope="col" visibleFrom="xs">
          {text('webhooks.delivery.time')}
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {rows.map((row) => (
        <Table.Tr key={row.uuid}>
          <Table.Td>
            {open ? (
              <Anchor component="button" type="button" ta="start" onClick={() => open(row.uuid)}>
                {eventName(row.topic)}
              </Anchor>
            ) : (
              eventName(row.topic)
            )}
            <Text size="xs" c="dimmed" hiddenFrom="xs">
              {timeAgo(row.created_at)}
            </Text>
          </Table.Td>
          <Table.Td>
            <Badge color={deliveryColors[row.status]}>{text(`webhooks.delivery.${row.status}`)}</Badge>
          </Table.Td>
          <Table.Td visibleFrom="sm">{failureOf(row) ?? row.response_status ?? '—'}</Table.Td>
          <Table.Td visibleFrom="md">
            {row.duration_ms === null ? '—' : text('webhooks.delivery.ms', { ms: row.duration_ms })}
          </Table.Td>
          <Table.Td visibleFrom="xs">
            <span title={exactTime(row.created_at)}>{timeAgo(row.created_at)}</span>
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
