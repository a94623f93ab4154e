import type { AppContext } from '../../platform/contracts/context.ts';
import type { ErrorDetail } from '../../platform/errors.ts';
import { Refusal } from '../../platform/errors.ts';
import { validator } from '../../platform/http/forms/validation.ts';
import type { Validator } from '../../platform/http/forms/validation.ts';
import type { Widget } from './contract.ts';
import { badWidgetSettings, unknownWidgetType } from './errors.ts';
import type { PlacedWidget } from './overlayWidgets.ts';
import { settingsIn, splitSettings, translationsFault } from './settingsIn.ts';

const validators = new WeakMap<Widget, Validator>();

/**
 * Validates settings against a widget type's schema, and returns the parsed settings. The optional `translations` override settings by
 * language. They must also match the schema, and are returned as received. Throws 400 for an unknown type, an unknown language, or
 * settings that do not match the schema.
 */
export function checkWidgetSettings(app: AppContext, type: string, settings: unknown): object {
  const widget = app.registry('widgets').get(type);
  if (!widget) throw unknownWidgetType(type);
  let validate = validators.get(widget);
  if (!validate) validators.set(widget, (validate = validator(widget.settings, 'body')));
  const split = splitSettings(settings);
  const own = checked(validate, split.own, 'settings');
  const { translations } = split;
  if (translations === undefined) return own;
  const fault = translationsFault(app, translations);
  if (fault !== null)
    throw badWidgetSettings([
      { path: 'settings.translations', rule: 'propertyNames', message: `settings.translations ${fault}` },
    ]);
  for (const language of app.languages.all) {
    const localized = settingsIn(split, language);
    if (localized) checked(validate, localized, `settings.translations.${language}`);
  }
  return { ...own, translations };
}

function checked(validate: Validator, settings: unknown, at: string): object {
  try {
    return validate(settings) as object;
  } catch (error) {
    if (error instanceof Refusal && error.details) throw badWidgetSettings(error.details.map(inSettings(at)));
    throw error;
  }
}

const inSettings =
  (at: string) =>
  ({ path, message, ...fault }: ErrorDetail): ErrorDetail => ({
    ...fault,
    path: path === '' ? at : `${at}.${path}`,
    message: message.replace(/^body /, `${at} `),
  });

/** A placed widget with its type, its parsed settings and their language. */
export interface ReadWidget {
  readonly placed: PlacedWidget;
  readonly widget: Widget;
  readonly parsed: unknown;
  readonly language: string;
}

/**
 * Parses the settings of a placed widget in the app's language. Returns an empty list and logs a warning if the type is not installed or
 * the settings no longer match its schema.
 */
export function readWidgetSettings(app: AppContext, placed: PlacedWidget): readonly ReadWidget[] {
  const { type, uuid, settings } = placed;
  const widget = app.registry('widgets').get(type);
  const split = splitSettings(settings);
  const localized = settingsIn(split, app.language);
  const translated = localized && widget?.settings.safeParse(localized);
  const parsed = translated?.success ? translated : widget?.settings.safeParse(split.own);
  const language = translated?.success ? app.language : app.languages.default;
  if (widget && parsed?.success) return [{ placed, widget, parsed: parsed.data, language }];
  app.log.warn({ widget: uuid, type }, widget ? 'a widget has settings that do not fit' : 'unknown widget');
  return [];
}
