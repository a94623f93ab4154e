import type { AppContext } from '@shop/runtime/extension';

/** Returns the absolute URL of a file or a page of the shop. */
export const absoluteUrl = (app: AppContext, path: string): string => new URL(path, app.config.shop.url).href;
