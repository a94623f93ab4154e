interface LinkOfRecord {
  readonly rel: string;
  readonly href: string;
}

/** Returns the URL that the API returned with a record for the given link relation, or null if there is none. */
export const linkOf = ({ links }: { readonly links: readonly LinkOfRecord[] }, rel: string): string | null =>
  links.find((link) => link.rel === rel)?.href ?? null;
