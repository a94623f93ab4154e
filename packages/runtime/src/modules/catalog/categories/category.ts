import { z } from 'zod';
import { bool, createdAt, entityId, entityUuid, int, text, updatedAt } from '../../../platform/db/columns.ts';
import { describedBy } from '../../../platform/entity/describedBy.ts';
import {
  flag,
  line,
  optionalLine,
  optionalText,
  quantity,
  reference,
  richText,
} from '../../../platform/http/forms/bodyFields.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { imageAddress } from '../../media/index.ts';
import { metaData, metafieldsInput } from '../../metafields/index.ts';
import { urlKey } from '../../urls/index.ts';
import type { UrlEntry } from '../../urls/contract.ts';

export const categoryRow = z.object({
  category_id: entityId,
  uuid: entityUuid,
  parent_id: int.nullable().describe('The integer ID of the parent category. Null for a root category.'),
  name: text.describe('The name shown to shoppers.'),
  url_key: text.describe('The last path segment. Must be unique among categories.'),
  status: bool.meta(kind('flag', 'True if the category is public.')),
  position: int.describe("The category's position among its siblings, lowest first."),
  description: text.nullable().meta(kind('rich_text', 'The description on its page. Null if there is none.')),
  short_description: text.nullable().describe('A short description of the category. Null if there is none.'),
  image: text.nullable().meta(kind('image', 'The image of the category. Null if there is none.')),
  meta_title: text.nullable().describe('The title for search engines. Defaults to the name if null.'),
  meta_description: text.nullable().describe('The description for search engines. Null if there is none.'),
  meta_keywords: text.nullable().describe('The keywords for search engines. Null if there are none.'),
  meta_data: metaData,
  created_at: createdAt,
  updated_at: updatedAt,
});

/** Describes a category with the path of its page. */
export const locatedCategory = categoryRow.extend({
  path: text.describe('The path of the category page: the URL keys of its ancestors and its own.'),
});
export type LocatedCategory = z.output<typeof locatedCategory>;

const fields = describedBy(categoryRow, {
  name: line('name'),
  url_key: urlKey,
  parent_id: reference
    .nullable()
    .describe('The integer ID or UUID of the parent category. Null for a root category.'),
  status: flag('status'),
  position: quantity('position'),
  description: richText('description'),
  short_description: optionalText,
  image: imageAddress.nullable(),
  meta_title: optionalLine('meta_title'),
  meta_description: optionalText,
  meta_keywords: optionalText,
  metafields: metafieldsInput,
});

/** The request body for a change to a category. Fields without a value in the body stay unchanged. */
export const categoryBody = z.object(fields).partial();
export const newCategoryBody = z.object({
  ...categoryBody.shape,
  name: fields.name,
  url_key: fields.url_key,
});

export type NewCategoryBody = z.output<typeof newCategoryBody>;
export type CategoryBody = z.output<typeof categoryBody>;

/** Joins the path of a category page from the parent path (null for the root) and its URL key. */
export const categoryPath = (parentPath: string | null, urlKey: string): string =>
  `${parentPath ?? ''}/${urlKey}`;

export const categoryUrl = ({ uuid, path }: { readonly uuid: string; readonly path: string }): UrlEntry => ({
  entityType: 'category',
  entityUuid: uuid,
  path,
  target: `/category/${uuid}`,
});
