interface LinkOfRecord {
  readonly rel: string;
  readonly href: string;
}

/** Returns the link with the given relation that the API returned with a record. Null if there is none. */
export const linkOf = ({ links }: { readonly links: readonly LinkOfRecord[] }, rel: string): string | null =>
  links.find((link) => link.rel === rel)?.href ?? null;
