import { defineExtension } from '../../platform/contracts/extension.ts';
import { keepsPaths } from './keepsPaths.ts';
import { urlEntities } from './urlEntity.ts';
import { urlsPersonalData } from './personalData.ts';

/** Provides the public paths of entities, and the redirects from former paths. */
export const urls = defineExtension({
  name: 'urls',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  contributionPoints: { urlEntities },
  setup: () => ({ personalData: urlsPersonalData, onSettingsSave: [keepsPaths] }),
});
