import { shop } from '../../kit/api/shop.ts';
import { text } from '../../text/text.ts';

/** Returns the kinds of price lists as options. */
export const kindChoices = () =>
  Promise.resolve(
    (['sale', 'override'] as const).map((value) => ({ value, label: text(`priceLists.kind.${value}`) })),
  );

/** Returns the currencies of the shop as options. */
export const currencyChoices = async () =>
  (await shop.currencies.list()).map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }));

/** Returns the customer groups as options, by UUID. */
export const groupChoices = async () =>
  (await shop.customerGroups.list()).map(({ uuid, group_name }) => ({ value: uuid, label: group_name }));
