// Writes packages/sdk/src/generated from the shop's OpenAPI document and GraphQL schemas, with all shipped extensions; with
// --check it only reports whether the files are up to date. Needs no database.
import path from 'node:path';
import { loadConfig, planShop } from '@shop/runtime';
import { format, resolveConfig } from 'prettier';
import { keepPage, root } from './keepPage.ts';
import { listErrorCodes } from './refusals.ts';
import { sdkOperations } from '../packages/runtime/src/store/sdk/operations.ts';
import { writeIntrospection } from '../packages/runtime/src/store/sdk/writeIntrospection.ts';
import { writeAllResources, writeResources } from '../packages/runtime/src/store/sdk/writeResources.ts';
import { writeTypes } from '../packages/runtime/src/store/sdk/writeTypes.ts';

const COMMAND = 'npm run generate:sdk';

const config = await loadConfig({ storeDir: path.join(root, 'examples/store'), command: 'schema', env: {} });
const extensions = ['core-shipping', 'cod', 'cardgw', 'walletgw'].map((name) => `@shop/${name}`);
const plan = await planShop({ ...config, extensions });
const document = plan.openApi();
const operations = sdkOperations(document);
const types = writeTypes(document, operations);

const errorCodes = `/** The codes that errors of the shop and of the shipped extensions have. */
export type CoreErrorCode = ${listErrorCodes()
  .map((code) => `'${code}'`)
  .join(' | ')};\n`;

const files = {
  'types.ts': `import type { Metafields, SentMetafields } from '../metafields.ts';\n\n${types.source}`,
  'resources.ts': writeResources(operations, types),
  'allResources.ts': writeAllResources(operations),
  'errorCodes.ts': errorCodes,
  'storefrontSchema.ts': writeIntrospection('StorefrontSchema', plan.schemas.storefront),
  'adminSchema.ts': writeIntrospection('AdminSchema', plan.schemas.admin),
};
for (const [name, text] of Object.entries(files)) {
  const page = `packages/sdk/src/generated/${name}`;
  const head = `// Written by \`${COMMAND}\`. Not edited by hand.\n\n`;
  const style = await resolveConfig(path.join(root, page));
  keepPage(page, await format(head + text, { ...style, parser: 'typescript' }), COMMAND);
}
