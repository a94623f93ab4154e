import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deletionsQuery } from '../../kit/api/queries.ts';
import { useAction } from '../../kit/shared/useAction.ts';
import { shop } from '../../kit/api/shop.ts';
import { text } from '../../text/text.ts';

type Deletion = Awaited<ReturnType<typeof shop.deletions.list>>[number];

const idOf = ({ uuid }: Deletion): string => `undo-${uuid}`;

/** Shows a notice for each deletion that can still be undone, including deletions from before the page was loaded. */
export function UndoNotices() {
  const { data } = useQuery(deletionsQuery);
  const shown = useRef(new Set<string>());
  useEffect(() => {
    for (const deletion of data ?? []) {
      const id = idOf(deletion);
      // A notice that the administrator closed is not shown again.
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      notifications.show({ id, message: <UndoNotice deletion={deletion} />, autoClose: false });
    }
  }, [data]);
  return null;
}

/** Shows what was deleted and a button to restore it. The notice disappears when the undo period ends. */
function UndoNotice({ deletion }: { readonly deletion: Deletion }) {
  const { uuid, name, count, seconds_left: seconds } = deletion;
  const client = useQueryClient();
  const left = useCountdown(seconds, () => notifications.hide(idOf(deletion)));
  const undo = useAction({
    meta: { isWithoutFields: true },
    mutationFn: () => shop.deletions.undo(uuid),
    onSuccess: () => notifications.show({ color: 'teal', message: text('undo.restored', { name, count }) }),
    onSettled: () => {
      notifications.hide(idOf(deletion));
      return client.invalidateQueries();
    },
  });
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <Text style={{ overflowWrap: 'anywhere' }}>{text('undo.deleted', { name, count })}</Text>
      <Group gap="xs" wrap="nowrap">
        <Button
          size="compact-sm"
          variant="default"
          miw="max-content"
          loading={undo.isPending}
          onClick={() => undo.mutate()}
        >
          {text('undo.undo')}
        </Button>
        <Text c="dimmed" miw={32} ta="end" aria-hidden>
          {text('undo.seconds', { count: left })}
        </Text>
      </Group>
    </Group>
  );
}

/** Counts seconds down to 0, then calls `end`. */
function useCountdown(from: number, end: () => void): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const until = Date.now() + from * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [from]);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) end();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it ends once
  }, [isOver]);
  return left;
}
