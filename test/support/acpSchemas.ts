import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const FOLDER = new URL('./acp/', import.meta.url);
const SITE = 'https://acp.test';
const CHECKOUT = 'schema.agentic_checkout.json';
const CART = 'schema.cart.json';

/** The definition that an answer of a kind has to satisfy. */
const OF_KIND = {
  discovery: `${CHECKOUT}#/$defs/DiscoveryResponse`,
  session: `${CHECKOUT}#/$defs/CheckoutSession`,
  ordered: `${CHECKOUT}#/$defs/CheckoutSessionWithOrder`,
  order: `${CHECKOUT}#/$defs/Order`,
  error: `${CHECKOUT}#/$defs/Error`,
  cart: `${CART}#/$defs/Cart`,
} as const;

export type AcpKind = keyof typeof OF_KIND;

let known: Ajv2020 | undefined;

function load(): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const file of [CHECKOUT, CART]) {
    const schema = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as object;
    ajv.addSchema({ ...schema, $id: `${SITE}/${file}` });
  }
  return ajv;
}

/** Returns what is wrong with an answer by the published schemas. Empty if nothing is. */
export function acpFaults(kind: AcpKind, answer: unknown): readonly string[] {
  const validate = (known ??= load()).getSchema(`${SITE}/${OF_KIND[kind]}`);
  if (!validate) throw new Error(`No schema of ${kind}`);
  return validate(answer)
    ? []
    : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** Reads the published examples of a file. */
export const acpExamples = (file: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(new URL(`examples/${file}`, FOLDER), 'utf8')) as Record<string, unknown>;
