/** Fields of this type resolve to the stored selection with the currency of its cart or order put in. */
interface Parent {
  readonly snapshot: object;
  readonly currency: string;
}

export default {
  ShippingMethodData: {
    snapshot: ({ snapshot, currency }: Parent) => ({ ...snapshot, currency }),
  },
};
