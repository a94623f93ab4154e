/** The stored selection, with the currency of its cart or order added. */
interface Parent {
  readonly snapshot: object;
  readonly currency: string;
}

export default {
  ShippingMethodData: {
    snapshot: ({ snapshot, currency }: Parent) => ({ ...snapshot, currency }),
  },
};
