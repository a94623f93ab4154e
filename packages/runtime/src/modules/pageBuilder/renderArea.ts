import type { AppContext } from '../../platform/contracts/context.ts';
import { reportFault } from '../../platform/acting/guard.ts';
import { html, markedLanguage } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { mergeSources } from '../../platform/http/answer/contentSecurity.ts';
import type { ForeignSources } from '../../platform/http/answer/contentSecurity.ts';
import { serverOf } from '../../platform/serverContext.ts';
import type { Widget, WidgetContext } from './contract.ts';
import { linksOf } from './linkField.ts';
import type { LoadedWidget, PageWidgets } from './loadWidgets.ts';
import { activeTheme } from './pagePlacements.ts';

/** Maximum number of widgets on a page. Without a limit, nested containers could double the number at each level. */
const MAX_WIDGETS = 1000;

/** Returns the active theme's template for a widget type, or undefined if the theme does not replace the type's own template. */
function templateOf(app: AppContext, type: string): Widget['render'] | undefined {
  const theme = activeTheme(app);
  return theme === null
    ? undefined
    : (app.registry('theme').get(theme)?.widgets?.[type] as Widget['render'] | undefined);
}

/** Lists the external sources required by the widgets of a page. */
export const sourcesOf = ({ areas }: PageWidgets): ForeignSources =>
  mergeSources([...areas.values()].flat().map(({ widget, parsed }) => widget.sources?.(parsed) ?? {}));

/**
 * Creates a function that renders the areas of one page. Omits and logs widgets that fail. Does not render a widget inside itself. With
 * `marked`, invisible HTML comments mark each area and widget so that the page builder can locate them in a preview. `products` renders
 * product tiles in widgets.
 */
export function areaRenderer(
  app: AppContext,
  widgets: PageWidgets,
  { marked, products }: { readonly marked: boolean } & Pick<WidgetContext, 'products'>,
): (area: string) => Html {
  let rendered = 0;

  const renderArea = (area: string, around: readonly string[]): Html =>
    markedArea(
      (widgets.areas.get(area) ?? []).map((widget) =>
        markedWidget(area, widget, renderWidget(widget, around)),
      ),
      area,
    );

  const markedArea = (shown: readonly (Html | null)[], area: string): Html =>
    marked ? html`<!--area "${area}"-->${shown}<!--/area-->` : html`${shown}`;

  const markedWidget = (area: string, { uuid, type }: LoadedWidget, shown: Html | null): Html | null =>
    marked && shown ? html`<!--widget "${uuid}" "${type}" "${area}"-->${shown}<!--/widget-->` : shown;

  const renderWidget = (placed: LoadedWidget, around: readonly string[]): Html | null => {
    const { uuid, type, widget, parsed, loaded, language } = placed;
    if (around.includes(uuid) || rendered >= MAX_WIDGETS) return null;
    rendered += 1;
    try {
      const area = (name: string) => renderArea(name, [...around, uuid]);
      const render = templateOf(app, type) ?? widget.render;
      const inOwnLanguage = (element: Html): Html =>
        language === app.language ? element : markedLanguage(element, app.languages.localeOf(language));
      return render(parsed, { uuid, app, inOwnLanguage, link: linksOf(app, placed), area, products }, loaded);
    } catch (error) {
      const of = {
        extension: app.registry('widgets').ownerOf(type) ?? 'none',
        contribution: `widget "${type}"`,
      };
      const message = 'a widget could not be rendered';
      reportFault(serverOf(app), 'error', of, error, { message, widget: uuid, type });
      return null;
    }
  };

  return (area) => renderArea(area, []);
}
