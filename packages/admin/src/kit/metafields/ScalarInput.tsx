import { ColorInput, Textarea, TextInput } from '@mantine/core';
import { DecimalInput, IntegerInput } from '../inputs/numbers/NumberInputs.tsx';
import { numberOf } from '../inputs/numbers/unread.ts';
import { Select } from '../inputs/choices/Choices.tsx';
import { text } from '../../text/text.ts';
import { choicesOf } from './definitions.ts';
import type { FieldDescription } from './definitions.ts';

export interface ScalarProps {
  readonly field: FieldDescription;
  readonly value: unknown;
  /** Label, help text and error of the input. */
  readonly words: InputWords;
  onChange(value: unknown): void;
}

export interface InputWords {
  readonly label?: string;
  readonly 'aria-label'?: string;
  readonly description?: string;
  readonly error?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
}

/** Input for a single metafield value, based on the field type. The value of an empty input is null. */
export function ScalarInput({ field, value, words, onChange }: ScalarProps) {
  const choices = choicesOf(field);
  if (choices) return <ChosenInput {...{ field, value, words, onChange }} choices={choices} />;
  const shown = typeof value === 'string' ? value : '';
  const typed = {
    ...words,
    value: shown,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  switch (field.type) {
    case 'long_text':
      return <Textarea {...typed} autosize minRows={3} />;
    case 'integer':
    case 'number': {
      const Input = field.type === 'number' ? DecimalInput : IntegerInput;
      return (
        <Input {...words} value={numberOf(value)} onChange={(next) => onChange(next === '' ? null : next)} />
      );
    }
    case 'boolean':
      return (
        <Select
          {...words}
          clearable
          placeholder={text('form.none')}
          data={[
            { value: 'true', label: text('metafields.yes') },
            { value: 'false', label: text('metafields.no') },
          ]}
          value={typeof value === 'boolean' ? String(value) : null}
          onChange={(next) => onChange(next === null ? null : next === 'true')}
        />
      );
    case 'color':
      return <ColorInput {...words} format="hex" withEyeDropper={false} value={shown} onChange={onChange} />;
    case 'date':
      return <TextInput {...typed} type="date" />;
    case 'url':
      return <TextInput {...typed} inputMode="url" />;
    default:
      return <TextInput {...typed} />;
  }
}

interface ChosenProps extends ScalarProps {
  readonly choices: readonly (string | number)[];
}

const ChosenInput = ({ value, words, onChange, choices }: ChosenProps) => (
  <Select
    {...words}
    clearable
    placeholder={text('form.none')}
    data={choices.map(String)}
    value={value === null || value === undefined ? null : String(value)}
    onChange={(next) => onChange(choices.find((choice) => String(choice) === next) ?? null)}
  />
);
