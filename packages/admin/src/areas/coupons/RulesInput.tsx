import { Button, Group, Stack, Text } from '@mantine/core';
import { IntegerInput, MoneyInput } from '../../kit/inputs/numbers/NumberInputs.tsx';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { RecordsInput } from '../../kit/shared/RecordsInput.tsx';
import { RowTools } from '../../kit/shared/RowTools.tsx';
import { text } from '../../text/text.ts';
import { COMPARISONS, entriesOf, RULE_KEYS } from './types.ts';
import type { Rule } from './types.ts';

interface Props {
  readonly rules: readonly Rule[];
  /** Path of the rules in the request body. */
  readonly path: string;
  readonly errors: Readonly<Record<string, unknown>>;
  /** True if each rule requires a number of units. */
  readonly hasUnits?: boolean;
  readonly add: string;
  onChange(rules: readonly Rule[]): void;
}

const OPERATORS = [...COMPARISONS, 'IN', 'NOT IN'] as const;
const newRule: Rule = { key: 'category', operator: 'IN', value: [] };

/** Rules that match products by category, collection, attribute group, SKU or price. */
export function RulesInput({ rules, path, errors, hasUnits = false, add, onChange }: Props) {
  return (
    <Stack gap="sm">
      {rules.map((rule, index) => (
        <RuleRow
          // Rules have no key, and their inputs have no state.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          rule={rule}
          number={index + 1}
          hasUnits={hasUnits}
          error={
            errors[`${path}.${index}.value`] ??
            errors[`${path}.${index}.qty`] ??
            errors[`${path}.${index}.operator`]
          }
          change={(next) => onChange(rules.with(index, next))}
          remove={() => onChange(rules.toSpliced(index, 1))}
        />
      ))}
      <Button
        variant="default"
        size="xs"
        w="fit-content"
        leftSection={<Icon name="plus" />}
        onClick={() => onChange([...rules, hasUnits ? { ...newRule, qty: 1 } : newRule])}
      >
        {add}
      </Button>
    </Stack>
  );
}

interface RowProps {
  readonly rule: Rule;
  /** One-based position of the rule. */
  readonly number: number;
  readonly hasUnits: boolean;
  readonly error: unknown;
  change(rule: Rule): void;
  remove(): void;
}

function RuleRow({ rule, number, hasUnits, error, change, remove }: RowProps) {
  const name = text('coupons.rule', { number });
  const { key, operator, qty } = rule;
  const isPrice = key === 'price';
  const shownOperator = isPrice ? operator : operator === 'IN' || operator === '=' ? 'IN' : 'NOT IN';
  return (
    <Stack gap={6} className="groupOfFields" role="group" aria-label={name}>
      <Group gap="xs" wrap="nowrap" align="start">
        <Select
          aria-label={text('coupons.rule.key', { name })}
          data={RULE_KEYS.map((value) => ({ value, label: text(`coupons.rule.${value}`) }))}
          value={key}
          onChange={(next) => change(ofKey(rule, RULE_KEYS.find((one) => one === next) ?? key))}
          flex={1}
        />
        <Select
          aria-label={text('coupons.rule.operator', { name })}
          data={
            isPrice
              ? COMPARISONS.map((value) => ({ value, label: text(`coupons.operator.${value}`) }))
              : [
                  { value: 'IN', label: text('coupons.operator.in') },
                  { value: 'NOT IN', label: text('coupons.operator.out') },
                ]
          }
          value={shownOperator}
          onChange={(next) =>
            change({ ...rule, operator: OPERATORS.find((one) => one === next) ?? operator })
          }
          flex={1}
        />
        <RowTools name={name} index={number - 1} count={number} remove={remove} />
      </Group>
      <ValueInput rule={rule} name={name} change={change} />
      {hasUnits && (
        <IntegerInput
          label={text('coupons.rule.qty')}
          value={qty ?? 1}
          min={1}
          onChange={(value) => change({ ...rule, qty: value })}
        />
      )}
      {typeof error === 'string' && (
        <Text c="red" size="xs">
          {error}
        </Text>
      )}
    </Stack>
  );
}

type ValueProps = Pick<RowProps, 'rule' | 'change'> & { readonly name: string };

const ValueInput = ({ rule, name, change }: ValueProps) =>
  rule.key === 'price' ? (
    <MoneyInput
      aria-label={text('coupons.rule.value', { name })}
      value={typeof rule.value === 'object' ? '' : rule.value}
      min={0}
      onChange={(value) => change({ ...rule, value })}
    />
  ) : (
    <RecordsInput
      kind={rule.key}
      label={text('coupons.rule.value', { name })}
      isLabelHidden
      value={entriesOf(rule.value)}
      onChange={(value) => change({ ...rule, value })}
    />
  );

/** Changes a rule's property. A price rule has a single value rather than a list, and uses other comparison operators. */
function ofKey(rule: Rule, key: Rule['key']): Rule {
  const { qty } = rule;
  const units = qty === undefined ? {} : { qty };
  return key === 'price'
    ? { key, operator: '>=', value: '', ...units }
    : { key, operator: 'IN', value: [], ...units };
}
