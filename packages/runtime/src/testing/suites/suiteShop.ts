import type { ShopConfigInput } from '../../platform/config/schema.ts';
import type { Contributions, Extension, Setup } from '../../platform/contracts/extension.ts';
import { createTestShop } from '../createTestShop.ts';
import type { TestShop, TestShopOptions } from '../createTestShop.ts';

/** The extension that a suite tests, and the shop to start for it. */
export interface SuiteShop {
  /** The extension to test. */
  readonly extension: Extension;
  /** Other extensions that the extension requires. */
  readonly with?: readonly Extension[];
  /** The configuration, as in shop.config.ts. */
  readonly config?: ShopConfigInput;
  /** The time limit for each call to the extension, in milliseconds. Default: 5,000. */
  readonly callMs?: number;
  /** Prepares the shop, for example by saving settings or creating records that the extension requires. */
  prepare?(shop: TestShop): Promise<unknown>;
}

/** Returns the time limit for each call to the extension, in milliseconds. */
export const callMsOf = ({ callMs = 5000 }: Pick<SuiteShop, 'callMs'>): number => callMs;

/** Starts the shop of a suite, with the extension or with a modified copy of it. */
export async function openSuiteShop(
  { extension, with: others = [], config, prepare }: SuiteShop,
  options: TestShopOptions = {},
): Promise<TestShop> {
  const shop = await createTestShop({
    extensions: [...others, extension],
    ...(config && { config }),
    ...options,
  });
  try {
    await prepare?.(shop);
  } catch (error) {
    await shop.stop();
    throw error;
  }
  return shop;
}

/** Returns the extension with its contributions of one kind modified. */
export const withChanged = <K extends keyof Contributions>(
  extension: Extension,
  kind: K,
  change: (one: NonNullable<Contributions[K]>[number]) => NonNullable<Contributions[K]>[number],
): Extension => ({
  ...extension,
  setup(config): Setup {
    const made = extension.setup(config as never);
    const list = made[kind] as readonly NonNullable<Contributions[K]>[number][] | undefined;
    return { ...made, ...(list && { [kind]: list.map(change) }) };
  },
});
