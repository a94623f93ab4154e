import { Alert, Button, Group, Radio, Stack } from '@mantine/core';
import type { GetChangesetConflictsData } from '@shop/sdk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../../kit/api/shop.ts';
import { Problem } from '../../../kit/shared/Problem.tsx';
import { text } from '../../../text/text.ts';
import { useBuilder } from '../builderContext.ts';
import type { Builder } from '../builderContext.ts';
import type { Instance } from '../../../kit/drafts/draft.ts';
import { nameOfWidget } from '../widgetNames.ts';
import { nameOfChange } from './ChangeList.tsx';

type Conflict = GetChangesetConflictsData['conflicts'][number];

interface Props {
  readonly changeset: string;
  readonly conflicts: readonly Conflict[];
  close(): void;
  settled(): void;
}

/**
 * Lists conflicts with changes that others have published since the draft began. The administrator selects which version to keep for each
 * conflict.
 */
export function Conflicts({ changeset, conflicts, close, settled }: Props) {
  const { page } = useBuilder();
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const rebase = useMutation({
    mutationFn: () => shop.changesets.rebase(changeset, { keep_live: [...theirs] }),
    onSuccess: settled,
  });
  const choose = (urn: string, keepsTheirs: boolean) =>
    setTheirs(new Set([...theirs].filter((one) => one !== urn).concat(keepsTheirs ? [urn] : [])));
  return (
    <>
      {rebase.error && <Problem error={rebase.error} isAnswer />}
      <Alert color="orange" title={text('builder.conflicts')}>
        {text('builder.conflicts.help')}
      </Alert>
      {conflicts.map((conflict) => (
        <Radio.Group
          key={conflict.entity_urn}
          label={nameOfConflict(conflict, page)}
          value={theirs.has(conflict.entity_urn) ? 'theirs' : 'mine'}
          onChange={(value) => choose(conflict.entity_urn, value === 'theirs')}
        >
          <Stack gap={4} mt={4}>
            <Radio
              value="mine"
              label={text(conflict.wanted === null ? 'builder.conflict.mineGone' : 'builder.conflict.mine')}
              description={textOf(conflict.wanted)}
            />
            <Radio
              value="theirs"
              label={text(conflict.live === null ? 'builder.conflict.theirsGone' : 'builder.conflict.theirs')}
              description={textOf(conflict.live)}
            />
          </Stack>
        </Radio.Group>
      ))}
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {text('app.cancel')}
        </Button>
        <Button loading={rebase.isPending} onClick={() => rebase.mutate()}>
          {text('builder.conflicts.settle')}
        </Button>
      </Group>
    </>
  );
}

/** Returns the first text of a widget version, which helps distinguish it from the other version. Null for a placement. */
const textOf = (version: Conflict['live']): string | null =>
  version && 'settings' in version ? nameOfWidget({ widget: version as unknown as Instance }) : null;

/** Returns the display name of the widget or placement in conflict. */
function nameOfConflict({ base, wanted, live }: Conflict, page: Builder['page']): string {
  const one = wanted ?? live ?? base ?? {};
  const isPlace = 'widget_instance_uuid' in one;
  const uuid = String(isPlace ? one['widget_instance_uuid'] : one['uuid']);
  const after = isPlace ? null : (one as unknown as Instance);
  const name = nameOfChange({ uuid, before: null, after }, page);
  return isPlace ? text('builder.conflict.place', { name }) : name;
}
