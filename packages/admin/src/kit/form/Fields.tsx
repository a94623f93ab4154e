import { Card, Skeleton, Stack, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { Suspense } from 'react';
import { text } from '../../text/text.ts';
import type { FormDefinition, Section } from './definition.ts';
import type { Values } from './field.ts';
import { FieldInput } from './FieldInput.tsx';

interface FieldsProps {
  readonly definition: FormDefinition;
  readonly form: UseFormReturnType<Values>;
  readonly isSide: boolean;
  readonly isReadOnly: boolean;
  readonly isNew: boolean;
  submit(): void;
}

/** Renders the form sections of one column. A column may be empty because some sections are shown only for new records. */
export function Fields({ definition, form, isSide, isReadOnly, isNew, submit }: FieldsProps) {
  const sections = definition.sections.filter(
    (section) => (section.isSide ?? false) === isSide && (isNew || !section.isNewOnly),
  );
  if (sections.length === 0) return null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset disabled={isReadOnly}>
        <Sections sections={sections} form={form} />
      </fieldset>
    </form>
  );
}

interface SectionsProps {
  readonly sections: readonly Section[];
  readonly form: UseFormReturnType<Values>;
}

const Sections = ({ sections, form }: SectionsProps) => (
  <Stack gap="md">
    {sections.map(({ title, fields, Preview }) => (
      <Card key={title} component="section" aria-label={text(title)}>
        <Stack gap="sm">
          <Title order={2}>{text(title)}</Title>
          {fields.map((field) => (
            <FieldInput key={field.name} field={field} form={form} />
          ))}
          {Preview && (
            <Suspense fallback={<Skeleton height={40} />}>
              <Preview form={form} />
            </Suspense>
          )}
        </Stack>
      </Card>
    ))}
  </Stack>
);
