import { Command, InvalidArgumentError, Option } from 'commander';
import { print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { loadText, plainText } from '../texts.ts';
import { countOf, timeOf } from '../values.ts';

interface CreateOptions extends CommonOptions {
  readonly url: string;
  readonly topics: readonly string[];
  readonly description?: string;
}

interface DeliveriesOptions extends CommonOptions {
  readonly status?: string;
  readonly limit: number;
}

interface ReplayOptions extends CommonOptions {
  readonly from: Date;
  readonly to: Date;
}

export const webhooksCommand = (interrupted: AbortSignal): Command =>
  new Command('webhooks')
    .description(plainText('cli.webhooks.description'))
    .addCommand(listCommand(interrupted))
    .addCommand(createCommand(interrupted))
    .addCommand(deleteCommand(interrupted))
    .addCommand(testCommand(interrupted))
    .addCommand(deliveriesCommand(interrupted))
    .addCommand(replayCommand(interrupted))
    .addCommand(rotateCommand(interrupted));

/** Creates a subcommand for a single webhook. */
const aboutOne = (name: string, description: string): Command =>
  new Command(name).description(description).argument('<id>', plainText('cli.webhooks.id'));

const COLUMNS = [
  'cli.webhooks.list.id',
  'cli.webhooks.list.status',
  'cli.webhooks.list.url',
  'cli.webhooks.list.topics',
] as const;

const listCommand = (interrupted: AbortSignal): Command =>
  new Command('list')
    .description(plainText('cli.webhooks.list.description'))
    .action(async ({ store, ...options }: CommonOptions) => {
      const { webhooksOfStore } = await import('@shop/runtime');
      const webhooks = await webhooksOfStore({ storeDir: store, signal: interrupted });
      const rows = webhooks.map(({ uuid, status, off_reason, url, topics }) => [
        uuid,
        off_reason === null ? status : `${status} (${off_reason})`,
        url,
        topics.join(','),
      ]);
      print(
        options,
        { webhooks },
        rows.length === 0
          ? [plainText('cli.webhooks.list.none')]
          : table([COLUMNS.map((column) => plainText(column)), ...rows]),
      );
    });

const createCommand = (interrupted: AbortSignal): Command =>
  new Command('create')
    .description(plainText('cli.webhooks.create.description'))
    .requiredOption('--url <url>', plainText('cli.webhooks.create.url'))
    .requiredOption('--topics <topics>', plainText('cli.webhooks.create.topics'), topicsOf)
    .option('--description <text>', plainText('cli.webhooks.create.note'))
    .action(async ({ store, url, topics, description, ...options }: CreateOptions) => {
      const { createWebhookOfStore } = await import('@shop/runtime');
      const webhook = await createWebhookOfStore({
        storeDir: store,
        signal: interrupted,
        url,
        topics,
        ...(description !== undefined && { description }),
      });
      const text = await loadText();
      print(options, webhook, [
        text('cli.webhooks.created', { id: webhook.uuid }),
        text('cli.webhooks.secret', { secret: webhook.secret ?? '' }),
      ]);
    });

const deleteCommand = (interrupted: AbortSignal): Command =>
  aboutOne('delete', plainText('cli.webhooks.delete.description')).action(
    async (id: string, { store, ...options }: CommonOptions) => {
      const { deleteWebhookOfStore } = await import('@shop/runtime');
      const webhook = await deleteWebhookOfStore({ storeDir: store, signal: interrupted, id });
      print(options, webhook, [(await loadText())('cli.webhooks.deleted', { url: webhook.url })]);
    },
  );

const testCommand = (interrupted: AbortSignal): Command =>
  aboutOne('test', plainText('cli.webhooks.test.description')).action(
    async (id: string, { store, ...options }: CommonOptions) => {
      const { testWebhookOfStore } = await import('@shop/runtime');
      const delivery = await testWebhookOfStore({ storeDir: store, signal: interrupted, id });
      const text = await loadText();
      const values = { status: delivery.response_status ?? '', ms: delivery.duration_ms ?? 0 };
      const isTaken = delivery.status === 'delivered';
      print(options, delivery, [
        isTaken
          ? text('cli.webhooks.test.taken', values)
          : text('cli.webhooks.test.failed', { error: delivery.error ?? '' }),
      ]);
      if (!isTaken) process.exitCode = 1;
    },
  );

const DELIVERY_COLUMNS = [
  'cli.webhooks.deliveries.event',
  'cli.webhooks.deliveries.topic',
  'cli.webhooks.deliveries.status',
  'cli.webhooks.deliveries.tries',
  'cli.webhooks.deliveries.answer',
  'cli.webhooks.deliveries.emitted',
  'cli.webhooks.deliveries.error',
] as const;

const deliveriesCommand = (interrupted: AbortSignal): Command =>
  aboutOne('deliveries', plainText('cli.webhooks.deliveries.description'))
    .addOption(
      new Option('--status <status>', plainText('cli.webhooks.deliveries.ofStatus')).choices([
        'pending',
        'delivered',
        'failed',
      ]),
    )
    .option('--limit <number>', plainText('cli.webhooks.deliveries.limit'), atMostAPage, 100)
    .action(async (id: string, { store, status, limit, ...options }: DeliveriesOptions) => {
      const { webhookDeliveriesOfStore } = await import('@shop/runtime');
      const deliveries = await webhookDeliveriesOfStore({
        storeDir: store,
        signal: interrupted,
        id,
        limit,
        ...(status !== undefined && { status }),
      });
      const rows = deliveries.map((delivery) => [
        delivery.event_uuid,
        delivery.topic,
        delivery.status,
        String(delivery.attempts),
        String(delivery.response_status ?? '-'),
        delivery.emitted_at,
        delivery.error ?? '',
      ]);
      print(
        options,
        { deliveries },
        rows.length === 0
          ? [plainText('cli.webhooks.deliveries.none')]
          : table([DELIVERY_COLUMNS.map((column) => plainText(column)), ...rows]),
      );
    });

const replayCommand = (interrupted: AbortSignal): Command =>
  aboutOne('replay', plainText('cli.webhooks.replay.description'))
    .requiredOption('--from <time>', plainText('cli.events.replay.from'), timeOf)
    .requiredOption('--to <time>', plainText('cli.events.replay.to'), timeOf)
    .action(async (id: string, { store, from, to, ...options }: ReplayOptions) => {
      const { replayWebhookOfStore } = await import('@shop/runtime');
      const replayed = await replayWebhookOfStore({ storeDir: store, signal: interrupted, id, from, to });
      print(options, replayed, [(await loadText())('cli.webhooks.replayed', replayed)]);
    });

const rotateCommand = (interrupted: AbortSignal): Command =>
  aboutOne('rotate', plainText('cli.webhooks.rotate.description'))
    .option('--overlap <hours>', plainText('cli.webhooks.rotate.overlap'), hoursOf, 24)
    .action(
      async (id: string, { store, overlap, ...options }: CommonOptions & { readonly overlap: number }) => {
        const { rotateWebhookOfStore } = await import('@shop/runtime');
        const webhook = await rotateWebhookOfStore({
          storeDir: store,
          signal: interrupted,
          id,
          overlapHours: overlap,
        });
        const text = await loadText();
        print(options, webhook, [
          text('cli.webhooks.rotated', { hours: overlap }),
          text('cli.webhooks.secret', { secret: webhook.secret ?? '' }),
        ]);
      },
    );

function topicsOf(text: string): readonly string[] {
  const topics = text.split(',').map((topic) => topic.trim());
  if (topics.includes('')) throw new InvalidArgumentError(plainText('cli.webhooks.create.topicList'));
  return topics;
}

const PAGE = 100;

function atMostAPage(text: string): number {
  const count = countOf(text);
  if (count > PAGE) throw new InvalidArgumentError(plainText('cli.webhooks.deliveries.count'));
  return count;
}

const MOST_HOURS = 168;

function hoursOf(text: string): number {
  if (!/^\d{1,3}$/.test(text) || Number(text) > MOST_HOURS)
    throw new InvalidArgumentError(plainText('cli.webhooks.rotate.hours'));
  return Number(text);
}
