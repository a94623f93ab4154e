import { List } from '@mantine/core';
import { modals } from '@mantine/modals';
import { text } from '../../text/text.ts';
import type { BulkAnswer, DirectAction } from './defineList.ts';

/** Asks for confirmation before an action that cannot be undone. */
export const confirmBulk = ({ title }: DirectAction, count: number, onConfirm: () => void) =>
  modals.openConfirmModal({
    title: `${text(title)}: ${text('list.selected', { count })}`,
    children: text('form.delete.text'),
    labels: { confirm: text(title), cancel: text('app.cancel') },
    confirmProps: { color: 'red' },
    onConfirm,
  });

/** Maximum number of rejected rows listed individually. */
const MOST_NAMED = 20;

/** Shows a dialog that lists the unchanged rows and the reason for each. */
export const showRefused = (refused: BulkAnswer['refused'], nameOf: (id: string) => string) =>
  modals.open({
    title: text('list.refused', { count: refused.length }),
    children: (
      <List>
        {refused.slice(0, MOST_NAMED).map(({ id, message }) => (
          <List.Item key={id}>
            <b>{nameOf(id)}</b>: {message}
          </List.Item>
        ))}
        {refused.length > MOST_NAMED && (
          <List.Item>{text('list.refusedMore', { count: refused.length - MOST_NAMED })}</List.Item>
        )}
      </List>
    ),
  });
