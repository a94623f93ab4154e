import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { adminOf } from '../../platform/contracts/caller.ts';
import { validator } from '../../platform/http/forms/validation.ts';
import { readLook, withShopName } from '../appearance/index.ts';
import type { Look } from '../appearance/index.ts';
import { deliverEmail, findTransport, outgoingEmail } from './deliverEmail.ts';
import type { EmailKind, ExampleEmail } from './emailKind.ts';
import { saveEmail } from './emailLog.repo.ts';
import { emailKindNotFound, emailNotSent, noEmailPreview, noMailTransport } from './errors.ts';
import { inOwnWords, readOwnWords, wordsOfLanguage } from './ownWords.ts';

/** The request body of a preview. */
export const previewBody = z.object({
  language: z
    .string()
    .max(35)
    .optional()
    .describe("The language code. Defaults to the shop's default language."),
  words: z
    .record(z.string(), z.string())
    .optional()
    .describe('Unsaved custom texts, by name. Defaults to the saved texts.'),
});
type PreviewRequest = z.output<typeof previewBody>;

export const previewAnswer = z.object({
  subject: z.string().describe('The subject.'),
  from: z.string().describe('The sender.'),
  html: z.string().describe('The email as a complete HTML document.'),
  text: z.string().describe('The email as plain text.'),
  about: z
    .string()
    .nullable()
    .describe('The real data shown, such as an order number. Null if the data is sample data.'),
});

interface Example {
  readonly app: AppContext;
  readonly kind: EmailKind;
  readonly example: ExampleEmail;
  readonly look: Look;
}

/**
 * Composes an example email of a kind, using the saved texts or those in the request. Has no side effects. Throws
 * `EMAIL_KIND_NOT_FOUND` (404), `NO_EMAIL_PREVIEW` (409), or `VALIDATION_FAILED` for a placeholder that a text does
 * not support.
 */
async function composeExample(
  app: AppContext,
  caller: Caller,
  id: string,
  { language = app.languages.default, words }: PreviewRequest,
): Promise<Example> {
  const kind = app.registry('emails').get(id);
  if (!kind) throw emailKindNotFound(id);
  if (!kind.example) throw noEmailPreview(id);
  if (words) validator(z.object({ words: wordsOfLanguage(kind) }), 'body')({ words });
  const look = await readLook(app, app.db);
  const speaking = withShopName(app, look.name).inLanguage(language);
  const own = words ? { [speaking.language]: words } : await readOwnWords(app, kind);
  const example = await kind.example(inOwnWords(speaking, kind, own), caller);
  return { app: speaking, kind, example, look };
}

/** Renders an example email of a kind as it would be sent. Throws the errors of `composeExample`. */
export async function previewEmail(
  app: AppContext,
  caller: Caller,
  id: string,
  request: PreviewRequest,
): Promise<z.output<typeof previewAnswer>> {
  const { app: speaking, kind, example, look } = await composeExample(app, caller, id, request);
  const to = { name: '', address: adminOf(caller).email };
  const context = { kind: kind.id, entityUuid: null };
  const outgoing = await outgoingEmail(speaking, {
    ...context,
    message: example.message,
    to,
    look,
    deliveryId: randomUUID(),
  });
  if (!outgoing) throw noEmailPreview(id);
  const { subject, from, html, text } = outgoing;
  return { subject, from, html, text, about: example.about };
}

/**
 * Immediately sends an example email of a kind to the caller's own address. Throws the errors of `composeExample`,
 * `NO_MAIL_TRANSPORT` (409), or `EMAIL_NOT_SENT` (502) with the reason from the mail server. Never call it in a
 * transaction.
 */
export async function sendTestEmail(
  app: AppContext,
  caller: Caller,
  id: string,
  request: PreviewRequest,
): Promise<{ readonly to: string }> {
  const transport = findTransport(app);
  if (!transport) throw noMailTransport();
  const { app: speaking, kind, example, look } = await composeExample(app, caller, id, request);
  const { message } = example;
  const to = { name: '', address: adminOf(caller).email };
  const deliveryId = randomUUID();
  const context = { kind: kind.id, entityUuid: null };
  let error: unknown = null;
  const isSent = await deliverEmail(speaking, transport, { ...context, message, to, look, deliveryId }).catch(
    (fault: unknown) => {
      error = fault;
      return false;
    },
  );
  await saveEmail(app.db, {
    ...context,
    deliveryId,
    recipient: to.address,
    subject: message.subject,
    language: speaking.language,
    orderUuid: null,
    status: error === null ? (isSent ? 'sent' : 'suppressed') : 'failed',
    reason: error === null && !isSent ? 'held_back' : null,
    error: error === null ? null : String(error),
    input: null,
  });
  if (error !== null) throw emailNotSent((error as Error).message ?? String(error));
  return { to: to.address };
}
