import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { showRefusal } from './useAction.ts';
import { text } from '../../text/text.ts';

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
export function useRemoval(queryKey: string): (removal: Removal) => void {
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
