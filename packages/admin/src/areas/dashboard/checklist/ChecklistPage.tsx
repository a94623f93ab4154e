import { Card, Progress, Stack, Switch, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { text } from '../../../text/text.ts';
import { CheckList } from './CheckList.tsx';
import { checklistQuery } from './checklistQuery.ts';
import { useChecklistHidden } from './useChecklistHidden.ts';
import type { Check } from './checklistQuery.ts';

/** Setup checklist page with completed and open steps. Each step links to the page where it can be completed. */
export function ChecklistPage() {
  const { data: checks } = useSuspenseQuery(checklistQuery);
  const [isHidden, setHidden] = useChecklistHidden();
  return (
    <Stack gap="md" maw={760}>
      <Title order={1}>{text('checklist.title')}</Title>
      <Text c="dimmed">{text('checklist.about')}</Text>
      {(['setUp', 'goLive'] as const).map((group) => (
        <GroupCard key={group} group={group} checks={checks.filter((check) => check.group === group)} />
      ))}
      <Switch
        label={text('checklist.onDashboard')}
        checked={!isHidden}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          setHidden(() => !checked);
        }}
      />
    </Stack>
  );
}

interface Props {
  readonly group: Check['group'];
  readonly checks: readonly Check[];
}

function GroupCard({ group, checks }: Props) {
  const title = text(`checklist.${group}`);
  const done = checks.filter(({ status }) => status === 'done').length;
  const count = text('checklist.done', { done, count: checks.length });
  return (
    <Card component="section" aria-label={title}>
      <Stack gap="sm">
        <div>
          <Title order={2}>{title}</Title>
          <Text c="dimmed">{count}</Text>
        </div>
        <Progress value={(100 * done) / Math.max(1, checks.length)} aria-label={count} size="sm" />
        <CheckList checks={checks} />
      </Stack>
    </Card>
  );
}
