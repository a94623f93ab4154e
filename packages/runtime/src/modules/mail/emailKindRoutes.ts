import { z } from 'zod';
import { Reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { emailKindAnswer, listEmailKinds } from './emailKinds.ts';
import { previewAnswer, previewBody, previewEmail, sendTestEmail } from './previewEmail.ts';

const params = z.object({
  id: z.string().describe('The ID of the email type, such as `orderConfirmation`.'),
});

/**
 * An empty HTML page that allows styles but no scripts. The admin shows emails in an iframe with this page, because
 * its own pages do not allow inline styles.
 */
const EMPTY = '<!doctype html><html lang="en"><head><title>Email</title></head><body></body></html>';
const FRAME_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: https: http:; sandbox allow-same-origin; frame-ancestors 'self'";

/** The routes for the shop's kinds of emails, including their texts, previews and test emails. */
export const emailKindRoutes = [
  listRoute({
    id: 'listEmailKinds',
    does: 'Lists the types of emails that the shop and its extensions send, with their texts.',
    path: '/api/email-kinds',
    answer: emailKindAnswer,
    about: 'The email types of all modules and extensions.',
    toAnswer: (kind: z.output<typeof emailKindAnswer>) => kind,
    rows: ({ app }) => listEmailKinds(app),
  }),
  defineRoute({
    id: 'adminEmailFrame',
    method: 'GET',
    path: '/admin/email-frame',
    kind: 'page',
    access: 'public',
    handle: () =>
      new Reply(200, EMPTY, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': FRAME_POLICY,
        'x-frame-options': 'SAMEORIGIN',
      }),
  }),
  defineRoute({
    id: 'previewEmail',
    does: 'Returns a preview of an email type with sample data. Nothing is sent. Rejects an unknown type (`EMAIL_KIND_NOT_FOUND`) and one without a preview (`NO_EMAIL_PREVIEW`).',
    method: 'POST',
    path: '/api/email-kinds/{id}/preview',
    access: 'admin',
    sdk: { method: 'preview' },
    params,
    body: previewBody,
    response: previewAnswer,
    handle: ({ app, caller, params: { id }, body }) => previewEmail(app, caller, id, body),
  }),
  defineRoute({
    id: 'sendTestEmail',
    does: "Immediately sends a sample email of a type to the caller's own address. Rejects the same requests as `previewEmail`, a shop that sends no emails (`NO_MAIL_TRANSPORT`), and emails the mail server rejects (`EMAIL_NOT_SENT`).",
    method: 'POST',
    path: '/api/email-kinds/{id}/test',
    access: 'admin',
    sdk: { method: 'sendTest' },
    params,
    body: previewBody,
    response: z.object({
      to: z.string().describe('The email address that it was sent to, which is your own.'),
    }),
    handle: ({ app, caller, params: { id }, body }) => sendTestEmail(app, caller, id, body),
  }),
];
