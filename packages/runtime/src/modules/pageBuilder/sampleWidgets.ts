import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { loadPlaced } from './loadWidgets.ts';
import type { PageWidgets } from './loadWidgets.ts';

/** Returns the area that shows the sample of a widget type. */
export const sampleArea = (type: string): string => `sample_${type}`;

/**
 * Loads a sample widget of each installed type, as if it were placed in a separate area: with the settings in `samples`, or otherwise
 * with the default settings. Types whose sample settings are invalid are omitted. One call of `load` per type.
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
