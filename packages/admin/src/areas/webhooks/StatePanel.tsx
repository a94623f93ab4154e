import { Badge, Stack, Text } from '@mantine/core';
import { stateOf, stateText } from './webhookState.ts';
import type { Webhook } from './webhookState.ts';

/** Shows whether the webhook's endpoint accepts deliveries. */
export function StatePanel({ record: webhook }: { readonly record: Webhook }) {
  const { color, name } = stateOf(webhook);
  return (
    <Stack gap="xs" align="flex-start">
      <Badge color={color}>{name}</Badge>
      <Text size="sm">{stateText(webhook)}</Text>
    </Stack>
  );
}
