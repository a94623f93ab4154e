import { Button, Group, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { isShopError } from '@shop/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Problem } from './Problem.tsx';
import { text } from '../../text/text.ts';

export interface SendFormProps {
  /** The word on the button that does it. */
  readonly label: string;
  readonly isDangerous?: boolean;
  /** The message once it is done; absent: none. */
  readonly done?: string;
  /** The names of the inputs, at which refusals are shown. */
  readonly names?: readonly string[];
  /** The beginning of the keys of the queries that are read anew. */
  readonly refresh: readonly string[];
  run(fields: FormData): Promise<unknown>;
  onDone?(): void;
  /** Leads back without doing it; absent: there is no button for it. */
  back?(): void;
  /** Draws the inputs. `fault` gives what was refused at an input. */
  children?(fault: (name: string) => string | undefined): ReactNode;
}

/** The inputs that refusals without a path are about. */
const INPUT_OF: Readonly<Record<string, string>> = {
  CURRENT_PASSWORD_INVALID: 'current_password',
  EMAIL_TAKEN: 'email',
  INVALID_CODE: 'code',
};

/** A form with a few inputs and one button, which shows refusals at their inputs. What was typed is cleared once it is done. */
export function SendForm({ label, isDangerous = false, done, names = [], refresh, ...rest }: SendFormProps) {
  const { run, onDone, back, children } = rest;
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const action = useMutation({
    mutationFn: run,
    onSuccess: async () => {
      form.current?.reset();
      if (done !== undefined) notifications.show({ color: 'teal', message: done });
      onDone?.();
      await client.invalidateQueries({ queryKey: refresh });
    },
  });
  const fault = faultsOf(action.error);
  const isElsewhere = action.error !== null && !names.some((name) => fault(name) !== undefined);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        action.mutate(new FormData(event.currentTarget));
      }}
    >
      <Stack>
        {isElsewhere && <Problem error={action.error} isAnswer />}
        {children?.(fault)}
        <Group justify={back ? 'flex-end' : 'flex-start'}>
          {back && (
            <Button variant="default" onClick={back}>
              {text('app.cancel')}
            </Button>
          )}
          <Button type="submit" loading={action.isPending} {...(isDangerous && { color: 'red' })}>
            {label}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Returns what a refusal says about an input. */
function faultsOf(error: unknown): (name: string) => string | undefined {
  if (!isShopError(error)) return () => undefined;
  return (name) =>
    INPUT_OF[error.code] === name ? error.message : error.details.find(({ path }) => path === name)?.message;
}
