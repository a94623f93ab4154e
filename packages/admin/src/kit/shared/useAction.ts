import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';

/** Shows a refusal as a notice. */
export const showRefusal = (error: unknown): string =>
  notifications.show({ color: 'red', message: error instanceof Error ? error.message : String(error) });

/** Runs what a button does, as `useMutation` does. A refusal is shown as a notice, where the page has no place of its own for it. */
export const useAction = <Data, Input = void>(
  options: Omit<UseMutationOptions<Data, Error, Input>, 'onError'>,
) => useMutation<Data, Error, Input>({ ...options, onError: showRefusal });
