// @ts-check
import { translate } from '@shop/admin';

const QUERY = 'query($uuid: String!) { order(uuid: $uuid) { paymentMethod canCapture captureApi } }';

/** @typedef {{ readonly paymentMethod: string, readonly canCapture: boolean, readonly captureApi: string }} Order */

const words = {
  unknown: translate({
    en: 'There is no such order any more.',
    de: 'Diese Bestellung gibt es nicht mehr.',
    es: 'Este pedido ya no existe.',
    fr: 'Cette commande n’existe plus.',
    ar: 'لم يعد هذا الطلب موجودًا.',
  }),
  otherMethod: translate({
    en: 'It is not paid in cash on delivery.',
    de: 'Sie wird nicht per Nachnahme bezahlt.',
    es: 'No se paga contra reembolso.',
    fr: 'Elle n’est pas payée à la livraison.',
    ar: 'لا يُدفع هذا الطلب عند الاستلام.',
  }),
  settled: translate({
    en: 'Its cash is recorded already, or it was canceled.',
    de: 'Ihr Geld ist schon verbucht, oder sie wurde storniert.',
    es: 'Su importe ya está registrado o se canceló.',
    fr: 'Son montant est déjà enregistré, ou elle a été annulée.',
    ar: 'سُجِّل مبلغه من قبل أو أُلغي.',
  }),
};

/**
 * Captures the order of a row. Returns why it stays as it is; null where the cash was recorded.
 * @param {import('@shop/admin').Api} api
 * @param {string} uuid
 */
async function recordCash(api, uuid) {
  try {
    const { order } = /** @type {{ order: Order | null }} */ (await api.graphql(QUERY, { uuid }));
    if (!order) return words.unknown;
    if (order.paymentMethod !== 'cod') return words.otherMethod;
    if (!order.canCapture) return words.settled;
    await api.post(order.captureApi);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @type {import('@shop/admin').AdminModule} */
export default {
  actions: {
    /** Records the cash of the selected orders, as the carrier has settled it. */
    async received({ ids, api }) {
      const refused = [];
      for (const id of ids) {
        const message = await recordCash(api, id);
        if (message !== null) refused.push({ id, message });
      }
      return { refused };
    },
  },
};
