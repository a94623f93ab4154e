/** A fault of the extension, not of the shopper: answered with 500 and named in the log. */
export const unknownPaymentStatus = (method: string, status: string) =>
  new Error(`Payment method "${method}" set the payment status "${status}", which it does not declare`);
