import { refuse } from '../../platform/errors.ts';
import type { ErrorDetail } from '../../platform/errors.ts';

export const widgetNotFound = () => refuse(404, 'WIDGET_NOT_FOUND', 'Widget not found');
export const unknownWidgetType = (type: string) =>
  refuse(400, 'UNKNOWN_WIDGET_TYPE', 'There is no widget type "{type}"', { values: { type } });
export const badWidgetSettings = (details: readonly ErrorDetail[]) =>
  refuse(400, 'BAD_WIDGET_SETTINGS', details[0]?.message ?? 'The settings do not fit the widget type', {
    details,
  });
/** Refuses a placement that no page shows. `known` are the names that can be used. */
export const unknownArea = ({ index, field, name, known }: UnknownPlace) =>
  refuse(400, 'UNKNOWN_AREA', 'There is no {field} "{name}"; there are {known}', {
    values: { field, name, known: known.join(', ') },
    at: `placements.${index}.${field}`,
  });

interface UnknownPlace {
  readonly index: number;
  readonly field: 'route' | 'area';
  readonly name: string;
  readonly known: readonly string[];
}

export const widgetPlacedTwice = () =>
  refuse(400, 'WIDGET_PLACED_TWICE', 'A widget can be placed only once in the same area of a page');
export const homepageBusy = () =>
  refuse(409, 'HOMEPAGE_BUSY', 'The pages are being changed by somebody else. Please try again');
export const previewOfOtherTheme = (theme: string | null, active: string | null) =>
  refuse(409, 'PREVIEW_OF_OTHER_THEME', 'The preview is of {theme}, and the active theme is {active}', {
    values: { theme: theme ?? 'no theme', active: active ?? 'none' },
  });
