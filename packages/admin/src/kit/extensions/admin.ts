/**
 * The module `@shop/admin`: what modules of extensions may import in the browser. It is small on purpose, and versioned: its types, in
 * `types/admin.d.ts`, are the contract, and name none of the kit that the admin is drawn with.
 */
export { language, exactTime as formatTime } from '../../text/text.ts';
export { version } from './contract.ts';
export { words as translate } from './words.ts';
export { api, notify, useMutation, useQuery } from './services.ts';
export * from './components.tsx';
