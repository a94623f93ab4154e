import { refuse, z } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';

/** A parcel to be priced, with its weight in kilograms and its destination. */
export interface Parcel {
  readonly country: string;
  readonly postcode: string;
  readonly weight: string;
  readonly currency: string;
}

const rates = z.object({
  rates: z.array(
    z.object({
      service: z.string(),
      name: z.string(),
      /** Price as a decimal string in major units of the requested currency. */
      price: z.string(),
      days: z.tuple([z.int(), z.int()]),
    }),
  ),
});
export type Rate = z.output<typeof rates>['rates'][number];

const label = z.object({ tracking_number: z.string(), label_url: z.url() });
export type Label = z.output<typeof label>;

const returnLabel = z.object({
  tracking_number: z.string(),
  /** The PDF file in base64. */
  label_pdf: z.base64(),
});
export type ReturnLabel = z.output<typeof returnLabel>;

/** A label request with the parcel's destination, service and weight. */
export interface LabelOrder {
  readonly reference: string;
  readonly service: string;
  readonly to: Readonly<Record<string, string | null | undefined>>;
  readonly weight: string;
}

/** A label request for a parcel that is sent back, with its sender. */
export interface ReturnOrder {
  readonly reference: string;
  readonly from: Readonly<Record<string, string | null | undefined>>;
  readonly weight: string;
}

/** The client of Parcelhub's API. */
export interface Parcelhub {
  /** Returns a parcel's rates from the cache or from the service. Concurrent requests for the same parcel are merged. */
  rates(app: AppContext, parcel: Parcel): Promise<readonly Rate[]>;
  /** Creates a label. Repeated calls with the same key create only one label. */
  createLabel(app: AppContext, key: string, order: LabelOrder): Promise<Label>;
  /** Creates a label with which a parcel is sent back. Repeated calls with the same key create only one label. */
  createReturnLabel(app: AppContext, key: string, order: ReturnOrder): Promise<ReturnLabel>;
}

/** Maximum number of parcels whose rates are cached in this process. */
const MOST = 1000;

export function createParcelhub({
  url,
  keepSeconds,
}: {
  readonly url: string;
  readonly keepSeconds: number;
}): Parcelhub {
  const cached = new Map<string, { readonly until: number; readonly rates: Promise<readonly Rate[]> }>();

  async function post(
    app: AppContext,
    path: string,
    body: object,
    more: Pick<RequestInit, 'signal' | 'headers'> = {},
  ) {
    const key = await app.setting('parcelhubKey');
    if (key === undefined)
      throw refuse(400, 'PARCELHUB_NOT_SET_UP', 'Parcelhub has no key of an account yet');
    const answer = await app.fetch(new URL(path, url), {
      method: 'POST',
      timeoutMs: 4000,
      ...more,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...more.headers },
      body: JSON.stringify(body),
    });
    if (answer.status === 422) {
      const { message } = z.object({ message: z.string() }).parse(await answer.json());
      throw refuse(400, 'PARCELHUB_REFUSED', `Parcelhub: ${message}`);
    }
    if (!answer.ok) throw new Error(`Parcelhub answered ${answer.status}`);
    return answer.json();
  }

  return {
    rates(app, parcel) {
      const id = JSON.stringify(parcel);
      const now = app.clock.now().getTime();
      const found = cached.get(id);
      if (found && found.until > now) return found.rates;
      // The request has no abort signal of a single cart, because other carts may wait for it too.
      const request = post(app, '/v1/rates', parcel).then((answer) => rates.parse(answer).rates);
      cached.delete(id);
      cached.set(id, { until: now + keepSeconds * 1000, rates: request });
      if (cached.size > MOST) cached.delete(cached.keys().next().value as string);
      // Errors are not cached, so the next cart retries the request.
      request.catch(() => cached.delete(id));
      return request;
    },
    createLabel: async (app, key, order) =>
      label.parse(await post(app, '/v1/labels', order, { headers: { 'idempotency-key': key } })),
    createReturnLabel: async (app, key, order) =>
      returnLabel.parse(await post(app, '/v1/return-labels', order, { headers: { 'idempotency-key': key } })),
  };
}
