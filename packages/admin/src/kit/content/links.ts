interface LinkOfRecord {
  readonly rel: string;
  readonly href: string;
}

/** Reads a link that the API answers with a record; null where it has none of that kind. */
export const linkOf = ({ links }: { readonly links: readonly LinkOfRecord[] }, rel: string): string | null =>
  links.find((link) => link.rel === rel)?.href ?? null;
