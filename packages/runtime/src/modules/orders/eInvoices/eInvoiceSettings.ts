import { z } from 'zod';

/** Whose invoices have an e-invoice in their PDF: those of firms, all, or none. */
export const E_INVOICE_FOR = ['business', 'all', 'off'] as const;
export type EInvoiceFor = (typeof E_INVOICE_FOR)[number];

/** The settings of e-invoices, and of the seller that they name. */
export interface EInvoiceSettings {
  /** Whose invoices have an e-invoice in their PDF. */
  readonly eInvoice: EInvoiceFor;
  /** The seller's legal name. If empty, the shop's name is used. */
  readonly shopLegalName?: string | undefined;
  /** The seller's VAT ID, such as `DE123456789`. */
  readonly shopVatId?: string | undefined;
  /** The seller's tax number at its tax office, for a seller without a VAT ID. */
  readonly shopTaxNumber?: string | undefined;
}

const FOR_FAULT = `eInvoice must be one of ${E_INVOICE_FOR.join(', ')}`;
const VAT_FAULT =
  'shopVatId must begin with the two letters of a country, followed by 2 to 13 letters and digits';
const VAT_ID = /^$|^[A-Z]{2}[0-9A-Z]{2,13}$/;

export const eInvoiceSettings = {
  eInvoice: {
    schema: z.enum(E_INVOICE_FOR, FOR_FAULT).default('business'),
    group: 'store',
    label: 'E-invoices in PDF invoices',
    description:
      'For firms, for everybody, or never. The PDF then has the invoice as data (Factur-X, EN 16931) if your address and VAT ID are known.',
  },
  shopLegalName: {
    schema: z.string().max(200).optional(),
    group: 'store',
    label: 'Legal name of your company',
    description: 'The seller that e-invoices name. Leave empty to use the shop’s name.',
  },
  shopVatId: {
    schema: z
      .string()
      .transform((id) => id.replace(/[\s.-]/g, '').toUpperCase())
      .pipe(z.string().regex(VAT_ID, VAT_FAULT))
      .optional(),
    group: 'store',
    label: 'Your VAT ID',
    description: 'For example, DE123456789. E-invoices name it.',
  },
  shopTaxNumber: {
    schema: z.string().max(50).optional(),
    group: 'store',
    label: 'Your tax number',
    description: 'Only needed if you have no VAT ID.',
  },
};
