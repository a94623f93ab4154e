import { refuse } from '../../platform/errors.ts';

export const productFeedNotFound = () => refuse(404, 'PRODUCT_FEED_NOT_FOUND', 'Product feed not found');
