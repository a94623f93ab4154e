import type { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { ProductTile } from '../catalog/contract.ts';
import type { Theme } from '../themes/contract.ts';
import type { Html } from '../../platform/html/html.ts';
import type { ForeignSources } from '../../platform/http/answer/contentSecurity.ts';

/** The context in which a widget is rendered. */
export interface WidgetContext {
  /** The UUID of the instance. The names of the areas inside the widget contain it. */
  readonly uuid: string;
  readonly app: AppContext;
  /**
   * Marks an element that shows texts of the settings with their language, if that is not the language of the page. The markup must begin
   * with the element's tag.
   */
  inOwnLanguage(element: Html): Html;
  /**
   * Resolves a link. A URN resolves to its entity's path, and any other safe URL to itself. Returns null if the entity has no page or
   * the link is unsafe.
   */
  link(text: string): string | null;
  /** Renders the widgets placed in one of this widget's areas, for container widgets. */
  area(name: string): Html;
  /** Renders product tiles with the active theme's template. */
  products(products: readonly ProductTile[]): Html;
}

/** The page that widgets are loaded for. */
export interface WidgetPage {
  /** The route that placements refer to, such as `productView`. */
  readonly route: string;
  /** The URN of the entity that the page shows. Null if the page shows no entity. */
  readonly urn: string | null;
  /** The UUID of the visitor's cart, if the page shows the cart. Null for other pages and for empty carts. */
  readonly cart: string | null;
  /** The UUID of the order that the page shows to the shopper who placed it. Null for other pages. */
  readonly order: string | null;
  /**
   * The UUID of the signed-in customer, on pages that only one visitor sees: cart, checkout, orders and account. Null for guests and
   * for all other pages, which visitors share.
   */
  readonly customer: string | null;
}

/** A widget type. */
export interface WidgetDefinition<S extends z.ZodType, Loaded> {
  /** The unique type ID: lowercase letters, digits and underscores. Instances refer to it. */
  readonly type: string;
  /** The display name in the admin. */
  readonly name: string;
  /** The one-sentence description in the admin. */
  readonly description?: string;
  /** The URL of a preview image of the widget, such as a shop path. */
  readonly picture?: string;
  /** The initial settings of a new instance in the page builder. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /**
   * The settings schema. It validates settings when they are saved, and again when the widget is rendered, because a newer schema may be
   * stricter.
   */
  readonly settings: S;
  /**
   * Loads data for all instances of the type on a page, in the order of the given settings. Called once per page, and should run a
   * single SQL statement. The loaded data is as public as the page, whose JSON contains it. If `load` throws, the error is logged, and
   * the page is rendered without these widgets.
   */
  load?(
    settings: readonly z.output<S>[],
    call: { readonly app: AppContext; readonly db: Db; readonly page: WidgetPage },
  ): Promise<readonly Loaded[]>;
  /**
   * `content`: the loaded data depends only on the settings, the page and watched tables. Watched tables are the shop tables shown on
   * pages and any tables that a migration passes to `watch_content`. Pages on which all widgets declare `content` are cached until a
   * watched table changes. Default: pages with the widget are not cached.
   */
  readonly changesWith?: 'content';
  /** Lists the external sources that browsers may load on a page with the widget, such as a video player's origin. */
  sources?(settings: z.output<S>): ForeignSources;
  /** Renders an instance, using only its arguments. The `html` template tag escapes values. */
  render(settings: z.output<S>, page: WidgetContext, loaded: Loaded): Html;
}

/** A registered widget type, without the TypeScript types of its settings and data. */
export type Widget = WidgetDefinition<z.ZodType, unknown>;

/** Defines a widget type. TypeScript infers the parameters of `load` and `render` from the settings schema. */
export const defineWidget = <S extends z.ZodType, Loaded = undefined>(
  widget: WidgetDefinition<S, Loaded>,
): Widget => widget as unknown as Widget;

/** A theme's render function for a widget type, which replaces the type's own `render`. Its parameters are the type's settings and data. */
export type WidgetTemplate = (settings: never, page: WidgetContext, loaded: never) => Html;

/** A page area where widgets can be placed. */
export interface PageArea {
  /** The area name used in placements. It consists of letters, digits, underscores and hyphens. */
  readonly area: string;
  /** The display name in the admin. */
  readonly label: string;
}

/** A type of page. Placements and the `route` of views refer to it by its route name. */
export interface PageRoute {
  /** The route name used in placements. It consists of letters, digits, underscores and hyphens. */
  readonly route: string;
  /** The display name in the admin. */
  readonly label: string;
  /** Areas of this page type in addition to the areas that all pages have. */
  readonly areas?: readonly PageArea[];
  /**
   * The path of a sample page for the page builder, such as `/cart`. Omit it if `entity` determines the path or if there is no sample
   * page.
   */
  readonly path?: string;
  /** The entity type shown by these pages, as declared in `urlEntities`. Omit it if the pages show no entity. */
  readonly entity?: string;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly widgets?: readonly Widget[];
    /** Page types that an extension adds, so that merchants can place widgets on the pages. */
    readonly pageRoutes?: readonly PageRoute[];
  }
}

