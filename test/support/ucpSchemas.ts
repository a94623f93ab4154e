import { globSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const FOLDER = new URL('./ucp/', import.meta.url);
const SITE = 'https://ucp.dev';

/** The schemas that an answer of a kind has to satisfy, all of them. */
const OF_KIND = {
  profile: ['/discovery/profile_schema.json#/$defs/business_profile'],
  checkout: [
    '/schemas/shopping/checkout.json',
    '/schemas/shopping/discount.json#/$defs/dev.ucp.shopping.checkout',
    '/schemas/shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout',
    '/schemas/shopping/buyer_consent.json#/$defs/dev.ucp.shopping.checkout',
  ],
  cart: ['/schemas/shopping/cart.json', '/schemas/shopping/discount.json#/$defs/dev.ucp.shopping.cart'],
  order: ['/schemas/shopping/order.json'],
  search: ['/schemas/shopping/catalog_search.json#/$defs/search_response'],
  lookup: ['/schemas/shopping/catalog_lookup.json#/$defs/lookup_response'],
  product: ['/schemas/shopping/catalog_lookup.json#/$defs/get_product_response'],
  error: ['/schemas/shopping/types/error_response.json'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type UcpKind = keyof typeof OF_KIND;

let known: Ajv2020 | undefined;

/** Loads the published schemas. Each is known by its place, because the profile's schema refers to others by file path. */
function load(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const file of globSync('**/*.json', { cwd: FOLDER.pathname })) {
    const schema = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as object;
    ajv.addSchema({ ...schema, $id: `${SITE}/${file}` });
  }
  return ajv;
}

/** Returns what is wrong with an answer by the published schemas. Empty if nothing is. */
export function ucpFaults(kind: UcpKind, answer: unknown): readonly string[] {
  const ajv = (known ??= load());
  return OF_KIND[kind].flatMap((path) => {
    const validate = ajv.getSchema(`${SITE}${path}`);
    if (!validate) throw new Error(`No schema ${path}`);
    return validate(answer)
      ? []
      : (validate.errors ?? []).map((error) => `${path}: ${error.instancePath} ${error.message}`);
  });
}
