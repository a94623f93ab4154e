import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { loadWidgets } from '../../pageBuilder/index.ts';
import { translateData } from '../../translations/index.ts';
import type { Menus } from '../shopMenu.ts';
import type { PageTemplate, PageView } from '../../defaultTheme/contract.ts';

type PageWidgets = Awaited<ReturnType<typeof loadWidgets>>;

/** The parts of a page that contain translatable entity fields. */
interface PageParts<View> {
  readonly view: View;
  readonly menus: Menus;
  readonly widgets: PageWidgets;
}

/** The templates whose views consist of entities. The names in carts and orders are in the language of the cart or order. */
const CATALOG_PAGES: ReadonlySet<PageTemplate> = new Set([
  'homepage',
  'content',
  'product',
  'category',
  'collection',
  'blog',
  'blogPost',
  'search',
]);

/** Translates a page with its widgets and menus into the app's language. Runs one SQL statement, or none in the default language. */
export async function pageInLanguage<View extends PageView>(
  app: AppContext,
  db: Db,
  { view, menus, widgets, template }: PageParts<View> & { readonly template: PageTemplate },
): Promise<PageParts<View>> {
  const areas = [...widgets.areas];
  const loaded = areas.map(([, all]) => all.map((one) => one.loaded));
  const localized = await translateData(app, db, { view, menus, loaded }, [
    'menus',
    'loaded',
    ...(CATALOG_PAGES.has(template) ? (['view'] as const) : []),
  ]);
  return {
    view: { ...localized.view, ...headOf(view, localized.view) },
    menus: localized.menus,
    widgets: {
      ...widgets,
      areas: new Map(
        areas.map(([name, all], area) => [
          name,
          all.map((one, place) => ({ ...one, loaded: localized.loaded[area]?.[place] })),
        ]),
      ),
    },
  };
}

type Texts = Readonly<Record<string, unknown>>;

/** Returns a page's title and description, based on the translated entity. */
function headOf(view: PageView, localized: PageView): Pick<PageView, 'title' | 'description'> {
  const { title, description } = view;
  const [before, after] = [entityOf(view), entityOf(localized)];
  if (!before || !after) return { title, description };
  return {
    title: sameText(before, after, title, ['meta_title', 'name', 'title']) ?? title,
    description: sameText(before, after, description, [
      'meta_description',
      'short_description',
      'description',
      'meta_title',
    ]),
  };
}

/**
 * Returns the first translated value among the fields. If there is none, returns the current value of the field from which the text was
 * taken.
 */
function sameText(before: Texts, after: Texts, text: string | null, names: readonly string[]): string | null {
  const [first = ''] = names;
  if (after[first] !== before[first] && typeof after[first] === 'string') return after[first];
  const name = text === null ? undefined : names.find((one) => before[one] === text);
  const found = name === undefined ? text : after[name];
  return typeof found === 'string' ? found : text;
}

const entityOf = (view: PageView): Texts | null => {
  const { entity } = view as PageView & { readonly entity?: unknown };
  return typeof entity === 'object' && entity !== null ? (entity as Texts) : null;
};
