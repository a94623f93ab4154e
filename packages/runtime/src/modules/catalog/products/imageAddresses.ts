import { sizedUrl } from '../../media/index.ts';
import type { ImageSize } from '../../media/index.ts';

export interface Image {
  readonly url: string;
}

const inSize =
  (size: ImageSize) =>
  ({ url }: Image): string =>
    sizedUrl(url, size);

/** The addresses of a picture in each size, as GraphQL names them. */
export const imageAddresses = {
  origin: ({ url }: Image): string => url,
  thumb: inSize('thumb'),
  listing: inSize('listing'),
  single: inSize('single'),
};
