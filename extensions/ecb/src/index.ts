import { defineExtension } from '@shop/runtime/extension';
import { ecbConfig } from './ecbConfig.ts';
import { readRates } from './readRates.ts';
import { ratesTo } from './ratesTo.ts';

/** Extension that knows the exchange rates that the European Central Bank publishes every working day. */
export default defineExtension({
  name: 'ecb',
  api: '^1.0',
  config: ecbConfig,
  setup: (config) => ({
    exchangeRates: [
      {
        name: 'ecb',
        async getRates({ app, base, currencies, signal }) {
          const file = await readRates(config, app.fetch, signal);
          return { rates: ratesTo(file, base, currencies), rated_at: `${file.day}T00:00:00.000Z` };
        },
      },
    ],
  }),
});
