import type { AppContext } from '../../platform/contracts/context.ts';
import { findTransport } from './deliverEmail.ts';
import { isSwitchedOn, switchOf } from './emailKind.ts';
import type { EmailKind } from './emailKind.ts';
import { emailSwitchedOff, noMailTransport } from './errors.ts';

/**
 * Checks that the shop can send emails of a kind that a caller requested manually. Throws `NO_MAIL_TRANSPORT` or
 * `EMAIL_SWITCHED_OFF` (409).
 */
export async function checkSendable(
  app: AppContext,
  kind: Pick<EmailKind, 'id' | 'isMandatory'>,
): Promise<void> {
  if (!findTransport(app)) throw noMailTransport();
  if (!(await isSwitchedOn(app, kind))) throw emailSwitchedOff(switchOf(kind));
}
