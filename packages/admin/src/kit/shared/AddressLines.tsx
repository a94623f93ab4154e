import { Text } from '@mantine/core';

interface Props {
  /** The lines from the name to the telephone number. Empty ones are left out. */
  readonly lines: readonly (string | null | undefined)[];
}

/** A postal address. Each line is written in the direction of its own words. */
export const AddressLines = ({ lines }: Props) => (
  <Text component="address" style={{ fontStyle: 'normal', overflowWrap: 'anywhere' }}>
    {lines
      .filter((line) => line?.trim())
      .map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may be equal
        <div key={index}>{line}</div>
      ))}
  </Text>
);
