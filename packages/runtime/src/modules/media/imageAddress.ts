import { z } from 'zod';
import { safeHref } from '../../platform/html/safeHref.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { sizedUrl } from './imageSize.ts';
import type { ImageSize } from './imageSize.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';

const NO_IMAGE = 'An image must be an http or https URL, or a path that starts with "/"';

/**
 * Validates the URL of an image on the web or in this shop. Takes into account that browsers treat backslashes as
 * slashes.
 */
export const imageAddress = z
  .string()
  .max(2000)
  .regex(/^(?:https?:\/\/[^\s/][^\s]*|\/[^\s/][^\s]*)$/i, { error: NO_IMAGE, abort: true })
  .refine((address) => safeHref(address) !== null, breaks('format', NO_IMAGE, { format: 'image' }))
  .meta(kind('image', 'The image address: an http or https URL, or a path in the shop.'));

export interface Image {
  readonly url: string;
}

const inSize =
  (size: ImageSize) =>
  ({ url }: Image): string =>
    sizedUrl(url, size);

/** The resolvers of a GraphQL image type for the URLs in each size. */
export const imageAddresses = {
  origin: ({ url }: Image): string => url,
  thumb: inSize('thumb'),
  listing: inSize('listing'),
  single: inSize('single'),
};
