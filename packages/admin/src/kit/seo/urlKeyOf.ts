const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
};
const MAX_LENGTH = 200;

/**
 * Suggests a URL key for a name, with lowercase letters and digits joined by single hyphens. Returns an empty string if the name contains
 * no letters or digits.
 */
export const urlKeyOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöüßæøł]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-|-$/g, '');
