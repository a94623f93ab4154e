import { Group, Stack, Text } from '@mantine/core';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { RowTools } from '../../kit/shared/RowTools.tsx';
import type { FieldProps } from '../../kit/form/field.ts';
import { text } from '../../text/text.ts';
import { ConditionFields } from './ConditionFields.tsx';
import { NEW_CONDITIONS, isConditionKind } from './types.ts';
import type { Condition } from './types.ts';

const KINDS = Object.keys(NEW_CONDITIONS).filter(isConditionKind);

type Stored = readonly { readonly kind: string }[];

/** List of conditions, all of which must hold. */
export function ConditionsInput({ form, field, value, change }: FieldProps<Stored, readonly Condition[]>) {
  // Conditions of extensions stay as they are: the shop checks them with the schemas of their extensions.
  const set = (conditions: Stored) => change(conditions as readonly Condition[]);
  return (
    <Stack gap="sm">
      <Text c="dimmed" size="sm">
        {text(value.length === 0 ? 'promotions.conditions.none' : 'promotions.conditions.all')}
      </Text>
      {value.map((condition, index) => (
        <Stack
          // oxlint-disable-next-line react/no-array-index-key
          key={`${index} ${condition.kind}`}
          gap="xs"
          className="groupOfFields"
          role="group"
          aria-label={nameOf(condition.kind)}
        >
          <Group justify="space-between" wrap="nowrap">
            <Text fw={500} size="sm">
              {nameOf(condition.kind)}
            </Text>
            <RowTools
              name={nameOf(condition.kind)}
              index={index}
              count={value.length}
              remove={() => set(value.toSpliced(index, 1))}
            />
          </Group>
          {isConditionKind(condition.kind) && (
            <ConditionFields
              condition={condition as Condition}
              path={`${field.name}.${index}`}
              errors={form.errors}
              change={(next) => set(value.with(index, next))}
            />
          )}
        </Stack>
      ))}
      <Select
        label={text('promotions.conditions.add')}
        placeholder={text('promotions.conditions.choose')}
        data={KINDS.map((kind) => ({ value: kind, label: nameOf(kind) }))}
        value={null}
        maw={360}
        onChange={(kind) => {
          if (kind !== null && isConditionKind(kind)) set([...value, NEW_CONDITIONS[kind]]);
        }}
      />
    </Stack>
  );
}

const nameOf = (kind: string): string =>
  isConditionKind(kind) ? text(`promotions.condition.${kind}`) : text('promotions.ofExtension', { kind });
