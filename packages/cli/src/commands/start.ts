import { Command, InvalidArgumentError } from 'commander';
import { endIfInDoubt, openShop, untilAborted } from '../openShop.ts';
import type { StartOptions } from '../openShop.ts';
import { note, print } from '../output.ts';
import { withSteps } from '../steps.ts';
import { loadText, plainText } from '../texts.ts';
import { answerOf, welcome } from '../welcome.ts';
import { runWorkers } from '../workers.ts';

export const startCommand = (interrupted: AbortSignal): Command =>
  withListenOptions(new Command('start'))
    .description(plainText('cli.start.description'))
    .option('--migrate', plainText('cli.start.migrate'))
    .option('--workers <number>', plainText('cli.start.workers'), workersOf)
    .action(async (options: StartOptions) => {
      if (options.workers !== undefined) return runWorkers(options.workers, options, interrupted);
      const shop = await withSteps((onStep) => openShop('start', options, { onStep, interrupted }));
      print(options, answerOf(shop), welcome(shop, await loadText()));
      await untilAborted(AbortSignal.any([interrupted, shop.inDoubt]));
      note(plainText(shop.inDoubt.aborted ? 'cli.start.inDoubt' : 'cli.stopping'));
      await shop.stop();
      note(plainText('cli.stopped'));
      endIfInDoubt(shop);
    });

export const withListenOptions = (command: Command): Command =>
  command
    .option('--port <port>', plainText('cli.start.port'), portOf)
    .option('--host <host>', plainText('cli.start.host'));

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new InvalidArgumentError(plainText('cli.start.portRange'));
  return port;
}

function workersOf(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > 64)
    throw new InvalidArgumentError(plainText('cli.start.workersRange'));
  return count;
}
