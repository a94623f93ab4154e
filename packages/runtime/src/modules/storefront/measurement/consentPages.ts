import { z } from 'zod';
import { notFound } from '../../../platform/errors.ts';
import { keptText, sendWithEtag } from '../../../platform/http/etag.ts';
import { reply } from '../../../platform/http/reply.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import type { Call } from '../../../platform/http/route.ts';
import { consentOf, saveConsent } from '../../measurement/index.ts';
import { answerPage } from '../answerPage.ts';
import { readFrame } from '../pageFrame.ts';
import { sentForm } from '../sentForm.ts';
import { CONSENT_PATH } from '../templates/consent.ts';
import { emptyForm } from '../templates/formFields.ts';
import type { SentForm } from '../templates/formFields.ts';
import { pathWithin } from '../templates/pathHref.ts';
import { MEASURE_SCRIPT_PATH, measureScript } from './measureScript.ts';

const PAGE = { kind: 'page', access: 'public' } as const;

const script = keptText(measureScript, 'text/javascript; charset=utf-8', {
  'cache-control': 'public, max-age=31536000, immutable',
});

/** Shows what the visitor decided, and how to change it. Throws 404 while the shop does not measure: there is nothing to decide. */
async function page(call: Pick<Call, 'app' | 'db' | 'request'>, form: SentForm = emptyForm) {
  const frame = await readFrame(call.app, call.db);
  const { enabled, script: other } = frame.measurement;
  if (!enabled) throw notFound();
  const view = {
    kind: 'consent',
    route: 'consent',
    urn: null,
    path: CONSENT_PATH,
    title: call.app.texts()('measurement.link'),
    description: null,
    choice: consentOf(call.request),
    shared_with: other && other.host,
    form,
  };
  return answerPage(call, 'consent', view, { isPrivate: true, frame });
}

/** Returns where a visitor decided: the page of the form, with its query where the browser tells it. */
function pageBefore({ app, request }: Pick<Call, 'app' | 'request'>, to: string | undefined): string {
  const path = pathWithin(to) ?? CONSENT_PATH;
  const sender = URL.parse(request.headers['referer'] ?? '');
  if (!sender) return path;
  const own = app.languages.split(sender.pathname)?.path ?? sender.pathname;
  return own === path ? path + sender.search : path;
}

/** The page of the decision, where its forms lead, and the script for visitors who agreed. */
export const consentPages = [
  defineRoute({
    id: 'storefrontConsent',
    method: 'GET',
    path: CONSENT_PATH,
    ...PAGE,
    handle: (call) => page(call),
  }),
  defineRoute({
    id: 'storefrontSaveConsent',
    method: 'POST',
    path: CONSENT_PATH,
    ...PAGE,
    body: z.object({
      choice: z.enum(['accepted', 'declined'], 'choice must be accepted or declined'),
      /** The path to go back to. Default: the page of the decision. */
      to: z.string().max(2000).optional(),
    }),
    async handle(call) {
      const { app, db, request, body } = call;
      if (!(await app.setting('measurementEnabled', db))) throw notFound();
      saveConsent(request, body.choice);
      return reply.redirect(303, pageBefore(call, body.to));
    },
    refused(form) {
      if (form.refusal.status === 404) throw form.refusal;
      return page(form, sentForm(form, []));
    },
  }),
  defineRoute({
    id: 'storefrontMeasureScript',
    method: 'GET',
    path: MEASURE_SCRIPT_PATH,
    ...PAGE,
    handle: ({ request }) => sendWithEtag(request, script),
  }),
];
