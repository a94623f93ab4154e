import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { loadPlaced } from './loadWidgets.ts';
import type { PageWidgets } from './loadWidgets.ts';

/** Returns the area that shows the sample of a type of widget. */
export const sampleArea = (type: string): string => `sample_${type}`;

/**
 * Loads a widget of each type that is installed, as if it were placed in an area of its own: with the settings of `samples`, else with
 * those that a new one begins with. Types whose settings do not fit are left out. One call of `load` for each type.
 */
export function loadSamples(
  app: AppContext,
  db: Db,
  samples: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Promise<PageWidgets> {
  const placed = app
    .registry('widgets')
    .list()
    .map(({ type, settings: schema, defaults = {} }) => ({
      type,
      schema,
      settings: samples[type] ?? defaults,
    }))
    .filter(({ schema, settings }) => schema.safeParse(settings).success)
    .map(({ type, settings }) => ({
      uuid: randomUUID(),
      name: type,
      type,
      status: true,
      settings,
      links: [],
      area: sampleArea(type),
      sort_order: 0,
      entity_urn: null,
    }));
  return loadPlaced(app, db, placed, { route: 'design', urn: null, cart: null, order: null });
}
