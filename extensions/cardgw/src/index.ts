import { defineExtension } from '@shop/runtime/extension';
import { cancelAbandoned } from './cancelAbandoned.ts';
import { cardExpress } from './cardExpress.ts';
import { cardMessages } from './cardMessages.ts';
import { cardMethod } from './cardMethod.ts';
import { cardConfig, cardSettings } from './config.ts';
import { closeIntentOfCanceled } from './endIntent.ts';
import { customerRule } from './customerRule.ts';
import { endDeletedCustomers } from './endDeletedCustomers.ts';
import { gatewayOpener } from './gateway.ts';
import { cardRoutes } from './routes.ts';
import { personalData } from './personalData.ts';

/** Extension for card payments at the card gateway. */
export default defineExtension({
  name: 'cardgw',
  api: '^1.0',
  languages: new URL('../languages/', import.meta.url),
  config: cardConfig,
  settings: cardSettings,
  graphql: new URL('./graphql/', import.meta.url),
  migrations: new URL('../migrations/', import.meta.url),
  setup(config) {
    const openGateway = gatewayOpener(config);
    return {
      messages: [cardMessages],
      paymentMethods: [cardMethod(openGateway, config)],
      expressPayments: [cardExpress(openGateway, config)],
      routes: cardRoutes(openGateway),
      personalData,
      jobs: [cancelAbandoned(config.abandonedOrderTtlHours), endDeletedCustomers(openGateway)],
      doctorRules: [customerRule],
      subscribers: [closeIntentOfCanceled(openGateway)],
    };
  },
});
