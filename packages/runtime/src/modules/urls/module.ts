import { defineExtension } from '../../platform/contracts/extension.ts';
import { urlEntities } from './urlEntity.ts';

/** The public paths of entities, and the redirects of former paths. */
export const urls = defineExtension({
  name: 'urls',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  contributionPoints: { urlEntities },
  setup: () => ({}),
});
