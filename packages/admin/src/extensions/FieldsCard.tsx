import { Button, Card, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { etagOf, isShopError } from '@shop/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isConflict, shop } from '../api/shop.ts';
import { defineForm, sentValue, valuesOf } from '../form/defineForm.ts';
import type { FormDefinition, Values } from '../form/defineForm.ts';
import { FieldInput } from '../form/FieldInput.tsx';
import { faultsOf, useGuard } from '../form/useChanges.ts';
import { Problem } from '../shared/Problem.tsx';
import { useMay } from '../shell/permissions.ts';
import { text } from '../text/text.ts';
import { Fence } from './Fence.tsx';
import { sectionOf } from './formOf.ts';
import { manifestQuery } from './manifest.ts';
import type { DeclaredFields } from './manifest.ts';

interface Props {
  readonly card: DeclaredFields;
  /** The UUID of the record. */
  readonly uuid: string;
}

/** A card of fields that an extension adds to the page of a record. It is saved apart from the record, with its own version. */
export function FieldsCard({ card, uuid }: Props) {
  const { data: manifest } = useQuery(manifestQuery);
  const module = manifest?.modules.find(({ extension }) => extension === card.extension);
  const path = `${card.api}/${uuid}` as `/api/${string}`;
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: keyOf(card, uuid),
    queryFn: () => shop.request<Values>({ method: 'GET', path }),
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
          <Fields
            key={dataUpdatedAt}
            card={card}
            uuid={uuid}
            record={data}
            definition={defineForm({ api: path, nameOf: () => '', sections: [section] })}
          />
        </Fence>
      )}
    </Card>
  );
}

const keyOf = ({ extension, api }: DeclaredFields, uuid: string) => ['x', extension, 'fields', api, uuid];

interface FieldsProps extends Props {
  readonly record: Values;
  readonly definition: FormDefinition;
}

function Fields({ card, uuid, record, definition }: FieldsProps) {
  const may = useMay();
  const client = useQueryClient();
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues: valuesOf(definition, record) });
  const fields = definition.sections.flatMap((section) => section.fields);
  useGuard(() => form.isDirty());
  const refresh = () => client.invalidateQueries({ queryKey: keyOf(card, uuid) });
  const save = useMutation({
    mutationFn: (values: Values) => {
      const sent = fields.filter(({ name }) => form.isDirty(name));
      const body = Object.fromEntries(
        sent.map((field) => [field.name, sentValue(field, values[field.name])]),
      );
      return shop.request({ method: 'PATCH', path: definition.api, body }, { ifMatch: etagOf(record) });
    },
    async onSuccess() {
      notifications.show({ color: 'teal', message: text('form.saved') });
      form.resetDirty();
      await refresh();
    },
    onError: (error) => {
      if (isShopError(error)) form.setErrors(Object.fromEntries(faultsOf(definition, error)));
    },
  });
  const isElsewhere =
    save.error !== null && !(isShopError(save.error) && faultsOf(definition, save.error).length > 0);
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <fieldset disabled={!may(card.update)}>
        <Stack gap="sm">
          {isConflict(save.error) ? (
            <Problem error={new Error(text('form.conflict'))} retry={() => void refresh()} />
          ) : (
            isElsewhere && <Problem error={save.error} isAnswer />
          )}
          {fields.map((field) => (
            <FieldInput key={field.name} field={field} form={form} />
          ))}
          {form.isDirty() && (
            <Group gap="xs">
              <Button size="xs" type="submit" loading={save.isPending}>
                {text('form.save')}
              </Button>
              <Button size="xs" variant="default" onClick={() => void refresh()}>
                {text('form.discard')}
              </Button>
            </Group>
          )}
        </Stack>
      </fieldset>
    </form>
  );
}
