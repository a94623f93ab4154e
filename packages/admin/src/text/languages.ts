/** The languages of the admin: the code of each, which is also the name of the folder with its texts, and its own name. */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ar: 'العربية',
} as const;
export type Language = keyof typeof languages;
