import { Anchor, Button, Card, Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../../kit/api/permissions.ts';
import { text } from '../../../text/text.ts';
import { CheckList } from './CheckList.tsx';
import { checklistQuery } from './checklistQuery.ts';
import { useChecklistHidden } from './useChecklistHidden.ts';
import { linkTo } from '../../../kit/shared/linkTo.ts';

/** Maximum number of steps on the card. */
const SHOWN = 3;

/** Dashboard card with the next setup steps. Renders nothing if all steps are completed or the administrator has hidden the card. */
export function ChecklistCard() {
  const may = useMay();
  const [isHidden, setHidden] = useChecklistHidden();
  const { data = [] } = useQuery({ ...checklistQuery, enabled: may('getChecklist') && !isHidden });
  const open = isHidden ? [] : data.filter(({ status }) => status !== 'done');
  if (open.length === 0) return null;
  return (
    <Card component="section" aria-label={text('checklist.next')}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>{text('checklist.next')}</Title>
          <Group gap="sm">
            <Anchor component={Link} {...linkTo('/checklist')}>
              {text('checklist.all', { count: open.length })}
            </Anchor>
            <Button variant="subtle" size="compact-sm" onClick={() => setHidden(() => true)}>
              {text('checklist.hide')}
            </Button>
          </Group>
        </Group>
        <CheckList checks={open.slice(0, SHOWN)} />
      </Stack>
    </Card>
  );
}
