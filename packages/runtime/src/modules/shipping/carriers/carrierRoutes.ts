import { z } from 'zod';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import { listCarriers } from './listCarriers.ts';
import type { ListedCarrier } from './listCarriers.ts';

const carrierAnswer = z.object({
  code: z.string().describe('The code of the carrier, which shipping methods and shipments name.'),
  name: z.string().describe('The name that people read.'),
  tracking_url: z
    .string()
    .nullable()
    .describe(
      'The address of its tracking pages, with `{tracking_number}`; null: its extension makes the addresses.',
    ),
  creates_labels: z.boolean().describe('Whether the carrier makes labels for shipments.'),
  extension: z
    .string()
    .nullable()
    .describe('The extension that registered it; null: the setting `shippingCarriers` lists it.'),
});

export const carrierRoutes = [
  listRoute({
    id: 'listCarriers',
    does: 'Lists the carriers of the setting `shippingCarriers` and of extensions.',
    path: '/api/carriers',
    answer: carrierAnswer,
    about: 'The carriers of the setting `shippingCarriers` and of extensions.',
    toAnswer: ({ name, label, template, createLabel, extension }: ListedCarrier) => ({
      code: name,
      name: label,
      tracking_url: template,
      creates_labels: createLabel !== undefined,
      extension,
    }),
    rows: ({ app, db }) => listCarriers(app, db),
  }),
];
