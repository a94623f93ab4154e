import { Button, Group, Modal, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Problem } from '../../kit/shared/Problem.tsx';
import { text } from '../../text/text.ts';

interface Props {
  readonly title: string;
  /** The word on the button that does it. */
  readonly label: string;
  /** The message that reports success; by default "Saved". */
  readonly done?: string;
  /** The word on the button that leaves the dialog; by default "Cancel", which would mislead where something is canceled. */
  readonly leave?: string;
  readonly isDangerous?: boolean;
  /** Nothing was chosen yet that it could be done with: the button does nothing. */
  readonly isEmpty?: boolean;
  run(): Promise<unknown>;
  close(): void;
  readonly children?: ReactNode;
}

/** A dialog that does one thing with an order, shows why it was refused, and reads the order anew. */
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
  const action = useMutation({
    mutationFn: run,
    onSuccess: async () => {
      close();
      notifications.show({ color: 'teal', message: done });
      await client.invalidateQueries({ queryKey: ['orders'] });
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
