import { Checkbox, Input, SimpleGrid, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import type { FieldProps } from '../../kit/form/field.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { eventName } from '../../kit/shared/eventNames.ts';
import { text, textOr, wordsOf } from '../../text/text.ts';

type Topic = Awaited<ReturnType<typeof shop.webhookTopics.list>>[number];
const ALL = '*';

const topicsQuery = {
  queryKey: ['webhookTopics'],
  queryFn: async () => await shop.webhookTopics.list(),
  staleTime: Infinity,
};

/**
 * Input for the topics that a webhook delivers. The administrator selects all topics, or some from a searchable list grouped by subject.
 */
export function TopicsInput({ field, form, value, change }: FieldProps<readonly string[]>) {
  const { data, error } = useQuery(topicsQuery);
  const isAll = value.includes(ALL);
  return (
    <Input.Wrapper label={text(field.label)} labelElement="div" error={form.errors[field.name]}>
      <Stack gap="sm" mt={4}>
        {error && <Problem error={error} />}
        {!data && !error && <Skeleton height={120} />}
        {data && (
          <>
            <Checkbox
              label={text('webhooks.topics.all')}
              checked={isAll}
              onChange={(event) => change(event.currentTarget.checked ? [ALL] : [])}
            />
            {!isAll && <Topics topics={data} value={value} change={change} />}
          </>
        )}
      </Stack>
    </Input.Wrapper>
  );
}

/** The shop's own topic groups, in display order. Extension groups follow. */
const GROUPS = ['orders', 'shipments', 'returns', 'products', 'customers', 'newsletter', 'messages'];
const placeOf = (group: string): number => (GROUPS.includes(group) ? GROUPS.indexOf(group) : GROUPS.length);

interface TopicsProps {
  readonly topics: readonly Topic[];
  readonly value: readonly string[];
  change(value: readonly string[]): void;
}

function Topics({ topics, value, change }: TopicsProps) {
  const [search, setSearch] = useState('');
  const words = search.trim().toLocaleLowerCase();
  const found = topics.filter(({ topic }) =>
    `${topic} ${eventName(topic)}`.toLocaleLowerCase().includes(words),
  );
  const groups = [...Map.groupBy(found, ({ group }) => group)].toSorted(
    ([one], [other]) => placeOf(one) - placeOf(other),
  );
  return (
    <>
      <TextInput
        aria-label={text('webhooks.topics.search')}
        placeholder={text('webhooks.topics.search')}
        leftSection={<Icon name="search" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {groups.length === 0 && <Text c="dimmed">{text('webhooks.topics.none')}</Text>}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {groups.map(([group, members]) => (
          <Group key={group} group={group} topics={members} value={value} change={change} />
        ))}
      </SimpleGrid>
    </>
  );
}

/** A topic group, with a checkbox that selects all of its topics. */
function Group({ group, topics, value, change }: TopicsProps & { readonly group: string }) {
  const may = useMay();
  const title = textOr(`webhooks.group.${group}`, wordsOf(group));
  const allowed = topics.filter(({ permission }) => may(permission)).map(({ topic }) => topic);
  const chosen = allowed.filter((topic) => value.includes(topic));
  const others = value.filter((topic) => !allowed.includes(topic));
  return (
    <Stack gap={6} role="group" aria-label={title}>
      <Checkbox
        label={<strong>{title}</strong>}
        checked={allowed.length > 0 && chosen.length === allowed.length}
        indeterminate={chosen.length > 0 && chosen.length < allowed.length}
        disabled={allowed.length === 0}
        onChange={(event) => change(event.currentTarget.checked ? [...others, ...allowed] : others)}
      />
      {topics.map(({ topic, permission }) => (
        <Checkbox
          key={topic}
          ms="lg"
          label={eventName(topic)}
          description={may(permission) ? <bdi>{topic}</bdi> : text('webhooks.topics.forbidden')}
          checked={value.includes(topic)}
          disabled={!may(permission)}
          onChange={(event) =>
            change(event.currentTarget.checked ? [...value, topic] : value.filter((other) => other !== topic))
          }
        />
      ))}
    </Stack>
  );
}
