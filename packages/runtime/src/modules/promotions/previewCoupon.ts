import { findByText } from '../../platform/text/keyText.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { Refusal } from '../../platform/errors.ts';
import { formatPrice, sum, toMinor, toNumber } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { baseTerms } from '../currencies/index.ts';
import { discountLines } from '../pricing/index.ts';
import type { Coupon } from './coupon.ts';
import type { NewCouponBody } from './couponBody.ts';
import { loadNames } from './couponNames.ts';
import { couponSummary } from './couponSummary.ts';
import { summaryWords } from './summaryWords.ts';
import type { Summarized } from './offerSummary.ts';
import { findTrialCustomer, findUses, listTrialProducts } from './couponTrial.repo.ts';
import { trialCustomerNotFound, trialProductNotFound } from './errors.ts';
import { evaluateCoupon } from './evaluateCoupon.ts';
import type { CouponCart } from './evaluateCoupon.ts';
import { draftOf } from './writeCoupon.ts';

interface TrialItem {
  readonly sku: string;
  readonly qty: number;
}

interface Trial {
  /** The items to try the coupon on. Empty if only the summary is requested. */
  readonly items: readonly TrialItem[];
  /** The UUID of the buying customer. Null for a guest. */
  readonly customer: string | null;
  /** The language of the summary. Undefined for the shop language. */
  readonly locale: string | undefined;
}

/**
 * Describes the effect of a coupon, stored or not, and applies it to a cart of products at their catalog prices, without
 * tax. Throws the same 400 errors as creating the coupon, and 400 for unknown products and customers. Changes nothing.
 */
export async function previewCoupon(app: AppContext, db: Db, body: NewCouponBody, trial: Trial) {
  const { currency } = app.config.shop;
  const draft = draftOf(body, currency);
  const words = summaryWords(app, await loadNames(db, [draft]), trial.locale);
  const money = (minor: Minor) => {
    const value = toNumber(minor, currency);
    return { value, text: formatPrice(words.locale, value, currency) };
  };
  const result = trial.items.length > 0 ? await tryOn(app, db, draft, trial) : null;
  return {
    summary: couponSummary(draft, words),
    trial: result && {
      refusal: result.refusal && { code: result.refusal.code, message: result.refusal.message },
      lines: result.lines.map(({ sku, name, qty, base, coupon_discount }) => ({
        sku,
        name,
        qty,
        total: money(base),
        discount: money(coupon_discount),
      })),
      sub_total: money(sum(result.lines.map(({ base }) => base))),
      discount: money(sum(result.lines.map(({ coupon_discount }) => coupon_discount))),
      free_shipping: result.isFreeShipping,
    },
  };
}

type Draft = Summarized & Pick<Coupon, 'coupon' | 'description'>;

async function tryOn(app: AppContext, db: Db, draft: Draft, { items, customer: uuid }: Trial) {
  const { currency } = app.config.shop;
  const products = await listTrialProducts(
    db,
    items.map(({ sku }) => sku),
  );
  const bySku = findByText(products, (product) => product.sku);
  const lines = items.map(({ sku, qty }, index) => {
    const product = bySku(sku);
    if (!product) throw trialProductNotFound(index, sku);
    const unit_price = toMinor(product.price, currency);
    return { ...product, qty, unit_price, base: unit_price * qty };
  });
  const customer = uuid === null ? null : await customerOf(app, db, draft, uuid);
  const uses = await findUses(db, draft.coupon);
  const cart: CouponCart = {
    terms: baseTerms(currency),
    lines,
    sub_total: sum(lines.map(({ base }) => base)),
    total_qty: lines.reduce((units, { qty }) => units + qty, 0),
  };
  const { benefit, refusal } = evaluateCoupon(
    {
      coupon: { ...draft, ...UNSTORED, used_time: uses?.used_time ?? 0 },
      customer,
      customer_uses: customer?.customer_uses ?? 0,
      purchased: customer?.purchased ?? null,
      products: products.map(({ membership }) => membership),
    },
    cart,
    app.clock.now(),
  );
  return {
    refusal: refusal instanceof Refusal ? refusal : null,
    lines: discountLines(lines, benefit?.discount ?? null),
    isFreeShipping: benefit?.freeShipping ?? false,
  };
}

/** The fields of a stored coupon that its evaluation does not read. */
const UNSTORED = { coupon_id: 0, uuid: '', created_at: '', updated_at: '' };

async function customerOf(app: AppContext, db: Db, { coupon }: Draft, uuid: string) {
  const terms = { code: coupon, currency: app.config.shop.currency };
  const customer = isUuid(uuid) ? await findTrialCustomer(db, uuid, terms) : null;
  if (!customer) throw trialCustomerNotFound();
  return customer;
}
