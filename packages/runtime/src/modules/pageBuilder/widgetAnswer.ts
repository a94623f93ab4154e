import type { AppContext } from '../../platform/contracts/context.ts';
import { parseUrn } from '../urls/index.ts';
import { linksOf } from './linkField.ts';
import type { PageWidgets } from './loadWidgets.ts';

/**
 * Returns the widgets of a page as data, by area. `links` maps each URN in the settings to its current path. `data` is the data loaded
 * by the widget type, for front ends that render the widget.
 */
export const widgetsAnswer = (app: AppContext, widgets: PageWidgets) =>
  Object.fromEntries(
    [...widgets.areas].map(([area, placed]) => [
      area,
      placed.map((one) => ({
        uuid: one.uuid,
        type: one.type,
        name: one.name,
        sort_order: one.sort_order,
        settings: one.parsed,
        links: Object.fromEntries(urnsIn(one.parsed).map((urn) => [urn, linksOf(app, one)(urn)])),
        data: one.loaded ?? null,
      })),
    ]),
  );

/** Lists the URNs found in the strings of a value. */
function urnsIn(value: unknown): string[] {
  if (typeof value === 'string') return parseUrn(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(urnsIn) : [];
}
