import { Button, Card, Grid, Group, Skeleton, Stack, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { UseFormReturnType } from '@mantine/form';
import { useHotkeys } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { isShopError } from '@shop/sdk';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ReactNode, RefObject } from 'react';
import { isConflict } from '../api/shop.ts';
import type { Resource } from '../resource.ts';
import { BackLink } from '../shared/BackLink.tsx';
import { Icon } from '../shared/Icon.tsx';
import { Problem } from '../shared/Problem.tsx';
import { isUndoable } from '../shared/undoable.ts';
import { linkTo } from '../shared/linkTo.ts';
import { useMay } from '../api/permissions.ts';
import { text } from '../../text/text.ts';
import type { PlainTextKey } from '../../text/text.ts';
import { valuesOf } from '../form/values.ts';
import type { AnyRecord, FormDefinition } from '../form/definition.ts';
import type { Values } from '../form/field.ts';
import { Fields } from '../form/Fields.tsx';
import { readRecord } from '../form/readRecord.ts';
import { SaveBar } from '../form/SaveBar.tsx';
import { faultsOf, useChanges, useGuard } from '../form/useChanges.ts';
import type { Changes } from '../form/useChanges.ts';
import { LazyFormConflict } from '../form/LazyFormConflict.tsx';
import type { ShownForm } from '../form/useShownRecord.ts';

const TranslationsCard = lazy(async () => ({
  default: (await import('../translations/TranslationsCard.tsx')).TranslationsCard,
}));

const ExtensionParts = lazy(async () => ({
  default: (await import('../extensions/ExtensionParts.tsx')).ExtensionParts,
}));

interface Props {
  readonly resource: Resource;
  readonly form: FormDefinition;
  /** The record as the API returned it. Null for a new record. */
  readonly record: AnyRecord | null;
  /** Record to copy into a new record. */
  readonly copied?: AnyRecord | undefined;
  /** Tells the surrounding page what the form shows. */
  readonly shown?: RefObject<ShownForm>;
}

/** Page used by all forms. It saves changes, shows errors at their fields, and warns before unsaved changes are lost. */
export function FormPage({ resource, form: definition, record, copied, shown }: Props) {
  const may = useMay();
  const begun = record ?? (copied && definition.copyOf?.(copied)) ?? null;
  const form = useForm<Values>({ mode: 'uncontrolled', initialValues: valuesOf(definition, begun) });
  const { save, remove, reload } = useChanges({ resource, definition, record, form });
  const isReadOnly = !may(resource.permissions[record ? 'update' : 'create']);
  if (shown) shown.current = { isDirty: () => form.isDirty(), saved: () => form.getInitialValues() };
  useGuard(() => form.isDirty());
  const isOffered = () => !isReadOnly && (form.isDirty() || !record);
  useHotkeys([['mod+S', () => isOffered() && save.mutate({ values: form.getValues() })]], []);
  const submit = form.onSubmit((values) => save.mutate({ values }));
  const isWide = ![...definition.sections, ...(definition.panels ?? [])].some(({ isSide }) => isSide);
  const column = (isSide: boolean) => (
    <Stack gap="md">
      <Fields {...{ definition, form, isSide, isReadOnly, isNew: !record, submit: () => submit() }} />
      {record && (
        <Panels {...{ resource, definition, record, isSide, isReadOnly, isLast: isSide !== isWide }} />
      )}
    </Stack>
  );
  return (
    <>
      <Heading
        resource={resource}
        title={record ? definition.nameOf(record) : text(resource.newTitle ?? resource.title)}
        url={(record && definition.urlOf?.(record)) ?? null}
        remove={
          record && may(resource.permissions.delete)
            ? { run: () => remove.mutate(), isUndoable: isUndoable(definition.api), ...definition }
            : null
        }
      >
        {record && <Actions resource={resource} definition={definition} record={record} />}
      </Heading>
      <Grid>
        <Grid.Col span={{ base: 12, md: isWide ? 12 : 8 }}>{column(false)}</Grid.Col>
        {!isWide && <Grid.Col span={{ base: 12, md: 4 }}>{column(true)}</Grid.Col>}
      </Grid>
      {isOffered() && (
        <SaveBar
          faults={Object.keys(form.errors).length}
          isChanged={form.isDirty()}
          label={text(record ? 'form.save' : 'form.create')}
          isSaving={save.isPending}
          save={() => submit()}
          discard={() => {
            form.reset();
            save.reset();
          }}
          problem={<SaveProblem {...{ definition, record, form, save, reload }} />}
        />
      )}
    </>
  );
}

