import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The package files that the build copies next to this module, by package. */
export const BUNDLED_FILES = {
  commonPasswords: '@zxcvbn-ts/language-common/src/passwords.json',
  regularFont: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  boldFont: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  arabicFont: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
  arabicBoldFont: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff',
  hebrewFont: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff',
  hebrewBoldFont: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff',
  thaiFont: '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff',
  thaiBoldFont: '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-700-normal.woff',
  devanagariFont: '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
  devanagariBoldFont:
    '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff',
} as const;

const { resolve } = createRequire(import.meta.url);

/** Returns the path of a bundled file: next to this module in a built runtime, or in its package if the shop runs from source. */
export function bundledFile(name: keyof typeof BUNDLED_FILES): string {
  const file = BUNDLED_FILES[name];
  const copied = path.join(import.meta.dirname, path.basename(file));
  return existsSync(copied) ? copied : resolve(file);
}
