import { Alert, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { SlotParts } from '../../kit/extensions/ExtensionParts.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { RowActions } from '../../kit/shared/RowActions.tsx';
import { comma, text } from '../../text/text.ts';
import { countryName, countryNames } from '../../kit/places/places.ts';
import type { Provider, Zone } from './shippingQuery.ts';
import { ZoneDialog } from './ZoneDialog.tsx';
import { ZoneProviders } from './ZoneProviders.tsx';

/** Maximum number of countries listed on a card. */
const SHOWN = 8;

interface Props {
  readonly zone: Zone;
  readonly providers: readonly Provider[];
}

/** Card of a zone: its area, what extensions show of it, and its providers. */
export function ZoneCard({ zone, providers }: Props) {
  const [isEditing, edit] = useState(false);
  return (
    <Card component="section" aria-label={zone.name}>
      <Stack gap="sm">
        <Head zone={zone} edit={() => edit(true)} />
        {zone.shadowedBy && (
          <Alert color="yellow" icon={<Icon name="warning" />}>
            {text('shipping.shadowed', { name: zone.shadowedBy.name })}
          </Alert>
        )}
        <SlotParts slot="shipping.zone" record={recordOf(zone)} />
        <ZoneProviders zone={zone} providers={providers} />
      </Stack>
      {isEditing && <ZoneDialog zone={zone} close={() => edit(false)} />}
    </Card>
  );
}

const recordOf = ({ uuid, shippingZoneId, name, providers }: Zone) => ({
  uuid,
  id: shippingZoneId,
  name,
  providers: providers.map(({ providerCode }) => providerCode),
});

function Head({ zone, edit }: { readonly zone: Zone; edit(): void }) {
  const { name, uuid } = zone;
  return (
    <Group justify="space-between" align="start" wrap="nowrap">
      <div>
        <Title order={2}>{name}</Title>
        <Area zone={zone} />
      </div>
      <RowActions
        queryKey="shipping"
        name={name}
        edit={{
          permission: 'updateShippingZone',
          label: text('shipping.zone.edit', { name }),
          run: edit,
        }}
        remove={{
          permission: 'deleteShippingZone',
          label: text('shipping.deleteOf', { name }),
          lost: text('shipping.zone.lost'),
          run: () => shop.shippingZones.delete(uuid),
        }}
      />
    </Group>
  );
}

/** Lists the area of a zone: entire countries, then those with only some provinces. */
function Area({ zone }: { readonly zone: Zone }) {
  const limited = [...new Set(zone.provinces.map(({ country }) => country))];
  const whole = countryNames(zone.countries.filter((country) => !limited.includes(country)));
  const more = whole.length - SHOWN;
  const shown = whole.slice(0, SHOWN).join(comma);
  return (
    <Stack gap={2}>
      {whole.length > 0 && (
        <Text c="dimmed" {...(more > 0 && { title: whole.join(comma) })}>
          {more > 0 ? text('shipping.zone.more', { countries: shown, count: more }) : shown}
        </Text>
      )}
      {limited.map((country) => (
        <Text key={country} c="dimmed">
          {countryName(country)}:{' '}
          {zone.provinces
            .filter((place) => place.country === country)
            .map(({ provinceName }) => provinceName)
            .join(comma)}
        </Text>
      ))}
    </Stack>
  );
}
