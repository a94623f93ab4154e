import { Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../api/shop.ts';
import { fieldsOf } from '../form/defineForm.ts';
import type { Field, FormDefinition, Values } from '../form/defineForm.ts';
import { Problem } from '../shared/Problem.tsx';
import { languageName, text } from '../text/text.ts';
import { TranslationDialog } from './TranslationDialog.tsx';

interface Props {
  readonly definition: FormDefinition;
  /** The kind of the record in the API, such as `product`. */
  readonly entityType: string;
  readonly record: Values;
}

/** The other languages of the shop, with how much of a record is translated. Shops with one language have no such card. */
export function TranslationsCard({ definition, entityType, record }: Props) {
  const uuid = String(record['uuid']);
  const [opened, open] = useState<string | null>(null);
  const { data: kinds } = useQuery({
    queryKey: ['translations', 'kinds'],
    queryFn: () => shop.translations.kinds(),
    staleTime: Infinity,
  });
  const { data, error, refetch } = useQuery({
    queryKey: ['translations', entityType, uuid],
    queryFn: () => shop.translations.list(entityType, uuid),
    enabled: (kinds?.locales.length ?? 0) > 0,
  });
  if (!kinds || kinds.locales.length === 0) return null;
  const names = kinds.kinds.find((kind) => kind.entity_type === entityType)?.fields ?? [];
  const fields = translatedFields(definition, names);
  const written = fields.filter(({ name }) => isWritten(record[name]));
  const textsIn = (locale: string): Values => data?.find((row) => row.locale === locale)?.fields ?? {};
  return (
    <Card component="section" aria-label={text('translations.title')}>
      <Stack gap="sm">
        <Title order={2}>{text('translations.title')}</Title>
        {error && <Problem error={error} retry={() => void refetch()} />}
        {!data && !error && <Skeleton height={36} />}
        {data &&
          kinds.locales.map((locale) => (
            <Language
              key={locale}
              name={languageName(locale)}
              done={written.filter(({ name }) => isWritten(textsIn(locale)[name])).length}
              of={written.length}
              open={() => open(locale)}
            />
          ))}
      </Stack>
      {opened && (
        <TranslationDialog
          place={{ entityType, uuid, locale: opened }}
          title={text('translations.dialog', {
            record: definition.nameOf(record),
            language: languageName(opened),
          })}
          fields={fields}
          record={record}
          texts={textsIn(opened)}
          close={() => open(null)}
        />
      )}
    </Card>
  );
}

const isWritten = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Lists the inputs of the form whose texts can be translated. No text is required, as that of the record stands for it. */
const translatedFields = (definition: FormDefinition, names: readonly string[]): readonly Field[] =>
  fieldsOf(definition)
    .filter(({ name }) => names.includes(name))
    .map(({ name, label, kind }) => ({
      name,
      label,
      kind:
        kind === 'richText' || kind === 'textarea' ? kind : name === 'meta_description' ? 'textarea' : 'text',
    }));

interface LanguageProps {
  readonly name: string;
  /** The number of texts that are translated. */
  readonly done: number;
  /** The number of texts that the record has. */
  readonly of: number;
  open(): void;
}

const Language = ({ name, done, of, open }: LanguageProps) => (
  <Group justify="space-between" wrap="nowrap">
    <div>
      <Text fw={500}>{name}</Text>
      <Badge variant="light" color={done === 0 ? 'gray' : done < of ? 'orange' : 'teal'}>
        {done === 0 ? text('translations.none') : text('translations.done', { done, of })}
      </Badge>
    </div>
    <Button
      variant="default"
      size="xs"
      aria-label={text('translations.edit.to', { language: name })}
      onClick={open}
    >
      {text('translations.edit')}
    </Button>
  </Group>
);
