import { refusal, refuse } from '../../../platform/errors.ts';

/** Creates the error for an unknown return: 404 `RETURN_NOT_FOUND`. */
export const returnNotFound = refusal(404, 'RETURN_NOT_FOUND', 'Return not found');
/** Creates the error for an unknown reason: 404 `RETURN_REASON_NOT_FOUND`. */
export const returnReasonNotFound = refusal(404, 'RETURN_REASON_NOT_FOUND', 'Return reason not found');
export const returnReasonExists = (code: string) =>
  refuse(409, 'RETURN_REASON_EXISTS', 'A return reason with the code "{code}" already exists', {
    values: { code },
  });
export const returnItemNotFound = () =>
  refuse(400, 'RETURN_ITEM_NOT_FOUND', 'One or more items are not part of the return');
/** Creates the error for more units than the shopper has and can send back: 400 `RETURN_QTY`. */
export const tooManyToReturn = (sku: string, qty: number, left: number) =>
  refuse(400, 'RETURN_QTY', 'Cannot return {qty} of {sku}: only {left} can be returned', {
    values: { qty, sku, left },
  });
export const tooManyToWithdraw = (sku: string, qty: number, left: number) =>
  refuse(400, 'RETURN_QTY', 'Cannot withdraw {qty} of {sku}: only {left} left', {
    values: { qty, sku, left },
  });
export const tooManyToApprove = (sku: string, qty: number, left: number) =>
  refuse(400, 'RETURN_QTY', 'Cannot approve {qty} of {sku}: only {left} requested', {
    values: { qty, sku, left },
  });
export const nothingApproved = () => refuse(400, 'RETURN_QTY', 'At least one unit must be approved');
export const tooManyReceived = (sku: string, qty: number, left: number) =>
  refuse(400, 'RETURN_QTY', 'Cannot receive {qty} of {sku}: only {left} expected', {
    values: { qty, sku, left },
  });
/** Creates the error for a product that cannot be returned: 400 `RETURN_EXCLUDED`. */
export const returnExcluded = (sku: string) =>
  refuse(400, 'RETURN_EXCLUDED', '{sku} cannot be returned', { values: { sku } });
/** Creates the error for a return after its period: 409 `RETURN_TOO_LATE`. */
export const returnTooLate = (sku: string) =>
  refuse(409, 'RETURN_TOO_LATE', 'The period for returning {sku} has ended', { values: { sku } });
/** Creates the error for a shop that takes nothing back of its own accord: 409 `RETURNS_OFF`. */
export const returnsOff = refusal(409, 'RETURNS_OFF', 'The shop does not accept returns');
/** Creates the error for a step that the state of a return does not allow: 409 `RETURN_STATE`. */
export const wrongReturnState = (state: string) =>
  refuse(409, 'RETURN_STATE', 'This is not possible for a return in the state {state}', {
    values: { state },
  });
/** Creates the error for a refund of more than a return allows: 400 `RETURN_CEILING`. */
export const returnCeilingExceeded = refusal(
  400,
  'RETURN_CEILING',
  'The refund is more than the return allows. Refund at most the received units less fees.',
);
/** Creates the error for a refund without its return: 409 `RETURN_IN_PROGRESS`. */
export const returnInProgress = (sku: string) =>
  refuse(409, 'RETURN_IN_PROGRESS', 'Units of {sku} are in a return. Refund them with it.', {
    values: { sku },
  });
/** Creates the error for a withdrawal after its period: 409 `WITHDRAWAL_OVER`. */
export const withdrawalOver = refusal(409, 'WITHDRAWAL_OVER', 'The withdrawal period has ended');
/** Creates the error for goods that the law excludes: 409 `WITHDRAWAL_EXCLUDED`. */
export const withdrawalExcluded = (sku: string, reason: string) =>
  refuse(409, 'WITHDRAWAL_EXCLUDED', 'The contract for {sku} cannot be withdrawn from ({reason})', {
    values: { sku, reason },
  });
/** Creates the error for an order of which nothing is left to withdraw: 409 `ALREADY_WITHDRAWN`. */
export const alreadyWithdrawn = refusal(
  409,
  'ALREADY_WITHDRAWN',
  'Nothing is left of the order that could be withdrawn',
);
/** Creates the error for a country whose law knows no right of withdrawal: 409 `WITHDRAWAL_NOT_OFFERED`. */
export const withdrawalNotOffered = refusal(
  409,
  'WITHDRAWAL_NOT_OFFERED',
  'There is no right of withdrawal for the country of this order',
);
/** Creates the error for an unknown image of a return: 404 `RETURN_IMAGE_NOT_FOUND`. */
export const imageNotFound = refusal(404, 'RETURN_IMAGE_NOT_FOUND', 'Image not found');
/** Creates the error for more images than a return can have: 400 `TOO_MANY_IMAGES`. */
export const tooManyImages = (max: number) =>
  refuse(400, 'TOO_MANY_IMAGES', 'A return can have at most {max} images', { values: { max } });
/** Creates the error for a return without a label: 404 `RETURN_LABEL_NOT_FOUND`. */
export const labelNotFound = refusal(404, 'RETURN_LABEL_NOT_FOUND', 'The return has no label');
/** Creates the error for a return whose goods never left the shop or are back: 409 `NOTHING_TO_SEND_BACK`. */
export const nothingToSendBack = refusal(
  409,
  'NOTHING_TO_SEND_BACK',
  'Nothing of this return has to be sent back',
);
/** Creates the error for a carrier, or a shop, without labels for returns: 400 `NO_RETURN_LABELS`. */
export const noReturnLabels = (carrier: string | null) =>
  refuse(
    400,
    'NO_RETURN_LABELS',
    carrier === null
      ? 'No carrier of the shop makes labels for returns'
      : `The carrier "${carrier}" makes no labels for returns`,
  );
