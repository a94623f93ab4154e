import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { isShopError } from '@shop/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { shop } from '../../../kit/api/shop.ts';
import { Problem } from '../../../kit/shared/Problem.tsx';
import { text } from '../../../text/text.ts';
import { useBuilder } from '../builderContext.ts';
import { changesOf } from '../changes.ts';
import { ChangeList } from './ChangeList.tsx';
import { Conflicts } from './Conflicts.tsx';

interface Props {
  readonly changeset: string;
  close(): void;
}

/**
 * Dialog that shows a draft's changes before publication. If someone else has changed the same widgets, each conflict must be resolved
 * first.
 */
export function PublishDialog({ changeset, close }: Props) {
  const { draft: edited } = useBuilder().page;
  const { draft, conflicts } = useDraftState(changeset);
  const publish = usePublication(changeset, {
    done() {
      close();
      void edited.reload();
    },
    // Someone else published after the conflicts were loaded.
    outdated: () => void conflicts.refetch(),
  });
  const settle = () => {
    void draft.refetch();
    void conflicts.refetch();
    void edited.reload();
  };
  const changes = draft.data && changesOf(draft.data);
  const found = conflicts.data ?? [];
  const problem = draft.error ?? conflicts.error ?? (found.length > 0 ? null : publish.error);
  return (
    <Modal opened onClose={close} title={text('builder.publish.title')} size="lg" centered>
      <Stack>
        {problem && <Problem error={problem} isAnswer />}
        {!problem && !(changes && conflicts.data) && <Skeleton height={120} />}
        {found.length > 0 && (
          <Conflicts changeset={changeset} conflicts={found} close={close} settled={settle} />
        )}
        {changes && conflicts.data?.length === 0 && (
          <>
            <Text>{text('builder.publish.changes', { count: changes.length })}</Text>
            <ChangeList changes={changes} />
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                {text('app.cancel')}
              </Button>
              <Button
                disabled={changes.length === 0}
                loading={publish.isPending}
                onClick={() => publish.mutate()}
                ref={focus}
              >
                {text('builder.publish')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Modal>
  );
}

/** Focuses the dialog's main button when it appears. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** Reads the current draft with its operations, and its conflicts with the live version. */
function useDraftState(changeset: string) {
  const now = { staleTime: 0, gcTime: 0 };
  const draft = useQuery({
    queryKey: ['pageBuilder', 'changeset', changeset],
    queryFn: () => shop.changesets.get(changeset),
    ...now,
  });
  const conflicts = useQuery({
    queryKey: ['pageBuilder', 'conflicts', changeset],
    queryFn: async () => (await shop.changesets.getConflicts(changeset)).conflicts,
    ...now,
  });
  return { draft, conflicts };
}

interface Outcome {
  done(): void;
  outdated(): void;
}

function usePublication(changeset: string, { done, outdated }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => shop.changesets.publish(changeset),
    onSuccess: async () => {
      notifications.show({ color: 'teal', message: text('builder.published') });
      done();
      await client.invalidateQueries({ queryKey: ['widgets'] });
    },
    onError: (error) => {
      if (isShopError(error) && error.code === 'PAGES_CHANGED') outdated();
    },
  });
}
