import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../../kit/shared/useAction.ts';
import { useMay } from '../../../kit/api/permissions.ts';
import { shop } from '../../../kit/api/shop.ts';
import { text } from '../../../text/text.ts';
import type { Return } from './returnQuery.ts';

/** The states of a return in which the shopper is to send something. */
const SENDING: readonly string[] = ['approved', 'declared'];

/** Button that has a carrier make the label of a return. It is shown if a carrier of the shop makes such labels. */
export function LabelButton({ row }: { readonly row: Return }) {
  const may = useMay();
  const client = useQueryClient();
  const isPossible =
    SENDING.includes(row.state) &&
    row.label === null &&
    row.items.some(({ approved, received, unshipped }) => approved > received + unshipped) &&
    may('createReturnLabel');
  const { data: carriers = [] } = useQuery({
    queryKey: ['carriers'],
    queryFn: async () => await shop.carriers.list(),
    staleTime: 60_000,
    enabled: isPossible && may('listCarriers'),
  });
  const create = useAction({
    mutationFn: () => shop.returns.createLabel(row.uuid, {}),
    async onSuccess() {
      notifications.show({ color: 'teal', message: text('returns.createLabel.done') });
      await client.invalidateQueries({ queryKey: ['returns'] });
    },
  });
  if (!isPossible || !carriers.some((carrier) => carrier.creates_return_labels)) return null;
  return (
    <Button variant="default" loading={create.isPending} onClick={() => create.mutate()}>
      {text('returns.createLabel')}
    </Button>
  );
}
