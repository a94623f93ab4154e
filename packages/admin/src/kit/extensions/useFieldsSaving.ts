import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { isShopError } from '@shop/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { shop } from '../api/shop.ts';
import { bodyOf, isSameValue, valuesOf } from '../form/values.ts';
import type { FormDefinition } from '../form/definition.ts';
import type { Values } from '../form/field.ts';
import { faultsOf, useGuard, useVersion } from '../form/useChanges.ts';
import type { ShownForm } from '../form/useShownRecord.ts';
import { text } from '../../text/text.ts';
import type { DeclaredFields } from './manifest.ts';

/** The card of an extension, and the record of the page. */
export interface FieldsCardProps {
  readonly card: DeclaredFields;
  /** UUID of the record. */
  readonly uuid: string;
}

/** Reads the values of a card. */
export const readFields = ({ api }: DeclaredFields, uuid: string) =>
  shop.request<Values>({ method: 'GET', path: `${api}/${uuid}` });

/** Returns the key of the query that holds the values of a card. */
export const keyOf = ({ extension, api }: DeclaredFields, uuid: string) => [
  'x',
  extension,
  'fields',
  api,
  uuid,
];

/** A card with its form and the values that are shown. */
export interface FieldsProps extends FieldsCardProps {
  readonly record: Values;
  readonly definition: Pick<FormDefinition, 'sections'>;
  readonly shown: RefObject<ShownForm>;
}

/** Values to save. They are the typed values, or the values selected after a conflict with another administrator's version. */
interface Saving {
  readonly values: Values;
  readonly over?: Values;
}

/** Returns the form of a card, with what saves and what discards its changes. */
export function useSaving({ card, uuid, record, definition, shown }: FieldsProps) {
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
