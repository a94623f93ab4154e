import { defineExtension } from '../../platform/contracts/extension.ts';
import { currencyUses, exchangeRates } from './contract.ts';
import { currencySettings } from './currencySettings.ts';
import { currenciesPersonalData } from './personalData.ts';
import { refreshExchangeRates } from './refreshJob.ts';
import { rateFileRoutes } from './rateFileRoutes.ts';
import { currencyRoutes } from './routes.ts';

/** Currencies beside the shop's own, their rates, and the conversion of prices. */
export const currencies = defineExtension({
  name: 'currencies',
  api: '^1.0',
  graphql: new URL('./graphql/', import.meta.url),
  contributionPoints: { exchangeRates, currencyUses },
  settings: currencySettings,
  setup: () => ({
    personalData: currenciesPersonalData,
    permissions: [{ id: 'listCurrencies', description: 'List all currencies with their rates' }],
    routes: [...currencyRoutes, ...rateFileRoutes],
    jobs: [refreshExchangeRates],
  }),
});
