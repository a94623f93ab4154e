import type { ShopConfig } from '../../platform/config/schema.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import type { SettingDefinition } from '../../platform/extensions/contract.ts';

/** What the config file says at a key path such as `system.cardgw.secretKey`, or undefined. */
export function configValue(config: ShopConfig, path: string | undefined): unknown {
  if (path === undefined) return undefined;
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      config,
    );
}

/** The value that holds, or what is wrong with it. */
export type Checked =
  { readonly value: unknown; readonly faults: null } | { readonly faults: readonly ErrorDetail[] };

/** Checks a raw value against the setting's schema; undefined gives the schema's default. */
export function checkValue(key: string, { schema }: SettingDefinition, raw: unknown): Checked {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { value: parsed.data, faults: null };
  return {
    faults: parsed.error.issues.map((issue) => ({
      path: [key, ...issue.path].map(String).join('.'),
      message: issue.message,
    })),
  };
}
