import type { Api, Mutation, MutationState, Query, QueryState } from '@shop/admin';
import { notifications } from '@mantine/notifications';
import * as tanstack from '@tanstack/react-query';
import { language } from '../../text/text.ts';
import { shop } from '../api/shop.ts';
import { writeNumber } from '../inputs/numbers/writeNumber.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

async function send<Data>(method: Method, path: string, body?: object): Promise<Data> {
  if (!/^\/(?!\/)/.test(path))
    throw new Error(`A path of the shop begins with one slash, which ${path} does not.`);
  return shop.request<Data>({ method, path, ...(body && { body }) });
}

/** Shop API for extension modules. */
export const api: Api = {
  get: (path) => send('GET', path),
  post: (path, body = {}) => send('POST', path, body),
  patch: (path, body = {}) => send('PATCH', path, body),
  put: (path, body = {}) => send('PUT', path, body),
  delete: (path) => send('DELETE', path),
  graphql: (query, variables = {}) => shop.admin.graphql(query, variables),
};

export function useQuery<Data>({ queryKey, queryFn, enabled = true }: Query<Data>): QueryState<Data> {
  return tanstack.useQuery({ queryKey, queryFn, enabled });
}

export function useMutation<Data, Input = void>({
  mutationFn,
  refreshes = [],
  onSuccess,
}: Mutation<Data, Input>): MutationState<Data, Input> {
  const client = tanstack.useQueryClient();
  const { data, error, isPending, mutate } = tanstack.useMutation<Data, Error, Input>({
    mutationFn,
    onSuccess(answer) {
      for (const queryKey of refreshes) void client.invalidateQueries({ queryKey });
      onSuccess?.(answer);
    },
  });
  return { data, error, isPending, mutate: (input) => mutate(input) };
}

export const notify = (message: string, tone: 'green' | 'red' = 'green'): void => {
  notifications.show({ color: tone === 'red' ? 'red' : 'teal', message });
};

export const formatNumber = (value: number): string => writeNumber(value, { language });
