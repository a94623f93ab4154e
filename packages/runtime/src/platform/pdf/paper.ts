/** The countries that use the Letter paper format. */
const LETTER = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO']);

/** Returns the paper format of a country. */
export const paperOf = (country: string | null | undefined): 'LETTER' | 'A4' =>
  LETTER.has(country ?? '') ? 'LETTER' : 'A4';
