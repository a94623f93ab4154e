import { z } from 'zod';
import { createdAt, entityId, entityUuid, int, text, updatedAt } from '../../../platform/db/columns.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';

/** A media library file as stored in the database. */
export const mediaFileRow = z.object({
  media_file_id: entityId,
  uuid: entityUuid,
  url: text.meta(kind('image', 'The path of the file, such as /assets/mugs/blue.png. It never changes.')),
  folder: text.describe('The folder of the file, such as `products/2026`. Empty for the root.'),
  name: text.describe('The file name within its folder.'),
  type: text.describe('The media type, such as image/png.'),
  size: int.describe('The size in bytes.'),
  width: int.nullable().describe('The width in pixels. Null if unknown.'),
  height: int.nullable().describe('The height in pixels. Null if unknown.'),
  alt: text.describe(
    'The alternative text, which describes the image for people who cannot see it. Empty if there is none.',
  ),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type MediaFileRow = z.output<typeof mediaFileRow>;

/** A file as described by an upload or the storage. */
export interface StoredFile {
  readonly url: string;
  readonly folder: string;
  readonly name: string;
  readonly type: string;
  /** The size in bytes. */
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
}

const MAX_ALT = 500;

/** The request body that updates a file. */
export const mediaFileBody = z
  .object({
    alt: z
      .string()
      .max(MAX_ALT)
      .describe('The alternative text: one sentence that describes the image. Empty for none.'),
  })
  .partial();

/** Returns a file in the response format. The dimensions are null if the file is not a readable image. */
export const shownFile = ({ width, height, ...file }: MediaFileRow): MediaFileRow => ({
  ...file,
  width: width || null,
  height: height || null,
});
