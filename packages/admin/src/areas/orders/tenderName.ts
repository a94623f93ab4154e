import { textOr } from '../../text/text.ts';

/** Returns the name of what pays an order, in the language of the admin where the shop knows it. */
export const tenderName = ({ label }: { readonly label: string }): string =>
  textOr(`payments.name.${label}`, label);
