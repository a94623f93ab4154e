import { defineSubscriber } from '../../platform/contracts/events.ts';
import type { Events, Subscriber } from '../../platform/contracts/events.ts';
import type { EmailKind } from './emailKind.ts';
import { sendEmail } from './sendEmail.ts';

/**
 * Creates a subscriber that sends a kind of email for each occurrence of an event. The email is composed from the
 * event payload.
 */
export const emailOn = <K extends keyof Events>(
  event: K,
  id: string,
  kind: EmailKind<Events[K]>,
): Subscriber =>
  defineSubscriber({
    id,
    event,
    handle: (payload, app, { deliveryId }) => sendEmail(app, kind, payload, deliveryId),
  });
