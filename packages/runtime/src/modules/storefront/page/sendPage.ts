import { Reply } from '../../../platform/contracts/reply.ts';
import { HTML_TYPE } from '../../../platform/http/answer/answer.ts';
import { contentSecurity, DATA_POLICY } from '../../../platform/http/answer/contentSecurity.ts';
import { taggedText } from '../../../platform/http/answer/etag.ts';
import { arePricesPlain, pricesOf } from '../../catalog/index.ts';
import { unitsToShow } from '../../carts/index.ts';
import { recordView } from '../../measurement/index.ts';
import { sendWithUnits, withUnits } from '../cartMark.ts';
import type { ComposedPage } from './composePage.ts';
import type { AnsweredPage, PageCall, PagePlan } from './pagePlan.ts';
import type { RenderedPage } from './renderPage.ts';

/** Responds with a rendered page. Stores a public page in the cache if it changes only with the shop's content. */
export function sendRendered(
  { call, widgets, measured, isPublic }: ComposedPage,
  { type, text, sources, counted }: RenderedPage,
  plan: Pick<PagePlan, 'status' | 'refresh' | 'store'>,
): Reply {
  const { status = 200 } = plan;
  const isDocument = type === HTML_TYPE;
  const common = {
    // If the shop asks for consent, the response varies by the visitor's choice, which is stored in a cookie.
    // Prices in several currencies also vary by a cookie.
    vary:
      (isDocument && measured.consent !== null) || !arePricesPlain(call.app) ? 'Accept, Cookie' : 'Accept',
    'content-security-policy': isDocument ? contentSecurity(sources) : DATA_POLICY,
  };
  if (!isPublic) {
    const { refresh } = plan;
    const headers = {
      ...common,
      'content-type': type,
      'cache-control': 'private, no-store',
      ...(refresh && isDocument && { refresh: `${refresh.seconds}; url=${pathOf(call, refresh.path)}` }),
    };
    return new Reply(status, isDocument ? withUnits(call.app, text, unitsToShow()) : text, headers);
  }
  const isOfGroups = pricesOf(call.app)?.isOfGroups === true;
  const cacheControl = counted === null && !isOfGroups ? 'public, no-cache' : 'private, no-cache';
  const page = {
    text: taggedText(text, type, { ...common, 'cache-control': cacheControl }),
    view: counted,
  };
  if (widgets.changeWithContent) plan.store?.(page);
  return sendPage(call, page);
}

/** Sends a newly rendered or cached public page, and counts the page view if the visitor has consented. */
export function sendPage(call: Pick<PageCall, 'app' | 'request'>, { text, view }: AnsweredPage): Reply {
  if (view) recordView(call, view);
  return sendWithUnits(call, text);
}

const pathOf = ({ app: { languages, language } }: PageCall, path: string): string =>
  languages.pathIn(language, path);
