import { Group, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useFieldValue } from '../../kit/form/useFieldValue.ts';
import type { FieldProps } from '../../kit/form/field.ts';
import { text } from '../../text/text.ts';
import { ActionFields } from './ActionFields.tsx';
import { ACTIONS, NEW_ACTIONS, isActionKind } from './types.ts';
import type { Action, PromotionClass } from './types.ts';

/** Cards that choose what a promotion gives, and the inputs of the chosen one. */
export function ActionInput({
  form,
  field,
  value,
  change,
}: FieldProps<{ readonly kind: string } | '', Action>) {
  const of = useFieldValue<{ class: PromotionClass }>(form, 'class') as PromotionClass;
  const kinds = ACTIONS[of] ?? ACTIONS.product;
  if (value !== '' && !isActionKind(value.kind))
    return <Text c="dimmed">{text('promotions.ofExtension', { kind: value.kind })}</Text>;
  const action = value === '' ? null : (value as Action);
  const choose = (next: string) => {
    const kind = kinds.find((one) => one === next);
    if (kind && kind !== action?.kind) change(NEW_ACTIONS[kind]);
  };
  return (
    <Stack gap="md">
      <Radio.Group
        label={text(field.label)}
        value={action && kinds.includes(action.kind) ? action.kind : ''}
        onChange={choose}
        error={form.errors[field.name] ?? form.errors[`${field.name}.kind`]}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt={4}>
          {kinds.map((kind) => (
            <Radio.Card key={kind} value={kind} p="sm" aria-label={text(`promotions.action.${kind}`)}>
              <Group wrap="nowrap" align="flex-start" gap="sm">
                <Radio.Indicator />
                <div>
                  <Text fw={600} size="sm">
                    {text(`promotions.action.${kind}`)}
                  </Text>
                  <Text c="dimmed" size="xs">
                    {text(`promotions.action.${kind}.help`)}
                  </Text>
                </div>
              </Group>
            </Radio.Card>
          ))}
        </SimpleGrid>
      </Radio.Group>
      {action && kinds.includes(action.kind) && (
        <ActionFields action={action} of={of} path={field.name} errors={form.errors} change={change} />
      )}
    </Stack>
  );
}
