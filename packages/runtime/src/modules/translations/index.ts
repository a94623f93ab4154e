export { existsIn } from './translatable.ts';
export type { Translatable } from './translatable.ts';
export { translateData } from './readTranslations.ts';
export { textInLanguage } from './translation.repo.ts';
export { pathByKey } from './pathByKey.ts';
