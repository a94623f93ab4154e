/** The countries whose VAT ID prefix differs from their ISO 3166-1 code. `XI` is Northern Ireland, which the EU treats as a member for goods. */
const COUNTRY_OF_PREFIX: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/** Returns the ISO 3166-1 code of the country of a VAT ID in its stored form: `GR` for the prefix `EL`, and `GB` for `XI`. */
export const vatCountry = (vatId: string): string => {
  const prefix = vatId.slice(0, 2);
  return COUNTRY_OF_PREFIX[prefix] ?? prefix;
};

/** The prefixes of VAT IDs in the EU, with Northern Ireland. */
export const EU_PREFIXES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);
