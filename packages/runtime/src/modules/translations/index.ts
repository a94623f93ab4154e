export { checkKeyOfOthers, listTranslatedKeys, saveUrlOfKey } from './keysOfOthers.ts';
export { existsIn } from './translatable.ts';
export type { Translatable } from './translatable.ts';
export { translateData } from './readTranslations.ts';
export { spokenLanguage, translatedColumn } from './translatedColumn.ts';
export { translatedFields, translatedKey, translatedUrl } from './translatedFields.ts';
export { pathByKey } from './pathByKey.ts';
