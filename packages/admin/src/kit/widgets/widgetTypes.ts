import { adminGraphql } from '@shop/sdk/graphql';
import { shop } from '../api/shop.ts';
import type { Schema } from './schema.ts';
import { typeName } from './typeName.ts';

const typesDocument = adminGraphql(`
  query WidgetTypes { widgetTypes { type name description picture settingsSchema defaults } }
`);
const areasDocument = adminGraphql(`query PageAreas { pageAreas { route area label } }`);

/** Query for the installed widget types. */
export const widgetTypesQuery = {
  queryKey: ['widgets', 'types'],
  async queryFn() {
    const { widgetTypes } = await shop.admin.graphql(typesDocument);
    return (widgetTypes ?? []).map((type) => ({
      ...type,
      settingsSchema: type.settingsSchema as Schema,
      defaults: type.defaults as Readonly<Record<string, unknown>>,
    }));
  },
  staleTime: 300_000,
};

/** Query for the page areas in which widgets can be placed. */
export const pageAreasQuery = {
  queryKey: ['widgets', 'areas'],
  queryFn: async () => (await shop.admin.graphql(areasDocument)).pageAreas ?? [],
  staleTime: 300_000,
};

/** Returns the installed widget types as options. */
export const widgetTypeChoices = async () =>
  (await widgetTypesQuery.queryFn()).map(({ type, name }) => ({ value: type, label: typeName(type, name) }));
