import { Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnyRecord, FormDefinition } from '../form/definition.ts';
import type { Values } from '../form/field.ts';
import { Problem } from '../shared/Problem.tsx';
import { languageName, text } from '../../text/text.ts';
import { TranslationDialog } from './TranslationDialog.tsx';
import { kindsQuery, textsOf, translationsQuery } from './translationsOf.ts';

interface Props {
  readonly definition: FormDefinition;
  readonly record: AnyRecord;
}

/** Card that lists the shop's additional languages with the translation progress of the record. Not shown in shops with one language. */
export function TranslationsCard({ definition, record }: Props) {
  const [opened, open] = useState<string | null>(null);
  const { data: kinds } = useQuery(kindsQuery);
  const { data, error, refetch } = useQuery({
    ...translationsQuery(definition, record),
    enabled: (kinds?.locales.length ?? 0) > 0,
  });
  if (!kinds || kinds.locales.length === 0) return null;
  const kind = kinds.kinds.find(({ entity_type }) => entity_type === definition.translatedAs);
  const texts = textsOf(definition, record, kind?.fields ?? []);
  const written = texts.filter(({ original }) => isWritten(original));
  const storedIn = (locale: string): Values => ({ ...data?.own[locale], ...data?.parts[locale] });
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
              done={written.filter(({ field: { name } }) => isWritten(storedIn(locale)[name])).length}
              of={written.length}
              open={() => open(locale)}
            />
          ))}
      </Stack>
      {opened && (
        <TranslationDialog
          title={text('translations.dialog', {
            record: definition.nameOf(record),
            language: languageName(opened),
          })}
          place={{ definition, record, locale: opened, stored: storedIn(opened) }}
          texts={texts}
          close={() => open(null)}
        />
      )}
    </Card>
  );
}

const isWritten = (value: unknown): boolean => typeof value === 'string' && value !== '';
interface LanguageProps {
  readonly name: string;
  /** Number of translated texts. */
  readonly done: number;
  /** Number of translatable texts. */
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
