// Generates packages/sdk/src/generated from the shop's OpenAPI document and GraphQL schemas, including all bundled extensions. With
// --check, only reports whether the files are up to date. Requires no database.
import path from 'node:path';
import { loadConfig, planShop } from '@shop/runtime';
import { printSchema } from 'graphql';
import { formatted } from './formatted.ts';
import { keepPage, root } from './keepPage.ts';
import { listErrorCodes, listRefusals } from './refusals.ts';
import { shippedExtensions } from './shippedExtensions.ts';
import { sentOnce, sdkOperations } from '../packages/runtime/src/store/sdk/operations.ts';
import { statusCodes } from '../packages/runtime/src/store/sdk/writeStatuses.ts';
import { metafieldOwnersOf } from '../packages/runtime/src/store/sdk/writeMetafields.ts';
import { writeLists } from '../packages/runtime/src/store/sdk/writeLists.ts';
import { writeIntrospection } from '../packages/runtime/src/store/sdk/writeIntrospection.ts';
import { writeRecords } from '../packages/runtime/src/store/sdk/writeRecords.ts';
import {
  methodText,
  writeAllResources,
  writeAudience,
  writeResources,
} from '../packages/runtime/src/store/sdk/writeResources.ts';
import { requestPattern } from '../packages/sdk/src/requestPattern.ts';
import { refuseForeignNames, writeTypes } from '../packages/runtime/src/store/sdk/writeTypes.ts';

const COMMAND = 'npm run generate:sdk';

const config = await loadConfig({ storeDir: path.join(root, 'examples/store'), command: 'schema', env: {} });
const plan = await planShop({ ...config, extensions: shippedExtensions });
const document = plan.openApi();
const operations = sdkOperations(document);
const owners = metafieldOwnersOf(plan.registry('metafieldOwners').list(), operations);
const types = writeTypes(document, operations, owners);
refuseForeignNames(operations, types);

const errorCodes = `/** The codes that errors of the shop and of the shipped extensions have. */
export type CoreErrorCode = ${listErrorCodes()
  .map((code) => `'${code}'`)
  .join(' | ')};\n`;

const statuses = statusCodes(plan.registry('paymentMethods').list(), { core: true })
  .map((code) => `'${code}'`)
  .join(' | ');

const listsOf = (audience: 'storefront' | 'admin') => {
  const [name, helper] =
    audience === 'admin' ? ['AdminLists', 'adminFiltersOf'] : ['StorefrontLists', 'filtersOf'];
  const about = `/** The filters and orders of the lists of the ${audience} schema, for \`${helper}\`. Those of extensions can be declared. */`;
  return `${about}\n${writeLists(name, plan.schemas[audience], audience)}`;
};

/** Grouping the patterns by HTTP method makes them shorter. */
const onceByVerb = Map.groupBy(sentOnce(document).map(requestPattern), (pattern) =>
  pattern.replace(/\/api\/.*/, '/api/'),
);
const oncePattern = [...onceByVerb]
  .map(([start, own]) => `${start}(${own.map((pattern) => pattern.slice(start.length)).join('|')})`)
  .join('|');

const files = {
  'types.ts': `import type { Metafields, SentMetafields } from '../metafields.ts';\nimport type { PaymentStatusCode } from '../paymentStatuses.ts';\n\n${types.source}`,
  'resources.ts': writeResources(operations, types),
  'records.ts': writeRecords(operations, types),
  'allResources.ts': writeAllResources(operations),
  'shoppers.ts': writeAudience(operations, 'shoppers'),
  'administrators.ts': writeAudience(operations, 'administrators'),
  'sentOnce.ts': `/** The pattern of the requests under \`/api/\` that are sent once, because the shop reads no key of them. */\nexport const sentOnce = ${JSON.stringify(oncePattern)};\n`,
  'errorCodes.ts': errorCodes,
  'paymentStatuses.ts': `/** The payment statuses of the shipped methods. */\nexport type CorePaymentStatus = ${statuses};\n`,
  'storefrontLists.ts': listsOf('storefront'),
  'adminLists.ts': listsOf('admin'),
  'storefrontSchema.ts': writeIntrospection('StorefrontSchema', plan.schemas.storefront),
  'adminSchema.ts': writeIntrospection('AdminSchema', plan.schemas.admin),
};
const keep = async (page: string, text: string) => {
  const head = `// Written by \`${COMMAND}\`. Not edited by hand.\n\n`;
  keepPage(page, await formatted(page, head + text), COMMAND);
};
for (const [name, text] of Object.entries(files)) await keep(`packages/sdk/src/generated/${name}`, text);

// Operations that `shop sdk generate` omits from a store's SDK.
const ofExtensions = plan.routes.filter(({ isCore }) => !isCore).map(({ value }) => value.id);
const shipped = {
  methods: operations.filter(({ id }) => ofExtensions.includes(id)).map(methodText),
  errorCodes: [
    ...new Set(
      listRefusals()
        .filter(({ where }) => where.startsWith('extensions/'))
        .map(({ code }) => code),
    ),
  ],
  paymentStatuses: statusCodes(plan.registry('paymentMethods').list()),
};
await keep(
  'packages/runtime/src/store/sdk/shippedSdk.ts',
  `/** What \`@shop/sdk\` has of the extensions that are shipped with Shop. */\nexport const shippedSdk = ${JSON.stringify(shipped)};\n`,
);
for (const name of ['storefront', 'admin'] as const) {
  const page = `packages/sdk/${name}.graphql`;
  keepPage(page, await formatted(page, printSchema(plan.schemas[name])), COMMAND);
}
