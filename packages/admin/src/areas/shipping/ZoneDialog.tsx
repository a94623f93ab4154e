import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { shop } from '../../kit/api/shop.ts';
import { FormDialog } from '../../kit/shared/FormDialog.tsx';
import { text } from '../../text/text.ts';
import { CountriesInput } from '../../kit/places/CountriesInput.tsx';
import { countriesQuery, countryName } from '../../kit/places/places.ts';
import { ProvincesInput } from '../../kit/places/ProvincesInput.tsx';
import type { Zone } from './shippingQuery.ts';

interface Values {
  name: string;
  countries: string[];
  /** Provinces by country. A country without an entry is served entirely. */
  provinces: Record<string, string[]>;
}

const provincesOf = (zone: Zone | null): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(zone?.provinces ?? [], ({ country }) => country)).map(([country, all]) => [
      country,
      (all ?? []).map(({ province }) => province),
    ]),
  );

/** Form for the name and area of a new or existing zone. */
export function ZoneDialog({ zone, close }: { readonly zone: Zone | null; close(): void }) {
  const form = useForm<Values>({
    initialValues: { name: zone?.name ?? '', countries: zone?.countries ?? [], provinces: provincesOf(zone) },
  });
  const { countries, provinces } = form.values;
  const limited = countries.filter((country) => country in provinces);
  const setProvinces = (change: Record<string, string[]>) => form.setFieldValue('provinces', change);
  return (
    <FormDialog
      title={zone ? text('shipping.zone.edit', { name: zone.name }) : text('shipping.zone.new')}
      size="lg"
      form={form}
      queryKey="shipping"
      close={close}
      run={({ name }) => {
        const body = {
          name,
          countries,
          provinces: limited.flatMap((country) =>
            (provinces[country] ?? []).map((province) => ({ country, province })),
          ),
        };
        return zone ? shop.shippingZones.update(zone.uuid, body) : shop.shippingZones.create(body);
      }}
    >
      <TextInput
        label={text('shipping.zone.name')}
        description={text('shipping.zone.name.help')}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <CountriesInput label={text('shipping.zone.countries')} required {...form.getInputProps('countries')} />
      {limited.map((country) => (
        <ProvincesInput
          key={country}
          label={text('shipping.zone.only', { country: countryName(country) })}
          description={text('shipping.zone.only.help')}
          countries={[country]}
          value={provinces[country] ?? []}
          onChange={(value) => setProvinces({ ...provinces, [country]: value })}
        />
      ))}
      <LimitButton
        countries={countries.filter((country) => !(country in provinces))}
        limit={(country) => setProvinces({ ...provinces, [country]: [] })}
      />
    </FormDialog>
  );
}

interface LimitProps {
  readonly countries: readonly string[];
  limit(country: string): void;
}

/** Button that limits a country to some of its provinces. */
function LimitButton({ countries, limit }: LimitProps) {
  const { data = [] } = useQuery(countriesQuery);
  const [isOpen, open] = useState(false);
  const divided = data.filter(({ value, hasProvinces }) => hasProvinces && countries.includes(value));
  if (divided.length === 0) return null;
  const choose = (country: string | null) => {
    open(false);
    if (country) limit(country);
  };
  const [only] = divided;
  if (divided.length === 1 && only)
    return (
      <Button variant="subtle" size="xs" onClick={() => choose(only.value)} style={{ alignSelf: 'start' }}>
        {text('shipping.zone.limit', { country: only.label })}
      </Button>
    );
  if (isOpen)
    return (
      <Select
        label={text('shipping.zone.limitOne')}
        data={divided.map(({ value, label }) => ({ value, label }))}
        searchable
        onChange={choose}
      />
    );
  return (
    <Button variant="subtle" size="xs" onClick={() => open(true)} style={{ alignSelf: 'start' }}>
      {text('shipping.zone.limitOne')}
    </Button>
  );
}
