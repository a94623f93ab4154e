/** The stored shipping selection, plus the currency of its cart or order. */
interface Parent {
  readonly snapshot: object;
  readonly currency: string;
}

export default {
  ShippingMethodData: {
    snapshot: ({ snapshot, currency }: Parent) => ({ ...snapshot, currency }),
  },
};
