import { testCarrier } from '@shop/runtime/testing';
import { extensionOf } from './sample.ts';
import type { Sample } from './sample.ts';

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const LABEL = { trackingNumber: 'V1', labelUrl: 'https://van.example/label.pdf' };

const sample = (fault: string, changes: object, ...caught: readonly string[]): Sample => ({
  fault,
  caught,
  suite: testCarrier({
    extension: extensionOf('van', {
      carriers: [
        {
          name: 'van',
          label: 'Van',
          trackingUrl: () => null,
          createLabel: async () => LABEL,
          createReturnLabel: async () => ({ trackingNumber: 'V2', file: PDF }),
          ...changes,
        },
      ],
    }),
    carrier: 'van',
    callMs: 500,
  }),
});

let made = 0;
const TRACKING = 'tracking pages';
const SHIPMENTS = 'a label has';
const RETURNS = 'a label for a return';

export const carrierSamples: readonly Sample[] = [
  sample('none: a carrier with both labels', {}),
  sample('a page instead of a file', { createReturnLabel: async () => LABEL }, RETURNS),
  sample('none: a carrier without labels', { createLabel: undefined, createReturnLabel: undefined }),
  sample('a script as tracking page', { trackingUrl: () => 'javascript:alert(1)' }, TRACKING),
  sample(
    'a label without number',
    { createLabel: async () => ({ ...LABEL, trackingNumber: '' }) },
    SHIPMENTS,
  ),
  sample('a label without address', { createLabel: async () => ({ trackingNumber: 'V1' }) }, SHIPMENTS),
  sample(
    'a second label for a key',
    { createLabel: async () => ({ ...LABEL, trackingNumber: `V${(made += 1)}` }) },
    SHIPMENTS,
  ),
  sample('no answer', { createReturnLabel: () => new Promise(() => {}) }, RETURNS),
  sample(
    'an image instead of a PDF',
    { createReturnLabel: async () => ({ trackingNumber: 'V2', file: Buffer.from('GIF89a') }) },
    RETURNS,
  ),
  sample(
    'a second label for a return',
    { createReturnLabel: async () => ({ trackingNumber: `V${(made += 1)}`, file: PDF }) },
    RETURNS,
  ),
];
