import { Button, Input, Stack } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { MultiSelect } from '../inputs/choices/Choices.tsx';
import { Icon } from '../shared/Icon.tsx';
import { RowTools } from '../shared/RowTools.tsx';
import { text } from '../../text/text.ts';
import { choicesOf, nameOf } from './definitions.ts';
import type { Faults, FieldDescription } from './definitions.ts';
import { ScalarInput } from './ScalarInput.tsx';
import type { InputWords } from './ScalarInput.tsx';

const RichInput = lazy(async () => ({ default: (await import('./RichInput.tsx')).RichInput }));

interface MetafieldInputProps {
  readonly field: FieldDescription;
  readonly value: unknown;
  /** Path of the value in the request body, which errors also use. */
  readonly path: string;
  readonly faults: Faults;
  onChange(value: unknown): void;
}

/** Input for a metafield or a group field, which has a single value or a list of values. */
export function MetafieldInput(props: MetafieldInputProps) {
  if (!props.field.isList) return <OneInput {...props} words={wordsOf(props.field)} />;
  const choices = choicesOf(props.field);
  return choices ? <ChoicesInput {...props} choices={choices} /> : <ListInput {...props} />;
}

const wordsOf = (field: FieldDescription): InputWords => {
  const { description, required = false, appearance } = field;
  return {
    label: nameOf(field),
    required,
    ...(description && { description }),
    ...(appearance?.placeholder && { placeholder: appearance.placeholder }),
  };
};

type OneProps = MetafieldInputProps & { readonly words: InputWords };

function OneInput({ field, value, path, faults, onChange, words }: OneProps) {
  const fault = faults[path];
  const all = { ...words, ...(fault !== undefined && { error: inWords(fault, nameOf(field)) }) };
  if (field.type === 'group') return <GroupInput {...{ field, value, path, faults, onChange, words: all }} />;
  if (field.type === 'rich_text')
    return (
      <Suspense fallback={null}>
        <RichInput value={value} words={all} onChange={onChange} />
      </Suspense>
    );
  return <ScalarInput field={field} value={value} words={all} onChange={onChange} />;
}

/** Returns a field's error message without the internal key that identifies the field. */
const inWords = (message: string, name: string): string =>
  /is required$|required property/.test(message)
    ? text('metafields.required', { name })
    : message.replace(/^"[^"]*": /, '');

function GroupInput({ field, value, path, faults, onChange, words }: OneProps) {
  const own = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const label = words.label ?? words['aria-label'];
  return (
    <fieldset className="groupOfFields" {...(label !== undefined && { 'aria-label': label })}>
      {words.label && <Input.Label component="div">{words.label}</Input.Label>}
      {words.description && <Input.Description>{words.description}</Input.Description>}
      {words.error && <Input.Error>{words.error}</Input.Error>}
      <Stack gap="xs" mt={4}>
        {field.subFields?.map((inner) => (
          <MetafieldInput
            key={inner.key}
            field={inner}
            value={own[inner.key]}
            path={`${path}.${inner.key}`}
            faults={faults}
            onChange={(next) => onChange({ ...own, [inner.key]: next })}
          />
        ))}
      </Stack>
    </fieldset>
  );
}

let lastKey = 0;
const newKey = () => (lastKey += 1);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Input for a list of values that can be added, moved and removed. */
function ListInput({ field, value, path, faults, onChange }: MetafieldInputProps) {
  const items = listOf(value);
  const [keys, setKeys] = useState<readonly number[]>(() => items.map(newKey));
  const change = (next: readonly unknown[], nextKeys = keys) => {
    setKeys(nextKeys);
    onChange(next);
  };
  const name = nameOf(field);
  const isRich = field.type === 'rich_text';
  const { description, required = false } = field;
  return (
    <Input.Wrapper
      label={name}
      labelElement="div"
      required={required}
      role="group"
      aria-label={name}
      error={faults[path]}
      {...(description && { description })}
    >
      <Stack gap="xs" mt={4}>
        {items.map((item, index) => {
          const label = `${name} ${index + 1}`;
          const set = (next: unknown) => change(items.with(index, isRich ? { content: next } : next));
          return (
            <div key={keys[index]} className="listRow">
              <OneInput
                field={field}
                value={isRich ? (item as { content?: unknown } | null)?.content : item}
                path={`${path}.${index}`}
                faults={faults}
                onChange={set}
                words={{ 'aria-label': label }}
              />
              <RowTools
                name={label}
                index={index}
                count={items.length}
                move={(to) => change(moved(items, index, to), moved(keys, index, to))}
                remove={() => change(items.toSpliced(index, 1), keys.toSpliced(index, 1))}
              />
            </div>
          );
        })}
        <Button
          variant="default"
          size="xs"
          w="fit-content"
          leftSection={<Icon name="plus" />}
          onClick={() => change([...items, null], [...keys, newKey()])}
        >
          {text('metafields.add', { name })}
        </Button>
      </Stack>
    </Input.Wrapper>
  );
}

const moved = <T,>(list: readonly T[], from: number, to: number): readonly T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

type ChoicesProps = MetafieldInputProps & { readonly choices: readonly (string | number)[] };

const ChoicesInput = ({ field, value, path, faults, onChange, choices }: ChoicesProps) => (
  <MultiSelect
    {...wordsOf(field)}
    error={faults[path]}
    data={choices.map(String)}
    value={listOf(value).map(String)}
    onChange={(next) => onChange(choices.filter((choice) => next.includes(String(choice))))}
  />
);
