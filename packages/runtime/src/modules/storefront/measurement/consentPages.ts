import { z } from 'zod';
import { notFound } from '../../../platform/errors.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import { shownCurrencies } from '../../catalog/index.ts';
import { answerOf, consentTo, saveConsent } from '../../measurement/index.ts';
import { answerPage } from '../page/answerPage.ts';
import { readFrame } from '../page/pageFrame.ts';
import type { PageFrame } from '../page/pageFrame.ts';
import { sentForm } from '../sentForm.ts';
import { CONSENT_PATH, emptyForm, pathWithin } from '../../defaultTheme/index.ts';
import type { SentForm } from '../../defaultTheme/index.ts';

const PAGE = { kind: 'page', access: 'public' } as const;

type ConsentCall = Pick<Call, 'app' | 'db' | 'request'>;

/**
 * Reads the page frame and the host of the script that requires consent. Throws 404 if measurement is disabled, because there is nothing
 * to consent to.
 */
async function measuringFrame({ app, db }: ConsentCall): Promise<{ frame: PageFrame; host: string | null }> {
  const frame = await readFrame(app, db);
  const { enabled, script } = frame.measurement;
  if (!enabled) throw notFound();
  return { frame, host: script && script.host };
}

/** Responds with the consent page, which shows the visitor's choice and how to change it. */
async function page(call: ConsentCall, form: SentForm = emptyForm) {
  const { frame, host } = await measuringFrame(call);
  const view = {
    kind: 'consent',
    route: 'consent',
    urn: null,
    path: CONSENT_PATH,
    title: call.app.texts()('measurement.link'),
    description: null,
    choice: consentTo(answerOf(call.request), host),
    shared_with: host,
    has_currencies: shownCurrencies(call.app).length > 1,
    form,
  };
  return answerPage(call, 'consent', view, { isPrivate: true, frame });
}

/** Returns the path of the page on which the visitor chose, including its query if the browser sends a referrer. */
function pageBefore({ app, request }: ConsentCall, to: string | undefined): string {
  const path = pathWithin(to) ?? CONSENT_PATH;
  const sender = URL.parse(request.headers['referer'] ?? '');
  if (!sender) return path;
  const own = app.languages.split(sender.pathname)?.path ?? sender.pathname;
  return own === path ? path + sender.search : path;
}

/** The consent page and the routes of its forms. */
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
      choice: z.enum(['accepted', 'rejected'], 'choice must be accepted or rejected'),
      /** The path to return to. Default: the consent page. */
      to: z.string().max(2000).optional(),
    }),
    async handle(call) {
      const { host } = await measuringFrame(call);
      saveConsent(call.request, call.body.choice, host);
      return reply.redirect(303, pageBefore(call, call.body.to));
    },
    formPage: CONSENT_PATH,
    refused(form) {
      if (form.refusal.status === 404) throw form.refusal;
      return page(form, sentForm(form, []));
    },
  }),
];
