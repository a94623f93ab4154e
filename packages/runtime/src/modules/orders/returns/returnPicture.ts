import { z } from 'zod';
import { entityUuid, int, text } from '../../../platform/db/columns.ts';

/** The number of pictures that a return can have. The table enforces it too. */
export const MAX_PICTURES = 5;

/** A picture of a return, without its bytes. */
export const pictureRow = z.object({
  uuid: entityUuid,
  type: text.describe('The media type.'),
  size: int.describe('The size in bytes.'),
  width: int.describe('The width in pixels.'),
  height: int.describe('The height in pixels.'),
});
export type PictureRow = z.output<typeof pictureRow>;
