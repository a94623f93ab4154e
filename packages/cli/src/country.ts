import { refuseUsage } from './output.ts';
import { plainText } from './texts.ts';

/** Returns the ISO 3166-1 code for the value of `--country`. Throws a usage error. */
export async function countryOption(value: string): Promise<string> {
  const { findCountry } = await import('@shop/runtime');
  const code = findCountry(value);
  if (code === null)
    throw refuseUsage(`--country cannot be "${value}"`, plainText('cli.explain.countryCode'));
  return code;
}
