import type { Fault } from '../startFailure.ts';
import type { ShopConfig } from './schema.ts';

export type Mode = ShopConfig['mode'];

export interface ModeFacts {
  readonly requested?: Mode | undefined;
  readonly command?: string | undefined;
  /** The unvalidated `mode` from the configuration file. */
  readonly configured?: unknown;
  readonly databaseUrl?: string | undefined;
  readonly nodeEnv?: string | undefined;
}

/**
 * Determines the mode. An explicitly requested mode takes precedence, then `shop dev`, then the `mode` in the configuration file.
 * If none of these applies, a configured database URL or `NODE_ENV=production` selects production.
 */
export function modeOf({ requested, command, configured, databaseUrl, nodeEnv }: ModeFacts): Mode {
  if (requested) return requested;
  if (command === 'dev') return 'development';
  if (configured === 'production' || configured === 'development') return configured;
  return databaseUrl !== undefined || nodeEnv === 'production' ? 'production' : 'development';
}

/** Lists the settings that are required in production but missing. */
export function productionFaults(
  file: string,
  given: { readonly url: string | undefined; readonly secret: string | undefined },
): Fault[] {
  const faults: Fault[] = [];
  if (given.url === undefined)
    faults.push({
      where: `${file}: shop.url`,
      message: 'is required in production',
      hint: 'Set it to the public origin, such as https://shop.example.com, or set mode to "development".',
    });
  if (given.secret === undefined)
    faults.push({
      where: `${file}: session.secret`,
      message: 'is required in production, at least 32 bytes',
      hint: 'Set SHOP_SESSION_SECRET to the output of "openssl rand -hex 32", or set mode to "development".',
    });
  return faults;
}
