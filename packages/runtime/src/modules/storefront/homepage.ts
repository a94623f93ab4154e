import type { AppContext } from '../../platform/context.ts';
import type { Page } from '../urls/index.ts';

/** The page at the root: nothing but what is placed on it. */
export const homepage = ({ config }: Pick<AppContext, 'config'>): Page => ({
  route: 'homepage',
  urn: null,
  area: 'content',
  title: config.shop.name,
  description: null,
  entity: null,
  body: null,
});
