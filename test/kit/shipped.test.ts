import { startCardGateway, startWalletSimulator } from '@shop/runtime/testing';
import { afterAll, describe, test } from 'vitest';
import { cardSuites, plainSuites, walletSuites } from './shippedSuites.ts';

// Tests the extensions of this repository with the same suites that other extension authors use.
const [card, wallet] = await Promise.all([startCardGateway(), startWalletSimulator()]);
afterAll(async () => {
  await Promise.all([card.stop(), wallet.stop()]);
});

for (const suite of [...plainSuites, ...cardSuites(card), ...walletSuites(wallet)])
  suite.register({ describe, test, afterAll });
