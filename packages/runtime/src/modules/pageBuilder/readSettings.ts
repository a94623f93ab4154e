import type { AppContext } from '../../platform/context.ts';
import type { Widget } from './contract.ts';
import type { PlacedWidget } from './overlayWidgets.ts';

/** A placed widget with its type, and its settings as the type reads them. */
export interface ReadWidget {
  readonly placed: PlacedWidget;
  readonly widget: Widget;
  readonly parsed: unknown;
}

/** None for a widget whose type is not installed, or whose settings do not fit the type any more: that is logged. */
export function readSettings(app: AppContext, placed: PlacedWidget): readonly ReadWidget[] {
  const { type, uuid, settings } = placed;
  const widget = app.registry('widgets').get(type);
  const parsed = widget?.settings.safeParse(settings);
  if (widget && parsed?.success) return [{ placed, widget, parsed: parsed.data }];
  app.log.warn({ widget: uuid, type }, widget ? 'a widget has settings that do not fit' : 'unknown widget');
  return [];
}
