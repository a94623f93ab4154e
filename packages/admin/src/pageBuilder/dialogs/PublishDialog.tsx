import { Alert, Button, Group, Modal, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { isShopError } from '@shop/sdk';
import type { ListChangesetConflictsData } from '@shop/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../api/shop.ts';
import { Problem } from '../../shared/Problem.tsx';
import { text } from '../../text/text.ts';
import { changesOf } from '../changes.ts';
import type { Instance, Placed } from '../draft.ts';
import type { NamedArea, WidgetType } from '../widgetNames.ts';
import { ChangeList, nameOfChange } from './ChangeList.tsx';

interface Props {
  readonly changeset: string;
  readonly placed: readonly Placed[];
  readonly types: readonly WidgetType[];
  readonly areas: readonly NamedArea[];
  close(): void;
  /** Reads the page again, once the draft is public or was put on what is live. */
  done(): void;
}

/** Says what a draft changes before it is published. Where somebody else changed the same meanwhile, each conflict is settled first. */
export function PublishDialog({ changeset, placed, types, areas, close, done }: Props) {
  const client = useQueryClient();
  const draft = useQuery({
    queryKey: ['pageBuilder', 'changeset', changeset],
    queryFn: () => shop.changesets.get(changeset),
    staleTime: 0,
    gcTime: 0,
  });
  const conflicts = useQuery({
    queryKey: ['pageBuilder', 'conflicts', changeset],
    queryFn: async () => await shop.changesets.listConflicts(changeset),
    staleTime: 0,
    gcTime: 0,
  });
  const publish = useMutation({
    mutationFn: () => shop.changesets.publish(changeset),
    onSuccess: async () => {
      close();
      notifications.show({ color: 'teal', message: text('builder.published') });
      done();
      await client.invalidateQueries({ queryKey: ['widgets'] });
    },
    onError: (error) => {
      // Somebody published between the look and the press.
      if (isShopError(error) && error.code === 'PAGES_CHANGED') void conflicts.refetch();
    },
  });
  const changes = draft.data ? changesOf(draft.data) : [];
  const isLoaded = draft.data !== undefined && conflicts.data !== undefined;
  const settling = conflicts.data && conflicts.data.length > 0 ? conflicts.data : null;
  const problem = draft.error ?? conflicts.error ?? (settling ? null : publish.error);
  return (
    <Modal opened onClose={close} title={text('builder.publish.title')} size="lg" centered>
      <Stack>
        {problem && <Problem error={problem} />}
        {!isLoaded && !problem && <Skeleton height={120} />}
        {isLoaded && settling && (
          <Conflicts
            key={settling.map(({ entity_urn }) => entity_urn).join()}
            changeset={changeset}
            conflicts={settling}
            placed={placed}
            types={types}
            close={close}
            settled={() => {
              void draft.refetch();
              void conflicts.refetch();
              done();
            }}
          />
        )}
        {isLoaded && !settling && (
          <>
            <Text>{text('builder.publish.changes', { count: changes.length })}</Text>
            <ChangeList changes={changes} placed={placed} types={types} areas={areas} />
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                {text('app.back')}
              </Button>
              <Button
                disabled={changes.length === 0}
                loading={publish.isPending}
                onClick={() => publish.mutate()}
                data-autofocus
              >
                {text('builder.publish')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Modal>
  );
}

interface ConflictsProps extends Pick<Props, 'changeset' | 'placed' | 'types' | 'close'> {
  readonly conflicts: ListChangesetConflictsData;
  settled(): void;
}

/** The conflicts with what others published meanwhile: of each, one of both versions is kept. */
function Conflicts({ changeset, conflicts, placed, types, close, settled }: ConflictsProps) {
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const rebase = useMutation({
    mutationFn: () => shop.changesets.rebase(changeset, { keep_live: [...theirs] }),
    onSuccess: settled,
  });
  const choose = (urn: string, keepsTheirs: boolean) => {
    const next = new Set(theirs);
    if (keepsTheirs) next.add(urn);
    else next.delete(urn);
    setTheirs(next);
  };
  return (
    <>
      {rebase.error && <Problem error={rebase.error} />}
      <Alert color="orange" title={text('builder.conflicts')}>
        {text('builder.conflicts.help')}
      </Alert>
      {conflicts.map(({ entity_urn, base, wanted, live }) => (
        <Radio.Group
          key={entity_urn}
          label={nameOfConflict({ base, wanted, live }, placed, types)}
          value={theirs.has(entity_urn) ? 'theirs' : 'mine'}
          onChange={(value) => choose(entity_urn, value === 'theirs')}
        >
          <Stack gap={4} mt={4}>
            <Radio
              value="mine"
              label={text(wanted === null ? 'builder.conflict.mineGone' : 'builder.conflict.mine')}
            />
            <Radio
              value="theirs"
              label={text(live === null ? 'builder.conflict.theirsGone' : 'builder.conflict.theirs')}
            />
          </Stack>
        </Radio.Group>
      ))}
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {text('app.back')}
        </Button>
        <Button loading={rebase.isPending} onClick={() => rebase.mutate()}>
          {text('builder.conflicts.settle')}
        </Button>
      </Group>
    </>
  );
}

type Versions = Pick<ListChangesetConflictsData[number], 'base' | 'wanted' | 'live'>;

function nameOfConflict(
  { base, wanted, live }: Versions,
  placed: readonly Placed[],
  types: readonly WidgetType[],
): string {
  const one = (wanted ?? live ?? base ?? {}) as Readonly<Record<string, unknown>>;
  const isPlacement = 'widget_instance_uuid' in one;
  const uuid = String(isPlacement ? one['widget_instance_uuid'] : one['uuid']);
  const name = nameOfChange(
    { uuid, before: null, after: isPlacement ? null : (one as unknown as Instance) },
    placed,
    types,
  );
  return isPlacement ? text('builder.conflict.place', { name }) : name;
}
