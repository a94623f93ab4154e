import { NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { text } from '../text/text.ts';
import type { Field, Values } from './defineForm.ts';

const RichTextInput = lazy(async () => ({ default: (await import('./RichTextInput.tsx')).RichTextInput }));
const ImagesInput = lazy(async () => ({ default: (await import('./ImagesInput.tsx')).ImagesInput }));

export interface FieldProps {
  readonly field: Field;
  readonly form: UseFormReturnType<Values>;
}

/** The kinds of fields that extensions brought, as `<extension>:<kind>`. */
export const fieldKinds = new Map<string, ComponentType<FieldProps>>();

/** The input of one field, by its kind. */
export function FieldInput({ field, form }: FieldProps) {
  const { name, kind, isRequired = false } = field;
  const label = text(field.label);
  const help = field.help && text(field.help);
  const common = {
    label,
    required: isRequired,
    ...(help !== undefined && { description: help }),
    ...form.getInputProps(name),
  };
  const key = form.key(name);
  switch (kind) {
    case 'text':
      return <TextInput key={key} {...common} />;
    case 'textarea':
      return <Textarea key={key} {...common} autosize minRows={3} />;
    case 'money':
    case 'decimal':
      return <NumberInput key={key} {...common} hideControls inputMode="decimal" />;
    case 'integer':
      return <NumberInput key={key} {...common} allowDecimal={false} />;
    case 'time':
      return <TextInput key={key} {...common} type="datetime-local" />;
    case 'switch':
      return (
        <Switch
          key={key}
          label={label}
          {...(help !== undefined && { description: help })}
          {...form.getInputProps(name, { type: 'checkbox' })}
        />
      );
    case 'choice':
      return <ChoiceInput key={key} field={field} form={form} />;
    case 'richText':
      return (
        <Suspense fallback={<Textarea label={label} disabled minRows={6} />}>
          <RichTextInput key={key} field={field} form={form} />
        </Suspense>
      );
    case 'images':
    case 'image':
      return (
        <Suspense fallback={null}>
          <ImagesInput key={key} field={field} form={form} />
        </Suspense>
      );
    default: {
      const Own = fieldKinds.get(kind);
      if (!Own) throw new Error(`There is no input for the kind ${kind}`);
      return <Own key={key} field={field} form={form} />;
    }
  }
}

function ChoiceInput({ field, form }: FieldProps) {
  const { data = [] } = useQuery({
    queryKey: ['choices', field.label, field.name],
    queryFn: () => field.choices?.() ?? [],
    staleTime: 60_000,
  });
  const { value: _value, defaultValue, onChange, ...rest } = form.getInputProps(field.name);
  return (
    <Select
      label={text(field.label)}
      required={field.isRequired ?? false}
      {...(field.help && { description: text(field.help) })}
      {...rest}
      data={[...data]}
      searchable={data.length > 10}
      clearable={!field.isRequired}
      placeholder={text(field.isRequired ? 'form.choose' : 'form.none')}
      nothingFoundMessage={text('app.search.none')}
      defaultValue={String(defaultValue ?? '') || null}
      onChange={onChange}
    />
  );
}
