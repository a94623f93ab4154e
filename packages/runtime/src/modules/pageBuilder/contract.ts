import type { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';
import type { ProductTile } from '../catalog/contract.ts';
import type { Theme } from '../themes/contract.ts';
import type { Html } from '../../platform/html/html.ts';
import type { ForeignSources } from '../../platform/http/answer/contentSecurity.ts';

/** Describes the context in which a widget is rendered. */
export interface WidgetContext {
  /** The uuid of the instance, used in the names of the areas inside the widget. */
  readonly uuid: string;
  readonly app: AppContext;
  /**
   * Resolves a link: a URN resolves to the path of its entity, and any other safe address to itself. Returns null if the entity has no
   * page or the link is unsafe.
   */
  link(text: string): string | null;
  /** Renders the widgets of an area, for container widgets. */
  area(name: string): Html;
  /** Renders products like the product lists of the active theme. */
  products(products: readonly ProductTile[]): Html;
}

/** Describes the page that widgets are loaded for. */
export interface WidgetPage {
  /** The route that placements refer to, such as `productView`. */
  readonly route: string;
  /** The URN of the entity that the page shows. Null if the page shows no entity. */
  readonly urn: string | null;
  /** The UUID of the visitor's cart that the page shows. Null if the page shows no cart or the cart has no lines. */
  readonly cart: string | null;
  /** The UUID of the order that the page shows to the shopper who placed it. Null if the page shows no order. */
  readonly order: string | null;
}

/** Describes a widget type. */
export interface WidgetDefinition<S extends z.ZodType, Loaded> {
  /** The unique type id: lower-case letters, digits and underscores. Instances refer to it. */
  readonly type: string;
  /** The display name in the admin. */
  readonly name: string;
  /** The one-sentence description in the admin. */
  readonly description?: string;
  /** The address of a preview image of the widget, such as a shop path. */
  readonly picture?: string;
  /** The initial settings of a new instance in the page builder. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /**
   * The settings schema. It validates settings when they are written, and again before the widget is shown, because a later schema may be
   * stricter.
   */
  readonly settings: S;
  /**
   * Loads the data of all instances on a page, in the order of their settings. It is called once per page with the settings of all
   * instances and should run a single statement. The data is as public as the page, whose JSON contains it. An error is logged, and the
   * page is shown without these widgets.
   */
  load?(
    settings: readonly z.output<S>[],
    call: { readonly app: AppContext; readonly db: Db; readonly page: WidgetPage },
  ): Promise<readonly Loaded[]>;
  /**
   * `content`: the loaded data depends only on the settings, the page and watched tables. Watched are the shop tables that pages show and
   * the tables that a migration passes to `watch_content`. Pages with only such widgets are cached until one of these tables changes.
   * Default: pages with the widget are not cached.
   */
  readonly changesWith?: 'content';
  /** Lists the external sources that browsers may load on a page with the widget, such as the origin of a video player. */
  sources?(settings: z.output<S>): ForeignSources;
  /** Renders an instance from its arguments only. The `html` template tag escapes values. */
  render(settings: z.output<S>, page: WidgetContext, loaded: Loaded): Html;
}

/** A widget type as stored in the registry, without the types of its settings and data. */
export type Widget = WidgetDefinition<z.ZodType, unknown>;

/** Defines a widget type. `load` and `render` derive their types from the settings schema. */
export const defineWidget = <S extends z.ZodType, Loaded = undefined>(
  widget: WidgetDefinition<S, Loaded>,
): Widget => widget as unknown as Widget;

/** Renders a widget type in place of the type's own `render`. The parameters are the settings and the data of the type. */
export type WidgetTemplate = (settings: never, page: WidgetContext, loaded: never) => Html;

/** A page area where widgets can be placed. */
export interface PageArea {
  /** The name used in placements: letters, digits, underscores and hyphens. */
  readonly area: string;
  /** The display name in the admin. */
  readonly label: string;
}

/** A kind of page. The name of its route is used in placements and in the `route` of its views. */
export interface PageRoute {
  /** The name used in placements: letters, digits, underscores and hyphens. */
  readonly route: string;
  /** The display name in the admin. */
  readonly label: string;
  /** Areas in addition to the areas common to all pages. */
  readonly areas?: readonly PageArea[];
  /** The path of a sample page for the page builder, such as `/cart`. Absent if the path follows from `entity` or there is no sample. */
  readonly path?: string;
  /** The entity type of these pages, as declared in `urlEntities`. Absent if the pages have no entity. */
  readonly entity?: string;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly widgets?: readonly Widget[];
    /** The kinds of pages that an extension adds, so that widgets can be placed on them. */
    readonly pageRoutes?: readonly PageRoute[];
  }
}

declare module '../themes/contract.ts' {
  interface Theme {
    /** Areas that the theme's templates render in addition to the common areas. An area without `route` applies to all routes. */
    readonly areas?: readonly (PageArea & { readonly route?: string })[];
    /** Templates that replace the `render` functions of widget types, keyed by type. */
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

/** Returns the error in the areas and widget templates of a theme, or null if there is none. */
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
