import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendBulk } from '../../../kit/list/bulkActions.ts';
import { useAction } from '../../../kit/shared/useAction.ts';
import { text } from '../../../text/text.ts';
import type { Variant } from './variantsQuery.ts';

/** Values entered in a variant's row. */
export interface Draft {
  readonly sku?: string;
  readonly price?: number | string;
  readonly qty?: number | string;
  readonly status?: number;
}

type ByProduct<Value> = Readonly<Record<string, Value>>;

/** Manages unsaved variant changes and the errors returned by the shop, both by product UUID. */
export function useVariantChanges() {
  const client = useQueryClient();
  const [drafts, setDrafts] = useState<ByProduct<Draft>>({});
  const [faults, setFaults] = useState<ByProduct<string>>({});
  const save = useAction({
    mutationFn: () => sendDrafts(drafts),
    onSuccess: async (refused) => {
      const count = Object.keys(drafts).length - refused.size;
      if (count > 0) notifications.show({ color: 'teal', message: text('list.changed', { count }) });
      setFaults(Object.fromEntries(refused));
      setDrafts((before) => Object.fromEntries(Object.entries(before).filter(([uuid]) => refused.has(uuid))));
      // While there are rejected changes, products are not refetched. A newer product version would rerender the page and discard the
      // unsaved changes.
      const queryKey = refused.size > 0 ? ['products', 'variants'] : ['products'];
      await client.invalidateQueries({ queryKey });
    },
  });
  return {
    drafts,
    faults,
    save,
    change: (variants: readonly Variant[], values: Draft) =>
      setDrafts((before) => ({
        ...before,
        ...Object.fromEntries(
          variants.map(({ product: { uuid } }) => [uuid, { ...before[uuid], ...values }] as const),
        ),
      })),
    discard: () => {
      setDrafts({});
      setFaults({});
    },
  };
}

/** Sends the changes. Variants with identical changes share a request. Returns the errors by product UUID. */
async function sendDrafts(drafts: ByProduct<Draft>): Promise<ReadonlyMap<string, string>> {
  const byChange = Map.groupBy(Object.entries(drafts), ([, draft]) => JSON.stringify(draft));
  const refused = new Map<string, string>();
  for (const entries of byChange.values()) {
    const [[, change] = ['', {}]] = entries;
    const answer = await sendBulk(
      '/api/products',
      entries.map(([uuid]) => uuid),
      { change },
    );
    for (const { id, message } of answer.refused) refused.set(id, message);
  }
  return refused;
}
