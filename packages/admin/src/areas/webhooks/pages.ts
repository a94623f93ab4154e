export { webhookForm as form } from './form.ts';
export { webhookList as list } from './list.tsx';
