import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { parkedQuery } from './parkedQuery.ts';
import { ReplayDialog } from './ReplayDialog.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';

/** Buttons above the event list that link to failed deliveries and redeliver events. */
export function EventActions() {
  const may = useMay();
  const [isReplaying, replay] = useState(false);
  const { data: parked } = useQuery({ ...parkedQuery, enabled: may('listDeadEvents') });
  return (
    <Group>
      {may('listDeadEvents') && (
        <Button
          component={Link}
          {...linkTo('/events/failed')}
          variant={parked && parked.length > 0 ? 'filled' : 'default'}
        >
          {text('events.failed.count', { count: parked?.length ?? 0 })}
        </Button>
      )}
      {may('replayEvents') && (
        <Button variant="default" onClick={() => replay(true)}>
          {text('events.replay')}
        </Button>
      )}
      {isReplaying && <ReplayDialog close={() => replay(false)} />}
    </Group>
  );
}