interface SaveProblemProps extends Pick<Changes, 'save' | 'reload'> {
  readonly definition: FormDefinition;
  readonly record: AnyRecord | null;
  readonly form: UseFormReturnType<Values>;
}

/** Shows why saving failed if no field shows the error. */
function SaveProblem({ definition, record, form, save, reload }: SaveProblemProps) {
  if (record !== null && isConflict(save.error))
    return (
      <LazyFormConflict
        {...{ definition, record, form, reload }}
        error={save.error}
        read={() => readAgain(definition, record)}
        save={(values, over) => save.mutate({ values, over })}
      />
    );
  return isElsewhere(save.error, definition) ? <Problem error={save.error} isAnswer /> : null;
}

async function readAgain(definition: FormDefinition, { uuid }: AnyRecord): Promise<AnyRecord> {
  const record = await readRecord(definition, uuid);
  if (!record) throw new Error(text('app.notFound.record'));
  return record;
}

interface ActionsProps {
  readonly resource: Resource;
  readonly definition: FormDefinition;
  readonly record: AnyRecord;
}

/** Buttons for duplicating a record, and for the actions that its form defines. */
function Actions({ resource, definition, record }: ActionsProps) {
  const may = useMay();
  const copy = { copy: record.uuid };
  return (
    <>
      {definition.copyOf && resource.create && may(resource.permissions.create) && (
        <Button component={Link} {...linkTo(resource.create, copy)} variant="default">
          {text('form.duplicate')}
        </Button>
      )}
      {definition.Actions && (
        <Suspense fallback={null}>
          <definition.Actions record={record} />
        </Suspense>
      )}
    </>
  );
}

/** Reports whether an error is not about a specific field, so that it must be shown above the fields. */
const isElsewhere = (error: unknown, definition: FormDefinition): boolean =>
  error !== null && !(isShopError(error) && faultsOf(definition, error).length > 0);

interface HeadingProps {
  readonly resource: Resource;
  readonly title: string;
  /** The record's storefront URL. Null if it has none. */
  readonly url: string | null;
  /** Null if the record cannot be deleted. */
  readonly remove: Removal | null;
  readonly children?: ReactNode;
}

interface Removal {
  /** Message that describes what is deleted along with the record. */
  readonly lost?: PlainTextKey;
  /** True if the deletion can be undone for a limited time. Such a deletion requires no confirmation. */
  readonly isUndoable: boolean;
  run(): void;
}

const Heading = ({ resource, title, url, remove, children }: HeadingProps) => (
  <Group justify="space-between" mb="md">
    <div className="breakable">
      <BackLink to={resource.path}>{text(resource.title)}</BackLink>
      <Title order={1}>{title}</Title>
    </div>
    <Group>
      {children}
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
        <Button
          variant="subtle"
          color="red"
          onClick={() => (remove.isUndoable ? remove.run() : confirmDelete(title, remove))}
        >
          {text('form.delete')}
        </Button>
      )}
    </Group>
  </Group>
);

interface PanelsProps {
  readonly resource: Resource;
  readonly definition: FormDefinition;
  readonly record: AnyRecord;
  readonly isSide: boolean;
  readonly isReadOnly: boolean;
  /** True for the last column, which also contains the translations card and the extension content. */
  readonly isLast: boolean;
}

function Panels({ resource, definition, record, isSide, isReadOnly, isLast }: PanelsProps) {
  const may = useMay();
  const { panels = [], translatedAs, translatedParts } = definition;
  return (
    <>
      {panels
        .filter((panel) => (panel.isSide ?? false) === isSide)
        .filter(({ permission }) => permission === undefined || may(permission))
        .map(({ title, Panel }) => (
          <Card key={title} component="section" aria-label={text(title)}>
            <Title order={2} mb="sm">
              {text(title)}
            </Title>
            <Suspense fallback={<Skeleton height={80} />}>
              <Panel record={record} />
            </Suspense>
          </Card>
        ))}
      {isLast && !isReadOnly && (translatedAs ?? translatedParts) && (
        <Suspense fallback={null}>
          <TranslationsCard definition={definition} record={record} />
        </Suspense>
      )}
      {isLast && (
        <Suspense fallback={null}>
          <ExtensionParts on={resource.id} uuid={record.uuid} />
        </Suspense>
      )}
    </>
  );
}

const confirmDelete = (name: string, { lost, run }: Removal) =>
  modals.openConfirmModal({
    title: text('form.delete.title', { name }),
    children: text(lost ?? 'form.delete.text'),
    labels: { confirm: text('form.delete'), cancel: text('app.cancel') },
    confirmProps: { color: 'red' },
    onConfirm: run,
  });
