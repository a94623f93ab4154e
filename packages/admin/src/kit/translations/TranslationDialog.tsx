import { Button, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import type { Values } from '../form/field.ts';
import { FieldInput } from '../form/FieldInput.tsx';
import { FormDialog } from '../shared/FormDialog.tsx';
import { useAction } from '../shared/useAction.ts';
import { text } from '../../text/text.ts';
import { deleteTexts, saveTexts } from './translationsOf.ts';
import type { Translated, TranslatedText } from './translationsOf.ts';

interface Props {
  readonly title: string;
  readonly place: Translated;
  readonly texts: readonly TranslatedText[];
  close(): void;
}

/**
 * Dialog for translating the texts of a record and its parts into another language. Each input is next to the original text, which shoppers
 * see if there is no translation.
 */
export function TranslationDialog({ title, place, texts, close }: Props) {
  const { stored } = place;
  const client = useQueryClient();
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: Object.fromEntries(texts.map(({ field: { name } }) => [name, stored[name] ?? ''])),
  });
  const remove = useAction({
    mutationFn: () => deleteTexts(place),
    onSuccess: async () => {
      close();
      notifications.show({ color: 'teal', message: text('form.deleted') });
      await client.invalidateQueries({ queryKey: ['translations'] });
    },
  });
  const own = texts.filter(({ words }) => words === null);
  const parts = texts.filter(({ words }) => words !== null);
  const [first] = parts;
  return (
    <FormDialog
      title={title}
      size="xl"
      form={form}
      queryKey="translations"
      fieldOf={(path) => path.replace(/^fields\./, '')}
      run={(values) => saveTexts(place, values)}
      close={close}
    >
      <Text c="dimmed" size="sm">
        {text('translations.help')}
      </Text>
      {own.map(({ field, original }) => (
        <div key={field.name}>
          <FieldInput field={field} form={form} />
          <Original value={original} />
        </div>
      ))}
      {first && (
        <fieldset>
          <legend>{text(first.field.label)}</legend>
          {parts.map(({ field: { name }, words }) => (
            <TextInput key={form.key(name)} label={words} {...form.getInputProps(name)} mt="xs" />
          ))}
        </fieldset>
      )}
      {Object.keys(stored).length > 0 && (
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

/** Shows the original text without its formatting. */
function Original({ value }: { readonly value: unknown }) {
  if (typeof value !== 'string' || value === '') return null;
  const plain = new DOMParser().parseFromString(value, 'text/html').body.textContent.trim();
  return (
    <Text c="dimmed" size="sm" lang="" lineClamp={4} mt={4}>
      {text('translations.original', { text: plain })}
    </Text>
  );
}
