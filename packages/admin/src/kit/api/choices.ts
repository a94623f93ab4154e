import { adminGraphql } from '@shop/sdk/graphql';
import { shop } from './shop.ts';

/** Returns the tax classes as options. */
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

/** Returns the default tax class for new products, or null if there is none. */
export const defaultTaxClass = async (): Promise<string | null> =>
  (await shop.admin.graphql(defaults, {})).taxClasses?.items.find(({ isDefault }) => isDefault)?.taxClassId ??
  null;

/** Returns the attribute groups as options. */
export const attributeGroupChoices = async () =>
  (await shop.attributeGroups.list()).map(({ attribute_group_id, group_name }) => ({
    value: String(attribute_group_id),
    label: group_name,
  }));

/** Returns the customer groups as options, by UUID. */
export const customerGroupsByUuid = async () =>
  (await shop.customerGroups.list()).map(({ uuid, group_name }) => ({ value: uuid, label: group_name }));

/** Returns the customer groups as options. */
export const customerGroupChoices = async () =>
  (await shop.customerGroups.list()).map(({ customer_group_id, group_name }) => ({
    value: String(customer_group_id),
    label: group_name,
  }));
