import { setTimeout as delay } from 'node:timers/promises';
import { asActor, jobActor } from '../../platform/acting/actor.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Stop } from '../../platform/contracts/extension.ts';
import { sendDelivery } from './sendDelivery.ts';
import type { SentDelivery } from './attemptDelivery.ts';
import { claimDeliveries, isAnyDue, releaseClaim } from './channels.repo.ts';
import type { Held } from './channels.repo.ts';
import { saveOutcome, webhookChannels } from './sending.repo.ts';
import type { ClaimedDelivery } from './sending.repo.ts';
import { switchOffRow } from './webhook.repo.ts';

/**
 * Maximum number of concurrent requests per process. It can be high, because waiting for responses requires few
 * resources.
 */
const AT_ONCE = 400;
/** The interval between checks for due deliveries while idle, in milliseconds. */
const IDLE_MS = 1000;
/** The time to wait for more requests to finish before claiming new deliveries, in milliseconds. */
const GATHER_MS = 5;
/** The time after a request's deadline before another process may take over its delivery, in milliseconds. */
export const LEASE_MARGIN_MS = 15_000;
const DAY_MS = 86_400_000;

/**
 * Sends the deliveries of all webhooks until the process stops. Requests run concurrently, with a low limit per
 * webhook, so that a slow receiver delays only its own deliveries. If a process is terminated, another process takes
 * over its deliveries.
 */
export const startSender = (app: AppContext): Stop =>
  startLoop(app, (limit, isIdle) => claim(app, limit, isIdle));

/** Claims due deliveries with `claimDue` and sends them until the process stops. */
export function startLoop(
  app: AppContext,
  claimDue: (limit: number, isIdle: boolean) => Promise<readonly Send[]>,
): Stop {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  const bell = createBell(stopping.signal);
  const loop = (async () => {
    let isIdle = true;
    while (!stopping.signal.aborted) {
      const claimed = await claimDue(AT_ONCE - underWay.size, isIdle).catch((err: unknown) => {
        app.log.warn({ err }, 'webhooks could not look for due deliveries');
        return [];
      });
      for (const send of claimed) {
        const sending = send(stopping.signal).finally(() => {
          underWay.delete(sending);
          bell.ring();
        });
        underWay.add(sending);
      }
      isIdle = !(await bell.heard(IDLE_MS));
      if (!isIdle) await delay(GATHER_MS);
    }
  })();
  return async () => {
    stopping.abort();
    await loop;
    await Promise.all(underWay);
  };
}

/** Creates a bell on which the loop waits until a request finishes, a timeout elapses, or the process stops. */
function createBell(signal: AbortSignal) {
  let isWoken = false;
  let waiting: (() => void) | null = null;
  const ring = () => {
    isWoken = true;
    waiting?.();
  };
  return {
    ring,
    /** Waits for the bell or the timeout, and reports whether the bell has rung since the last call. */
    async heard(ms: number): Promise<boolean> {
      if (!isWoken && !signal.aborted)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          const done = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', done);
            resolve();
          };
          waiting = done;
          signal.addEventListener('abort', done, { once: true });
        });
      waiting = null;
      const rung = isWoken;
      isWoken = false;
      return rung;
    },
  };
}

/** Sends a claimed delivery. The functions that a loop gets never reject. */
export type Send = (signal: AbortSignal) => Promise<void>;

/** Claims due deliveries. Returns one function per delivery that sends the delivery and never rejects. */
async function claim(app: AppContext, limit: number, isIdle: boolean): Promise<readonly Send[]> {
  if (limit <= 0 || (isIdle && !(await isAnyDue(app.db, webhookChannels, app.clock.now())))) return [];
  const { webhookDeadlineSeconds, webhookOffAfterDays } = await app.settings([
    'webhookDeadlineSeconds',
    'webhookOffAfterDays',
  ]);
  const deadlineMs = webhookDeadlineSeconds * 1000;
  const now = app.clock.now();
  const until = new Date(now.getTime() + deadlineMs + LEASE_MARGIN_MS);
  const claimed = await claimDeliveries(app.db, webhookChannels, { now, until, limit });
  return claimed.map((delivery) => {
    const held = { ...delivery, until };
    const lost = {
      about: { webhook: delivery.webhook_uuid, event: delivery.event_uuid },
      text: 'a webhook delivery could not be recorded, it will be sent again',
    };
    return holding(app, held, lost, async (signal) => {
      const sent = await sendDelivery(app, delivery, { deadlineMs, signal });
      await settle(app, held, sent, webhookOffAfterDays);
    });
  });
}

/** Sends a claimed delivery. Releases its claim if the process stops, and logs other errors with a text and what they are about. */
export const holding =
  (
    app: AppContext,
    held: Held,
    { about, text }: { readonly about: object; readonly text: string },
    send: Send,
  ): Send =>
  async (signal) => {
    try {
      await send(signal);
    } catch (err) {
      if (signal.aborted) await releaseClaim(app.db, held).catch(() => 0);
      else app.log.error({ err, ...about }, text);
    }
  };

/** Records the outcome of a delivery. Disables the webhook if its receiver is gone or has failed for too long. */
async function settle(
  app: AppContext,
  delivery: ClaimedDelivery & { readonly until: Date },
  { outcome, isRemoved }: SentDelivery,
  offAfterDays: number,
): Promise<void> {
  const saved = await saveOutcome(app.db, delivery, outcome);
  if (!saved || outcome.status === 'delivered') return;
  app.log.info(
    {
      webhook: delivery.webhook_uuid,
      event: delivery.event_uuid,
      topic: delivery.topic,
      attempt: delivery.attempts,
      failure: outcome.failure,
      status: outcome.responseStatus,
    },
    outcome.status === 'failed'
      ? 'webhook delivery given up'
      : 'webhook not delivered, it will be tried again',
  );
  const failingSince = Date.parse(saved.failing_since ?? '');
  const isFailing = outcome.triedAt.getTime() - failingSince > offAfterDays * DAY_MS;
  if (isRemoved || isFailing) await switchOff(app, delivery, isRemoved ? 'gone' : 'failing');
}

/** Disables a webhook and notifies the merchant. Does nothing if the webhook is already disabled. */
const switchOff = (
  app: AppContext,
  { webhook_id, webhook_uuid }: Pick<ClaimedDelivery, 'webhook_id' | 'webhook_uuid'>,
  reason: 'gone' | 'failing',
): Promise<void> =>
  asActor(jobActor('sendWebhooks'), () =>
    app.db.transaction(async (tx) => {
      if (!(await switchOffRow(tx, webhook_id, reason))) return;
      await app.emit(tx, { name: 'webhook_switched_off', payload: { webhookUuid: webhook_uuid, reason } });
    }),
  );
