import type { ShopConfig } from '../../platform/config/schema.ts';
import { shopInFile, unsavedShop } from '../../platform/config/liveShop.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';
import { brokenRule } from '../../platform/http/forms/validation.ts';

/**
 * Reads the configured value at a key path such as `system.cardgw.secretKey`. Returns undefined if the key does not
 * exist.
 */
export function configValue(config: ShopConfig, path: string | undefined): unknown {
  if (path === undefined) return undefined;
  return valueAt(isOfShop(path) ? { shop: shopInFile(config.shop) } : config, path);
}

/**
 * Returns the value of a setting that is neither configured nor saved, if it depends on the configuration: the default language follows
 * the locale. Undefined for all other settings, whose schemas have their defaults.
 */
export const unsetValue = (config: ShopConfig, path: string | undefined): unknown =>
  path !== undefined && isOfShop(path) ? valueAt({ shop: unsavedShop(config.shop) }, path) : undefined;

/** Reports whether a key path is in the section whose values administrators may save. */
const isOfShop = (path: string): boolean => path.startsWith('shop.');

const valueAt = (config: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      config,
    );

/** The result of checking a value: the parsed value, or its errors. */
export type CheckedValue =
  | { readonly value: unknown; readonly faults: null }
  | { readonly faults: readonly ErrorDetail[] };

/** Checks a raw value against its setting's schema. For undefined, returns the schema's default. */
export function checkValue(key: string, { schema }: SettingDefinition, raw: unknown): CheckedValue {
  const parsed = schema.safeParse(raw, { reportInput: true });
  if (parsed.success) return { value: parsed.data, faults: null };
  return {
    faults: parsed.error.issues.map((issue) => ({
      path: [key, ...issue.path].map(String).join('.'),
      ...brokenRule(issue),
      message: issue.message,
    })),
  };
}
