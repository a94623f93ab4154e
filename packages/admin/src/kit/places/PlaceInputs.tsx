import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Select } from '../inputs/choices/Choices.tsx';
import { text } from '../../text/text.ts';
import { CountryInput } from './CountryInput.tsx';
import { countriesQuery, provincesQuery } from './places.ts';

interface Place {
  readonly country: string;
  /** Province code, or the typed province name if the shop has no list of the country's provinces. */
  readonly province: string;
}

interface InputProps {
  readonly label: string;
  readonly error?: string | undefined;
  /** Name of the form field. If absent, the form receives the place only through `change`. */
  readonly name?: string;
}

interface Props {
  readonly place: Place;
  change(place: Place): void;
  readonly country: InputProps;
  readonly province: InputProps;
}

/**
 * Inputs for the country and province of an address. If the shop has no list of the country's provinces, the province is a text field. It
 * may be empty, because addresses in some countries have no province. The shop rejects an address that requires one.
 */
export function PlaceInputs({ place, change, ...inputs }: Props) {
  const { country, province } = place;
  const { data: countries } = useQuery(countriesQuery);
  const isDivided = countries?.find(({ value }) => value === country)?.hasProvinces;
  const provinces = useQuery({ ...provincesQuery(country), enabled: isDivided === true }).data;
  return (
    <>
      <CountryInput
        required
        {...inputs.country}
        value={country}
        onChange={(value) => value !== country && change({ country: value, province: '' })}
      />
      {isDivided === false ? (
        <TextInput
          {...inputs.province}
          value={province}
          onChange={(event) => change({ country, province: event.currentTarget.value })}
        />
      ) : (
        <Select
          searchable
          clearable
          nothingFoundMessage={text('app.search.none')}
          {...inputs.province}
          disabled={country === ''}
          data={provinces ?? (province === '' ? [] : [province])}
          value={province || null}
          onChange={(value) => change({ country, province: value ?? '' })}
        />
      )}
    </>
  );
}
