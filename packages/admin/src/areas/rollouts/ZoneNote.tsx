import { Text } from '@mantine/core';
import { text } from '../../text/text.ts';
import { shopZone } from '../../text/zone.ts';

/** Note that the displayed times are in the shop's time zone. */
export const ZoneNote = () => (
  <Text c="dimmed" size="sm">
    {text('form.zone', { zone: shopZone })}
  </Text>
);
