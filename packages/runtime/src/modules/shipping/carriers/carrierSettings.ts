import { z } from 'zod';
import type { SettingDefinition } from '../../../platform/contracts/extension.ts';
import { keyLine, line } from '../../../platform/http/forms/bodyFields.ts';
import { templateFault } from './trackingTemplate.ts';
import { addFault } from '../../../platform/http/forms/addFault.ts';

/** A carrier configured by the merchant, whose tracking URLs all follow one template. */
export interface TemplateCarrier {
  /** The carrier code, which shipping methods use to select their default carrier. */
  readonly code: string;
  /** The display name. */
  readonly name: string;
  /** The tracking page URL, with `{tracking_number}` in its path or query. */
  readonly trackingUrl: string;
}

/** The shipping settings. */
export interface CarrierSettings {
  /** The carriers configured by the merchant, in addition to those of extensions. */
  readonly shippingCarriers: readonly TemplateCarrier[];
}

declare module '../../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends CarrierSettings {}
}

const MAX_CARRIERS = 100;
const CODE = /^[A-Za-z0-9][A-Za-z0-9_.-]*$/;

const carrier = z.strictObject({
  code: keyLine('code', 100).regex(
    CODE,
    'code can only contain letters, digits, dots, dashes and underscores',
  ),
  name: line('name'),
  trackingUrl: z
    .string()
    .max(2000)
    .superRefine((template, context) => {
      const message = templateFault(template);
      if (message !== null)
        addFault(context, { rule: 'format', values: { format: 'tracking-url' }, message });
    }),
});

export const carrierSettings: Readonly<Record<string, SettingDefinition>> = {
  shippingCarriers: {
    group: 'shipping',
    label: 'Carriers',
    description:
      'Enter the code, name and tracking URL of each carrier. Put {tracking_number} where the tracking number goes in the URL.',
    schema: z
      .array(carrier)
      .max(MAX_CARRIERS, `shippingCarriers can have at most ${MAX_CARRIERS} carriers`)
      .superRefine((listed, context) => {
        const seen = new Set<string>();
        for (const [index, { code }] of listed.entries()) {
          if (seen.has(code.toLowerCase()))
            addFault(context, {
              rule: 'uniqueItems',
              values: { item: code },
              path: [index, 'code'],
              message: `code ${code} is listed twice`,
            });
          seen.add(code.toLowerCase());
        }
      })
      .default([]),
  },
};
