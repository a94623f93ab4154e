import { Button, ColorInput, Input, Stack, TextInput } from '@mantine/core';
import type { CreateAttributeBody } from '@shop/sdk';
import { useState } from 'react';
import type { FieldInForm, FieldProps } from '../../kit/form/field.ts';
import { useFieldValue } from '../../kit/form/useFieldValue.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { RowTools } from '../../kit/shared/RowTools.tsx';
import { text } from '../../text/text.ts';

type Option = NonNullable<CreateAttributeBody['options']>[number];
type Options = readonly Option[];

let lastKey = 0;
const newKey = () => (lastKey += 1);

/** Ordered options of a select attribute. Product values stay assigned when their option is renamed. */
export function OptionsInput({ field, form, value: options, change: setOptions }: FieldProps<Options>) {
  const type = useFieldValue<CreateAttributeBody>(form, 'type');
  const [keys, setKeys] = useState(() => options.map(newKey));
  if (type !== 'select' && type !== 'multiselect') return null;
  const change = (next: Options, nextKeys = keys) => {
    setKeys(nextKeys);
    setOptions(next.map((option, index) => ({ ...option, sort_order: index })));
  };
  const move = (from: number, to: number) =>
    change(
      options.toSpliced(from, 1).toSpliced(to, 0, ...options.slice(from, from + 1)),
      keys.toSpliced(from, 1).toSpliced(to, 0, ...keys.slice(from, from + 1)),
    );
  return (
    <Input.Wrapper
      label={text(field.label)}
      labelElement="div"
      description={text('attributes.options.help')}
      error={form.errors[field.name]}
      role="group"
      aria-label={text(field.label)}
    >
      <Stack gap="xs" mt={4}>
        {options.map((option, index) => {
          const name = option.option_text || text('attributes.option', { number: index + 1 });
          return (
            <div key={keys[index]} className="listRow">
              <OptionFields
                option={option}
                index={index}
                name={name}
                errors={form.errors}
                change={(next) => change(options.with(index, next))}
              />
              <RowTools
                name={name}
                index={index}
                count={options.length}
                move={(to) => move(index, to)}
                remove={() => change(options.toSpliced(index, 1), keys.toSpliced(index, 1))}
              />
            </div>
          );
        })}
        <Button
          variant="default"
          size="xs"
          w="fit-content"
          leftSection={<Icon name="plus" />}
          onClick={() => change([...options, { option_text: '' }], [...keys, newKey()])}
        >
          {text('attributes.options.add')}
        </Button>
      </Stack>
    </Input.Wrapper>
  );
}

interface OptionProps {
  readonly option: Option;
  readonly index: number;
  readonly name: string;
  readonly errors: FieldInForm['form']['errors'];
  readonly change: (option: Option) => void;
}

const OptionFields = ({ option, index, name, errors, change }: OptionProps) => (
  <>
    <TextInput
      aria-label={text('attributes.option', { number: index + 1 })}
      value={option.option_text}
      onChange={({ currentTarget }) => change({ ...option, option_text: currentTarget.value })}
      error={errors[`options.${index}.option_text`]}
    />
    <ColorInput
      aria-label={text('attributes.option.color', { name })}
      placeholder={text('attributes.option.noColor')}
      value={option.color ?? ''}
      onChange={(color) => change({ ...option, color: color === '' ? null : color })}
      error={errors[`options.${index}.color`]}
      w={150}
    />
  </>
);
