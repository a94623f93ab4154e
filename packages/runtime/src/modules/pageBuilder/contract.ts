import type { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { ContributionPoint } from '../../platform/extensions/contract.ts';
import type { Html } from '../../platform/html/html.ts';

/** What a widget may ask of the page that it stands on. */
export interface WidgetSurroundings {
  /** Of the instance. Areas inside of a widget are named by it. */
  readonly uuid: string;
  readonly app: AppContext;
  /** Where a link leads: the path of the entity that a URN names, an address as it is. Null: nowhere, or not safely. */
  link(text: string): string | null;
  /** The widgets that are placed in an area, for a widget that holds others. */
  area(name: string): Html;
}

export interface WidgetDefinition<S extends z.ZodType, Loaded> {
  /** Unique: lower-case letters, digits and underscores. Instances name it. */
  readonly type: string;
  /** For administrators. */
  readonly name: string;
  /** Checks the settings of an instance when they are written, and again before they are shown: a later schema may ask for more. */
  readonly settings: S;
  /**
   * What the instances of a page need from elsewhere, in their order. Called once for a page, with the settings of all of
   * them; keep it to one statement. The public can read what it gives, in the JSON of the page. What it throws is logged, and the page is shown without these widgets.
   */
  load?(
    settings: readonly z.output<S>[],
    call: { readonly app: AppContext; readonly db: Db },
  ): Promise<readonly Loaded[]>;
  /**
   * `content`: what it loads follows from the settings and from tables that the shop watches: its own ones of what pages
   * show, and those that a migration gives to `watch_content`. Pages of such widgets alone are kept until one of them
   * changes. Default: the page is made anew each time.
   */
  readonly changesWith?: 'content';
  /** Its markup, from what it is given alone. Values go through the template `html`, which escapes them. */
  render(settings: z.output<S>, page: WidgetSurroundings, loaded: Loaded): Html;
}

/** A type of widget with its own types forgotten: what the registry keeps. */
export type Widget = WidgetDefinition<z.ZodType, unknown>;

/** Types `load` and `render` by the schema of the settings. */
export const defineWidget = <S extends z.ZodType, Loaded = undefined>(
  widget: WidgetDefinition<S, Loaded>,
): Widget => widget as unknown as Widget;

declare module '../../platform/extensions/contract.ts' {
  interface Contributions {
    readonly widgets?: readonly Widget[];
  }
}

export const widgets: ContributionPoint<Widget> = {
  noun: 'widget',
  keyOf: ({ type }) => type,
  deadlines: { load: 'callMs', render: 'callMs' },
  fault: ({ type, name, settings, render }) => {
    if (typeof type !== 'string' || !/^[a-z][a-z0-9_]*$/.test(type))
      return 'type must be lower-case letters, digits and underscores';
    if (typeof name !== 'string' || typeof render !== 'function')
      return 'name must be a text, and render a function';
    return typeof settings?.safeParse === 'function' ? null : 'settings must be a zod schema';
  },
};
