/** Packages of the bundled extensions, which `@shop/sdk` and the reference include. */
export const shippedExtensions = ['core-shipping', 'cod', 'cardgw', 'walletgw'].map(
  (name) => `@shop/${name}`,
);
