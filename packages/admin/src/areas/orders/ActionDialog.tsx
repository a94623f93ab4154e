import { Button, Group, Modal, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { isShopError } from '@shop/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Problem } from '../../kit/shared/Problem.tsx';
import { text } from '../../text/text.ts';

interface Props {
  readonly title: string;
  /** Label of the submit button. */
  readonly label: string;
  /** Success message. Default: "Saved". */
  readonly done?: string;
  /** Label of the button that closes the dialog. Default: "Cancel". Set another label if the action itself cancels something. */
  readonly leave?: string;
  readonly isDangerous?: boolean;
  /** True if nothing is selected yet. The submit button is then inactive. */
  readonly isEmpty?: boolean;
  run(): Promise<unknown>;
  close(): void;
  readonly children?: ReactNode;
}

/**
 * Dialog for an action on an order or a return. It shows errors, and refetches orders and returns on success. A conflict means that the page
 * shows an older state, so they are refetched after it too.
 */
export function ActionDialog({
  title,
  label,
  done = text('form.saved'),
  leave = text('app.cancel'),
  isDangerous = false,
  isEmpty = false,
  run,
  close,
  children,
}: Props) {
  const client = useQueryClient();
  const refetch = () =>
    Promise.all(['orders', 'returns'].map((key) => client.invalidateQueries({ queryKey: [key] })));
  const action = useMutation({
    mutationFn: run,
    onSuccess: async () => {
      close();
      notifications.show({ color: 'teal', message: done });
      await refetch();
    },
    onError: async (error) => {
      if (isShopError(error) && error.status === 409) await refetch();
    },
  });
  return (
    <Modal opened onClose={close} title={title} centered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          action.mutate();
        }}
      >
        <Stack>
          {children}
          {action.error && <Problem error={action.error} isAnswer />}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {leave}
            </Button>
            <Button
              type="submit"
              disabled={isEmpty}
              loading={action.isPending}
              {...(isDangerous && { color: 'red' })}
            >
              {label}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
