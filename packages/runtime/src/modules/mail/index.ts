export { checkSendable } from './checkSendable.ts';
export { emailOn } from './emailOn.ts';
export type { ComposedEmail, EmailKind, ExampleEmail } from './emailKind.ts';
export type { EmailMessage, EmailBlock } from './emailMessage.ts';
export { greeting } from './greeting.ts';
export { unlinked } from './unlinked.ts';
export type { EmailRecipient } from './contract.ts';
export { sendEmail } from './sendEmail.ts';
export { deleteEmailsOf } from './emailLog.repo.ts';
