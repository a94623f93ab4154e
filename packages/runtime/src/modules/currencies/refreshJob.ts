import type { Job } from '../../platform/contracts/jobs.ts';
import { noExchangeRates } from './errors.ts';
import { refreshCurrencies } from './refreshCurrencies.ts';

/**
 * Gets new exchange rates for the currencies that have one, while the setting `exchangeRatesDaily` is on. The European Central Bank publishes its
 * rates around 16:00 Central European Time.
 */
export const refreshExchangeRates: Job = {
  id: 'refreshExchangeRates',
  schedule: '40 16 * * *',
  async run(app, signal) {
    const { exchangeRatesDaily } = await app.settings(['exchangeRatesDaily']);
    if (!exchangeRatesDaily) return;
    try {
      const { held, source } = await refreshCurrencies(app, app.db, { onlyRated: true, signal });
      for (const rate of held)
        app.log.warn({ ...rate, source }, 'an exchange rate changed too much and is held');
    } catch (error) {
      if (!noExchangeRates.is(error)) throw error;
      app.log.warn('no source of exchange rates answered');
    }
  },
};
