import type { AppContext } from '../../platform/contracts/context.ts';
import { settingsFrom } from '../settings/index.ts';
import type { SavedSettings } from '../settings/index.ts';
import { findTransport } from './deliverEmail.ts';
import { isSwitchedOn, switchOf } from './emailKind.ts';
import type { EmailKind } from './emailKind.ts';

/** Returns the name of the setting that `sendsEmails` needs. */
export const emailSwitch = (kind: string): string => switchOf({ id: kind });

/**
 * Reports whether the shop sends emails of a kind: it has a mail transport, and the merchant has not disabled the kind. `saved` contains
 * the saved value of `emailSwitch(kind)`.
 */
export const sendsEmails = (app: AppContext, kind: string, saved: SavedSettings): boolean =>
  findTransport(app) !== null &&
  settingsFrom(app, [emailSwitch(kind)] as readonly string[], saved)[emailSwitch(kind)] === true;

/** Reports whether the shop sends emails of a kind now. Executes at most one SQL statement. */
export const isSending = async (
  app: AppContext,
  kind: Pick<EmailKind, 'id' | 'isMandatory'>,
): Promise<boolean> => findTransport(app) !== null && (await isSwitchedOn(app, kind));
