export { noteRoutes, notesLoader } from './noteRoutes.ts';
