import { Button, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Resource } from '../resources/resource.ts';
import { text } from '../text/text.ts';
import type { BulkAction, BulkAnswer, DialogAction, DirectAction } from './defineList.ts';

interface Props {
  readonly resource: Resource;
  readonly actions: readonly BulkAction[];
  readonly selected: ReadonlySet<string>;
  /** Gives the name of a selected row. */
  nameOf(id: string): string;
  clear(): void;
}

/** The bar of selected rows. What deletes asks first. */
export function BulkBar({ resource, actions, selected, nameOf, clear }: Props) {
  const client = useQueryClient();
  const [opened, open] = useState<DialogAction | null>(null);
  const finish = () => {
    clear();
    return client.invalidateQueries({ queryKey: [resource.id] });
  };
  const run = useMutation({
    mutationFn: (action: DirectAction) => action.run([...selected]),
    onSuccess: tell,
    onError: (error) => notifications.show({ color: 'red', message: error.message }),
    onSettled: finish,
  });
  const start = (action: BulkAction) => {
    if ('Dialog' in action) return open(action);
    if (!action.isDangerous) return run.mutate(action);
    modals.openConfirmModal({
      title: `${text(action.title)}: ${text('list.selected', { count: selected.size })}`,
      children: text('form.delete.text'),
      labels: { confirm: text(action.title), cancel: text('form.keep') },
      confirmProps: { color: 'red' },
      onConfirm: () => run.mutate(action),
    });
  };
  return (
    <Group p="sm" role="region" aria-label={text('list.selected', { count: selected.size })}>
      <Text fw={600} role="status">
        {text('list.selected', { count: selected.size })}
      </Text>
      {actions.map((action) => (
        <Button
          key={action.id}
          variant="default"
          size="xs"
          {...('isDangerous' in action && action.isDangerous && { c: 'red' })}
          loading={run.isPending && run.variables.id === action.id}
          onClick={() => start(action)}
        >
          {text(action.title)}
        </Button>
      ))}
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

/** Says what a change of rows has done, and why the first of the refused ones stays. */
function tell({ changed, refused }: BulkAnswer): void {
  const [first] = refused;
  if (changed > 0 || !first)
    notifications.show({ color: 'teal', message: text('list.changed', { count: changed }) });
  if (!first) return;
  const message = text('list.refused', { count: refused.length, reason: first.message });
  notifications.show({ color: 'red', message });
}
