import { Button, Card, Grid, Group, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useHotkeys } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { isShopError } from '@shop/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { ifUnchanged, isConflict, shop } from '../api/shop.ts';
import type { Resource } from '../resources/resource.ts';
import { Icon } from '../shared/Icon.tsx';
import { Problem } from '../shared/Problem.tsx';
import { useMay } from '../shell/permissions.ts';
import { text } from '../text/text.ts';
import { fieldsOf, valuesOf } from './defineForm.ts';
import type { FormDefinition, Values } from './defineForm.ts';
import { FieldInput } from './FieldInput.tsx';

interface Props {
  readonly resource: Resource;
  readonly form: FormDefinition;
  /** The record as the API answered it; null for a new one. */
  readonly record: Values | null;
}

/** The page of every form. It sends what was changed, shows refusals at their fields, and guards what is not saved. */
export function FormPage({ resource, form: definition, record }: Props) {
  const may = useMay();
  const fields = fieldsOf(definition);
  const initialValues = valuesOf(definition, record);
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues });
  const { save, remove } = useChanges({ resource, definition, record, form });
  const isReadOnly = !may(resource.permissions[record ? 'update' : 'create']);
  const isDirty = form.isDirty();
  useGuard(() => form.isDirty());
  useHotkeys([['mod+S', () => save.mutate({ values: form.getValues() })]], []);

  const faults = Object.keys(form.errors).length;
  const isElsewhere =
    isShopError(save.error) &&
    !save.error.details.some(({ path }) => fields.some(({ name }) => isAt(path, name)));
  const column = (isSide: boolean) => (
    <Stack gap="md">
      {definition.sections
        .filter((section) => (section.isSide ?? false) === isSide)
        .map((section) => (
          <Card key={section.title} component="section" aria-label={text(section.title)}>
            <Stack gap="sm">
              <Title order={2}>{text(section.title)}</Title>
              {section.fields.map((field) => (
                <FieldInput key={field.name} field={field} form={form} />
              ))}
            </Stack>
          </Card>
        ))}
    </Stack>
  );
  const url = record && definition.urlOf?.(record);
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate({ values }))}>
      <Group justify="space-between" mb="md">
        <Title order={1}>
          {record ? definition.nameOf(record) : text(`${resource.id}.new` as 'products.new')}
        </Title>
        <Group>
          {url && (
            <Button
              component="a"
              href={url}
              target="_blank"
              variant="default"
              rightSection={<Icon name="external" />}
            >
              {text('app.storefront')}
            </Button>
          )}
          {record && may(resource.permissions.delete) && (
            <Button
              variant="subtle"
              color="red"
              onClick={() => askToDelete(definition.nameOf(record), remove.mutate)}
            >
              {text('form.delete')}
            </Button>
          )}
        </Group>
      </Group>
      {isConflict(save.error) ? (
        <Conflict
          reload={() => void remove.reload()}
          overwrite={() => save.mutate({ values: form.getValues(), isForced: true })}
        />
      ) : (
        isElsewhere && <Problem error={save.error} />
      )}
      <fieldset disabled={isReadOnly} style={{ border: 0, margin: 0, padding: 0 }}>
        <Grid>
          <Grid.Col span={{ base: 12, md: 8 }}>{column(false)}</Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>{column(true)}</Grid.Col>
        </Grid>
      </fieldset>
      {!isReadOnly && (isDirty || !record) && (
        <div className="saveBar" role="region" aria-label={text('form.unsaved')}>
          <Text role="status" {...(faults > 0 && { c: 'red' })}>
            {faults > 0 ? text('form.faults', { count: faults }) : text('form.unsaved')}
          </Text>
          <Group>
            <Button variant="default" onClick={() => form.reset()}>
              {text('form.discard')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {text(record ? 'form.save' : 'form.create')}
            </Button>
          </Group>
        </div>
      )}
    </form>
  );
}

interface Changing {
  readonly resource: Resource;
  readonly definition: FormDefinition;
  readonly record: Values | null;
  readonly form: ReturnType<typeof useForm<Values>>;
}

/** Tells whether the path of a fault is at a field or inside of it, such as `images.0`. */
const isAt = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);

/** The saving and deleting of a record. */
function useChanges({ resource, definition, record, form }: Changing) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const names = fieldsOf(definition).map(({ name }) => name);
  const path = `${definition.api}/${String(record?.['uuid'])}` as const;
  const refresh = () => client.invalidateQueries({ queryKey: [resource.id] });
  const save = useMutation({
    mutationFn: ({ values, isForced = false }: { readonly values: Values; readonly isForced?: boolean }) => {
      const sent = names.filter((name) => (record ? form.isDirty(name) : values[name] !== ''));
      const body = Object.fromEntries(sent.map((name) => [name, values[name] === '' ? null : values[name]]));
      return record
        ? shop.request<Values>({ method: 'PATCH', path, body }, isForced ? {} : ifUnchanged(path))
        : shop.request<Values>({ method: 'POST', path: definition.api, body });
    },
    onSuccess: async (saved, { values }) => {
      form.resetDirty(values);
      notifications.show({ color: 'teal', message: text(record ? 'form.saved' : 'form.created') });
      await refresh();
      if (!record)
        await navigate({ to: `${resource.edit}/${String(saved['uuid'])}` as never, ignoreBlocker: true });
    },
    onError: (error) => {
      if (!isShopError(error)) return;
      const faults = error.details.flatMap(({ path: at, message }) => {
        const name = names.find((known) => isAt(at, known));
        return name === undefined ? [] : [[name, message] as const];
      });
      form.setErrors(Object.fromEntries(faults));
      if (faults[0]) form.getInputNode(faults[0][0])?.focus();
    },
  });
  const remove = useMutation({
    mutationFn: () => shop.request({ method: 'DELETE', path }),
    onSuccess: async () => {
      form.resetDirty();
      notifications.show({ color: 'teal', message: text('form.deleted') });
      await navigate({ to: resource.path as never, ignoreBlocker: true });
      await refresh();
    },
    onError: (error) => notifications.show({ color: 'red', message: error.message }),
  });
  return { save, remove: { mutate: () => remove.mutate(), reload: refresh } };
}

const askToDelete = (name: string, onConfirm: () => void) =>
  modals.openConfirmModal({
    title: text('form.delete.title', { name }),
    children: text('form.delete.text'),
    labels: { confirm: text('form.delete'), cancel: text('form.keep') },
    confirmProps: { color: 'red' },
    onConfirm,
  });

/** Asks before a page with unsaved changes is left. */
function useGuard(isDirty: () => boolean): void {
  useBlocker({
    shouldBlockFn: () =>
      isDirty() &&
      new Promise<boolean>((resolve) => {
        modals.openConfirmModal({
          title: text('form.leave'),
          children: text('form.leave.text'),
          labels: { confirm: text('form.leave.go'), cancel: text('form.leave.stay') },
          onConfirm: () => resolve(false),
          onCancel: () => resolve(true),
          onClose: () => resolve(true),
        });
      }),
    enableBeforeUnload: isDirty,
  });
}

/** Says that somebody else changed the record meanwhile, and offers both ways out. */
const Conflict = ({ reload, overwrite }: { reload(): void; overwrite(): void }) => (
  <Card role="alert" mb="md">
    <Group justify="space-between">
      <Text>{text('form.conflict')}</Text>
      <Group>
        <Button variant="default" onClick={reload}>
          {text('form.conflict.reload')}
        </Button>
        <Button color="red" variant="outline" onClick={overwrite}>
          {text('form.conflict.overwrite')}
        </Button>
      </Group>
    </Group>
  </Card>
);
