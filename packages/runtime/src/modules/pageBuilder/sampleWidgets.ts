import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { loadPlaced } from './loadWidgets.ts';
import type { PageWidgets } from './loadWidgets.ts';

/** Returns the name of the area that shows a sample of the widget type. */
export const sampleArea = (type: string): string => `sample_${type}`;

/**
 * Loads a sample of each installed widget type in a separate area, with the settings in `samples` or otherwise the default settings.
 * Omits types whose sample settings are invalid. Calls `load` once per type.
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
  return loadPlaced(app, db, placed, { route: 'design', urn: null, cart: null, order: null, customer: null });
}
