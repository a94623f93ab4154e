import { z } from 'zod';
import { createdAt, entityId, entityUuid, text, updatedAt } from '../../../platform/db/columns.ts';
import { describedBy } from '../../../platform/entity/describedBy.ts';
import { keyLine, line, richText } from '../../../platform/http/forms/bodyFields.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { metaData, metafieldsInput } from '../../metafields/index.ts';

export const collectionRow = z.object({
  collection_id: entityId,
  uuid: entityUuid,
  name: text.describe('The name shown to shoppers.'),
  code: text.describe('The code used by widgets, coupons and filters. Must be unique.'),
  description: text
    .nullable()
    .meta(kind('rich_text', 'A description of the collection. Null if there is none.')),
  meta_data: metaData,
  created_at: createdAt,
  updated_at: updatedAt,
});
export type CollectionRow = z.output<typeof collectionRow>;

const fields = describedBy(collectionRow, {
  name: line('name'),
  code: keyLine('code', 200),
  description: richText('description'),
  metafields: metafieldsInput,
});

export const newCollectionBody = z.object(fields).partial({ description: true });
export const collectionBody = z.object(fields).partial();

export type NewCollectionBody = z.output<typeof newCollectionBody>;
export type CollectionBody = z.output<typeof collectionBody>;
