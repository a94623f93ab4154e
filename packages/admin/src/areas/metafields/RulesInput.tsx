import { SimpleGrid, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import type { CreateMetafieldDefinitionBody } from '@shop/sdk';
import { DecimalInput, IntegerInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { readNumber } from '../../kit/inputs/numbers/readNumber.ts';
import { writeNumber } from '../../kit/inputs/numbers/writeNumber.ts';
import { numberOf, isUnread, unread, wordsOfUnread } from '../../kit/inputs/numbers/unread.ts';
import type { FieldProps } from '../../kit/form/field.ts';
import { useFieldValue } from '../../kit/form/useFieldValue.ts';
import { language, text } from '../../text/text.ts';
import type { FieldType, Rule } from '../../kit/metafields/definitions.ts';

const TEXTS: readonly FieldType[] = ['short_text', 'long_text', 'url'];
const NUMBERS: readonly FieldType[] = ['integer', 'number'];

/** Form field for value rules. */
export function RulesInput({ form, value: rules, change }: FieldProps<readonly Rule[]>) {
  const type = useFieldValue<CreateMetafieldDefinitionBody>(form, 'fieldType') as FieldType;
  const faults = Object.entries(form.errors).filter(([path]) => path.startsWith('validations.'));
  return (
    <>
      <Rules type={type} rules={rules} onChange={change} />
      {faults.map(([path, message]) => (
        <Text key={path} c="red" size="xs">
          {message}
        </Text>
      ))}
    </>
  );
}

interface RulesProps {
  readonly type: FieldType;
  readonly rules: readonly Rule[];
  onChange(rules: readonly Rule[]): void;
}

/**
 * Inputs for the value rules of a type: bounds, a pattern or a list of choices. The inputs preserve rules that do not apply to the type.
 */
export function Rules({ type, rules, onChange }: RulesProps) {
  const isText = TEXTS.includes(type);
  const isNumber = NUMBERS.includes(type);
  if (!isText && !isNumber) return null;
  const ruleOf = (name: string): Rule => rules.find((rule) => rule.type === name) ?? { type: name };
  const set = (name: string, change: object) => {
    const next: Rule = { ...ruleOf(name), ...change };
    const isSet = Object.entries(next).some(
      ([key, value]) => key !== 'type' && value !== null && value !== '' && !isEmptyList(value),
    );
    onChange([...rules.filter((rule) => rule.type !== name), ...(isSet ? [next] : [])]);
  };
  const bounds = isText ? 'size' : 'range';
  const Bound = type === 'number' ? DecimalInput : IntegerInput;
  const bound = (name: 'min' | 'max') => (
    <Bound
      label={text(`metafields.${bounds}.${name}`)}
      value={numberOf(ruleOf(bounds)[name])}
      onChange={(value) => set(bounds, { [name]: value === '' ? null : value })}
    />
  );
  return (
    <Stack gap="sm">
      <SimpleGrid cols={2} spacing="sm">
        {bound('min')}
        {bound('max')}
      </SimpleGrid>
      <TagsInput
        label={text('metafields.choices')}
        description={text('metafields.choices.help')}
        // Numbers may contain a decimal comma, so only a semicolon separates them.
        {...(isNumber && { splitChars: [';'] })}
        value={[ruleOf('choices')['values'] ?? []].flat().map(shownChoice)}
        onChange={(values) => set('choices', { values: isNumber ? values.map(readChoice) : values })}
      />
      {isText && (
        <TextInput
          label={text('metafields.pattern')}
          description={text('metafields.pattern.help')}
          value={String(ruleOf('regexp')['pattern'] ?? '')}
          onChange={({ currentTarget }) => set('regexp', { pattern: currentTarget.value })}
        />
      )}
    </Stack>
  );
}

/** Returns a choice as the administrator typed it. */
const shownChoice = (choice: unknown): string =>
  typeof choice === 'number'
    ? writeNumber(choice, { language, isGrouped: false })
    : isUnread(choice)
      ? wordsOfUnread(String(choice))
      : String(choice);

/** Parses a numeric choice like any other number. An unparsable choice is returned unchanged, and the shop rejects it. */
function readChoice(typed: string): number | string {
  const { value } = readNumber(typed, { language, decimals: 12 });
  return typeof value === 'number' ? value : unread(typed);
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
