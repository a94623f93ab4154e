import { ActionIcon, Group } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { text } from '../../text/text.ts';
import { useMay } from '../api/permissions.ts';
import { Icon } from './Icon.tsx';
import { showRefusal } from './useAction.ts';

interface Props {
  readonly queryKey: string;
  /** Record name, shown in the confirmation. */
  readonly name: string;
  /** Null if the record cannot be edited. */
  readonly edit: {
    /** Required permission id. */
    readonly permission: string;
    readonly label: string;
    run(): void;
  } | null;
  readonly remove: {
    readonly permission: string;
    readonly label: string;
    /** Message about what is deleted. Default: a note that the deletion cannot be undone. */
    readonly lost?: string;
    run(): Promise<unknown>;
  };
}

/** Edit and delete buttons at the end of a row. Deletion requires confirmation. */
export function RowActions({ queryKey, name, edit, remove }: Props) {
  const may = useMay();
  const startRemoval = useRemoval(queryKey);
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      {edit && may(edit.permission) && (
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={edit.label} onClick={edit.run}>
          <Icon name="edit" />
        </ActionIcon>
      )}
      {may(remove.permission) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={remove.label}
          onClick={() =>
            startRemoval({ name, run: remove.run, ...(remove.lost !== undefined && { lost: remove.lost }) })
          }
        >
          <Icon name="trash" />
        </ActionIcon>
      )}
    </Group>
  );
}

interface Removal {
  /** Record name, shown in the confirmation. */
  readonly name: string;
  /** Message about what is deleted. Default: a note that the deletion cannot be undone. */
  readonly lost?: string;
  run(): Promise<unknown>;
}

/**
 * Returns a function that asks for confirmation, deletes a record, and refetches the queries whose keys begin with `queryKey`. Errors are
 * shown as notifications.
 */
function useRemoval(queryKey: string): (removal: Removal) => void {
  const client = useQueryClient();
  return ({ name, lost = text('form.delete.text'), run }) =>
    modals.openConfirmModal({
      title: text('form.delete.title', { name }),
      children: lost,
      labels: { confirm: text('form.delete'), cancel: text('app.cancel') },
      confirmProps: { color: 'red' },
      onConfirm: async () => {
        try {
          await run();
          notifications.show({ color: 'teal', message: text('form.deleted') });
        } catch (error) {
          showRefusal(error);
        }
        await client.invalidateQueries({ queryKey: [queryKey] });
      },
    });
}
