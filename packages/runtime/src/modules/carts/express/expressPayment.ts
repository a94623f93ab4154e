import { z } from 'zod';
import type { ContributionPoint, Members } from '../../../platform/contracts/extension.ts';
import { expressFault } from './expressFault.ts';
import type { ExpressPayment } from './expressTypes.ts';

const onOff = z.union([z.literal([0, 1]), z.enum(['0', '1']).transform(Number)]).default(1);

/** The key of the setting that switches an express payment off. Its first word is the code of the payment method, with whose settings it is read. */
export const expressStatusSetting = (code: string): string => `${code}ExpressStatus`;

export const expressPayments: ContributionPoint<ExpressPayment> = {
  noun: 'express payment',
  members: {
    code: 'text',
    method: 'text',
    places: 'any',
    label: 'function?',
    mark: 'any',
    isAvailable: 'function?',
    begin: 'function?',
    form: 'function?',
    approval: 'function',
  } satisfies Members<ExpressPayment>,
  keyOf: ({ code }) => code,
  names: { kind: 'paymentMethods', noun: 'payment method', key: ({ method }) => method },
  fault: expressFault,
  settingsOf: ({ code, method }) => ({
    [expressStatusSetting(code)]: {
      schema: onOff,
      group: 'payments',
      label: `${method}: express button`,
      description:
        '1 if product pages, the cart and the checkout have a button that takes the address from the wallet, 0 if they do not.',
    },
  }),
};
