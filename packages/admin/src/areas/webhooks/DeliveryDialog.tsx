import { Badge, Button, Code, Group, Modal, Skeleton, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { eventName } from '../../kit/shared/eventNames.ts';
import { exactTime, text } from '../../text/text.ts';
import { deliveryColors, failureOf } from './deliveryWords.ts';

interface Props {
  readonly webhook: string;
  readonly uuid: string;
  close(): void;
}

/** Dialog for a webhook delivery, with the request, the response and a retry button. */
export function DeliveryDialog({ webhook, uuid, close }: Props) {
  const may = useMay();
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['webhooks', 'delivery', uuid],
    queryFn: () => shop.webhooks.getDelivery(webhook, uuid),
  });
  const retry = useMutation({
    mutationFn: () => shop.webhooks.retryDelivery(webhook, uuid),
    onSuccess: () => {
      close();
      notifications.show({ color: 'teal', message: text('webhooks.delivery.retried') });
      return client.invalidateQueries({ queryKey: ['webhooks', 'deliveries'] });
    },
  });
  return (
    <Modal
      opened
      onClose={close}
      size="lg"
      title={data ? eventName(data.topic) : text('webhooks.delivery.event')}
    >
      <Stack>
        {error && <Problem error={error} />}
        {retry.error && <Problem error={retry.error} isAnswer />}
        {!data && !error && <Skeleton height={240} />}
        {data && (
          <>
            <Group gap="xs">
              <Badge color={deliveryColors[data.status]}>{text(`webhooks.delivery.${data.status}`)}</Badge>
              {data.failure !== null && <Text>{failureOf(data)}</Text>}
            </Group>
            <Facts delivery={data} />
            {data.error !== null && data.failure !== 'status' && <Words value={data.error} />}
            <Title order={2}>{text('webhooks.delivery.sent')}</Title>
            {data.body === null ? (
              <Text c="dimmed">{text('webhooks.delivery.unsent')}</Text>
            ) : (
              <Words value={pretty(data.body)} />
            )}
            {data.response_excerpt !== null && data.response_excerpt !== '' && (
              <>
                <Title order={2}>{text('webhooks.delivery.received')}</Title>
                <Words value={data.response_excerpt} />
              </>
            )}
            {may('retryWebhookDelivery') && (
              <Group justify="flex-end">
                <Button loading={retry.isPending} onClick={() => retry.mutate()}>
                  {text('webhooks.delivery.retry')}
                </Button>
              </Group>
            )}
          </>
        )}
      </Stack>
    </Modal>
  );
}

/** Technical text, which is shown left-to-right in every language. */
const Words = ({ value }: { readonly value: string }) => (
  <Code block dir="ltr" mah={320} style={{ overflow: 'auto' }} tabIndex={0}>
    {value}
  </Code>
);

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

type Shown = Awaited<ReturnType<typeof shop.webhooks.getDelivery>>;

function Facts({ delivery }: { readonly delivery: Shown }) {
  const next = delivery.next_try_at;
  const facts = [
    [text('webhooks.delivery.time'), exactTime(delivery.emitted_at)],
    [text('webhooks.delivery.tries'), String(delivery.attempts)],
    [text('webhooks.delivery.answer'), String(delivery.response_status ?? '—')],
    [
      text('webhooks.delivery.duration'),
      delivery.duration_ms === null ? '—' : text('webhooks.delivery.ms', { ms: delivery.duration_ms }),
    ],
    ...(delivery.status === 'pending'
      ? [
          [
            text('webhooks.delivery.next'),
            next === null ? text('webhooks.delivery.soon') : exactTime(next),
          ] as const,
        ]
      : []),
    [text('webhooks.delivery.id'), delivery.event_uuid],
  ] as const;
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="breakable">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
