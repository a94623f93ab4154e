import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { etagOf, isShopError } from '@shop/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isConflict, shop } from '../api/shop.ts';
import { useGuard } from '../form/useChanges.ts';
import { Problem } from '../shared/Problem.tsx';
import { useMay } from '../shell/permissions.ts';
import { text } from '../text/text.ts';
import type { MetaData } from './definitions.ts';
import { MetafieldInputs } from './MetafieldInputs.tsx';

/** The kinds of records whose values have a route of their own. The forms of the others have a `metafieldsSection`. */
const OWNERS = {
  customer: { path: '/api/customers/', update: 'updateCustomerMetafields' },
  order: { path: '/api/orders/', update: 'updateOrderMetafields' },
  shop: { path: '/api/shop', update: 'updateShopMetafields' },
} as const;

interface Props {
  readonly ownerType: keyof typeof OWNERS;
  /** The UUID of the record; the shop has none. */
  readonly uuid?: string;
}

interface Answer {
  readonly metaData: MetaData;
}

/** The metafields of a customer, an order or the shop, which are saved apart from the record, with their version. */
export function MetafieldsPanel({ ownerType, uuid = '' }: Props) {
  const path = `${OWNERS[ownerType].path}${uuid}/metafields` as const;
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: ['metafields', 'values', ownerType, uuid],
    queryFn: () => shop.request<Answer>({ method: 'GET', path }),
    structuralSharing: false,
    refetchOnWindowFocus: false,
  });
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton height={80} />;
  return <Values key={dataUpdatedAt} ownerType={ownerType} path={path} answer={data} />;
}

interface ValuesProps {
  readonly ownerType: keyof typeof OWNERS;
  readonly path: `/${string}`;
  readonly answer: Answer;
}

function Values({ ownerType, path, answer }: ValuesProps) {
  const may = useMay();
  const client = useQueryClient();
  const [values, setValues] = useState(answer.metaData);
  const isDirty = values !== answer.metaData;
  useGuard(() => isDirty);
  const refresh = () => client.invalidateQueries({ queryKey: ['metafields', 'values', ownerType] });
  const save = useMutation({
    mutationFn: () =>
      shop.request<Answer>(
        { method: 'PATCH', path, body: { metafields: values } },
        { ifMatch: etagOf(answer) },
      ),
    onSuccess: () => {
      notifications.show({ color: 'teal', message: text('form.saved') });
      return refresh();
    },
  });
  const faults = isShopError(save.error)
    ? Object.fromEntries(save.error.details.map((fault) => [fault.path, fault.message]))
    : {};
  return (
    <Stack gap="sm">
      {isConflict(save.error) ? (
        <Problem error={new Error(text('form.conflict'))} retry={() => void refresh()} isAnswer />
      ) : (
        save.error && Object.keys(faults).length === 0 && <Problem error={save.error} isAnswer />
      )}
      <fieldset disabled={!may(OWNERS[ownerType].update)}>
        <MetafieldInputs ownerType={ownerType} values={values} faults={faults} onChange={setValues} />
      </fieldset>
      {isDirty && (
        <Group gap="xs">
          <Button size="xs" loading={save.isPending} onClick={() => save.mutate()}>
            {text('metafields.save')}
          </Button>
          <Button size="xs" variant="default" onClick={() => void refresh()}>
            {text('form.discard')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
