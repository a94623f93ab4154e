/**
 * The `@shop/admin` module, which extension modules import in the browser. It is deliberately small and versioned. Its types in
 * `types/admin.d.ts` are the contract, and do not expose the admin's UI kit.
 */
export { moneyText as formatMoney } from '../../text/money.ts';
export { language, exactTime as formatTime } from '../../text/text.ts';
export { version } from './contract.ts';
export { words as translate } from './words.ts';
export { textsOf } from './texts.ts';
export { api, formatNumber, notify, useMutation, useQuery } from './services.ts';
export * from './components.tsx';
export * from './inputs.tsx';
export * from './tables.tsx';
