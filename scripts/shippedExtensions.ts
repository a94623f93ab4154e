/** The packages of the extensions that are shipped with Shop, which `@shop/sdk` and the reference describe together with it. */
export const shippedExtensions = ['core-shipping', 'cod', 'cardgw', 'walletgw'].map(
  (name) => `@shop/${name}`,
);
