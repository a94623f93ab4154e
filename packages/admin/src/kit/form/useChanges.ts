import type { UseFormReturnType } from '@mantine/form';
import { modals } from '@mantine/modals';
import { notifications } from '@mantine/notifications';
import { etagOf, isShopError } from '@shop/sdk';
import type { ShopError } from '@shop/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBlocker, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { deletionsQuery } from '../api/queries.ts';
import { shop } from '../api/shop.ts';
import type { Resource } from '../resource.ts';
import { isUndoable } from '../shared/undoable.ts';
import { text } from '../../text/text.ts';
import { bodyOf, fieldsOf, isSameValue, valuesOf } from './values.ts';
import type { AnyRecord, FormDefinition } from './definition.ts';
import type { Values } from './field.ts';
import { goToFault } from '../shared/goToFault.ts';
import { findUnreadField } from '../api/refusedFields.ts';
import { withLabels } from '../shared/withLabels.ts';
import { linkTo } from '../shared/linkTo.ts';
import { useAction } from '../shared/useAction.ts';

interface Changing {
  readonly resource: Resource;
  readonly definition: FormDefinition;
  readonly record: AnyRecord | null;
  readonly form: UseFormReturnType<Values>;
}

/** Values to save. They are the form values, or the values selected after a conflict with another administrator's version. */
interface Saving {
  readonly values: Values;
  readonly over?: Values;
}

/** Reports whether an error path is a field's path or a path inside its value, such as `images.0`. */
const isAt = (path: string, name: string): boolean => path === name || path.startsWith(`${name}.`);

export type Changes = ReturnType<typeof useChanges>;

/** Returns the functions that save and delete a record. */
export function useChanges({ resource, definition, record, form }: Changing) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const path = `${definition.api}/${record?.uuid ?? ''}` as const;
  const refresh = () => client.invalidateQueries({ queryKey: [resource.id] });
  const version = useVersion(record);
  const save = useMutation({
    mutationFn: ({ values, over }: Saving) => {
      const theirs = over && valuesOf(definition, over);
      const isChanged = (name: string) =>
        theirs ? !isSameValue(values[name], theirs[name]) : form.isDirty(name);
      const body = bodyOf(definition, values, ({ name, isAlwaysSent = false }) =>
        record ? isAlwaysSent || isChanged(name) : values[name] !== '',
      );
      return record
        ? shop.request<AnyRecord>({ method: 'PATCH', path, body }, { ifMatch: version.etag(over) })
        : shop.request<AnyRecord>({ method: 'POST', path: definition.api, body });
    },
    onSuccess: async (saved, { values, over }) => {
      if (over) form.setValues(values);
      form.resetDirty(values);
      version.saved(saved);
      if (!record) definition.onCreated?.(saved);
      notifications.show({ color: 'teal', message: text(record ? 'form.saved' : 'form.created') });
      await refresh();
      if (!record && resource.edit)
        await navigate({ ...linkTo(`${resource.edit}/${saved.uuid}`), ignoreBlocker: true });
    },
    onError: (error) => {
      if (!isShopError(error)) return;
      const faults = faultsOf(definition, error);
      form.setErrors(Object.fromEntries(faults));
      if (faults[0]) goToFault(form.getInputNode(faults[0][0]));
    },
  });
  const remove = useAction({
    mutationFn: () => shop.request({ method: 'DELETE', path }),
    onSuccess: async () => {
      form.resetDirty();
      if (isUndoable(definition.api)) void client.invalidateQueries(deletionsQuery);
      else notifications.show({ color: 'teal', message: text('form.deleted') });
      // Marks the list as stale without refetching this page, because its record no longer exists.
      await client.invalidateQueries({ queryKey: [resource.id], refetchType: 'none' });
      await navigate({ ...linkTo(resource.path), ignoreBlocker: true });
    },
  });
  const reload = () => {
    form.resetDirty();
    void refresh();
  };
  return { save, remove, reload };
}

/** Keeps the version that a change is based on: the record as it was read, or the answer of the last save until the record is read again. */
export function useVersion(record: object | null) {
  const latest = useRef({ record, version: record && etagOf(record) });
  if (latest.current.record !== record) latest.current = { record, version: record && etagOf(record) };
  return {
    /** Returns the version of the other administrator's record, or the one that the form is based on. */
    etag: (over: object | undefined) => (over ? etagOf(over) : (latest.current.version ?? undefined)),
    saved(answer: object) {
      latest.current.version = etagOf(answer) ?? latest.current.version;
    },
  };
}

const labelsOf = (definition: Pick<FormDefinition, 'sections'>): ReadonlyMap<string, string> =>
  new Map(fieldsOf(definition).map(({ name, label }) => [name, text(label)]));

/** Returns the messages of an error by field. The list is empty if the error concerns the entire record. */
export function faultsOf(
  definition: Pick<FormDefinition, 'sections' | 'refusals'>,
  { code, message, details }: ShopError,
): readonly (readonly [field: string, message: string])[] {
  const named = definition.refusals?.[code];
  if (named !== undefined && details.length === 0) return [[named, message]];
  return details.flatMap(({ path, message: words }) => {
    const field = fieldsOf(definition).find(({ name }) => isAt(path, name));
    return field
      ? [[field.showsFaults ? path : field.name, withLabels(labelsOf(definition), words)] as const]
      : [];
  });
}

/** True if the administrator has just agreed to leave the page, so that other parts with unsaved changes do not ask again. */
let isAgreed = false;

function agree(): void {
  isAgreed = true;
  setTimeout(() => (isAgreed = false));
}

/** Asks for confirmation before the administrator leaves a page with unsaved changes, including input that cannot be parsed. */
export function useGuard(isChanged: () => boolean): void {
  const isDirty = () => isChanged() || findUnreadField() !== undefined;
  useBlocker({
    shouldBlockFn: () =>
      !isAgreed &&
      isDirty() &&
      new Promise<boolean>((resolve) => {
        modals.openConfirmModal({
          title: text('form.leave'),
          children: text('form.leave.text'),
          labels: { confirm: text('form.leave.go'), cancel: text('form.leave.stay') },
          onConfirm: () => {
            agree();
            resolve(false);
          },
          onCancel: () => resolve(true),
          onClose: () => resolve(true),
        });
      }),
    enableBeforeUnload: isDirty,
  });
}
