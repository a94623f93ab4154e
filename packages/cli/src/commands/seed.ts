import { Command, InvalidArgumentError } from 'commander';
import { print } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { withSteps } from '../steps.ts';
import { loadText, plainText } from '../texts.ts';

interface SeedOptions extends CommonOptions {
  readonly products?: number;
  readonly remove?: true;
}

export const seedCommand = (interrupted: AbortSignal): Command =>
  new Command('seed').description(plainText('cli.seed.description')).addCommand(
    new Command('demo')
      .description(plainText('cli.seed.demo.description'))
      .option('--products <count>', plainText('cli.seed.demo.products'), countOf)
      .option('--remove', plainText('cli.seed.demo.remove'))
      .action(async (options: SeedOptions, command: Command) => {
        if (options.remove) return remove(options, command, interrupted);
        const { seedStore } = await import('@shop/runtime');
        const { store: storeDir, products } = options;
        const made = await withSteps((onStep) =>
          seedStore({ storeDir, onStep, signal: interrupted, ...(products !== undefined && { products }) }),
        );
        const text = await loadText();
        print(options, made, [
          made.products === 0 ? text('cli.seed.nothing') : text('cli.seed.created', { count: made.products }),
        ]);
      }),
  );

async function remove(options: SeedOptions, command: Command, interrupted: AbortSignal): Promise<void> {
  if (options.products !== undefined) command.error(`error: ${plainText('cli.seed.demo.conflict')}`);
  const { removeDemoOfStore } = await import('@shop/runtime');
  const removed = await withSteps((onStep) =>
    removeDemoOfStore({ storeDir: options.store, onStep, signal: interrupted }),
  );
  const text = await loadText();
  print(options, removed, [
    removed.products === 0
      ? text('cli.seed.nothingLeft')
      : text('cli.seed.removed', { count: removed.products }),
  ]);
}

function countOf(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > 10_000_000) {
    throw new InvalidArgumentError(plainText('cli.seed.demo.range'));
  }
  return count;
}
