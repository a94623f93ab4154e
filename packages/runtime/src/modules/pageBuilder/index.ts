export { loadWidgets } from './loadWidgets.ts';
export { lockPlacements } from './lockPlacements.ts';
export { widgetsOfPages } from './pageWidgets.loaders.ts';
export { removePlacements } from './removePlacements.ts';
export { areaRenderer } from './renderArea.ts';
export { widgetsAnswer } from './widgetAnswer.ts';
export { copyPlacements } from './widgetPlacement.repo.ts';
