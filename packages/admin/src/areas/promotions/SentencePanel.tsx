import { Stack, Text } from '@mantine/core';
import { text } from '../../text/text.ts';

interface Props {
  readonly record: {
    readonly sentence?: string;
    readonly used?: number;
    readonly max_uses?: number | null;
  };
}

/** Panel that says in words what the saved promotion offers, and how often it was used. */
export default function SentencePanel({ record: { sentence = '', used = 0, max_uses: most = null } }: Props) {
  return (
    <Stack gap="xs">
      <Text fw={500} dir="auto">
        {sentence}
      </Text>
      <Text c="dimmed" size="sm">
        {most === null ? text('coupons.used', { count: used }) : text('coupons.usedOf', { used, most })}
      </Text>
    </Stack>
  );
}
