import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { isShopError } from '@shop/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { RefObject } from 'react';
import { isConflict, shop } from '../api/shop.ts';
import { saveKey } from '../form/saveKey.ts';
import { useGuard, useVersion } from '../form/useChanges.ts';
import { useShownRecord } from '../form/useShownRecord.ts';
import type { ShownForm } from '../form/useShownRecord.ts';
import { isSameValue } from '../form/values.ts';
import { Problem } from '../shared/Problem.tsx';
import { useMay } from '../api/permissions.ts';
import { text } from '../../text/text.ts';
import type { MetaData } from './definitions.ts';
import { MetafieldInputs } from './MetafieldInputs.tsx';
import type { Answer } from './MetafieldsConflict.tsx';

const MetafieldsConflict = lazy(async () => ({
  default: (await import('./MetafieldsConflict.tsx')).MetafieldsConflict,
}));

/** Record types whose metafield values have a separate route. The forms of all other types have a `metafieldsSection`. */
const OWNERS = {
  customer: { path: '/api/customers/', update: 'updateCustomerMetafields' },
  order: { path: '/api/orders/', update: 'updateOrderMetafields' },
  shop: { path: '/api/shop', update: 'updateShopMetafields' },
} as const;

interface Props {
  readonly ownerType: keyof typeof OWNERS;
  /** Record UUID. Absent for the shop. */
  readonly uuid?: string;
}

/** Panel for the metafields of a customer, an order or the shop. They are saved separately from the record and have a separate version. */
export function MetafieldsPanel({ ownerType, uuid = '' }: Props) {
  const path = `${OWNERS[ownerType].path}${uuid}/metafields` as const;
  const { error, refetch, ...query } = useQuery({
    queryKey: ['metafields', 'values', ownerType, uuid],
    queryFn: () => shop.request<Answer>({ method: 'GET', path }),
    structuralSharing: false,
    refetchOnWindowFocus: false,
  });
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  if (!query.data) return <Skeleton height={80} />;
  return <Shown ownerType={ownerType} path={path} data={query.data} dataUpdatedAt={query.dataUpdatedAt} />;
}

interface ShownProps {
  readonly ownerType: keyof typeof OWNERS;
  readonly path: `/${string}`;
  readonly data: Answer;
  readonly dataUpdatedAt: number;
}

function Shown({ ownerType, path, ...query }: ShownProps) {
  const { record, key, form } = useShownRecord(query, ({ metaData }) => metaData);
  return <Values key={key} ownerType={ownerType} path={path} answer={record} shown={form} />;
}

interface ValuesProps {
  readonly ownerType: keyof typeof OWNERS;
  readonly path: `/${string}`;
  readonly answer: Answer;
  readonly shown: RefObject<ShownForm>;
}

/** Values to save. They are the typed values, or the values selected after a conflict with another administrator's version. */
interface Saving {
  readonly values: MetaData;
  readonly over?: Answer;
}

function useSaving({ ownerType, path, answer, shown }: ValuesProps) {
  const client = useQueryClient();
  const [values, setValues] = useState(answer.metaData);
  const [saved, setSaved] = useState(answer.metaData);
  const version = useVersion(answer);
  const isDirty = !isSameValue(values, saved);
  shown.current = { isDirty: () => isDirty, saved: () => saved };
  useGuard(() => isDirty);
  const refresh = () => client.invalidateQueries({ queryKey: ['metafields', 'values', ownerType] });
  const reload = () => {
    setSaved(values);
    return refresh();
  };
  const save = useMutation({
    mutationFn: (saving: Saving) =>
      shop.request<Answer>(
        { method: 'PATCH', path, body: { metafields: saving.values } },
        { ifMatch: version.etag(saving.over) },
      ),
    onSuccess: (stored, { values: sent, over }) => {
      if (over) setValues(sent);
      setSaved(sent);
      version.saved(stored);
      notifications.show({ color: 'teal', message: text('form.saved') });
      return refresh();
    },
  });
  return { values, setValues, isDirty, save, reload };
}

function Values(props: ValuesProps) {
  const { ownerType, path, answer } = props;
  const may = useMay();
  const { values, setValues, isDirty, save, reload } = useSaving(props);
  const faults = isShopError(save.error)
    ? Object.fromEntries(save.error.details.map((fault) => [fault.path, fault.message]))
    : {};
  const send = () => save.mutate({ values });
  return (
    <Stack gap="sm" onKeyDown={saveKey(() => isDirty && send())}>
      <fieldset disabled={!may(OWNERS[ownerType].update)}>
        <MetafieldInputs ownerType={ownerType} values={values} faults={faults} onChange={setValues} />
      </fieldset>
      {isConflict(save.error) ? (
        <Suspense fallback={null}>
          <MetafieldsConflict
            ownerType={ownerType}
            mine={values}
            base={answer.metaData}
            error={save.error}
            read={() => shop.request<Answer>({ method: 'GET', path })}
            reload={() => void reload()}
            save={(chosen, over) => save.mutate({ values: chosen, over })}
          />
        </Suspense>
      ) : (
        save.error && Object.keys(faults).length === 0 && <Problem error={save.error} isAnswer />
      )}
      {isDirty && (
        <Group gap="xs">
          <Button size="xs" loading={save.isPending} onClick={send}>
            {text('metafields.save')}
          </Button>
          <Button size="xs" variant="default" onClick={() => void reload()}>
            {text('form.discard')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
