import { Command, InvalidArgumentError } from 'commander';
import type { CartExplanation, Explanation } from '@shop/runtime';
import { countryOption } from '../country.ts';
import { note, print, table } from '../output.ts';
import type { CommonOptions } from '../output.ts';
import { loadText, plainText } from '../texts.ts';
import type { Text } from '../texts.ts';

/** The address options. */
interface PlaceOptions extends CommonOptions {
  readonly country?: string;
  readonly province?: string;
  readonly postcode?: string;
}

export const explainCommand = (interrupted: AbortSignal): Command =>
  new Command('explain')
    .description(plainText('cli.explain.description'))
    .addCommand(cartCommand(interrupted))
    .addCommand(priceCommand(interrupted))
    .addCommand(taxCommand(interrupted))
    .addCommand(shippingCommand(interrupted))
    .addCommand(couponCommand(interrupted))
    .addCommand(pageCommand(interrupted));

const cartCommand = (signal: AbortSignal): Command =>
  new Command('cart')
    .description(plainText('cli.explain.cart.description'))
    .argument('<id>', plainText('cli.explain.cart.id'))
    .action(async (id: string, options: CommonOptions) => {
      const { explainCartOfStore } = await import('@shop/runtime');
      const explanation = await explainCartOfStore({ storeDir: options.store, signal, id });
      if (explanation.isStale) note(plainText('cli.explain.stale'));
      print(options, explanation, linesOf(explanation, await loadText()));
    });

const priceCommand = (signal: AbortSignal): Command =>
  withPlace(new Command('price').description(plainText('cli.explain.price.description')))
    .argument('<sku>', plainText('cli.explain.sku'))
    .option('--customer <email>', plainText('cli.explain.customer'))
    .option('--group <group>', plainText('cli.explain.group'))
    .option('--currency <code>', plainText('cli.explain.currency'))
    .option('--qty <units>', plainText('cli.explain.qty'), unitsOf, 1)
    .action(
      async (
        sku: string,
        options: PlaceOptions & { customer?: string; group?: string; currency?: string; qty: number },
        command: Command,
      ) => {
        const { customer, group, currency, qty, store: storeDir } = options;
        if (customer !== undefined && group !== undefined) command.error(plainText('cli.explain.oneBuyer'));
        const { explainPriceOfStore } = await import('@shop/runtime');
        const question = { sku, qty, customer, group, currency, place: await placeOf(options) };
        show(options, await explainPriceOfStore({ storeDir, signal, question }));
      },
    );

const taxCommand = (signal: AbortSignal): Command =>
  withPlace(new Command('tax').description(plainText('cli.explain.tax.description')))
    .requiredOption('--sku <sku>', plainText('cli.explain.sku'))
    .option('--qty <units>', plainText('cli.explain.qty'), unitsOf, 1)
    .action(async (options: PlaceOptions & { sku: string; qty: number }, command: Command) => {
      const { sku, qty, store: storeDir } = options;
      const place = (await placeOf(options)) ?? command.error(plainText('cli.explain.destination'));
      const { explainTaxOfStore } = await import('@shop/runtime');
      show(options, await explainTaxOfStore({ storeDir, signal, question: { sku, qty, place } }));
    });

const shippingCommand = (signal: AbortSignal): Command =>
  withPlace(new Command('shipping').description(plainText('cli.explain.shipping.description')))
    .option('--sku <sku>', plainText('cli.explain.skus'), listed<string>(String), [])
    .option('--qty <units>', plainText('cli.explain.qty'), listed(unitsOf), [])
    .option('--cart <id>', plainText('cli.explain.cart.id'))
    .action(
      async (
        options: PlaceOptions & { sku: readonly string[]; qty: readonly number[]; cart?: string },
        command: Command,
      ) => {
        const { cart, store: storeDir } = options;
        if ((cart === undefined) === (options.sku.length === 0))
          command.error(plainText('cli.explain.goods'));
        const place = await placeOf(options);
        if (cart === undefined && place === undefined) command.error(plainText('cli.explain.destination'));
        const items = options.sku.map((sku, index) => ({ sku, qty: options.qty[index] ?? 1 }));
        const { explainShippingOfStore } = await import('@shop/runtime');
        show(options, await explainShippingOfStore({ storeDir, signal, question: { place, items, cart } }));
      },
    );

const couponCommand = (signal: AbortSignal): Command =>
  new Command('coupon')
    .description(plainText('cli.explain.coupon.description'))
    .argument('<code>', plainText('cli.explain.coupon.code'))
    .requiredOption('--cart <id>', plainText('cli.explain.cart.id'))
    .action(async (code: string, options: CommonOptions & { cart: string }) => {
      const { explainCouponOfStore } = await import('@shop/runtime');
      const { cart, store: storeDir } = options;
      show(options, await explainCouponOfStore({ storeDir, signal, code, cart }));
    });

const pageCommand = (signal: AbortSignal): Command =>
  new Command('page')
    .description(plainText('cli.explain.page.description'))
    .argument('<path>', plainText('cli.explain.path'), pathOf)
    .action(async (path: string, options: CommonOptions) => {
      const { explainPageOfStore } = await import('@shop/runtime');
      show(options, await explainPageOfStore({ storeDir: options.store, signal, path }));
    });

const withPlace = (command: Command): Command =>
  command
    .option('--country <code>', plainText('cli.explain.country'))
    .option('--province <province>', plainText('cli.explain.province'))
    .option('--postcode <postcode>', plainText('cli.explain.postcode'));

const placeOf = async ({ country, province, postcode }: PlaceOptions) =>
  country === undefined ? undefined : { country: await countryOption(country), province, postcode };

/** Collects the values of a repeatable option. */
const listed =
  <T>(read: (value: string) => T) =>
  (value: string, before: readonly T[]): readonly T[] => [...before, read(value)];

function unitsOf(value: string): number {
  const units = Number(value);
  if (!Number.isInteger(units) || units < 1 || units > 100_000)
    throw new InvalidArgumentError(plainText('cli.explain.qtyRange'));
  return units;
}

function pathOf(value: string): string {
  if (!value.startsWith('/')) throw new InvalidArgumentError(plainText('cli.explain.pathStart'));
  return value;
}

/** Prints the explanation sentence, and each nonempty section as a table. */
function show(options: CommonOptions, explanation: Explanation): void {
  const sections = explanation.sections.flatMap(({ title, rows }) => {
    const [first] = rows;
    if (!first) return [];
    const columns = Object.keys(first);
    const header = columns.map((column) => column.replaceAll('_', ' ').toUpperCase());
    const cells = rows.map((row) => columns.map((column) => String(row[column] ?? '')));
    return ['', title, ...table([header, ...cells])];
  });
  print(options, explanation, [explanation.result, ...sections]);
}

const linesOf = ({ steps }: CartExplanation, text: Text): string[] =>
  table([
    [
      text('cli.explain.line'),
      text('cli.explain.value'),
      text('cli.explain.before'),
      text('cli.explain.after'),
      text('cli.explain.how'),
    ],
    ...steps.map(({ sku, field, before, after, extension, text: how }) => [
      sku ?? '',
      field,
      before ?? '',
      after ?? '',
      extension === null ? how : text('cli.explain.byExtension', { extension, text: how }),
    ]),
  ]);
