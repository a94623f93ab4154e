import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { deletionsQuery } from '../api/queries.ts';
import { useAction } from '../shared/useAction.ts';
import type { Resource } from '../resource.ts';
import { text } from '../../text/text.ts';
import { MOST_SELECTED } from './useSelection.ts';
import type { Selected } from './useSelection.ts';
import type { BulkAction, BulkAnswer, BulkLink, DialogAction, DirectAction } from './defineList.ts';
import { confirmBulk, showRefused } from './bulkDialogs.tsx';

interface Props {
  readonly resource: Pick<Resource, 'id'>;
  readonly actions: readonly (BulkAction | BulkLink)[];
  /** Names of the selected rows, by UUID. */
  readonly selected: Selected;
  select(selected: Selected): void;
  /** Selects all matching rows. Absent if all rows are already selected, or if the list knows only the current page. */
  readonly all?: SelectAllProps | null;
}

/** Action bar for the selected rows. Permanent deletions require confirmation. */
export function BulkBar({ resource, actions, selected, select, all }: Props) {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const nameOf = (id: string) => selected.get(id) ?? id;
  const [opened, open] = useState<DialogAction | null>(null);
  const finish = (refused: BulkAnswer['refused'] = []) => {
    // Rejected rows stay selected so that the action can be retried.
    select(new Map(refused.map(({ id }) => [id, nameOf(id)])));
    return client.invalidateQueries({ queryKey: [resource.id] });
  };
  const run = useAction({
    mutationFn: (action: DirectAction) => action.run([...selected.keys()], setDone),
    onSuccess: ({ changed, refused }, { isUndoable }) => {
      if (isUndoable) void client.invalidateQueries(deletionsQuery);
      else if (changed > 0 || refused.length === 0)
        notifications.show({ color: 'teal', message: text('list.changed', { count: changed }) });
      if (refused.length > 0) showRefused(refused, nameOf);
    },
    onSettled: (answer) => answer && finish(answer.refused),
  });
  const start = (action: BulkAction) => {
    if ('Dialog' in action) return open(action);
    if (!action.isDangerous || action.isUndoable) return run.mutate(action);
    confirmBulk(action, selected.size, () => run.mutate(action));
  };
  return (
    <Group p="sm" role="region" aria-label={text('list.selected', { count: selected.size })}>
      <Text fw={600} role="status">
        {text('list.selected', { count: selected.size })}
      </Text>
      <Actions
        actions={actions}
        ids={[...selected.keys()]}
        running={run.isPending ? run.variables.id : null}
        start={start}
      />
      {run.isPending && selected.size > 1 && (
        <Text role="status">{text('list.progress', { done, total: selected.size })}</Text>
      )}
      {all && <SelectAll {...all} />}
      <Button variant="subtle" size="xs" onClick={() => select(new Map())}>
        {text('list.clear')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <opened.Dialog
            ids={[...selected.keys()]}
            nameOf={nameOf}
            close={(isChanged) => {
              open(null);
              if (isChanged) void finish();
            }}
          />
        </Suspense>
      )}
    </Group>
  );
}

interface SelectAllProps {
  readonly total: number;
  readonly totalIsExact: boolean;
  /** Number of rows read so far while all rows are being selected. Null at any other time. */
  readonly reading: number | null;
  selectAll(): Promise<void>;
}

/** Button that selects the rows of all result pages. */
const SelectAll = ({ total, totalIsExact, reading, selectAll }: SelectAllProps) => (
  <Button variant="subtle" size="xs" disabled={reading !== null} onClick={() => void selectAll()}>
    {reading !== null
      ? text('list.progress', { done: reading, total })
      : totalIsExact && total <= MOST_SELECTED
        ? text('list.selectMatching', { count: total })
        : text('list.selectFirst', { count: MOST_SELECTED })}
  </Button>
);

interface ActionsProps {
  readonly actions: Props['actions'];
  readonly ids: readonly string[];
  /** Id of the running action. */
  readonly running: string | null;
  start(action: BulkAction): void;
}

const Actions = ({ actions, ids, running, start }: ActionsProps) =>
  actions.map((action) =>
    'href' in action ? (
      <LinkButton key={action.id} link={action} ids={ids} />
    ) : (
      <Button
        key={action.id}
        variant="default"
        size="xs"
        {...('isDangerous' in action && action.isDangerous && { c: 'red' })}
        loading={running === action.id}
        onClick={() => start(action)}
      >
        {text(action.title)}
      </Button>
    ),
  );

const LinkButton = ({ link, ids }: { readonly link: BulkLink; readonly ids: readonly string[] }) => (
  <Button
    component="a"
    href={link.href(ids.slice(0, link.most ?? MOST_LINKED))}
    target="_blank"
    variant="default"
    size="xs"
    disabled={ids.length > (link.most ?? MOST_LINKED)}
  >
    {text(link.title)}
  </Button>
);

/** Maximum number of row ids that fit into a URL. */
const MOST_LINKED = 100;
