import { defineExtension } from '../../platform/contracts/extension.ts';
import { deletionRoutes } from './deletionRoutes.ts';
import { removeOldDeletions } from './removeOldDeletions.ts';
import { restorables } from './contract.ts';
import { deletionsPersonalData } from './personalData.ts';

/** Lets administrators undo recent deletions. */
export const deletions = defineExtension({
  name: 'deletions',
  api: '^1.0',
  contributionPoints: { restorables },
  setup: () => ({ personalData: deletionsPersonalData, routes: deletionRoutes, jobs: [removeOldDeletions] }),
});
