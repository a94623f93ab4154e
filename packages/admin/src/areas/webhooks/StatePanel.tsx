import { Badge, Stack, Text } from '@mantine/core';
import type { Values } from '../../kit/form/defineForm.ts';
import { stateOf, stateText } from './webhookState.ts';
import type { Webhook } from './webhookState.ts';

/** Says whether the receiver of a webhook takes what is delivered. */
export function StatePanel({ record }: { readonly record: Values }) {
  const webhook = record as unknown as Webhook;
  const { color, name } = stateOf(webhook);
  return (
    <Stack gap="xs" align="flex-start">
      <Badge color={color}>{name}</Badge>
      <Text size="sm">{stateText(webhook)}</Text>
    </Stack>
  );
}
