import { refuse } from '../../platform/errors.ts';
import type { ErrorDetail } from '../../platform/errors.ts';

export const widgetNotFound = () => refuse(404, 'WIDGET_NOT_FOUND', 'Widget not found');
export const unknownWidgetType = (type: string) =>
  refuse(400, 'UNKNOWN_WIDGET_TYPE', 'Widget type "{type}" does not exist', { values: { type } });
export const badWidgetSettings = (details: readonly ErrorDetail[]) =>
  refuse(400, 'BAD_WIDGET_SETTINGS', details[0]?.message ?? 'The settings do not match the widget type', {
    details,
  });
/** Creates the error for a placement in an area that no page has. `known` lists the valid names. */
export const unknownArea = ({ index, field, name, known }: UnknownPlace) =>
  refuse(400, 'UNKNOWN_AREA', 'Unknown {field} "{name}". Available: {known}', {
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
  refuse(400, 'WIDGET_PLACED_TWICE', 'A widget can only be placed once in the same area of a page');
export const homepageBusy = () =>
  refuse(409, 'HOMEPAGE_BUSY', 'Someone else is changing the pages. Try again.');
export const previewOfOtherTheme = (theme: string | null, active: string | null) =>
  refuse(409, 'PREVIEW_OF_OTHER_THEME', 'The preview is for {theme}, but the active theme is {active}', {
    values: { theme: theme ?? 'no theme', active: active ?? 'none' },
  });
