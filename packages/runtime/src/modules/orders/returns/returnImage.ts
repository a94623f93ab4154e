import { z } from 'zod';
import { entityUuid, int, text } from '../../../platform/db/columns.ts';

/** The number of images that a return can have. The table enforces it too. */
export const MAX_IMAGES = 5;

/** An image of a return, without its bytes. */
export const imageRow = z.object({
  uuid: entityUuid,
  type: text.describe('The media type.'),
  size: int.describe('The size in bytes.'),
  width: int.describe('The width in pixels.'),
  height: int.describe('The height in pixels.'),
});
