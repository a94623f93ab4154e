import { Button, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Resource } from '../resources/resource.ts';
import { text } from '../text/text.ts';
import type { BulkAction } from './defineList.ts';

interface Props {
  readonly resource: Pick<Resource, 'id'>;
  readonly actions: readonly BulkAction[];
  readonly selected: ReadonlySet<string>;
  clear(): void;
}

/** The bar of selected rows. What deletes asks first. */
export function BulkBar({ resource, actions, selected, clear }: Props) {
  const client = useQueryClient();
  const run = useMutation({
    mutationFn: (action: BulkAction) => action.run([...selected]),
    onSuccess: ({ changed, refused }) => {
      const [first] = refused;
      if (changed > 0 || !first)
        notifications.show({ color: 'teal', message: text('list.changed', { count: changed }) });
      if (first) {
        const reason = first.message;
        notifications.show({
          color: 'red',
          message: text('list.refused', { count: refused.length, reason }),
        });
      }
    },
    onError: (error) => notifications.show({ color: 'red', message: error.message }),
    onSettled: () => {
      clear();
      return client.invalidateQueries({ queryKey: [resource.id] });
    },
  });
  const start = (action: BulkAction) => {
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
          {...(action.isDangerous && { c: 'red' })}
          loading={run.isPending && run.variables.id === action.id}
          onClick={() => start(action)}
        >
          {text(action.title)}
        </Button>
      ))}
      <Button variant="subtle" size="xs" onClick={clear}>
        {text('list.clear')}
      </Button>
    </Group>
  );
}
