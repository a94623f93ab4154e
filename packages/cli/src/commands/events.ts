import { Command } from 'commander';
import { print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { loadText, plainText } from '../texts.ts';
import { countOf, timeOf } from '../values.ts';

interface ChoiceOptions extends CommonOptions {
  readonly all?: true;
}

interface ReplayOptions extends CommonOptions {
  readonly from: Date;
  readonly to: Date;
}

export const eventsCommand = (interrupted: AbortSignal): Command =>
  new Command('events')
    .description(plainText('cli.events.description'))
    .addCommand(listCommand(interrupted))
    .addCommand(retryCommand(interrupted))
    .addCommand(dropCommand(interrupted))
    .addCommand(replayCommand(interrupted));

const HEAD = [
  'cli.events.id',
  'cli.events.event',
  'cli.events.subscriber',
  'cli.events.tries',
  'cli.events.emitted',
  'cli.events.error',
] as const;

const listCommand = (interrupted: AbortSignal): Command =>
  new Command('list')
    .description(plainText('cli.events.list.description'))
    .option('--limit <number>', plainText('cli.events.list.limit'), countOf, 100)
    .action(async ({ limit, ...options }: CommonOptions & { readonly limit: number }) => {
      const { parkedEventsOfStore } = await import('@shop/runtime');
      const events = await parkedEventsOfStore({ storeDir: options.store, signal: interrupted, limit });
      const rows = events.map(({ id, event, subscriber, attempts, created_at, last_error }) => [
        id,
        event,
        subscriber,
        String(attempts),
        created_at,
        last_error?.split('\n')[0] ?? '',
      ]);
      print(
        options,
        { events },
        events.length === 0 ? [plainText('cli.events.none')] : table([HEAD.map(plainText), ...rows]),
      );
    });

const retryCommand = (interrupted: AbortSignal): Command =>
  new Command('retry')
    .description(plainText('cli.events.retry.description'))
    .argument('[ids...]', plainText('cli.events.ids'))
    .option('--all', plainText('cli.events.all'))
    .action(async (ids: string[], options: ChoiceOptions, command: Command) => {
      const choice = choiceOf(ids, options, command);
      const { retryEventsOfStore } = await import('@shop/runtime');
      const events = await retryEventsOfStore({ storeDir: options.store, signal: interrupted, choice });
      print(options, { retried: events }, [
        (await loadText())('cli.events.retried', { count: events.length }),
      ]);
    });

const dropCommand = (interrupted: AbortSignal): Command =>
  new Command('drop')
    .description(plainText('cli.events.drop.description'))
    .argument('[ids...]', plainText('cli.events.ids'))
    .option('--all', plainText('cli.events.all'))
    .action(async (ids: string[], options: ChoiceOptions, command: Command) => {
      const choice = choiceOf(ids, options, command);
      const { dropEventsOfStore } = await import('@shop/runtime');
      const events = await dropEventsOfStore({ storeDir: options.store, signal: interrupted, choice });
      print(options, { dropped: events }, [
        (await loadText())('cli.events.dropped', { count: events.length }),
      ]);
    });

const replayCommand = (interrupted: AbortSignal): Command =>
  new Command('replay')
    .description(plainText('cli.events.replay.description'))
    .argument('<subscriber>', plainText('cli.events.replay.subscriber'))
    .requiredOption('--from <time>', plainText('cli.events.replay.from'), timeOf)
    .requiredOption('--to <time>', plainText('cli.events.replay.to'), timeOf)
    .action(async (subscriber: string, { from, to, ...options }: ReplayOptions) => {
      const { replayEventsOfStore } = await import('@shop/runtime');
      const replayed = await replayEventsOfStore({
        storeDir: options.store,
        signal: interrupted,
        subscriber,
        from,
        to,
      });
      print(options, { replayed }, [(await loadText())('cli.events.replayed', { count: replayed })]);
    });

/** Reads IDs or --all, but not both. */
function choiceOf(
  ids: readonly string[],
  { all }: ChoiceOptions,
  command: Command,
): readonly string[] | 'all' {
  if ((all === true) === ids.length > 0) command.error(`error: ${plainText('cli.events.choice')}`);
  return all === true ? 'all' : ids;
}
