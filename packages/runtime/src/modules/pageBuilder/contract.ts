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
  /** The uuid of the instance. It names the areas inside of the widget. */
  readonly uuid: string;
  readonly app: AppContext;
  /** Resolves a link: a URN gives the path of its entity, any other safe address itself. Null: the link leads nowhere or is unsafe. */
  link(text: string): string | null;
  /** Renders the widgets of an area, for a widget that contains others. */
  area(name: string): Html;
  /** Renders products as the lists of the active theme show them. */
  products(products: readonly ProductTile[]): Html;
}

/** Describes the page that widgets are loaded for. */
export interface WidgetPage {
  /** The route that placements name, such as `productView`. */
  readonly route: string;
  /** The URN of the entity that the page shows. Null: none. */
  readonly urn: string | null;
  /** The UUID of the cart that the page shows, which is the visitor's own. Null: none, or one without lines. */
  readonly cart: string | null;
  /** The UUID of the order that the page shows to who placed it. Null: none. */
  readonly order: string | null;
}

/** Describes a type of widget. */
export interface WidgetDefinition<S extends z.ZodType, Loaded> {
  /** The unique id of the type: lower-case letters, digits and underscores. Instances name it. */
  readonly type: string;
  /** The name that administrators read. */
  readonly name: string;
  /** The description of the widget, a sentence that administrators read. */
  readonly description?: string;
  /** The address of a picture of the widget, such as a path of the shop. */
  readonly picture?: string;
  /** The settings that a new instance begins with in the page builder. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** The schema of the settings. It checks them when they are written, and again before the widget is shown, because a later schema may require more. */
  readonly settings: S;
  /**
   * Loads the data that the instances of a page need, in the order of their settings. It is called once for a page with the
   * settings of all its instances; keep it to one statement. The data is as public as the page, whose JSON contains it. An error is
   * logged, and the page is shown without these widgets.
   */
  load?(
    settings: readonly z.output<S>[],
    call: { readonly app: AppContext; readonly db: Db; readonly page: WidgetPage },
  ): Promise<readonly Loaded[]>;
  /**
   * `content`: the loaded data depends only on the settings, the page and watched tables: the tables of the shop that pages show,
   * and those that a migration passes to `watch_content`. Pages with only such widgets are cached until one of these tables
   * changes. Default: a page with the widget is not cached.
   */
  readonly changesWith?: 'content';
  /** Names the sources beside the shop's own that browsers may load on a page with the widget, such as the origin of a player. */
  sources?(settings: z.output<S>): ForeignSources;
  /** Renders an instance from its arguments alone. The template `html` escapes values. */
  render(settings: z.output<S>, page: WidgetContext, loaded: Loaded): Html;
}

/** Describes a type of widget as the registry stores it, without the types of its settings and data. */
export type Widget = WidgetDefinition<z.ZodType, unknown>;

/** Defines a type of widget. The schema of the settings gives `load` and `render` their types. */
export const defineWidget = <S extends z.ZodType, Loaded = undefined>(
  widget: WidgetDefinition<S, Loaded>,
): Widget => widget as unknown as Widget;

/** Renders a type of widget in place of its own `render`. It declares the settings and the data of the type as its parameters. */
export type WidgetTemplate = (settings: never, page: WidgetContext, loaded: never) => Html;

/** An area of pages, which widgets can be placed in. */
export interface PageArea {
  /** The name that placements have: letters, digits, underscores and hyphens. */
  readonly area: string;
  /** The name that administrators read. */
  readonly label: string;
}

/** Pages of one kind. Placements name their route; their views have it as `route`. */
export interface PageRoute {
  /** The name that placements have: letters, digits, underscores and hyphens. */
  readonly route: string;
  /** The name that administrators read. */
  readonly label: string;
  /** Areas beside those that every page has. */
  readonly areas?: readonly PageArea[];
  /** A path at which such a page is shown, such as `/cart`, for the page builder. Absent: it follows from `entity`, or there is none. */
  readonly path?: string;
  /** The type of the entities whose pages these are, as `urlEntities` names it. Absent: the pages have no entity. */
  readonly entity?: string;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly widgets?: readonly Widget[];
    /** The kinds of pages that an extension brings, so that widgets can be placed on them. */
    readonly pageRoutes?: readonly PageRoute[];
  }
}

declare module '../themes/contract.ts' {
  interface Theme {
    /** Areas that the templates of the theme render beside those that every page has; of all routes where none is named. */
    readonly areas?: readonly (PageArea & { readonly route?: string })[];
    /** Templates in place of those that types of widgets bring, by type. */
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

/** Returns what is wrong with the areas and the templates of widgets of a theme; null where nothing is. */
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
