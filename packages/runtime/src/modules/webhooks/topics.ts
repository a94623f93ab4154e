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
 * Returns the payload property that identifies the entity, by topic. Topics without entities map to an empty string.
 * Used by the SQL statements that queue deliveries.
 */
export const entitiesOf = (app: AppContext): Readonly<Record<string, string>> =>
  Object.fromEntries(topicsOf(app).map(({ event, entity = '' }) => [event, entity]));

/**
 * Checks that a caller may subscribe to topics. Throws `UNKNOWN_TOPIC` (400) for undeclared topics, or 403 for topics
 * whose records the caller may not read, because deliveries contain these records. A null `caller` means the command
 * line.
 */
export function checkTopics(app: AppContext, caller: Caller | null, topics: readonly string[]): void {
  const known = topicsOf(app);
  const names: readonly string[] = known.map(({ event }) => event);
  const unknown = topics.find((topic) => topic !== ALL_TOPICS && !names.includes(topic));
  if (unknown !== undefined)
    throw unknownTopic(unknown, suggestion(unknown, names) ?? `Known: ${names.join(', ')}, *.`);
  if (caller) requireTopics(app, caller, topics);
}

/**
 * Throws 403 if the caller may not read the records of one of the topics. Topics that are no longer declared require
 * no permission.
 */
export function requireTopics(app: AppContext, caller: Caller, topics: readonly string[]): void {
  const known = topicsOf(app);
  const chosen = topics.includes(ALL_TOPICS) ? known : known.filter(({ event }) => topics.includes(event));
  const missing = chosen.find(({ permission }) => !holdsPermission(caller, permission));
  if (missing) throw permissionMissing(missing.permission);
}

/** Reports whether a caller may read the contents of deliveries for a topic. */
export function mayReadTopic(app: AppContext, caller: Caller, topic: string): boolean {
  const permission = app.registry('webhookTopics').get(topic)?.permission;
  return permission === undefined ? topic === TEST_TOPIC : holdsPermission(caller, permission);
}
