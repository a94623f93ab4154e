import type { AppContext } from '../../platform/contracts/context.ts';
import { permissionMissing } from '../../platform/errors.ts';
import { holdsPermission } from '../../platform/contracts/caller.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { suggestion } from '../../platform/nearestName.ts';
import type { WebhookTopic } from './contract.ts';
import { unknownTopic } from './errors.ts';
import { ALL_TOPICS } from './webhook.ts';

/** The topic of test deliveries. */
export const TEST_TOPIC = 'webhook_test';

/** Lists the shop's topics. */
export const topicsOf = (app: AppContext): readonly WebhookTopic[] => app.registry('webhookTopics').list();

/**
 * Returns the payload member that identifies an event's entity, by topic. Topics whose deliveries do not wait for others map
 * to an empty string. Used by the statements that write deliveries.
 */
export const entitiesOf = (app: AppContext): Readonly<Record<string, string>> =>
  Object.fromEntries(topicsOf(app).map(({ event, entity = '' }) => [event, entity]));

/**
 * Throws for undeclared topics, `UNKNOWN_TOPIC` (400), and for topics whose records the caller may not read (403), because
 * subscribers receive these records. A `caller` of null means a command.
 */
export function checkTopics(app: AppContext, caller: Caller | null, topics: readonly string[]): void {
  const known = topicsOf(app);
  const names: readonly string[] = known.map(({ event }) => event);
  const unknown = topics.find((topic) => topic !== ALL_TOPICS && !names.includes(topic));
  if (unknown !== undefined)
    throw unknownTopic(unknown, suggestion(unknown, names) ?? `Known: ${names.join(', ')}, *.`);
  if (caller) requireTopics(app, caller, topics);
}

/** Throws 403 for topics whose records the caller may not read. Topics that are no longer declared require no permission. */
export function requireTopics(app: AppContext, caller: Caller, topics: readonly string[]): void {
  const known = topicsOf(app);
  const chosen = topics.includes(ALL_TOPICS) ? known : known.filter(({ event }) => topics.includes(event));
  const missing = chosen.find(({ permission }) => !holdsPermission(caller, permission));
  if (missing) throw permissionMissing(missing.permission);
}

/** Reports whether a caller may read the contents of a topic's deliveries. */
export function mayReadTopic(app: AppContext, caller: Caller, topic: string): boolean {
  const permission = app.registry('webhookTopics').get(topic)?.permission;
  return permission === undefined ? topic === TEST_TOPIC : holdsPermission(caller, permission);
}
