import { adminGraphql } from '@shop/sdk/graphql';
import { shop } from '../../api/shop.ts';
import type { ChoiceOfField } from '../../form/defineForm.ts';

const found = adminGraphql(`
  query FindCategories($filters: [FilterInput!]) {
    categories(filters: $filters) { items { categoryId path { name } } }
  }
`);

interface FoundCategory {
  readonly categoryId: string;
  readonly path: readonly { readonly name: string }[];
}

const MOST = 100;

const optionOf = ({ categoryId, path }: FoundCategory): ChoiceOfField => ({
  value: String(categoryId),
  label: path.map(({ name }) => name).join(' / '),
});

/** Finds categories by a part of the name, in the order of the tree; the chosen ones are always among them. */
export async function searchCategories(
  search: string,
  chosen: readonly string[],
): Promise<readonly ChoiceOfField[]> {
  const filters = [
    { key: 'limit', operation: 'eq', value: String(MOST) } as const,
    ...(search === '' ? [] : [{ key: 'name', operation: 'like', value: search } as const]),
  ];
  const { categories } = await shop.admin.graphql(found, { filters });
  const options = (categories?.items ?? []).map(optionOf);
  const known = new Set(options.map(({ value }) => value));
  const rest = await namedCategories(chosen.filter((id) => !known.has(id)));
  return [...options, ...rest].toSorted((one, other) => one.label.localeCompare(other.label));
}

/** Reads categories by their ids, in one request. */
async function namedCategories(ids: readonly string[]): Promise<readonly ChoiceOfField[]> {
  const whole = ids.filter((id) => /^\d+$/.test(id));
  if (whole.length === 0) return [];
  const fields = whole.map((id) => `c${id}: category(id: ${id}) { categoryId path { name } }`);
  const answer = await shop.admin.graphql<Readonly<Record<string, FoundCategory | null>>>(
    `{ ${fields.join(' ')} }`,
  );
  return Object.values(answer).flatMap((category) => (category ? [optionOf(category)] : []));
}
