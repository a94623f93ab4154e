/** Codes of currencies without decimal places (`NONE`), and with three decimal places, as the shop defines them. */
const NONE = 'BIF CLP DJF GNF HUF ISK JPY KMF KRW PYG RWF TWD UGX UYI VND VUV XAF XOF XPF'.split(' ');
const THREE = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** Returns a currency's number of decimal places. */
export const currencyDigits = (currency: string): number =>
  NONE.includes(currency) ? 0 : THREE.includes(currency) ? 3 : 2;
