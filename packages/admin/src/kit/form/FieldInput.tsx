import { Button, PasswordInput, Skeleton, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { DecimalInput, IntegerInput, MoneyInput, WeightInput } from '../inputs/numbers/NumberInputs.tsx';
import { MultiSelect, Select } from '../inputs/choices/Choices.tsx';
import { text } from '../../text/text.ts';
import { TimeInput } from '../inputs/TimeInput.tsx';
import type { FieldInForm } from './field.ts';

const RichTextInput = lazy(async () => ({ default: (await import('./RichTextInput.tsx')).RichTextInput }));
const RecordFieldInput = lazy(async () => ({
  default: (await import('./RecordFieldInput.tsx')).RecordFieldInput,
}));
const ImagesInput = lazy(async () => ({ default: (await import('./ImagesInput.tsx')).ImagesInput }));

const NUMBERS = {
  money: MoneyInput,
  weight: WeightInput,
  decimal: DecimalInput,
  integer: IntegerInput,
} as const;

/** Renders a field's input based on its kind. */
export function FieldInput({ field, form }: FieldInForm) {
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
    case 'email':
    case 'date':
      return <TextInput key={key} {...common} type={kind} {...makerOf({ field, form })} />;
    case 'time':
      return <TimeInput key={key} {...common} />;
    case 'password':
      return <PasswordInput key={key} {...common} autoComplete="new-password" />;
    case 'tags':
      return <TagsInput key={key} {...common} />;
    case 'textarea':
      return <Textarea key={key} {...common} autosize minRows={3} />;
    case 'money':
    case 'weight':
    case 'decimal':
    case 'integer': {
      const Input = NUMBERS[kind];
      return <Input key={key} {...common} />;
    }
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
    case 'choices':
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
    default:
      return <OwnInput key={key} field={field} form={form} />;
  }
}

/** Returns a button that generates the field's value, for fields that support it. */
const makerOf = ({ field: { name, make }, form }: FieldInForm) =>
  make && {
    rightSectionWidth: 112,
    rightSection: (
      <Button variant="subtle" size="compact-sm" onClick={() => form.setFieldValue(name, make())}>
        {text('form.make')}
      </Button>
    ),
  };

/**
 * Renders the input of a record field or of a field with a custom input. The input stays mounted when the value changes, so that it keeps
 * focus.
 */
function OwnInput({ field, form }: FieldInForm) {
  const [value, setValue] = useState(form.getValues()[field.name]);
  const change = (next: unknown) => {
    setValue(next);
    form.setFieldValue(field.name, next, { forceUpdate: false });
  };
  const Input = field.of ? RecordFieldInput : field.input;
  if (!Input) throw new Error(`There is no input for the kind ${field.kind}`);
  return (
    <Suspense fallback={<Skeleton height={36} />}>
      <Input field={field} form={form} value={value} change={change} />
    </Suspense>
  );
}

function ChoiceInput({ field, form }: FieldInForm) {
  const { data = [] } = useQuery({
    queryKey: ['choices', field.label, field.name],
    queryFn: () => field.choices?.() ?? [],
    staleTime: 60_000,
  });
  const { value: _value, defaultValue, onChange, ...rest } = form.getInputProps(field.name);
  const common = {
    label: text(field.label),
    required: field.isRequired ?? false,
    ...(field.help && { description: text(field.help) }),
    ...rest,
    data: [...data],
    nothingFoundMessage: text('app.search.none'),
    onChange,
  };
  if (field.kind === 'choices')
    return <MultiSelect {...common} searchable defaultValue={[defaultValue].flat().map(String)} />;
  return (
    <Select
      {...common}
      searchable={data.length > 10}
      clearable={!field.isRequired}
      placeholder={text(field.isRequired ? 'form.choose' : 'form.none')}
      defaultValue={String(defaultValue ?? '') || null}
    />
  );
}
