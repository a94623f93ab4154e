/** Currencies without decimals, and with three decimals, as the shop counts them. */
const NONE = 'BIF CLP DJF GNF HUF ISK JPY KMF KRW PYG RWF TWD UGX UYI VND VUV XAF XOF XPF'.split(' ');
const THREE = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');

/** Returns the number of decimals of a currency. */
export const currencyDigits = (currency: string): number =>
  NONE.includes(currency) ? 0 : THREE.includes(currency) ? 3 : 2;