declare module '../themes/contract.ts' {
  interface Theme {
    /** Areas rendered by the theme's templates in addition to the common areas. An area without `route` is available on all routes. */
    readonly areas?: readonly (PageArea & { readonly route?: string })[];
    /** Templates that replace the `render` functions of widget types, by widget type. */
    readonly widgets?: Readonly<Record<string, WidgetTemplate>>;
  }
}

const WORD = /^[a-zA-Z0-9_-]{1,100}$/;

const areaFault = ({ area, label }: PageArea): string | null => {
  if (typeof area !== 'string' || !WORD.test(area))
    return 'area must contain only letters, digits, underscores and hyphens';
  return typeof label === 'string' ? null : 'label must be a string';
};

export const pageRoutes: ContributionPoint<PageRoute> = {
  noun: 'page route',
  members: {
    route: 'text',
    label: 'text',
    areas: 'any',
    path: 'text?',
    entity: 'text?',
  } satisfies Members<PageRoute>,
  keyOf: ({ route }) => route,
  fault: ({ route, label, areas = [], path = '/' }) => {
    if (typeof route !== 'string' || !WORD.test(route))
      return 'route must contain only letters, digits, underscores and hyphens';
    if (typeof label !== 'string') return 'label must be a string';
    if (typeof path !== 'string' || !path.startsWith('/')) return 'path must start with /';
    return areas.map(areaFault).find((fault) => fault !== null) ?? null;
  },
};

/** Returns the problem with a theme's areas or widget templates, or null if there is none. */
export function themeFaultOfPages({ areas = [], widgets: templates = {} }: Theme): string | null {
  const broken = Object.keys(templates).find((type) => typeof templates[type] !== 'function');
  if (broken !== undefined) return `the template of the widget "${broken}" must be a function`;
  return areas.map(areaFault).find((fault) => fault !== null) ?? null;
}

export const widgets: ContributionPoint<Widget> = {
  noun: 'widget',
  members: {
    type: 'text',
    name: 'text',
    description: 'text?',
    picture: 'text?',
    defaults: 'any',
    settings: 'any',
    load: 'function?',
    changesWith: 'text?',
    sources: 'function?',
    render: 'function',
  } satisfies Members<Widget>,
  keyOf: ({ type }) => type,
  deadlines: { load: 'callMs', render: 'callMs' },
  breaks: { load: 'failures' },
  fault: ({ type, settings }) => {
    if (typeof type !== 'string' || !/^[a-z][a-z0-9_]*$/.test(type))
      return 'type must contain only lowercase letters, digits and underscores';
    return typeof settings?.safeParse === 'function' ? null : 'settings must be a zod schema';
  },
};
