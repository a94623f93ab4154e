import { adminGraphql } from '@shop/sdk/graphql';
import { shop } from './shop.ts';

/** The tax classes, as choices. */
export const taxClassChoices = async () =>
  (await shop.taxClasses.list()).map(({ tax_class_id, name }) => ({
    value: String(tax_class_id),
    label: name,
  }));

const defaults = adminGraphql(`
  query DefaultTaxClass {
    taxClasses(filters: [{ key: "limit", operation: eq, value: "100" }]) { items { taxClassId isDefault } }
  }
`);

/** The tax class that new products begin with; null: none. */
export const defaultTaxClass = async (): Promise<string | null> =>
  (await shop.admin.graphql(defaults, {})).taxClasses?.items.find(({ isDefault }) => isDefault)?.taxClassId ??
  null;

/** The attribute groups, as choices. */
export const attributeGroupChoices = async () =>
  (await shop.attributeGroups.list()).map(({ attribute_group_id, group_name }) => ({
    value: String(attribute_group_id),
    label: group_name,
  }));

/** The groups of customers, as choices. */
export const customerGroupChoices = async () =>
  (await shop.customerGroups.list()).map(({ customer_group_id, group_name }) => ({
    value: String(customer_group_id),
    label: group_name,
  }));
