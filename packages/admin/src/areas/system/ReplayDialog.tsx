import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Autocomplete } from '../../kit/inputs/choices/Choices.tsx';
import { shop } from '../../kit/api/shop.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { TimeInput } from '../../kit/inputs/TimeInput.tsx';
import { text } from '../../text/text.ts';
import { instantOf } from '../../text/zone.ts';

/** Dialog that redelivers the events of a time range to one subscriber. */
export function ReplayDialog({ close }: { close(): void }) {
  const [subscriber, setSubscriber] = useState('');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const replay = useMutation({
    mutationFn: () =>
      shop.events.replay({
        subscriber: subscriber.trim(),
        from: instantOf(from) ?? '',
        to: instantOf(to) ?? '',
      }),
    onSuccess: ({ replayed }) => {
      close();
      notifications.show({ color: 'teal', message: text('events.replay.done', { count: replayed }) });
    },
  });
  const isComplete = subscriber.trim() !== '' && from !== '' && to !== '';
  return (
    <Modal opened onClose={close} title={text('events.replay')} centered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) replay.mutate();
        }}
      >
        <Stack>
          {replay.error && <Problem error={replay.error} isAnswer />}
          <Text size="sm">{text('events.replay.text')}</Text>
          <SubscriberInput value={subscriber} change={setSubscriber} />
          <TimeOf label={text('events.replay.from')} value={from} change={setFrom} />
          <TimeOf label={text('events.replay.to')} value={to} change={setTo} />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {text('app.cancel')}
            </Button>
            <Button type="submit" loading={replay.isPending} disabled={!isComplete}>
              {text('events.replay.run')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

interface TimeProps {
  readonly label: string;
  readonly value: string;
  change(value: string): void;
}

const TimeOf = ({ label, value, change }: TimeProps) => (
  <TimeInput label={label} required value={value} onChange={(event) => change(event.currentTarget.value)} />
);

/** Input for an event subscriber, with suggestions from the installed extensions. */
function SubscriberInput({ value, change }: Omit<TimeProps, 'label'>) {
  const may = useMay();
  const { data: extensions = [] } = useQuery({
    queryKey: ['extensions'],
    queryFn: () => shop.extensions.list(),
    enabled: may('listExtensions'),
  });
  const known = extensions.flatMap(({ contributions }) =>
    contributions.flatMap(({ kind, names }) => (kind === 'subscribers' ? names : [])),
  );
  return (
    <Autocomplete
      label={text('events.subscriber')}
      description={text('events.replay.subscriber')}
      required
      data={[...new Set(known)].toSorted()}
      value={value}
      onChange={change}
    />
  );
}
