import type { AppContext } from '../../platform/context.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import { Refusal } from '../../platform/errors.ts';
import { validator } from '../../platform/http/validation.ts';
import type { Validator } from '../../platform/http/validation.ts';
import type { Widget } from './contract.ts';
import { badWidgetSettings, unknownWidgetType } from './errors.ts';
import type { PlacedWidget } from './overlayWidgets.ts';

const validators = new WeakMap<Widget, Validator>();

/** Checks settings against the schema of a widget type, and returns them as the schema gives them. Throws 400 for an unknown type and for settings that do not fit the type. */
export function checkWidgetSettings(app: AppContext, type: string, settings: unknown): object {
  const widget = app.registry('widgets').get(type);
  if (!widget) throw unknownWidgetType(type);
  let validate = validators.get(widget);
  if (!validate) validators.set(widget, (validate = validator(widget.settings, 'body')));
  try {
    return validate(settings) as object;
  } catch (error) {
    if (error instanceof Refusal && error.details) throw badWidgetSettings(error.details.map(inSettings));
    throw error;
  }
}

const inSettings = ({ path, message }: ErrorDetail): ErrorDetail => ({
  path: path === '' ? 'settings' : `settings.${path}`,
  message: message.replace(/^body /, 'settings '),
});

/** Describes a placed widget with its type, and its settings as the schema of the type gives them. */
export interface ReadWidget {
  readonly placed: PlacedWidget;
  readonly widget: Widget;
  readonly parsed: unknown;
}

/** Reads the settings of a placed widget. Gives an empty list, and logs a warning, where the type is not installed or the settings no longer fit it. */
export function readWidgetSettings(app: AppContext, placed: PlacedWidget): readonly ReadWidget[] {
  const { type, uuid, settings } = placed;
  const widget = app.registry('widgets').get(type);
  const parsed = widget?.settings.safeParse(settings);
  if (widget && parsed?.success) return [{ placed, widget, parsed: parsed.data }];
  app.log.warn({ widget: uuid, type }, widget ? 'a widget has settings that do not fit' : 'unknown widget');
  return [];
}
