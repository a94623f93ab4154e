export { reportMissingAdmin } from './adminApp.ts';
export { findBuiltAdmin } from './builtAdmin.ts';
export { checkAdminParts } from './checkAdminParts.ts';
