import { timeRendering } from '../../../platform/acting/timing.ts';
import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { HTML_TYPE, JSON_TYPE } from '../../../platform/http/answer/answer.ts';
import { mergeSources } from '../../../platform/http/answer/contentSecurity.ts';
import type { ForeignSources } from '../../../platform/http/answer/contentSecurity.ts';
import { linksIn } from '../../../platform/languages/linksIn.ts';
import type { CacheView, PageView, TemplateContext } from '../../defaultTheme/contract.ts';
import type { Occurrence } from '../../measurement/index.ts';
import { areaRenderer, sourcesOf, widgetsAnswer } from '../../pageBuilder/index.ts';
import type { ComposedPage } from './composePage.ts';
import type { PagePlan } from './pagePlan.ts';
import { productsOf, templateContextOf } from './templateContext.ts';
import { themeOf } from './themeOf.ts';

/** A rendered page with the values for its headers. */
export interface RenderedPage {
  readonly type: typeof HTML_TYPE | typeof JSON_TYPE;
  readonly text: string;
  /** The external sources that the HTML document loads. */
  readonly sources: ForeignSources;
  /** The event that is recorded for a page view. Null if page views are not counted. */
  readonly counted: Occurrence | null;
}

/** Renders a page as JSON, including its widgets as data. Pure. */
export function renderData({ call, view, layout, widgets }: ComposedPage): RenderedPage {
  const data = {
    ...view,
    canonical: layout.canonical,
    ...(layout.alternates.length > 1 && { alternates: layout.alternates }),
    widgets: widgetsAnswer(call.app, widgets),
  };
  return { type: JSON_TYPE, text: JSON.stringify({ data }), sources: {}, counted: null };
}

/** Renders a page as an HTML document with the theme's template. Pure. */
export function renderDocument(page: ComposedPage, plan: RenderPlan): RenderedPage {
  const { call, template, view, frame, layout, widgets, measured } = page;
  const { app } = call;
  const { templates } = themeOf(app);
  const area = areaRenderer(app, widgets, {
    marked: (call.preview ?? null) !== null,
    products: productsOf(app),
  });
  const content = html`${bodyOf(view, plan)}${area(plan.area ?? 'content')}`;
  const { legal } = frame.menus;
  const context = {
    ...templateContextOf(app, area, content, frame.look, legal?.links, legal?.guaranteeFor(null)),
    menu: layout.menu,
  };
  const show = templates[template] as (shown: PageView, around: TemplateContext) => Html;
  const document = timeRendering(() => String(templates.document(layout, show(view, context), context)));
  return {
    type: HTML_TYPE,
    text: linksIn(app, document),
    sources: mergeSources([plan.sources ?? {}, sourcesOf(widgets), measured.sources]),
    counted: measured.isCounted ? { ...(plan.counted ?? PAGE_VIEW), path: view.path } : null,
  };
}

type RenderPlan = Pick<PagePlan, 'area' | 'body' | 'sources' | 'counted'>;

const PAGE_VIEW = { name: 'page_viewed' } as const;

const bodyOf = (view: PageView, { body = null }: RenderPlan): Html | null => {
  if (typeof body !== 'function') return body;
  return body((view as Partial<CacheView>).entity ?? null);
};
