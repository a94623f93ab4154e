import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { showRefusal } from './useAction.ts';
import { text } from '../../text/text.ts';

interface Removal {
  /** The name of the record, for the question. */
  readonly name: string;
  /** Shows what is lost; by default that it cannot be undone. */
  readonly lost?: string;
  run(): Promise<unknown>;
}

/** Returns a function that asks, deletes a record, and reads the queries of `queryKey` anew. A refusal is shown as a notice. */
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
