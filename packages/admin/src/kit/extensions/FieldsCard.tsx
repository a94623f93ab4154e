import { Button, Card, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { isShopError } from '@shop/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { isConflict, shop } from '../api/shop.ts';
import { bodyOf, fieldsOf, isSameValue, valuesOf } from '../form/values.ts';
import type { FormDefinition } from '../form/definition.ts';
import type { Values } from '../form/field.ts';
import { FieldInput } from '../form/FieldInput.tsx';
import { LazyFormConflict } from '../form/LazyFormConflict.tsx';
import { saveKey } from '../form/saveKey.ts';
import { faultsOf, useGuard, useVersion } from '../form/useChanges.ts';
import { useShownRecord } from '../form/useShownRecord.ts';
import type { ShownForm } from '../form/useShownRecord.ts';
import { Problem } from '../shared/Problem.tsx';
import { useMay } from '../api/permissions.ts';
import { text } from '../../text/text.ts';
import { Fence } from './Fence.tsx';
import { sectionOf } from './formOf.ts';
import { manifestQuery } from './manifest.ts';
import type { DeclaredFields } from './manifest.ts';

interface Props {
  readonly card: DeclaredFields;
  /** UUID of the record. */
  readonly uuid: string;
}

/** A card of fields that an extension adds to a record page. The card is saved separately from the record and has a separate version. */
export function FieldsCard({ card, uuid }: Props) {
  const { data: manifest } = useQuery(manifestQuery);
  const module = manifest?.modules.find(({ extension }) => extension === card.extension);
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: keyOf(card, uuid),
    queryFn: () => readFields(card, uuid),
    structuralSharing: false,
    refetchOnWindowFocus: false,
  });
  const section = sectionOf(card, module, `x.${card.extension}.on.${card.on}.${card.api}`);
  const title = text(section.title);
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} mb="sm">
        {title}
      </Title>
      {error && <Problem error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton height={80} />}
      {data && (
        <Fence extension={card.extension}>
          <Shown {...{ card, uuid, data, dataUpdatedAt }} definition={{ sections: [section] }} />
        </Fence>
      )}
    </Card>
  );
}

const readFields = ({ api }: DeclaredFields, uuid: string) =>
  shop.request<Values>({ method: 'GET', path: `${api}/${uuid}` });

const keyOf = ({ extension, api }: DeclaredFields, uuid: string) => ['x', extension, 'fields', api, uuid];

interface ShownProps extends Props {
  readonly definition: Pick<FormDefinition, 'sections'>;
  readonly data: Values;
  readonly dataUpdatedAt: number;
}

function Shown({ card, uuid, definition, ...query }: ShownProps) {
  const { record, key, form } = useShownRecord(query, (data) => valuesOf(definition, data));
  return <Fields key={key} card={card} uuid={uuid} definition={definition} record={record} shown={form} />;
}

interface FieldsProps extends Props {
  readonly record: Values;
  readonly definition: Pick<FormDefinition, 'sections'>;
  readonly shown: RefObject<ShownForm>;
}

/** Values to save. They are the typed values, or the values selected after a conflict with another administrator's version. */
interface Saving {
  readonly values: Values;
  readonly over?: Values;
}

function useSaving({ card, uuid, record, definition, shown }: FieldsProps) {
  const client = useQueryClient();
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues: valuesOf(definition, record) });
  const version = useVersion(record);
  shown.current = { isDirty: () => form.isDirty(), saved: () => form.getInitialValues() };
  useGuard(() => form.isDirty());
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(card, uuid) });
  const save = useMutation({
    mutationFn: ({ values, over }: Saving) => {
      const theirs = over && valuesOf(definition, over);
      const body = bodyOf(definition, values, ({ name }) =>
        theirs ? !isSameValue(values[name], theirs[name]) : form.isDirty(name),
      );
      return shop.request<Values>(
        { method: 'PATCH', path: `${card.api}/${uuid}`, body },
        { ifMatch: version.etag(over) },
      );
    },
    async onSuccess(saved, { values, over }) {
      if (over) form.setValues(values);
      form.resetDirty(values);
      version.saved(saved);
      notifications.show({ color: 'teal', message: text('form.saved') });
      await refresh();
    },
    onError: (error) => {
      if (isShopError(error)) form.setErrors(Object.fromEntries(faultsOf(definition, error)));
    },
  });
  const reload = () => {
    form.resetDirty();
    void refresh();
  };
  return { form, save, reload };
}

function Fields(props: FieldsProps) {
  const { card, uuid, record, definition } = props;
  const may = useMay();
  const { form, save, reload } = useSaving(props);
  const isElsewhere =
    save.error !== null && !(isShopError(save.error) && faultsOf(definition, save.error).length > 0);
  const send = () => save.mutate({ values: form.getValues() });
  return (
    <form noValidate onSubmit={form.onSubmit(send)} onKeyDown={saveKey(() => form.isDirty() && send())}>
      <fieldset disabled={!may(card.update)}>
        <Stack gap="sm">
          {fieldsOf(definition).map((field) => (
            <FieldInput key={field.name} field={field} form={form} />
          ))}
          {isConflict(save.error) ? (
            <LazyFormConflict
              {...{ definition, record, form, reload }}
              error={save.error}
              read={() => readFields(card, uuid)}
              save={(values, over) => save.mutate({ values, over })}
            />
          ) : (
            isElsewhere && <Problem error={save.error} isAnswer />
          )}
          {form.isDirty() && (
            <Group gap="xs">
              <Button size="xs" type="submit" loading={save.isPending}>
                {text('form.save')}
              </Button>
              <Button size="xs" variant="default" onClick={reload}>
                {text('form.discard')}
              </Button>
            </Group>
          )}
        </Stack>
      </fieldset>
    </form>
  );
}
