import { printSchema } from 'graphql';
import type { ShopPlan } from '../../app.ts';
import type { DefinitionRow } from '../../modules/metafields/index.ts';
import { indented } from './indented.ts';
import { sdkOperations } from './operations.ts';
import type { SdkOperation } from './operations.ts';
import { refusalCodes } from './refusalCodes.ts';
import { shippedSdk } from './shippedSdk.ts';
import { statusCodes } from './writeStatuses.ts';
import { writeIntrospection } from './writeIntrospection.ts';
import { writeMetafields } from './writeMetafields.ts';
import { methodText, writeResource } from './writeResources.ts';
import { writeTypes } from './writeTypes.ts';

interface StoreParts {
  readonly plan: Pick<ShopPlan, 'members' | 'registry' | 'routes' | 'schemas' | 'openApi'>;
  readonly storeDir: string;
  /** The metafield definitions. Null omits the metafield types. */
  readonly definitions: readonly DefinitionRow[] | null;
}

const HEAD = '// Written by `shop sdk generate`. Not edited by hand.\n/* eslint-disable */\n\n';

/** Writes the files of a store's SDK by name: the parts of its extensions, schemas and metafields that `@shop/sdk` lacks. */
export function writeStoreSdk({ plan, storeDir, definitions }: StoreParts): Readonly<Record<string, string>> {
  const ids = new Set(plan.routes.filter(({ isCore }) => !isCore).map(({ value }) => value.id));
  const operations = sdkOperations(plan.openApi(), ids).filter(notIn(shippedSdk.methods, methodText));
  const codes = plan.members
    .flatMap(({ origin }) => (origin?.entry ? refusalCodes(origin.entry, storeDir) : []))
    .filter(notIn(shippedSdk.errorCodes));
  const statuses = statusCodes(plan.registry('paymentMethods').list()).filter(
    notIn(shippedSdk.paymentStatuses),
  );
  return {
    'index.ts': HEAD + indented(clientModule(plan, operations, { codes, statuses, definitions })),
    'graphql.ts': HEAD + indented(schemaTypes(plan)),
    'storefront.graphql': `${printSchema(plan.schemas.storefront)}\n`,
    'admin.graphql': `${printSchema(plan.schemas.admin)}\n`,
  };
}

/** Creates a filter for everything not yet listed in `@shop/sdk`. */
function notIn<T>(known: readonly string[], nameOf: (one: T) => string = String) {
  const names = new Set(known);
  return (one: T): boolean => !names.has(nameOf(one));
}

interface Declared {
  readonly codes: readonly string[];
  readonly statuses: readonly string[];
  readonly definitions: readonly DefinitionRow[] | null;
}

function clientModule(
  plan: StoreParts['plan'],
  operations: readonly SdkOperation[],
  declared: Declared,
): string {
  const types = writeTypes(plan.openApi(), operations);
  const resources = [...Map.groupBy(operations, ({ resource }) => resource)];
  const written = resources.map(([resource, own]) => writeResource(resource, own, types)).join('\n');
  const text = `${types.source}\n${written}`;
  const imported = [
    'CallOptions',
    'ClientOptions',
    'Listing',
    'Metafields',
    'PaymentStatusCode',
    'SentMetafields',
  ].filter((name) => name === 'ClientOptions' || new RegExp(`\\b${name}\\b`).test(text));
  const values = ['allResources', 'createClient', ...(resources.length > 0 ? ['defineResource'] : [])];
  return `import { ${values.join(', ')} } from '@shop/sdk';
import type { ${imported.join(', ')} } from '@shop/sdk';

${declarations(declared)}
${text}
/** The resources of the extensions, for \`createClient\`. */
export const extensions = { ${resources.map(([name]) => name).join(', ')} };

/** Creates a client with all resources of the shop and of its extensions. */
export const createStoreClient = (options: ClientOptions) =>
createClient(options, { ...allResources, ...extensions });
`;
}

/** Writes what the store adds to the types of `@shop/sdk`. */
function declarations({ codes, statuses, definitions }: Declared): string {
  const unique = [...new Set(codes)].toSorted();
  return `declare module '@shop/sdk' {
interface ExtensionErrorCodes {
${unique.map((code) => `${code}: true;`).join('\n')}
}
interface ExtensionPaymentStatuses {
${statuses.map((code) => `'${code}': true;`).join('\n')}
}
${definitions === null ? '' : writeMetafields(definitions)}
}
`;
}

const schemaTypes = ({ schemas }: StoreParts['plan']): string => {
  const storefront = writeIntrospection('StorefrontSchema', schemas.storefront);
  const admin = writeIntrospection('AdminSchema', schemas.admin);
  // Both begin with the same helpers.
  return `${storefront}\n${admin.slice(admin.indexOf('/** The AdminSchema'))}`;
};
