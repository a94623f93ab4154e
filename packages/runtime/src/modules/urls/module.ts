import { defineExtension } from '../../platform/extensions/contract.ts';
import { urlEntities } from './urlEntity.ts';

/** Public paths, who is served at them, and where old ones lead. */
export const urls = defineExtension({
  name: 'urls',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  contributionPoints: { urlEntities },
  setup: () => ({}),
});
