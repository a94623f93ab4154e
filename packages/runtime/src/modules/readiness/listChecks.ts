import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import { underShopName } from '../appearance/index.ts';
import { countDemoProducts } from '../catalog/index.ts';
import { offersWithdrawal } from '../orders/index.ts';
import { methodsTakingMoney, readMethods } from '../payments/index.ts';
import { listZones, zoneFaults } from '../shipping/index.ts';
import type { ZoneFault } from '../shipping/index.ts';
import { CHECKS } from './check.ts';
import type { Check, CheckId, CheckStatus, Finding } from './check.ts';
import { domainCheck, senderCheck } from './configChecks.ts';
import { readShopState } from './shopState.repo.ts';
import type { ShopState } from './shopState.repo.ts';
import { paymentFinding, livePaymentFinding } from './paymentFindings.ts';

/**
 * Checks the shop's setup and whether the shop is ready to launch, with messages in the language of `text`.
 * Read-only, with a few SQL statements. Does not request quotes from shipping providers.
 */
export async function listChecks(app: AppContext, db: Db, text: Text): Promise<readonly Check[]> {
  const [state, demo, zones, methods] = await Promise.all([
    readShopState(db),
    countDemoProducts(db),
    listZones(db),
    readMethods(app, db),
  ]);
  const faults = await zoneFaults(app, db, zones);
  const taking = await methodsTakingMoney(app, methods);
  const findings: Readonly<Record<CheckId, readonly Finding[]>> = {
    shop: [shopFinding(await underShopName(app), text)],
    product: [productFinding(state, demo, text)],
    shipping: shippingFindings(zones.length, faults, text),
    tax: [taxFinding(state, text)],
    payment: [paymentFinding(app, methods, taking, text)],
    homepage: [yesOr(state.has_homepage, text('readiness.homepage.done'), text('readiness.homepage.open'))],
    testPurchase: [
      yesOr(state.has_order, text('readiness.testPurchase.done'), text('readiness.testPurchase.open')),
    ],
    demo: demoFindings(state, demo, text),
    livePayment: [await livePaymentFinding(app, taking, text)],
    domain: [domainCheck(app.config.shop.url, text)],
    sender: [senderCheck(app.config, text)],
    legalPages: [legalFinding(state, text)],
    ...(await consumerFindings(app, db, state, text)),
  };
  return (Object.keys(CHECKS) as CheckId[]).flatMap((id) =>
    findings[id].map(([status, message, adminPath]) => ({
      id,
      group: CHECKS[id].group,
      status,
      message,
      admin_path: adminPath ?? CHECKS[id].adminPath,
    })),
  );
}

const yesOr = (isDone: boolean, done: string, open: string): Finding =>
  isDone ? ['done', done] : ['open', open];

function shopFinding({ config, locale }: AppContext, text: Text): Finding {
  const { name, address } = config.shop;
  if (name === 'Shop') return ['open', text('readiness.shop.name')];
  if (!address) return ['open', text('readiness.shop.address')];
  const country = new Intl.DisplayNames([locale], { type: 'region' }).of(address.country) ?? address.country;
  return ['done', text('readiness.shop.done', { name, country })];
}

function productFinding({ products }: ShopState, demo: number, text: Text): Finding {
  const own = products - demo;
  return yesOr(own > 0, text('readiness.product.done', { count: own }), text('readiness.product.open'));
}

/**
 * The check status for each type of zone problem. A broken zone offers nothing to carts, unless another zone covers
 * the same area.
 */
const ZONE_STATUS: Readonly<Record<ZoneFault['kind'], CheckStatus>> = {
  shadowed: 'warning',
  noProvider: 'warning',
  nothingToOffer: 'warning',
  notInstalled: 'broken',
  badConfig: 'broken',
};

function shippingFindings(zones: number, faults: readonly ZoneFault[], text: Text): readonly Finding[] {
  if (zones === 0) return [['open', text('readiness.shipping.open')]];
  if (faults.length === 0) return [['done', text('readiness.shipping.done', { count: zones })]];
  return faults.map(({ kind, zone, name }) => [
    ZONE_STATUS[kind],
    text(`readiness.shipping.${kind}`, { zone, name }),
  ]);
}

/** The admin URL of the list of products without a tax class. */
const UNCLASSED = `/admin/products?f=${encodeURIComponent('{"status":"1","tax_class":"none"}')}`;

function taxFinding({ tax_rates, unclassed }: ShopState, text: Text): Finding {
  if (tax_rates === 0) return ['open', text('readiness.tax.open')];
  if (unclassed > 0) return ['warning', text('readiness.tax.unclassed', { count: unclassed }), UNCLASSED];
  return ['done', text('readiness.tax.done', { count: tax_rates })];
}

/** Returns the demo check's finding. A shop that never had the demo has no such check. */
function demoFindings({ had_demo }: ShopState, demo: number, text: Text): readonly Finding[] {
  if (demo > 0) return [['warning', text('readiness.demo.warning', { count: demo })]];
  return had_demo ? [['done', text('readiness.demo.done')]] : [];
}

/**
 * Returns the findings about what the law of the European Union has a shop tell consumers. A shop that does not sell to them has no such
 * checks, and neither has one that switched the notice of the legal guarantee off.
 */
async function consumerFindings(
  app: AppContext,
  db: Db,
  { withdrawal, has_withdrawal }: ShopState,
  text: Text,
): Promise<Readonly<Record<'withdrawalText' | 'guaranteeNotice', readonly Finding[]>>> {
  if (!offersWithdrawal(app, withdrawal)) return { withdrawalText: [], guaranteeNotice: [] };
  const { guaranteeNoticeShown, guaranteeNotice } = await app.settings(
    ['guaranteeNoticeShown', 'guaranteeNotice'],
    db,
  );
  const isEntered = guaranteeNotice.trim() !== '';
  return {
    withdrawalText: [
      yesOr(has_withdrawal, text('readiness.withdrawalText.done'), text('readiness.withdrawalText.open')),
    ],
    guaranteeNotice: guaranteeNoticeShown
      ? [yesOr(isEntered, text('readiness.guaranteeNotice.done'), text('readiness.guaranteeNotice.open'))]
      : [],
  };
}

function legalFinding({ has_privacy, has_terms }: ShopState, text: Text): Finding {
  if (has_privacy && has_terms) return ['done', text('readiness.legalPages.done')];
  if (has_privacy) return ['open', text('readiness.legalPages.terms')];
  return ['open', text(has_terms ? 'readiness.legalPages.privacy' : 'readiness.legalPages.open')];
}
