import { EcbError } from './ecbError.ts';

/** The rates of a day, as published: units of each currency for one euro. */
export interface EcbFile {
  /** The day in ISO 8601. */
  readonly day: string;
  /** Decimal strings by currency code, with `1` for EUR. */
  readonly rates: ReadonlyMap<string, string>;
}

const DAY = /<Cube\s+time=["'](\d{4}-\d\d-\d\d)["']/;
const RATE = /<Cube\s+currency=["']([A-Z]{3})["']\s+rate=["']([^"']*)["']/g;
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;

/** Reads the XML file of the day. Throws `EcbError` if it is not one. Pure. */
export function ecbFileOf(xml: string): EcbFile {
  const day = DAY.exec(xml)?.[1];
  if (day === undefined || Number.isNaN(Date.parse(day))) throw faulty('no day');
  const rates = new Map([['EUR', '1']]);
  for (const [, code = '', rate = ''] of xml.matchAll(RATE)) {
    if (!DECIMAL.test(rate) || Number(rate) === 0) throw faulty(`no valid rate of ${code}`);
    rates.set(code, rate);
  }
  if (rates.size === 1) throw faulty('no rates');
  return { day, rates };
}

const faulty = (what: string) => new EcbError(`The file of the European Central Bank has ${what}`, false);
