import { Button, Group, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { isShopError } from '@shop/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Problem } from './Problem.tsx';
import { text } from '../../text/text.ts';

export interface SendFormProps {
  /** Label of the submit button. */
  readonly label: string;
  readonly isDangerous?: boolean;
  /** Success message. If absent, no message is shown. */
  readonly done?: string;
  /** Names of the inputs that can show errors. */
  readonly names?: readonly string[];
  /** Key prefixes of the queries to refetch. */
  readonly refresh: readonly string[];
  run(fields: FormData): Promise<unknown>;
  onDone?(): void;
  /** Leaves the form without submitting. If absent, there is no back button. */
  back?(): void;
  /** Renders the inputs. `fault` returns the error of the input with the given name. */
  children?(fault: (name: string) => string | undefined): ReactNode;
}

/** Input names by error code, for errors without a path. */
const INPUT_OF: Readonly<Record<string, string>> = {
  CURRENT_PASSWORD_INVALID: 'current_password',
  EMAIL_TAKEN: 'email',
  INVALID_CODE: 'code',
};

/** Form with a few inputs and a submit button. Errors are shown at their inputs, and the inputs are cleared on success. */
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

/** Returns a function that returns the error message for an input name. */
function faultsOf(error: unknown): (name: string) => string | undefined {
  if (!isShopError(error)) return () => undefined;
  return (name) =>
    INPUT_OF[error.code] === name ? error.message : error.details.find(({ path }) => path === name)?.message;
}
