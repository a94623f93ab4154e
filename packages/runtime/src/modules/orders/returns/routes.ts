import { handlingRoutes } from './handlingRoutes.ts';
import { imageRoutes } from './imageRoutes.ts';
import { labelRoutes } from './labelRoutes.ts';
import { reasonRoutes } from './reasonRoutes.ts';
import { returnRoutes } from './returnRoutes.ts';
import { withdrawalRoutes } from './withdrawalRoutes.ts';

/** All routes of returns: for merchants, for shoppers, and for the reasons to choose from. */
export const routesOfReturns = [
  ...returnRoutes,
  ...handlingRoutes,
  ...imageRoutes,
  ...labelRoutes,
  ...withdrawalRoutes,
  ...reasonRoutes,
];
