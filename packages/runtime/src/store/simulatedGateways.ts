import type { ShopPlan } from '../app.ts';
import type { ShopConfig } from '../platform/config/schema.ts';
import type { Installed } from '../platform/extensions/installed.ts';
import { EXIT, StartFailure } from '../platform/startFailure.ts';

/** Simulated gateways by extension name, each with its URL and its extension configuration. */
export type SimulatedGateways = Readonly<Record<string, SimulatedGateway>>;
interface SimulatedGateway {
  readonly url: string;
  readonly slice: Readonly<Record<string, string>>;
}

/** The running payment gateway simulators that replace the configured gateways. */
export interface Simulation {
  /** The simulated gateways, for `StartOptions.gateways`. */
  readonly gateways: SimulatedGateways;
  /** Sends the gateways' future webhooks to the shop at this URL. */
  setShopAddress(shopAddress: string): void;
  stop(): Promise<void>;
}

/**
 * Starts simulators of both payment gateways on this machine, with separate API keys and on free ports. Stopping the simulators discards
 * all payments. Their code is loaded on demand, so a shop without simulation never loads it.
 */
export async function simulateGateways(): Promise<Simulation> {
  const [{ startCardGateway }, { startWalletSimulator }] = await Promise.all([
    import('../simulators/cardgw/startCardGateway.ts'),
    import('../simulators/walletgw/startWalletSimulator.ts'),
  ]);
  const card = await startCardGateway();
  const wallet = await startWalletSimulator();
  const { secretKey, publishableKey, endpointSecret, scriptUrl } = card;
  const { clientId, clientSecret, webhookId } = wallet;
  return {
    gateways: {
      cardgw: {
        url: card.url,
        slice: { apiBase: card.url, secretKey, publishableKey, endpointSecret, scriptUrl },
      },
      walletgw: {
        url: wallet.url,
        slice: { environment: wallet.url, clientId, clientSecret, webhookId },
      },
    },
    setShopAddress(shopAddress) {
      card.deliverTo(`${shopAddress}/api/cardgw/webhook`);
      wallet.deliverTo(`${shopAddress}/api/walletgw/webhook`);
    },
    async stop() {
      await Promise.all([card.stop(), wallet.stop()]);
    },
  };
}

/**
 * Replaces the configured gateways of the installed extensions with simulated gateways. Throws StartFailure (exit 3) if none of the
 * gateway extensions is installed.
 */
export function withGateways(
  config: ShopConfig,
  installed: readonly Installed[],
  gateways: SimulatedGateways,
): ShopConfig {
  const names = installed.flatMap((one) => (one.state === 'loaded' ? one.extension.name : []));
  const simulated = Object.entries(gateways).filter(([name]) => names.includes(name));
  if (simulated.length === 0) throw new StartFailure(EXIT.config, [nothingToSimulate(Object.keys(gateways))]);
  const merged = simulated.map(([name, { slice }]) => [name, { ...Object(config.system[name]), ...slice }]);
  return { ...config, system: { ...config.system, ...Object.fromEntries(merged) } };
}

/** Returns the gateway URLs of the installed extensions. */
export const addressesOf = (
  gateways: SimulatedGateways,
  { members }: Pick<ShopPlan, 'members'>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(gateways).flatMap(([name, { url }]) =>
      members.some((member) => member.name === name) ? [[name, url]] : [],
    ),
  );

const nothingToSimulate = (names: readonly string[]) => ({
  where: '--simulate-gateways',
  message: `the store has none of the extensions ${names.join(', ')}`,
  hint: `Install ${names.map((name) => `@shop/${name}`).join(' or ')}.`,
});
