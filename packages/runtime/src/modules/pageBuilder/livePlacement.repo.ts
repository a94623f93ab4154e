import { z } from 'zod';
import { text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Operation } from './drafts/operation.ts';
import { changeOf } from './drafts/operation.ts';

const livePlacement = z.object({ uuid, widget_uuid: uuid, route: text, entity_urn: text.nullable() });

/** Where the placements stand that operations are about, and those of the instances that they are about. One statement. */
export const listLivePlacements = (db: Db, operations: readonly Operation[]) => {
  const uuids = [...new Set(operations.map((operation) => changeOf(operation).uuid))];
  return db.any(sql.type(livePlacement)`
    select p.uuid, w.uuid as widget_uuid, p.route, p.entity_urn
    from widget_placement p join widget_instance w on w.widget_instance_id = p.widget_instance_id
    where p.uuid = any(${sql.array(uuids, 'uuid')})
    union
    select p.uuid, w.uuid, p.route, p.entity_urn
    from widget_placement p join widget_instance w on w.widget_instance_id = p.widget_instance_id
    where w.uuid = any(${sql.array(uuids, 'uuid')})`);
};
