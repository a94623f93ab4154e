import { Card, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { BackLink } from '../../kit/shared/BackLink.tsx';
import { ErrorPage } from '../../kit/pages/ErrorPage.tsx';
import { exactTime, text } from '../../text/text.ts';
import { eventName } from '../../kit/shared/eventNames.ts';
import { ValueTree } from './ValueTree.tsx';

/** Page of an event, with the payload delivered to its subscribers. */
export function EventPage({ uuid }: { readonly uuid: string }) {
  const event = useQuery({ queryKey: ['events', 'record', uuid], queryFn: () => shop.events.get(uuid) });
  if (event.error) return <ErrorPage error={event.error} />;
  if (!event.data) return <Skeleton height={300} />;
  const { event: name, payload, created_at: time } = event.data;
  return (
    <Stack>
      <div>
        <BackLink to="/events">{text('events.title')}</BackLink>
        <Title order={1}>{eventName(name)}</Title>
        <Text c="dimmed">{exactTime(time)}</Text>
      </div>
      <Card component="section" aria-label={text('events.payload')}>
        <Title order={2} mb="sm">
          {text('events.payload')}
        </Title>
        <ValueTree value={payload} />
        <Text size="xs" c="dimmed" mt="md" ff="monospace">
          {name}
        </Text>
      </Card>
    </Stack>
  );
}
