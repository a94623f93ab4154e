import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { UseMutationOptions } from '@tanstack/react-query';

/** Shows an error as a notification. */
export const showRefusal = (error: unknown): string =>
  notifications.show({ color: 'red', message: error instanceof Error ? error.message : String(error) });

/**
 * Runs the action of a button, as `useMutation` does. Errors appear as a notification because the page has no place of its own for them.
 */
export const useAction = <Data, Input = void>(
  options: Omit<UseMutationOptions<Data, Error, Input>, 'onError'>,
) => useMutation<Data, Error, Input>({ ...options, onError: showRefusal });
