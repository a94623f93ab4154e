export { findTargetOf } from './redirect.repo.ts';
