import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';

/** Shows an error as a notification. */
export const showRefusal = (error: unknown): string =>
  notifications.show({ color: 'red', message: error instanceof Error ? error.message : String(error) });

/** Runs a button's action, like `useMutation`. Errors are shown as notifications because the page has nowhere else to show them. */
export const useAction = <Data, Input = void>(
  options: Omit<UseMutationOptions<Data, Error, Input>, 'onError'>,
) => useMutation<Data, Error, Input>({ ...options, onError: showRefusal });
