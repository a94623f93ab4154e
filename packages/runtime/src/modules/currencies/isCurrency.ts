const KNOWN: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Reports if a code in capitals is in ISO 4217. */
export const isCurrency = (code: string): boolean => KNOWN.has(code);
