import { Refusal } from '../../../platform/errors.ts';
import { serverOf } from '../../../platform/serverContext.ts';
import { loadWidgets, openPreview } from '../../pageBuilder/index.ts';
import type { Preview, ShownPage } from '../../pageBuilder/index.ts';
import type { Layout, PageTemplate, PageView, ViewOf } from '../../defaultTheme/contract.ts';
import { measuredPage } from '../measurement/measured.ts';
import type { Measured } from '../measurement/measured.ts';
import { pageInLanguage } from './inLanguage.ts';
import { plainFrame, readFrame } from './pageFrame.ts';
import type { PageFrame } from './pageFrame.ts';
import { shareImage } from './pageHead.ts';
import { wantsJson } from './pagePlan.ts';
import type { PageCall, PagePlan } from './pagePlan.ts';
import { withPreview } from './preview.ts';
import { layoutOf } from './layoutOf.ts';

/** A page with all its data in the request's language, ready to be rendered as an HTML document or JSON. */
export interface ComposedPage {
  readonly call: PageCall;
  readonly template: PageTemplate;
  readonly view: PageView;
  readonly frame: PageFrame;
  readonly layout: Layout;
  readonly widgets: Awaited<ReturnType<typeof loadWidgets>>;
  readonly measured: Measured;
  /** True if the page is the same for all visitors, so that caches may store it. */
  readonly isPublic: boolean;
}

/**
 * Composes a page from its view: applies the draft specified in the query, loads the widgets and the frame of an HTML document, and
 * translates everything into the request's language. Runs the SQL statements listed at `answerPage`.
 */
export async function composePage<T extends PageTemplate>(
  pageCall: PageCall,
  template: T,
  given: ViewOf<T>,
  plan: PagePlan<ViewOf<T>>,
): Promise<ComposedPage> {
  const call = pageCall.preview === undefined ? withPreview(pageCall, await previewOf(pageCall)) : pageCall;
  const { app, db, request } = call;
  const [placed, frame] = await Promise.all([
    plan.widgets ?? loadWidgets(app, db, shownPage(call, given, plan.isPrivate === true), call.preview),
    plan.frame ?? (wantsJson(request) ? plainFrame(app) : readFrame(app, db)),
  ]);
  const parts = { template, view: given as ViewOf<T> & PageView, menus: frame.menus, widgets: placed };
  const { view, menus, widgets } = await pageInLanguage(app, db, parts);
  const localized = { ...frame, menus };
  const isClosed = serverOf(app).closing?.isClosed() === true;
  const isPrivate = isClosed || plan.isPrivate === true || (call.preview ?? null) !== null;
  const isPublic = !isPrivate && (plan.status ?? 200) === 200;
  const measured = measuredPage(request, frame.measurement, { path: view.path, isPublic });
  const layout = layoutOf(app, template, view, localized, {
    ...plan,
    measured,
    image: shareImage(view, plan.image ?? null, [...widgets.areas.values()]),
    isPrivate,
    isClosed,
  });
  return { call, template, view, frame: localized, layout, widgets, measured, isPublic };
}

/** Returns the parts of a page that its widgets depend on. Only widgets of a private page know the customer. */
const shownPage = ({ caller }: PageCall, view: PageView, isPrivate: boolean): ShownPage => ({
  ...(view as PageView & ShownPage),
  customerUuid: isPrivate ? (caller?.customer?.uuid ?? null) : null,
});

/** Opens the draft specified in the page's query. Returns null if the query specifies no draft or the draft is for another theme. */
async function previewOf({ app, db, request: { search } }: PageCall): Promise<Preview | null> {
  const [token, ...more] = search === '' ? [] : new URLSearchParams(search).getAll('changeset');
  if (token === undefined || more.length > 0) return null;
  return openPreview(app, db, token).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}
