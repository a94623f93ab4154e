interface Choice {
  /** The countries that the form offers. */
  readonly offered: readonly { readonly code: string }[];
  /** The country of the shop's address. */
  readonly shop: string | undefined;
  /** The `Accept-Language` header. */
  readonly languages: string | undefined;
}

/**
 * Returns the country that a form without one begins with: the only one, that of the shop, or that of the first language with a region
 * that the form offers. Returns an empty string if there is none.
 */
export function firstCountry({ offered, shop, languages = '' }: Choice): string {
  const codes = new Set(offered.map(({ code }) => code));
  const [only] = codes;
  if (codes.size === 1) return only as string;
  const regions = languages
    .split(',')
    .map((entry) => /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(entry)?.[1]?.toUpperCase());
  return [shop, ...regions].find((code) => code !== undefined && codes.has(code)) ?? '';
}
