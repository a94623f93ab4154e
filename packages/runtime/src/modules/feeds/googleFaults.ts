import type { FeedItem } from '../catalog/index.ts';
import type { FeedCheckCall, FeedFault } from './contract.ts';
import { GOOGLE_MOST } from './googleLimits.ts';

/** The kinds of images that Google takes. */
const IMAGES = /\.(?:jpe?g|webp|png|gif|bmp|tiff?)$/i;

/** Returns the reasons why Google refuses a product, or shows it worse than it could. Pure. */
export function googleFaults(item: FeedItem, { text, urlOf }: FeedCheckCall): readonly FeedFault[] {
  const [picture] = item.pictures;
  const faults: FeedFault[] = [];
  if (picture === undefined) faults.push(refused('image_link', text('feeds.noImage')));
  else if (!IMAGES.test(new URL(urlOf(picture)).pathname))
    faults.push(refused('image_link', text('feeds.imageKind')));
  if (item.price <= 0) faults.push(refused('price', text('feeds.noPrice')));
  if (item.description === null) faults.push(weak('description', text('feeds.noDescription')));
  const length = Array.from([item.name, ...item.choices.map(({ value }) => value)].join(' – ')).length;
  if (length > GOOGLE_MOST.title)
    faults.push(weak('title', text('feeds.longTitle', { most: GOOGLE_MOST.title })));
  if (item.fact('gtin') === null && item.fact('brand') === null && !item.is_gift_card)
    faults.push(weak('gtin', text('feeds.noIdentifier')));
  return faults;
}

const refused = (field: string, message: string): FeedFault => ({ field, message, is_refused: true });
const weak = (field: string, message: string): FeedFault => ({ field, message, is_refused: false });
