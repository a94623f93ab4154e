import type { AppContext } from '../../platform/contracts/context.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import { paymentMethodName } from '../payments/index.ts';
import type { MethodState } from '../payments/index.ts';
import type { Finding } from './check.ts';
import { isTestMode } from './configChecks.ts';

const namesOf = (app: AppContext, methods: readonly MethodState[], text: Text) =>
  methods.map(({ code, name }) => paymentMethodName(app, text, code, name)).join(', ');

/** Lists payment methods that can accept payments although the merchant has not decided whether to offer them. */
export function paymentFinding(
  app: AppContext,
  methods: readonly MethodState[],
  taking: readonly MethodState[],
  text: Text,
): Finding {
  const isOn = methods.filter((method) => method.isOn);
  if (isOn.length === 0) return ['open', text('readiness.payment.open')];
  if (taking.length === 0)
    return ['open', text('readiness.payment.incomplete', { names: namesOf(app, isOn, text) })];
  const names = namesOf(app, taking, text);
  const unseen = taking.filter(({ isReviewed }) => !isReviewed);
  return unseen.length === 0
    ? ['done', text('readiness.payment.done', { names })]
    : ['warning', text('readiness.payment.unreviewed', { names, unseen: namesOf(app, unseen, text) })];
}

/** Reports whether a payment method moves real money. */
export async function livePaymentFinding(
  app: AppContext,
  taking: readonly MethodState[],
  text: Text,
): Promise<Finding> {
  if (taking.length === 0) return ['open', text('readiness.livePayment.open')];
  const tests = await Promise.all(taking.map((method) => movesNoMoney(app, method)));
  const tested = taking.filter((_, index) => tests[index]);
  if (tested.length === 0) return ['done', text('readiness.livePayment.done')];
  return ['warning', text('readiness.livePayment.warning', { names: namesOf(app, tested, text) })];
}

/** Reports whether a payment method runs in test mode, according to its setup or its configuration. */
async function movesNoMoney(app: AppContext, { method, code, setup }: MethodState): Promise<boolean> {
  if (!method.setup) return isTestMode(app.config.system[app.registry('paymentMethods').ownerOf(code) ?? '']);
  const { mode } = await setup();
  return mode === 'test' || mode === 'simulated';
}
