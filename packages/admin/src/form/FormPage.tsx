import { Button, Card, Grid, Group, Stack, Text, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { useHotkeys } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { etagOf, isShopError } from '@shop/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { isConflict, shop } from '../api/shop.ts';
import { newTitle } from '../resources/resource.ts';
import type { Resource } from '../resources/resource.ts';
import { Icon } from '../shared/Icon.tsx';
import { Problem } from '../shared/Problem.tsx';
import { useMay } from '../shell/permissions.ts';
import { text } from '../text/text.ts';
import { fieldsOf, sentValue, valuesOf } from './defineForm.ts';
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
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues: valuesOf(definition, record) });
  const { save, remove, reload } = useChanges({ resource, definition, record, form });
  const isReadOnly = !may(resource.permissions[record ? 'update' : 'create']);
  useGuard(() => form.isDirty());
  useHotkeys([['mod+S', () => save.mutate({ values: form.getValues() })]], []);
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate({ values }))}>
      <Heading
        title={record ? definition.nameOf(record) : newTitle(resource)}
        url={(record && definition.urlOf?.(record)) ?? null}
        remove={record && may(resource.permissions.delete) ? () => remove.mutate() : null}
      />
      {isConflict(save.error) ? (
        <Conflict
          reload={reload}
          overwrite={() => save.mutate({ values: form.getValues(), isForced: true })}
        />
      ) : (
        isElsewhere(save.error, definition) && <Problem error={save.error} />
      )}
      <fieldset disabled={isReadOnly}>
        <Grid>
          <Grid.Col span={{ base: 12, md: 8 }}>
            <Sections definition={definition} form={form} isSide={false} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <Sections definition={definition} form={form} isSide />
          </Grid.Col>
        </Grid>
      </fieldset>
      {!isReadOnly && (form.isDirty() || !record) && (
        <SaveBar
          faults={Object.keys(form.errors).length}
          label={text(record ? 'form.save' : 'form.create')}
          isSaving={save.isPending}
          discard={() => form.reset()}
        />
      )}
    </form>
  );
}

/** Tells whether a refusal is about none of the fields, so that it has to be shown above them. */
const isElsewhere = (error: unknown, definition: FormDefinition): boolean =>
  error !== null &&
  !(
    isShopError(error) &&
    error.details.some(({ path }) => fieldsOf(definition).some(({ name }) => isAt(path, name)))
  );

interface HeadingProps {
  readonly title: string;
  /** The address of the record in the shop; null: it has none. */
  readonly url: string | null;
  /** Null: it cannot be deleted. */
  readonly remove: (() => void) | null;
}

const Heading = ({ title, url, remove }: HeadingProps) => (
  <Group justify="space-between" mb="md">
    <Title order={1}>{title}</Title>
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
      {remove && (
        <Button variant="subtle" color="red" onClick={() => askToDelete(title, remove)}>
          {text('form.delete')}
        </Button>
      )}
    </Group>
  </Group>
);

interface SectionsProps {
  readonly definition: FormDefinition;
  readonly form: UseFormReturnType<Values>;
  readonly isSide: boolean;
}

const Sections = ({ definition, form, isSide }: SectionsProps) => (
  <Stack gap="md">
    {definition.sections
      .filter((section) => (section.isSide ?? false) === isSide)
      .map(({ title, fields }) => (
        <Card key={title} component="section" aria-label={text(title)}>
          <Stack gap="sm">
            <Title order={2}>{text(title)}</Title>
            {fields.map((field) => (
              <FieldInput key={field.name} field={field} form={form} />
            ))}
          </Stack>
        </Card>
      ))}
  </Stack>
);

interface SaveBarProps {
  /** The number of fields that the shop refused. */
  readonly faults: number;
  readonly label: string;
  readonly isSaving: boolean;
  discard(): void;
}

const SaveBar = ({ faults, label, isSaving, discard }: SaveBarProps) => (
  <div className="saveBar" role="region" aria-label={text('form.unsaved')}>
    <Text role="status" {...(faults > 0 && { c: 'red' })}>
      {faults > 0 ? text('form.faults', { count: faults }) : text('form.unsaved')}
    </Text>
    <Group wrap="nowrap">
      <Button variant="default" onClick={discard}>
        {text('form.discard')}
      </Button>
      <Button type="submit" loading={isSaving}>
        {label}
      </Button>
    </Group>
  </div>
);

interface Changing {
  readonly resource: Resource;
  readonly definition: FormDefinition;
  readonly record: Values | null;
  readonly form: UseFormReturnType<Values>;
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
      const body = Object.fromEntries(sent.map((name) => [name, sentValue(values[name])]));
      return record
        ? shop.request<Values>({ method: 'PATCH', path, body }, isForced ? {} : { ifMatch: etagOf(record) })
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
  return { save, remove, reload: () => void refresh() };
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
