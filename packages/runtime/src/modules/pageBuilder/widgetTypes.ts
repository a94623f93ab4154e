import type { AppContext } from '../../platform/contracts/context.ts';
import { inputSchemaOf } from '../../platform/openApi/jsonSchema.ts';
import type { Widget } from './contract.ts';

/** A widget type as the page builder shows it. */
export interface WidgetType {
  readonly type: string;
  readonly name: string;
  readonly description: string | null;
  readonly picture: string | null;
  /** The JSON Schema of the settings in request bodies. */
  readonly settingsSchema: Readonly<Record<string, unknown>>;
  /** The settings of a new instance. */
  readonly defaults: Readonly<Record<string, unknown>>;
}

/** Lists the installed widget types. */
export const listWidgetTypes = (app: AppContext): readonly WidgetType[] =>
  app.registry('widgets').list().map(describeType);

const described = new WeakMap<Widget, WidgetType>();

function describeType(widget: Widget): WidgetType {
  const known = described.get(widget);
  if (known) return known;
  const { type, name, description = null, picture = null, settings, defaults = {} } = widget;
  const settingsSchema = inputSchemaOf(settings);
  const one = { type, name, description, picture, settingsSchema, defaults };
  described.set(widget, one);
  return one;
}
