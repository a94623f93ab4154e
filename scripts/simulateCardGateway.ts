// Runs a card gateway on this machine, to try a purchase without an account: `node scripts/simulateCardGateway.ts [SHOP]`.
import { startCardGateway } from '@shop/runtime/testing';

const [shop = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const gateway = await startCardGateway({ port: 4242 });
gateway.deliverTo(`${shop}/api/cardgw/webhook`);
const { url: apiBase, secretKey, endpointSecret } = gateway;
console.log(`The card gateway listens on ${apiBase}, and tells ${shop} what happens. In shop.config.ts:

  system: { cardgw: ${JSON.stringify({ apiBase, secretKey, endpointSecret })} },

Cards: 4242424242424242 pays, 4000000000000002 is declined. Ctrl-C stops it, and it forgets everything.`);
