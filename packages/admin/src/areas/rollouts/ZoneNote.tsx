import { Text } from '@mantine/core';
import { text } from '../../text/text.ts';
import { shopZone } from '../../text/zone.ts';

/** Names the time zone of the displayed times, which is the shop's. */
export const ZoneNote = () => (
  <Text c="dimmed" size="sm">
    {text('form.zone', { zone: shopZone })}
  </Text>
);
