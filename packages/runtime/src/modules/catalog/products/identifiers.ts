/** The attribute codes for product data that search engines and marketplaces require, such as the brand. */
const CODES = {
  brand: ['brand', 'manufacturer'],
  gtin: ['gtin', 'ean', 'upc', 'isbn', 'barcode'],
  mpn: ['mpn'],
  color: ['color', 'colour'],
  size: ['size'],
  material: ['material'],
  pattern: ['pattern'],
  category: ['google_product_category'],
} as const;

export type Fact = keyof typeof CODES;

interface Attribute {
  readonly code: string;
  readonly values: readonly string[];
}

/**
 * Returns the value of a fact, such as the brand, from the product attributes. Returns null if the product has no value,
 * or its GTIN is invalid.
 */
export function factOf(attributes: readonly Attribute[], fact: Fact): string | null {
  const values = CODES[fact].flatMap(
    (code) => attributes.find((attribute) => attribute.code === code)?.values ?? [],
  );
  const [value] = values.map((one) => one.trim()).filter((one) => one !== '');
  if (value === undefined) return null;
  return fact === 'gtin' ? gtinOf(value) : value;
}

/** Returns the fact that an attribute represents, by attribute code. Undefined if there is none. */
export const factNamed = (code: string): Fact | undefined =>
  (Object.keys(CODES) as Fact[]).find((fact) => (CODES[fact] as readonly string[]).includes(code));

/** Parses a global trade item number with 8, 12, 13 or 14 digits. Null if the check digit is wrong, or the string is not a GTIN. */
export function gtinOf(text: string): string | null {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 && /[1-9]/.test(digits) ? digits : null;
}
