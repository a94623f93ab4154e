import { Button, Modal, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useAction } from '../../kit/shared/useAction.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { TimeInput } from '../../kit/inputs/TimeInput.tsx';
import { text } from '../../text/text.ts';
import { instantOf } from '../../text/zone.ts';
import { failureOf } from './deliveryWords.ts';

/** Webhook buttons that send a test delivery and redeliver events. */
export function WebhookActions({ record }: { readonly record: { readonly uuid: string } }) {
  const uuid = record.uuid;
  const may = useMay();
  const client = useQueryClient();
  const [isReplaying, replay] = useState(false);
  const test = useAction({
    mutationFn: () => shop.webhooks.test(uuid),
    onSuccess: (delivery) => {
      const reason = failureOf(delivery);
      notifications.show(
        reason === null
          ? {
              color: 'teal',
              message: text('webhooks.test.taken', {
                status: String(delivery.response_status),
                ms: delivery.duration_ms ?? 0,
              }),
            }
          : { color: 'red', message: text('webhooks.test.failed', { reason }) },
      );
      return client.invalidateQueries({ queryKey: ['webhooks', 'deliveries'] });
    },
  });
  return (
    <>
      {may('replayWebhook') && (
        <Button variant="default" onClick={() => replay(true)}>
          {text('webhooks.replay')}
        </Button>
      )}
      {may('testWebhook') && (
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
          {text('webhooks.test')}
        </Button>
      )}
      {isReplaying && <ReplayDialog uuid={uuid} close={() => replay(false)} />}
    </>
  );
}

/** Dialog that redelivers the events of a time range to the webhook. */
function ReplayDialog({ uuid, close }: { readonly uuid: string; close(): void }) {
  const client = useQueryClient();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const replay = useMutation({
    mutationFn: () =>
      shop.webhooks.replay(uuid, {
        from: instantOf(from) ?? '',
        to: instantOf(to) ?? '',
      }),
    onSuccess: ({ events }) => {
      close();
      notifications.show({ color: 'teal', message: text('webhooks.replay.done', { count: events }) });
      return client.invalidateQueries({ queryKey: ['webhooks', 'deliveries'] });
    },
  });
  const isComplete = from !== '' && to !== '';
  return (
    <Modal opened onClose={close} title={text('webhooks.replay')} centered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) replay.mutate();
        }}
      >
        <Stack>
          {replay.error && <Problem error={replay.error} isAnswer />}
          <Text size="sm">{text('webhooks.replay.text')}</Text>
          <TimeInput
            required
            label={text('webhooks.replay.from')}
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
          />
          <TimeInput
            required
            label={text('webhooks.replay.to')}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {text('app.cancel')}
            </Button>
            <Button type="submit" loading={replay.isPending} disabled={!isComplete}>
              {text('webhooks.replay')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
