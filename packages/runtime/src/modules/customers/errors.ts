import { refuse, validationFailed } from '../../platform/errors.ts';

export const customerNotFound = () => refuse(404, 'CUSTOMER_NOT_FOUND', 'Customer not found');
export const nothingToUpdate = () => refuse(400, 'NOTHING_TO_UPDATE', 'There is nothing to update');

/** The link that confirms a new email is invalid or expired. */
export const invalidEmailToken = () => refuse(400, 'INVALID_EMAIL_TOKEN', 'Token is invalid or expired');

export const addressNotFound = () => refuse(404, 'ADDRESS_NOT_FOUND', 'Address not found');
export const addressBookFull = (most: number) =>
  refuse(400, 'ADDRESS_BOOK_FULL', 'An address book can have at most {most} addresses', { values: { most } });

/** Rejects an address without a province or postcode in a country whose addresses have one. */
export const partRequired = (part: 'province' | 'postcode') =>
  validationFailed([
    {
      path: part,
      rule: 'required',
      message: part === 'province' ? 'Province is required' : 'Postcode is required',
    },
  ]);

export const groupNotFound = () => refuse(404, 'CUSTOMER_GROUP_NOT_FOUND', 'Customer group not found');
export const groupNameTaken = () =>
  refuse(409, 'CUSTOMER_GROUP_NAME_TAKEN', 'Customer group name is already used');
export const unknownGroup = (id: string) =>
  refuse(400, 'UNKNOWN_CUSTOMER_GROUP', 'Unknown customer group "{id}"', { values: { id } });
export const defaultGroupStays = () =>
  refuse(409, 'DEFAULT_CUSTOMER_GROUP', 'The default customer group cannot be deleted');
