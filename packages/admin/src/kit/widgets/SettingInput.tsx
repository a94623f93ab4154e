import { Switch, Textarea, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { DecimalInput, IntegerInput } from '../inputs/numbers/NumberInputs.tsx';
import { numberOf } from '../inputs/numbers/unread.ts';
import { Select } from '../inputs/choices/Choices.tsx';
import { LinkInput } from '../content/LinkInput.tsx';
import { ImageUrlsInput } from '../form/ImageUrlsInput.tsx';
import { RecordInput, RecordsInput } from '../shared/RecordsInput.tsx';
import { inputKindOf, RECORD_FORMATS, withoutNull } from './schema.ts';
import type { InputKind } from './schema.ts';
import type { SettingProps } from './settingProps.ts';
import { SettingList } from './SettingList.tsx';
import { choiceName, settingName } from './typeName.ts';
import { JsonInput } from './JsonInput.tsx';

const RichText = lazy(async () => ({ default: (await import('../form/RichText.tsx')).RichText }));

/** Input for a widget setting, selected by the setting's schema. */
export function SettingInput(props: SettingProps) {
  const { name, isRequired, value, path, errors, change } = props;
  const schema = withoutNull(props.schema);
  const Input = INPUTS[inputKindOf(name, schema)];
  return (
    <Input
      {...props}
      schema={schema}
      label={settingName(name, schema.title)}
      word={typeof value === 'string' ? value : ''}
      error={errors[path]}
      changeText={(next) => change(next === '' && !isRequired ? null : next)}
    />
  );
}

interface InputProps extends SettingProps {
  readonly label: string;
  /** The string value. */
  readonly word: string;
  readonly error: ReactNode;
  changeText(value: string): void;
}

const INPUTS: Readonly<Record<InputKind, ComponentType<InputProps>>> = {
  image: ({ label, word, error, change }) => (
    <ImageUrlsInput
      label={label}
      isOne
      urls={word === '' ? [] : [word]}
      error={error}
      change={([url]) => change(url ?? null)}
    />
  ),
  link: ({ label, isRequired, word, error, changeText }) => (
    <LinkInput
      label={label}
      isRequired={isRequired}
      value={word}
      error={error === undefined ? undefined : String(error)}
      onChange={changeText}
    />
  ),
  richText: ({ label, word, error, changeText }) => (
    <Suspense fallback={<Textarea label={label} disabled minRows={6} />}>
      <RichText label={label} html={word} error={error} onChange={changeText} />
    </Suspense>
  ),
  choice: ({ label, schema, isRequired, word, error, change }) => (
    <Select
      label={label}
      required={isRequired}
      error={error}
      data={(schema.enum ?? []).map((one) => ({ value: String(one), label: choiceName(String(one)) }))}
      clearable={!isRequired}
      value={word || null}
      onChange={change}
    />
  ),
  number: ({ label, schema, isRequired, value, error, change }) => {
    const Input = schema.type === 'number' ? DecimalInput : IntegerInput;
    return (
      <Input
        label={label}
        required={isRequired}
        error={error}
        {...(schema.minimum !== undefined && { min: schema.minimum })}
        {...(schema.maximum !== undefined && { max: schema.maximum })}
        value={numberOf(value)}
        onChange={(next) => change(next === '' ? null : next)}
      />
    );
  },
  switch: ({ label, value, change }) => (
    <Switch
      label={label}
      checked={value === true}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  ),
  record: ({ label, schema, word, error, path, isRequired, changeText }) => (
    <RecordInput
      kind={RECORD_FORMATS[schema.format ?? ''] ?? 'sku'}
      label={label}
      error={error}
      path={path}
      clearable={!isRequired}
      value={word || null}
      onChange={(chosen) => changeText(chosen ?? '')}
    />
  ),
  records: ({ label, word, error, path, changeText }) => (
    <RecordsInput
      kind="sku"
      label={label}
      error={error}
      path={path}
      value={word.split(',').flatMap((sku) => sku.trim() || [])}
      onChange={(skus) => changeText(skus.join(', '))}
    />
  ),
  list: ({ label, ...props }) => <SettingList {...props} label={label} Item={SettingInput} />,
  line: ({ label, isRequired, word, error, changeText }) => (
    <TextInput
      label={label}
      required={isRequired}
      error={error}
      value={word}
      onChange={(event) => changeText(event.currentTarget.value)}
    />
  ),
  text: ({ label, isRequired, word, error, changeText }) => (
    <Textarea
      label={label}
      required={isRequired}
      error={error}
      autosize
      minRows={4}
      value={word}
      onChange={(event) => changeText(event.currentTarget.value)}
    />
  ),
  other: ({ label, isRequired, error, value, change }) => (
    <JsonInput label={label} required={isRequired} error={error} value={value} change={change} />
  ),
};
