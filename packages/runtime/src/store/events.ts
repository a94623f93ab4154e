import { dropParked, replayEvents, retryParked } from '../modules/operations/index.ts';
import type { TimeRange } from '../platform/events/outbox.ts';
import { listParkedEvents } from '../platform/events/parkedEvents.repo.ts';
import type { ParkedChoice } from '../platform/events/parkedEvents.repo.ts';
import { withShop } from './openStore.ts';
import type { StoreOptions } from './openStore.ts';

interface ChoiceOptions extends StoreOptions {
  readonly choice: ParkedChoice;
}

/** Runs `shop events list`. */
export const parkedEventsOfStore = ({ limit, ...options }: StoreOptions & { readonly limit: number }) =>
  withShop({ ...options, command: 'events list' }, ({ app }) => listParkedEvents(app.db, { limit }));

/** Runs `shop events retry`. A running shop process then delivers the events. */
export const retryEventsOfStore = ({ choice, ...options }: ChoiceOptions) =>
  withShop({ ...options, command: 'events retry' }, ({ app }) => retryParked(app.db, choice));

/** Runs `shop events drop`. */
export const dropEventsOfStore = ({ choice, ...options }: ChoiceOptions) =>
  withShop({ ...options, command: 'events drop' }, ({ app }) => dropParked(app.db, choice));

/** Runs `shop events replay`. */
export const replayEventsOfStore = ({
  subscriber,
  from,
  to,
  ...options
}: StoreOptions & TimeRange & { readonly subscriber: string }) =>
  withShop({ ...options, command: 'events replay' }, ({ app }) =>
    replayEvents(app, app.db, { subscriber, from, to }),
  );
