import { Button, Card, Group, Skeleton, Stack, Title } from '@mantine/core';
import { isShopError } from '@shop/sdk';
import { useQuery } from '@tanstack/react-query';
import { isConflict } from '../api/shop.ts';
import { fieldsOf, valuesOf } from '../form/values.ts';
import type { FormDefinition } from '../form/definition.ts';
import type { Values } from '../form/field.ts';
import { FieldInput } from '../form/FieldInput.tsx';
import { LazyFormConflict } from '../form/LazyFormConflict.tsx';
import { saveKey } from '../form/saveKey.ts';
import { faultsOf } from '../form/useChanges.ts';
import { useShownRecord } from '../form/useShownRecord.ts';
import { Problem } from '../shared/Problem.tsx';
import { useMay } from '../api/permissions.ts';
import { text } from '../../text/text.ts';
import { Fence } from './Fence.tsx';
import { sectionOf } from './formOf.ts';
import { manifestQuery } from './manifest.ts';
import { readFields, keyOf, useSaving } from './useFieldsSaving.ts';
import type { FieldsCardProps, FieldsProps } from './useFieldsSaving.ts';

/** A card of fields that an extension adds to a record page. The card is saved separately from the record and has a separate version. */
export function FieldsCard({ card, uuid }: FieldsCardProps) {
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

interface ShownProps extends FieldsCardProps {
  readonly definition: Pick<FormDefinition, 'sections'>;
  readonly data: Values;
  readonly dataUpdatedAt: number;
}

function Shown({ card, uuid, definition, ...query }: ShownProps) {
  const { record, key, form } = useShownRecord(query, (data) => valuesOf(definition, data));
  return <Fields key={key} card={card} uuid={uuid} definition={definition} record={record} shown={form} />;
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
