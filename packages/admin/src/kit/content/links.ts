import type { Values } from '../form/defineForm.ts';

interface LinkOfRecord {
  readonly rel: string;
  readonly href: string;
}

/** Reads a link that the API answers with a record; null where it has none of that kind. */
export function linkOf(record: Values, rel: string): string | null {
  const links = (record['links'] ?? []) as readonly LinkOfRecord[];
  return links.find((link) => link.rel === rel)?.href ?? null;
}
