import type {
  FeedCheckCall,
  FeedFault,
  FeedItem,
  LegalPageLink,
  ProductFeed,
  ProductFeedCall,
} from '@shop/runtime/extension';
import { isCountry } from './acpFeed.ts';
import { plainText, titleOf } from './feedText.ts';

/** Maximum lengths of values in the format. */
const MOST = { id: 100, title: 150, description: 5000, brand: 70 } as const;

const type = 'application/jsonl; charset=utf-8';

/** The feed for the shopping of OpenAI: a flat row for each product or variant. */
export const openAiFeed: ProductFeed = {
  name: 'openai',
  title: 'OpenAI',
  files: [{ path: 'openai/products.jsonl', type, hasEtag: true }],
  async open(app) {
    const isOn = await app.setting('agentsAcpEnabled');
    return { isOn, write: (_path, call) => write(call), check };
  },
};

async function* write(call: ProductFeedCall): AsyncGenerator<string> {
  const pages = await call.app.legal.links(call.app.language);
  const shop = shopColumns(call, pages);
  for await (const items of call.items())
    yield items
      .filter(({ pictures }) => pictures.length > 0)
      .map((item) => {
        const eligible = { is_eligible_checkout: isBought(item, pages) };
        return `${JSON.stringify({ ...rowOf(call, item), ...shop, ...eligible })}\n`;
      })
      .join('');
}

/** Returns the columns of the shop, which are the same in each row. */
function shopColumns({ app, country }: ProductFeedCall, pages: readonly LegalPageLink[]): object {
  const urlOf = (kind: LegalPageLink['kind']) => pages.find((page) => page.kind === kind)?.url;
  const home = app.config.shop.address?.country ?? country;
  return {
    is_eligible_search: true,
    seller_name: plainText(app.config.shop.name, MOST.brand),
    seller_url: app.url('/'),
    seller_privacy_policy: urlOf('privacy'),
    seller_tos: urlOf('terms'),
    return_policy: urlOf('withdrawal'),
    ...(isCountry(country) && { target_countries: [country] }),
    ...(isCountry(home) && { store_country: home }),
  };
}

/**
 * Reports whether a product can be bought inside of the platform, by the ACP checkout of the shop. The platform wants the terms and the privacy policy of
 * whoever sells there. Gift cards are not among the products: who buys one enters whom it is for.
 */
const isBought = ({ is_gift_card: isGiftCard }: FeedItem, pages: readonly LegalPageLink[]): boolean =>
  !isGiftCard && (['terms', 'privacy'] as const).every((kind) => pages.some((page) => page.kind === kind));

function rowOf(call: ProductFeedCall, item: FeedItem): object {
  const { currency, decimalOf, urlOf } = call;
  const [image, ...others] = item.pictures.map(urlOf);
  const fact = (name: Parameters<FeedItem['fact']>[0], column: string) => {
    const value = item.fact(name);
    return value === null ? {} : { [column]: value };
  };
  return {
    item_id: idOf(item),
    ...fact('gtin', 'gtin'),
    ...fact('mpn', 'mpn'),
    title: titleOf(item, MOST.title),
    description: plainText(item.description ?? item.name, MOST.description),
    url: call.linkOf(item),
    condition: 'new',
    ...(item.category !== null && { product_category: item.category }),
    brand: plainText(item.fact('brand') ?? call.app.config.shop.name, MOST.brand),
    image_url: image,
    ...(others.length > 0 && { additional_image_urls: others }),
    price: `${decimalOf(item.compare_at_price ?? item.price)} ${currency}`,
    ...(item.compare_at_price !== null && { sale_price: `${decimalOf(item.price)} ${currency}` }),
    availability: item.in_stock ? 'in_stock' : 'out_of_stock',
    group_id: item.group_uuid ?? idOf(item),
    listing_has_variations: item.group_uuid !== null,
    ...(item.choices.length > 0 && {
      variant_dict: Object.fromEntries(item.choices.map(({ name, value }) => [name, value])),
    }),
    ...fact('color', 'color'),
    ...fact('size', 'size'),
    ...fact('material', 'material'),
    is_digital: item.is_digital,
    ...(item.consumer_notice && { warning: item.consumer_notice.message }),
  };
}

/** Returns the id of a row, which the checkout takes too: the SKU, or the UUID if the SKU is too long for the format. */
const idOf = ({ sku, uuid }: FeedItem): string => (Array.from(sku).length <= MOST.id ? sku : uuid);

/** Returns what the platform finds wrong with a product. */
function check(item: FeedItem, { text }: FeedCheckCall): readonly FeedFault[] {
  const faults: FeedFault[] = [];
  if (item.pictures.length === 0)
    faults.push({ field: 'image_url', message: text('agents.feed.noImage'), is_refused: true });
  if (item.price <= 0)
    faults.push({ field: 'price', message: text('agents.feed.noPrice'), is_refused: true });
  if (item.description === null)
    faults.push({ field: 'description', message: text('agents.feed.noDescription'), is_refused: false });
  if (item.fact('brand') === null)
    faults.push({ field: 'brand', message: text('agents.feed.noBrand'), is_refused: false });
  return faults;
}
