import { adminGraphql } from '@shop/sdk/graphql';
import { shop } from '../../kit/api/shop.ts';

const attributes = adminGraphql(`
  query ScopeAttributes {
    attributes(filters: [
      { key: "is_filterable", operation: eq, value: "1" }
      { key: "limit", operation: eq, value: "100" }
    ]) {
      items { attributeCode attributeName options { uuid optionText } }
    }
  }
`);

/** Returns the attributes by which products can be filtered, with their options by UUID. */
export const filterableAttributes = async () =>
  ((await shop.admin.graphql(attributes, {})).attributes?.items ?? []).map((attribute) => ({
    code: attribute.attributeCode,
    name: attribute.attributeName,
    options: attribute.options.map(({ uuid, optionText }) => ({ value: uuid, label: optionText })),
  }));
