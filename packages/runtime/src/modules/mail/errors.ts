import { refuse } from '../../platform/errors.ts';

export const emailSwitchedOff = (setting: string) =>
  refuse(409, 'EMAIL_SWITCHED_OFF', `E-mails of this kind are switched off by the setting "${setting}"`);
export const noMailTransport = () =>
  refuse(409, 'NO_MAIL_TRANSPORT', 'The shop sends no e-mails: it has no mail.url and no mail transport');
