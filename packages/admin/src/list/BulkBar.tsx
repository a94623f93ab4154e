import { Button, Group, List, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Resource } from '../resources/resource.ts';
import { text } from '../text/text.ts';
import type { BulkAction, BulkAnswer, BulkLink } from './defineList.ts';

interface Props {
  readonly resource: Resource;
  readonly actions: readonly (BulkAction | BulkLink)[];
  readonly selected: ReadonlySet<string>;
  clear(): void;
  /** Names a row for people. */
  nameOf(id: string): string;
}

/** The bar of selected rows. What deletes asks first. */
export function BulkBar({ resource, actions, selected, clear, nameOf }: Props) {
  const client = useQueryClient();
  const run = useMutation({
    mutationFn: (action: BulkAction) => action.run([...selected]),
    onSuccess: ({ changed, refused }) => {
      if (changed > 0 || refused.length === 0)
        notifications.show({ color: 'teal', message: text('list.changed', { count: changed }) });
      if (refused.length > 0) showRefused(refused, nameOf);
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
      {actions.map((action) =>
        'href' in action ? (
          <LinkButton key={action.id} link={action} ids={[...selected]} />
        ) : (
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
        ),
      )}
      <Button variant="subtle" size="xs" onClick={clear}>
        {text('list.clear')}
      </Button>
    </Group>
  );
}

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
