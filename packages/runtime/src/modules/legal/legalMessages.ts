import { defineMessages } from '../../platform/contracts/messages.ts';

/** The notice of the legal guarantee, for shops that have not entered the official one. */
export const legalMessages = defineMessages('legal', 'en', {
  'legal.guarantee.title': 'Legal guarantee of conformity',
  'legal.guarantee.seller':
    'Under EU law, goods that you buy here have a legal guarantee of at least two years from delivery. In some countries it is longer.',
  'legal.guarantee.remedies':
    'If goods are faulty or not as described, the seller must repair or replace them free of charge. If that is not possible, you can get a price reduction or your money back.',
  'legal.guarantee.producer': 'A guarantee of the producer, where there is one, comes on top of it.',
});

/** The messages of the legal module by key, for the compiler. */
export type LegalMessages = (typeof legalMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends LegalMessages {}
}
