import type { AppContext } from '../../platform/contracts/context.ts';
import { checkVatId, needsVatCheck, vatCountry, vatServiceUnavailable } from '../vatChecks/index.ts';
import type { KeptVatCheck } from '../vatChecks/index.ts';
import type { CartDraft } from './draft.ts';
import type { CartInputs } from './inputs/cartInputs.ts';
import { cartVatId } from './taxFree.ts';

/** Returns the draft after a change, with the check of its VAT ID if the change set an address. */
type CheckChanged = (draft: CartDraft, before: CartDraft, inputs: CartInputs) => Promise<CartDraft>;

/**
 * Creates a function that asks the VAT service about the VAT ID of an address that was just set, if reverse charge could apply. An answer to the
 * same VAT ID that the cart has already is kept, and a change that is repeated asks once. Must not run inside a transaction.
 */
export function rememberVatChecks(app: AppContext): CheckChanged {
  const asked = new Map<string, Promise<KeptVatCheck>>();
  return async (draft, before, { vat }) => {
    const vatId = cartVatId(draft);
    if (draft.addresses === before.addresses || vatId === null || !needsVatCheck(vat, vatId)) return draft;
    if (draft.vat_check?.vat_id === vatId && draft.vat_check.valid !== null) return draft;
    const known = asked.get(vatId) ?? keptCheck(app, vatId, vat.shopVatId);
    asked.set(vatId, known);
    return { ...draft, vat_check: await known };
  };
}

/** Returns the result of a check, with `valid` null if no service answers. */
async function keptCheck(app: AppContext, vatId: string, requesterId: string | null): Promise<KeptVatCheck> {
  try {
    return await checkVatId(app, { vatId, requesterId });
  } catch (error) {
    if (!vatServiceUnavailable.is(error)) throw error;
    return {
      vat_id: vatId,
      country: vatCountry(vatId),
      valid: null,
      name: null,
      address: null,
      checked_at: app.clock.now().toISOString(),
      reference: null,
    };
  }
}
