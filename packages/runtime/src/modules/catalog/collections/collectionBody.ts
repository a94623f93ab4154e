import { z } from 'zod';
import { describedBy } from '../../../platform/entity/describedBy.ts';
import { line, richText } from '../../../platform/http/bodyFields.ts';
import { metafieldsInput } from '../../metafields/index.ts';
import { collectionRow } from './collection.repo.ts';

const fields = describedBy(collectionRow, {
  name: line('name'),
  code: line('code', 200),
  description: richText('description'),
  metafields: metafieldsInput,
});

export const newCollectionBody = z.object(fields).partial({ description: true });
export const collectionBody = z.object(fields).partial();

export type NewCollectionBody = z.output<typeof newCollectionBody>;
export type CollectionBody = z.output<typeof collectionBody>;
