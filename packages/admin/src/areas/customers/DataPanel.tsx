import { Anchor, Button, List, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { isShopError } from '@shop/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMay } from '../../kit/api/permissions.ts';
import { shop, staffAddress } from '../../kit/api/shop.ts';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useAction } from '../../kit/shared/useAction.ts';
import { text } from '../../text/text.ts';

const WATCH_MS = 2000;
const CONFLICT = 409;

interface PanelProps {
  readonly record: { readonly uuid: string };
}

/** Panel with which an administrator exports and erases a customer's data. */
export function DataPanel({ record: { uuid } }: PanelProps) {
  const may = useMay();
  return (
    <Stack gap="sm" align="start">
      {may('exportCustomer') && may('getCustomerExport') && <Export uuid={uuid} />}
      {may('eraseCustomer') && <Erase uuid={uuid} />}
    </Stack>
  );
}

/** Starts an export, and offers its archive when it is made. */
function Export({ uuid }: { readonly uuid: string }) {
  const start = useAction({ mutationFn: () => shop.customers.export(uuid) });
  const path = start.data ? staffAddress(`/api/customer-exports/${start.data.export_id}`) : null;
  const { data: isReady } = useQuery({
    queryKey: ['customers', 'export', path],
    enabled: path !== null,
    queryFn: async () => {
      const answer = await fetch(path ?? '');
      await answer.body?.cancel();
      return answer.status !== CONFLICT;
    },
    refetchInterval: ({ state }) => (state.data === true ? false : WATCH_MS),
  });
  if (path !== null && isReady)
    return (
      <Anchor href={path} download="data.zip">
        {text('customers.data.download')}
      </Anchor>
    );
  return (
    <Button variant="default" loading={start.isPending || path !== null} onClick={() => start.mutate()}>
      {text('customers.data.export')}
    </Button>
  );
}

/** Erases the customer after a confirmation. If orders are open, says which. */
function Erase({ uuid }: { readonly uuid: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const erase = useMutation({
    mutationFn: () => shop.customers.erase(uuid),
    onSuccess: async () => {
      notifications.show({ color: 'teal', message: text('customers.data.erased') });
      await navigate({ to: '/customers' });
      await client.invalidateQueries({ queryKey: ['customers'] });
    },
  });
  const confirm = () =>
    modals.openConfirmModal({
      title: text('customers.data.erase'),
      children: <Text size="sm">{text('customers.data.eraseText')}</Text>,
      labels: { confirm: text('customers.data.eraseNow'), cancel: text('app.cancel') },
      confirmProps: { color: 'red' },
      onConfirm: () => erase.mutate(),
    });
  const orders = isShopError(erase.error) ? erase.error.details : [];
  return (
    <>
      <Button variant="default" c="red" loading={erase.isPending} onClick={confirm}>
        {text('customers.data.erase')}
      </Button>
      {erase.error && <Problem error={erase.error} />}
      {orders.length > 0 && (
        <List size="sm">
          {orders.map(({ path, message }) => (
            <List.Item key={path}>{message}</List.Item>
          ))}
        </List>
      )}
    </>
  );
}
