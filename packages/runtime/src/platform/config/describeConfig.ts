import { isRecord } from '../isRecord.ts';
import { keyPath } from './zodFaults.ts';
import { shopInFile } from './liveShop.ts';
import type { ShopConfig } from './schema.ts';

/** A setting of the effective configuration. Secret values are masked. */
export interface DescribedSetting {
  readonly key: string;
  readonly value: unknown;
}

const MASK = '********';
const SECRET_KEY = /secret|password|passphrase|token|key$|keys$|keyid$|^headers$/i;

/**
 * Lists all effective settings by key path, for display. Properties of the shop that the file leaves to the admin are omitted. Masks values whose key sounds secret, values whose key is in `secretKeys`
 * (each the `configKey` of a secret setting), and passwords in URLs.
 */
export function describeConfig(
  config: ShopConfig,
  secretKeys: ReadonlySet<string> = new Set(),
): DescribedSetting[] {
  const isSecret = (path: readonly PropertyKey[]): boolean =>
    secretKeys.has(keyPath(path)) || path.some((key) => SECRET_KEY.test(String(key)));
  return leaves({ ...config, shop: { ...shopInFile(config.shop), url: config.shop.url } }, []).map(
    ({ path, value }) => ({
      key: keyPath(path),
      value: typeof value === 'string' && isSecret(path) ? MASK : withoutPassword(value),
    }),
  );
}

interface Leaf {
  readonly path: readonly PropertyKey[];
  readonly value: unknown;
}

function leaves(value: unknown, path: readonly PropertyKey[]): Leaf[] {
  if (value === undefined || typeof value === 'function') return [];
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((item, index) => leaves(item, [...path, index]));
  if (!isRecord(value) || Object.keys(value).length === 0) return [{ path, value }];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, key]));
}

const withoutPassword = (value: unknown): unknown =>
  typeof value === 'string'
    ? value
        .replace(/^([a-z+]+:\/\/[^/?#@]*?:)[^/?#]*@/i, `$1${MASK}@`)
        .replace(/([?&]password=)[^&]*/i, `$1${MASK}`)
    : value;
