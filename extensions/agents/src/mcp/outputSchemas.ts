const text = (description: string) => ({ type: 'string', description });
const list = (description: string, required: readonly string[] = []) => ({
  type: 'array',
  description,
  items: { type: 'object', required },
});

/** The parts that all answers have: the protocol's version, and messages where there is something to say. */
const common = {
  ucp: {
    type: 'object',
    description: 'The version of UCP, the agreed capabilities, and `status: error` if there is no resource.',
    required: ['version'],
    properties: { version: text('The release of UCP.'), status: { enum: ['success', 'error'] } },
  },
  messages: list('What is missing, wrong or worth knowing. `path` says where.', ['type', 'content']),
};

const answer = (properties: Readonly<Record<string, object>>) => ({
  type: 'object' as const,
  required: ['ucp'],
  properties: { ...common, ...properties },
});

const basket = {
  id: text('The ID for later calls.'),
  currency: text('The currency of all amounts, which are whole minor units.'),
  line_items: list('The items with their prices.', ['id', 'item', 'quantity', 'totals']),
  totals: list('The totals in the order in which they are shown.', ['type', 'amount']),
  continue_url: text('The page of the shop on which a person goes on.'),
  expires_at: text('When it ends, if it is not completed.'),
};

/**
 * The schemas of what tools answer, by kind. They hold the parts that a client relies on; the schemas of the protocol, which the profile of the
 * shop names, hold all.
 */
export const outputSchemas = {
  checkout: answer({
    ...basket,
    status: {
      enum: [
        'incomplete',
        'ready_for_complete',
        'requires_escalation',
        'complete_in_progress',
        'completed',
        'canceled',
      ],
    },
    links: list('The legal pages, which the buyer has to be able to see.', ['type', 'url']),
    order: { type: 'object', required: ['id', 'permalink_url'] },
  }),
  cart: answer(basket),
  order: answer({ ...basket, label: text('The number of the order.'), permalink_url: text('Its page.') }),
  products: answer({
    products: list('The products that were found.', ['id', 'title', 'variants']),
    pagination: { type: 'object', required: ['has_next_page'] },
  }),
  product: answer({ product: { type: 'object', required: ['id', 'title', 'variants'] } }),
} as const;

export type OutputKind = keyof typeof outputSchemas;
