import { defineExtension } from '@shop/runtime/extension';
import type { VatChecker } from '@shop/runtime/extension';
import { checkVatNumber } from './checkVatNumber.ts';
import { viesConfig } from './viesConfig.ts';
import type { ViesConfig } from './viesConfig.ts';

/** The member states of VIES by the prefixes of their VAT IDs, and Northern Ireland. */
const STATES = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(
  ' ',
);

const COUNTRY_OF_PREFIX: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/** Creates the checker of one member state. Each has its own, so that a state whose service is down holds up no other. */
const checkerOf = (config: ViesConfig, state: string): VatChecker => ({
  name: `vies-${state}`,
  prefixes: [state],
  async check(call) {
    const { valid, name, address, reference } = await checkVatNumber(config, call);
    return {
      vat_id: call.vatId,
      country: COUNTRY_OF_PREFIX[state] ?? state,
      valid,
      name,
      address,
      checked_at: call.app.clock.now().toISOString(),
      reference,
    };
  },
});

/** Extension that checks EU VAT IDs by VIES, the service of the European Commission. */
export default defineExtension({
  name: 'vies',
  api: '^1.0',
  config: viesConfig,
  setup: (config) => ({ vatCheckers: STATES.map((state) => checkerOf(config, state)) }),
});
