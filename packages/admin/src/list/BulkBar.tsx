import { Button, Group, List, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { deletionsQuery } from '../api/queries.ts';
import type { Resource } from '../resources/resource.ts';
import { text } from '../text/text.ts';
import type { BulkAction, BulkAnswer, BulkLink, DialogAction, DirectAction } from './defineList.ts';

interface Props {
  readonly resource: Pick<Resource, 'id'>;
  readonly actions: readonly (BulkAction | BulkLink)[];
  readonly selected: ReadonlySet<string>;
  /** Gives the name of a selected row. */
  nameOf(id: string): string;
  clear(): void;
}

/** The bar of selected rows. What deletes for good asks first. */
export function BulkBar({ resource, actions, selected, nameOf, clear }: Props) {
  const client = useQueryClient();
  const [opened, open] = useState<DialogAction | null>(null);
  const finish = () => {
    clear();
    return client.invalidateQueries({ queryKey: [resource.id] });
  };
  const run = useMutation({
    mutationFn: (action: DirectAction) => action.run([...selected]),
    onSuccess: ({ changed, refused }, { isUndoable }) => {
      if (isUndoable) void client.invalidateQueries(deletionsQuery);
      else if (changed > 0 || refused.length === 0)
        notifications.show({ color: 'teal', message: text('list.changed', { count: changed }) });
      if (refused.length > 0) showRefused(refused, nameOf);
    },
    onError: (error) => notifications.show({ color: 'red', message: error.message }),
    onSettled: finish,
  });
  const start = (action: BulkAction) => {
    if ('Dialog' in action) return open(action);
    if (!action.isDangerous || action.isUndoable) return run.mutate(action);
    modals.openConfirmModal({
      title: `${text(action.title)}: ${text('list.selected', { count: selected.size })}`,
      children: text('form.delete.text'),
      labels: { confirm: text(action.title), cancel: text('app.cancel') },
      confirmProps: { color: 'red' },
      onConfirm: () => run.mutate(action),
    });
  };
  return (
    <Group p="sm" role="region" aria-label={text('list.selected', { count: selected.size })}>
      <Text fw={600} role="status">
        {text('list.selected', { count: selected.size })}
      </Text>
      <Actions
        actions={actions}
        ids={[...selected]}
        running={run.isPending ? run.variables.id : null}
        start={start}
      />
      <Button variant="subtle" size="xs" onClick={clear}>
        {text('list.clear')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <opened.Dialog
            ids={[...selected]}
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

interface ActionsProps {
  readonly actions: Props['actions'];
  readonly ids: readonly string[];
  /** The id of the action that is being done. */
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
  <Button component="a" href={link.href(ids)} target="_blank" variant="default" size="xs">
    {text(link.title)}
  </Button>
);

/** Names the rows that stay as they were, each with the reason. */
const showRefused = (refused: BulkAnswer['refused'], nameOf: (id: string) => string) =>
  modals.open({
    title: text('list.refused', { count: refused.length }),
    children: (
      <List>
        {refused.map(({ id, message }) => (
          <List.Item key={id}>
            <b>{nameOf(id)}</b>: {message}
          </List.Item>
        ))}
      </List>
    ),
  });
