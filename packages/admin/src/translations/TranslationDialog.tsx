import { Button, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shop } from '../api/shop.ts';
import type { Field, Values } from '../form/defineForm.ts';
import { FieldInput } from '../form/FieldInput.tsx';
import { FormDialog } from '../shared/FormDialog.tsx';
import { text } from '../text/text.ts';

interface Props {
  readonly place: { readonly entityType: string; readonly uuid: string; readonly locale: string };
  readonly title: string;
  readonly fields: readonly Field[];
  readonly record: Values;
  /** The texts that are translated already. */
  readonly texts: Values;
  close(): void;
}

/** The texts of a record in another language, each below that of the record. An empty one shows that of the record to shoppers. */
export function TranslationDialog({ place, title, fields, record, texts, close }: Props) {
  const { entityType, uuid, locale } = place;
  const client = useQueryClient();
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: Object.fromEntries(fields.map(({ name }) => [name, texts[name] ?? ''])),
  });
  const remove = useMutation({
    mutationFn: () => shop.translations.delete(entityType, uuid, locale),
    onSuccess: async () => {
      close();
      notifications.show({ color: 'teal', message: text('form.deleted') });
      await client.invalidateQueries({ queryKey: ['translations'] });
    },
    onError: (error) => notifications.show({ color: 'red', message: error.message }),
  });
  return (
    <FormDialog
      title={title}
      size="xl"
      form={form}
      queryKey="translations"
      fieldOf={(path) => path.replace(/^fields\./, '')}
      run={(values) => shop.translations.save(entityType, uuid, locale, { fields: { ...texts, ...values } })}
      close={close}
    >
      <Text c="dimmed" size="sm">
        {text('translations.help')}
      </Text>
      {fields.map((field) => (
        <div key={field.name}>
          <FieldInput field={field} form={form} />
          <Original value={record[field.name]} />
        </div>
      ))}
      {Object.keys(texts).length > 0 && (
        <Button
          variant="subtle"
          color="red"
          style={{ alignSelf: 'flex-start' }}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {text('translations.delete')}
        </Button>
      )}
    </FormDialog>
  );
}

/** The text of the record, without its formatting. */
function Original({ value }: { readonly value: unknown }) {
  if (typeof value !== 'string' || value === '') return null;
  const plain = new DOMParser().parseFromString(value, 'text/html').body.textContent.trim();
  return (
    <Text c="dimmed" size="sm" lang="" lineClamp={4} mt={4}>
      {text('translations.original', { text: plain })}
    </Text>
  );
}
