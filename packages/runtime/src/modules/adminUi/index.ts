export { findBuiltAdmin } from './builtAdmin.ts';
