import { catalogOperations } from '../ucp/operations/catalogOperations.ts';
import type { Operation } from '../ucp/operations/operation.ts';
import { orderOperations } from '../ucp/operations/orderOperations.ts';
import { cartOperations, checkoutOperations } from '../ucp/operations/sessionOperations.ts';
import type { OutputKind } from './outputSchemas.ts';

/** A tool that a client can call. Its words are fixed: no text of the catalog is among them. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly operation: Operation;
  /** The argument that has the body of the operation. Null if the ID is enough. */
  readonly argument: 'checkout' | 'cart' | 'catalog' | null;
  /** True if the argument `id` says what it is about. */
  readonly takesId: boolean;
  /** The effect of a call. What ends something needs an idempotency key. */
  readonly effect: 'reads' | 'changes' | 'ends';
  readonly answers: OutputKind;
}

const reads = { effect: 'reads', takesId: false } as const;
const ofCheckout = { argument: 'checkout', takesId: true, effect: 'changes', answers: 'checkout' } as const;
const ofCart = { argument: 'cart', takesId: true, effect: 'changes', answers: 'cart' } as const;

/** The tools of the protocol. */
export const TOOLS: readonly Tool[] = [
  {
    ...reads,
    name: 'search_catalog',
    title: 'Search products',
    description:
      'Searches the products of the shop by words, categories and price. Prices are whole minor units of the currency.',
    operation: catalogOperations.search,
    argument: 'catalog',
    answers: 'products',
  },
  {
    ...reads,
    name: 'lookup_catalog',
    title: 'Look up products',
    description: 'Looks up products and variants by their IDs. Unknown IDs are left out.',
    operation: catalogOperations.lookUp,
    argument: 'catalog',
    answers: 'products',
  },
  {
    ...reads,
    name: 'get_product',
    title: 'Get a product',
    description:
      'Returns a product with its options and variants. The variant that fits `selected` is first.',
    operation: catalogOperations.product,
    argument: 'catalog',
    answers: 'product',
  },
  {
    ...ofCart,
    name: 'create_cart',
    title: 'Create a cart',
    description:
      'Creates a basket of items, with estimated totals. It holds no stock and ends after six hours.',
    operation: cartOperations.create,
    takesId: false,
  },
  {
    ...ofCart,
    name: 'get_cart',
    title: 'Get a cart',
    description: 'Returns a basket with its present prices.',
    operation: cartOperations.read,
    argument: null,
    effect: 'reads',
  },
  {
    ...ofCart,
    name: 'update_cart',
    title: 'Update a cart',
    description: 'Replaces the whole content of a basket. What is left out is removed.',
    operation: cartOperations.replace,
  },
  {
    ...ofCart,
    name: 'cancel_cart',
    title: 'Cancel a cart',
    description: 'Gives a basket up.',
    operation: cartOperations.cancel,
    argument: null,
    effect: 'ends',
  },
  {
    ...ofCheckout,
    name: 'create_checkout',
    title: 'Create a checkout',
    description:
      'Opens a purchase, of items or of the basket `cart_id`. The answer has the totals, the shipping options for the address, and messages about what is missing.',
    operation: checkoutOperations.create,
    takesId: false,
  },
  {
    ...ofCheckout,
    name: 'get_checkout',
    title: 'Get a checkout',
    description: 'Returns a purchase as it stands.',
    operation: checkoutOperations.read,
    argument: null,
    effect: 'reads',
  },
  {
    ...ofCheckout,
    name: 'update_checkout',
    title: 'Update a checkout',
    description:
      'Replaces what a purchase says: items, buyer, address, chosen shipping option, discount codes. Say the whole: what is left out is cleared.',
    operation: checkoutOperations.replace,
  },
  {
    ...ofCheckout,
    name: 'complete_checkout',
    title: 'Complete a checkout',
    description:
      'Places the order and pays it. Only after the buyer agreed to the totals that were told last, and when the status is `ready_for_complete`.',
    operation: checkoutOperations.complete,
    effect: 'ends',
  },
  {
    ...ofCheckout,
    name: 'cancel_checkout',
    title: 'Cancel a checkout',
    description: 'Gives a purchase up. One that is completed cannot be canceled.',
    operation: checkoutOperations.cancel,
    argument: null,
    effect: 'ends',
  },
  {
    ...reads,
    name: 'get_order',
    title: 'Get an order',
    description: 'Returns an order that this agent placed, with what was shipped and given back.',
    operation: orderOperations.read,
    argument: null,
    takesId: true,
    answers: 'order',
  },
];

/** Finds a tool by its name. */
export const toolNamed = (name: unknown): Tool | null => TOOLS.find((tool) => tool.name === name) ?? null;
