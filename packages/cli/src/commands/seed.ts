import { Command, InvalidArgumentError } from 'commander';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { withSteps } from '../steps.ts';

interface SeedOptions extends CommonOptions {
  readonly products?: number;
}

export const seedCommand = (interrupted: AbortSignal): Command =>
  new Command('seed').description('load example data').addCommand(
    new Command('demo')
      .description('load the demo catalogue if there is no product yet, or create generated products')
      .option('--products <count>', 'create this many generated products', countOf)
      .action(async (options: SeedOptions) => {
        const { seedStore } = await import('@shop/runtime');
        const { store: storeDir, products } = options;
        const made = await withSteps((onStep) =>
          seedStore({ storeDir, onStep, signal: interrupted, ...(products !== undefined && { products }) }),
        );
        print(options, made, [
          made.products === 0
            ? 'There are products already; nothing was created.'
            : `${made.products} products created.`,
        ]);
      }),
  );

function countOf(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > 10_000_000) {
    throw new InvalidArgumentError('Use a whole number from 1 to 10000000.');
  }
  return count;
}
