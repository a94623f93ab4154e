import { Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { BackLink } from '../../kit/shared/BackLink.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useAction } from '../../kit/shared/useAction.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { exactTime, text } from '../../text/text.ts';
import { eventName } from '../../kit/shared/eventNames.ts';
import { parkedQuery } from './parkedQuery.ts';
import { ValueTree } from './ValueTree.tsx';

type Choice = readonly string[] | 'all';

const idsOf = (choice: Choice) => ({ ids: choice === 'all' ? ('all' as const) : [...choice] });

/** Returns functions that retry or delete failed deliveries. */
function useDeliveries() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: ['events'] });
  const retry = useAction({
    mutationFn: (choice: Choice) => shop.events.retryDead(idsOf(choice)),
    onSuccess: ({ count }) =>
      notifications.show({ color: 'teal', message: text('events.failed.retried', { count }) }),
    onSettled,
  });
  const drop = useAction({
    mutationFn: (choice: Choice) => shop.events.dropDead(idsOf(choice)),
    onSuccess: ({ count }) =>
      notifications.show({ color: 'teal', message: text('events.failed.dropped', { count }) }),
    onSettled,
  });
  const confirmDrop = (choice: Choice) =>
    modals.openConfirmModal({
      title: text('events.failed.drop.title'),
      children: text('events.failed.drop.text'),
      labels: { confirm: text('events.failed.drop'), cancel: text('app.cancel') },
      confirmProps: { color: 'red' },
      onConfirm: () => drop.mutate(choice),
    });
  return { retry, confirmDrop };
}

/** Page that lists deliveries whose attempts have all failed. */
export function FailedEventsPage() {
  const may = useMay();
  const parked = useQuery(parkedQuery);
  const { retry, confirmDrop } = useDeliveries();
  if (parked.error) return <Problem error={parked.error} retry={() => void parked.refetch()} />;
  const rows = parked.data;
  return (
    <Stack>
      <Group justify="space-between">
        <div>
          <BackLink to="/events">{text('events.title')}</BackLink>
          <Title order={1}>{text('events.failed')}</Title>
          <Text c="dimmed">{text('events.failed.text')}</Text>
        </div>
        {rows && rows.length > 1 && may('retryDeadEvents') && (
          <Button onClick={() => retry.mutate('all')} loading={retry.isPending}>
            {text('events.failed.retryAll')}
          </Button>
        )}
      </Group>
      {!rows && <Skeleton height={200} />}
      {rows?.length === 0 && (
        <Card ta="center" py={64}>
          <Text>{text('events.failed.none')}</Text>
        </Card>
      )}
      {rows?.map(({ id, event, subscriber, payload, attempts, lastError, createdAt }) => (
        <Card key={id} component="section" aria-label={eventName(event)}>
          <Stack gap="sm">
            <Group justify="space-between">
              <div>
                <Title order={2}>{eventName(event)}</Title>
                <Text size="sm" c="dimmed">
                  {text('events.failed.about', { subscriber, count: attempts })} · {exactTime(createdAt)}
                </Text>
              </div>
              <Group>
                {may('dropDeadEvents') && (
                  <Button variant="subtle" color="red" onClick={() => confirmDrop([id])}>
                    {text('events.failed.drop')}
                  </Button>
                )}
                {may('retryDeadEvents') && (
                  <Button variant="default" onClick={() => retry.mutate([id])}>
                    {text('events.failed.retry')}
                  </Button>
                )}
              </Group>
            </Group>
            <pre className="errorText">{lastError ?? text('events.failed.ended')}</pre>
            <details>
              <summary>{text('events.payload')}</summary>
              <ValueTree value={payload} />
            </details>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
