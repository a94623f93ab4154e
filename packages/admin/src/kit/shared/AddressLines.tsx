import { Text } from '@mantine/core';
import { text } from '../../text/text.ts';

interface Props {
  /** Address lines, from the name to the phone number. Empty lines are omitted. */
  readonly lines: readonly (string | null | undefined)[];
}

/** Shows a postal address. The content of each line determines its text direction. */
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

interface ShownAddress {
  /** The lines as the country writes them, with the company. */
  readonly formatted: readonly string[];
  readonly vatId: string | null;
  readonly telephone: string | null;
}

/** Returns the lines of an address, followed by the VAT ID and the phone number. */
export const addressLinesOf = ({ formatted, vatId, telephone }: ShownAddress) => [
  ...formatted,
  vatId && text('address.vatId.line', { id: vatId }),
  telephone,
];
