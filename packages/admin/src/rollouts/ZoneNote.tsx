import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { text } from '../text/text.ts';
import { shopZoneQuery } from './rolloutsQuery.ts';
import { browserZone } from './words.ts';

/** Names the time zone that times are in, and that of the shop where it is another one. */
export function ZoneNote() {
  const { data: shop = browserZone } = useQuery(shopZoneQuery);
  return (
    <Text c="dimmed" size="sm">
      {shop === browserZone
        ? text('rollouts.zone', { zone: browserZone })
        : text('rollouts.zone.shop', { zone: browserZone, shop })}
    </Text>
  );
}
