import { shop } from '../api/shop.ts';

/** The tax classes, as choices. */
export const taxClassChoices = async () =>
  (await shop.taxClasses.list()).map(({ tax_class_id, name }) => ({
    value: String(tax_class_id),
    label: name,
  }));

/** The attribute groups, as choices. */
export const attributeGroupChoices = async () =>
  (await shop.attributeGroups.list()).map(({ attribute_group_id, group_name }) => ({
    value: String(attribute_group_id),
    label: group_name,
  }));

/** The categories with the names of those above them, as choices. */
export async function categoryChoices() {
  const categories = await shop.categories.list({ limit: 100 });
  const byId = new Map(categories.map((category) => [category.category_id, category]));
  const nameOf = (id: number, depth = 0): string => {
    const category = byId.get(id);
    if (!category) return '';
    const { parent_id, name } = category;
    return parent_id !== null && depth < 10 && byId.has(parent_id)
      ? `${nameOf(parent_id, depth + 1)} / ${name}`
      : name;
  };
  return categories
    .map(({ category_id }) => ({ value: String(category_id), label: nameOf(category_id) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

/** The groups of customers, as choices. */
export const customerGroupChoices = async () =>
  (await shop.customerGroups.list()).map(({ customer_group_id, group_name }) => ({
    value: String(customer_group_id),
    label: group_name,
  }));
