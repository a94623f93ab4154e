import { z } from 'zod';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import { listCarriers } from './listCarriers.ts';
import type { ListedCarrier } from './listCarriers.ts';

const carrierAnswer = z.object({
  code: z.string().describe('The carrier code, used in shipping methods and shipments.'),
  name: z.string().describe('The display name.'),
  tracking_url: z
    .string()
    .nullable()
    .describe("The tracking URL, with `{tracking_number}`. Null if the carrier's extension builds the URLs."),
  creates_labels: z.boolean().describe('True if the carrier creates shipping labels.'),
  creates_return_labels: z.boolean().describe('True if the carrier creates labels for returns.'),
  extension: z
    .string()
    .nullable()
    .describe('The extension that registered it. Null if it is listed in the setting `shippingCarriers`.'),
});

export const carrierRoutes = [
  listRoute({
    id: 'listCarriers',
    does: 'Lists the carriers from the setting `shippingCarriers` and from extensions.',
    path: '/api/carriers',
    answer: carrierAnswer,
    about: 'The carriers from the setting `shippingCarriers` and from extensions.',
    toAnswer: ({ name, label, template, createLabel, createReturnLabel, extension }: ListedCarrier) => ({
      code: name,
      name: label,
      tracking_url: template,
      creates_labels: createLabel !== undefined,
      creates_return_labels: createReturnLabel !== undefined,
      extension,
    }),
    rows: ({ app, db }) => listCarriers(app, db),
  }),
];
