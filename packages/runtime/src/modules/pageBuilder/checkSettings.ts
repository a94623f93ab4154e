import type { AppContext } from '../../platform/context.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import { Refusal } from '../../platform/errors.ts';
import { validator } from '../../platform/http/validation.ts';
import type { Validator } from '../../platform/http/validation.ts';
import type { Widget } from './contract.ts';
import { badWidgetSettings, unknownWidgetType } from './errors.ts';

const validators = new WeakMap<Widget, Validator>();

/** The settings as the type's schema gives them. Throws 400 for an unknown type and for settings that do not fit it. */
export function checkSettings(app: AppContext, type: string, settings: unknown): object {
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
