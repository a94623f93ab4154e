import { breaks, z } from '@shop/runtime/extension';
import type { SettingDefinition } from '@shop/runtime/extension';

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/**
 * Reports whether an IBAN has valid check digits according to ISO 13616. The IBAN is read as a number in which letters count from 10. The
 * remainder of its division by 97 must be 1.
 */
const isIban = (iban: string): boolean => {
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return IBAN.test(iban) && BigInt(digits) % 97n === 1n;
};

export const settings: Readonly<Record<string, SettingDefinition>> = {
  banktransferIban: {
    schema: z
      .string()
      .transform((text) => text.replaceAll(' ', '').toUpperCase())
      .refine(isIban, breaks('format', 'The IBAN is not valid', { format: 'iban' }))
      .optional(),
    group: 'payments',
    label: 'Bank transfer: IBAN',
    description: 'The account that shoppers pay to. Without it payment by bank transfer is not offered.',
  },
  banktransferHolder: {
    schema: z.string().optional(),
    group: 'payments',
    label: 'Bank transfer: account holder',
  },
};

declare module '@shop/runtime/extension' {
  interface Settings {
    banktransferIban: string | undefined;
    banktransferHolder: string | undefined;
  }
}
