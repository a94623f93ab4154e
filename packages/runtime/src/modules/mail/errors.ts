import { refuse } from '../../platform/errors.ts';

export const emailSwitchedOff = (setting: string) =>
  refuse(409, 'EMAIL_SWITCHED_OFF', 'Emails of this type are turned off by the setting "{setting}"', {
    values: { setting },
  });
export const noMailTransport = () =>
  refuse(409, 'NO_MAIL_TRANSPORT', 'The shop cannot send emails. Set mail.url or install a mail transport.');
export const emailNotFound = () => refuse(404, 'EMAIL_NOT_FOUND', 'Email not found');
export const emailKindNotFound = (id: string) =>
  refuse(404, 'EMAIL_KIND_NOT_FOUND', 'Unknown email type "{id}"', {
    values: { id },
  });
export const emailNotResendable = () =>
  refuse(409, 'EMAIL_NOT_RESENDABLE', 'This email cannot be resent because its data is no longer available');
export const noEmailPreview = (id: string) =>
  refuse(409, 'NO_EMAIL_PREVIEW', 'Emails of type "{id}" have no preview', { values: { id } });
export const emailNotSent = (reason: string) =>
  refuse(502, 'EMAIL_NOT_SENT', 'The mail server rejected the email: {reason}', { values: { reason } });
