// @ts-check
import { AgentName, OrderLink, Protocol, Reason } from './cells.js';
import { BoughtBy } from './boughtBy.js';
import { Page } from './page.js';

/** @type {import('@shop/admin').AdminModule} */
export default {
  pages: { index: Page },
  slots: { 'order.side': BoughtBy },
  cells: { agent: AgentName, order: OrderLink, protocol: Protocol, reason: Reason },
};
