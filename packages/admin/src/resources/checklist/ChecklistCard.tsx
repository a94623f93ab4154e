import { Anchor, Card, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../shell/permissions.ts';
import { text } from '../../text/text.ts';
import { CheckList } from './CheckList.tsx';
import { checklistQuery } from './checklistQuery.ts';

/** The number of steps that the card shows. */
const SHOWN = 3;

/** The next steps of a shop that is not set up yet, for the dashboard. Nothing once all are done. */
export function ChecklistCard() {
  const may = useMay();
  const { data = [] } = useQuery({ ...checklistQuery, enabled: may('getChecklist') });
  const open = data.filter(({ status }) => status !== 'done');
  if (open.length === 0) return null;
  return (
    <Card component="section" aria-label={text('checklist.next')}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>{text('checklist.next')}</Title>
          <Anchor component={Link} to={'/checklist' as never}>
            {text('checklist.all', { count: open.length })}
          </Anchor>
        </Group>
        <CheckList checks={open.slice(0, SHOWN)} />
      </Stack>
    </Card>
  );
}
