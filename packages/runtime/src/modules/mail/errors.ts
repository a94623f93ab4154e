import { refuse } from '../../platform/errors.ts';

export const emailSwitchedOff = (setting: string) =>
  refuse(409, 'EMAIL_SWITCHED_OFF', 'Emails of this kind are switched off by the setting "{setting}"', {
    values: { setting },
  });
export const noMailTransport = () =>
  refuse(409, 'NO_MAIL_TRANSPORT', 'The shop sends no emails: it has no mail.url and no mail transport');
export const emailNotFound = () => refuse(404, 'EMAIL_NOT_FOUND', 'Email not found');
export const emailKindNotFound = (id: string) =>
  refuse(404, 'EMAIL_KIND_NOT_FOUND', 'No installed extension has the kind of email "{id}"', {
    values: { id },
  });
export const emailNotResendable = () =>
  refuse(409, 'EMAIL_NOT_RESENDABLE', 'This email cannot be sent again: what it was made from is not kept');
export const noEmailPreview = (id: string) =>
  refuse(409, 'NO_EMAIL_PREVIEW', 'Emails of the kind "{id}" have no preview', { values: { id } });
export const emailNotSent = (reason: string) =>
  refuse(502, 'EMAIL_NOT_SENT', 'The mail server did not take the email: {reason}', { values: { reason } });
