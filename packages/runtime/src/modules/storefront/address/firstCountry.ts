interface Choice {
  /** The countries that the form offers. */
  readonly offered: readonly { readonly code: string }[];
  /** The country of the shop's address. */
  readonly shop: string | undefined;
  /** The `Accept-Language` header. */
  readonly languages: string | undefined;
}

/**
 * Returns the initial country of a form: the only country offered, the shop's country, or the country of the first accepted language that
 * has a region offered by the form. Returns an empty string if there is none.
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
