import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

/** Folder next to the repository with the gateways' published API descriptions, for developers who have them. */
const folder = path.join(import.meta.dirname, '../../../shared/gateways');
const FILES = {
  orders: 'checkout_orders_v2.json',
  payments: 'payments_payment_v2.json',
  webhooks: 'notifications_webhooks_v1.json',
};
type Description = keyof typeof FILES;

export const hasDescriptions = Object.values(FILES).every((file) => existsSync(path.join(folder, file)));

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Converts an OpenAPI 3.0 schema to JSON Schema. `nullable` becomes a type, and keywords that JSON Schema does not define are removed. */
function plain(value: Json): Json {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const retained = Object.entries(value).filter(
    ([key]) => !key.startsWith('x-') && !['nullable', 'discriminator', 'example', 'xml'].includes(key),
  );
  const schema = Object.fromEntries(retained.map(([key, inner]) => [key, plain(inner)]));
  const { type } = schema;
  return value['nullable'] === true && typeof type === 'string'
    ? { ...schema, type: [type, 'null'] }
    : schema;
}

/** Creates a validator for the schemas of the published API descriptions. */
export function walletDescriptions() {
  const ajv = new Ajv({ strict: false, unicodeRegExp: false, allErrors: false, logger: false });
  addFormats.default(ajv);
  ajv.addFormat('ppaas_common_currency_code_v2', /^[A-Z]{3}$/);
  for (const [name, file] of Object.entries(FILES)) {
    const { components } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    ajv.addSchema({ $id: name, components: plain(components) } as object);
  }
  const compiled = new Map<string, ValidateFunction>();
  const of = (description: Description, schema: string): ValidateFunction => {
    const key = `${description}#/components/schemas/${schema}`;
    const validate = compiled.get(key) ?? ajv.compile({ $ref: key });
    compiled.set(key, validate);
    return validate;
  };
  return {
    /** Returns the validation error of a value, or null if the value is valid. */
    fault(description: Description, schema: string, value: unknown): string | null {
      const validate = of(description, schema);
      return validate(value) ? null : ajv.errorsText(validate.errors);
    },
  };
}
