import type { ShopPlan } from '../app.ts';
import type { ShopConfig } from '../platform/config/schema.ts';
import type { Installed } from '../platform/extensions/installed.ts';
import { EXIT, StartFailure } from '../platform/startFailure.ts';

/** Simulated gateways by extension name, each with its URL and its part of the extension's configuration. */
export type SimulatedGateways = Readonly<Record<string, SimulatedGateway>>;
interface SimulatedGateway {
  readonly url: string;
  readonly slice: Readonly<Record<string, string>>;
}

/** The running payment gateway simulators, in place of the configured gateways. */
export interface Simulation {
  /** The gateways, for `StartOptions.gateways`. */
  readonly gateways: SimulatedGateways;
  /** Sends the gateways' webhooks to the shop at this URL from now on. */
  tell(shopAddress: string): void;
  stop(): Promise<void>;
}

/**
 * Starts both payment gateways as simulators on this machine, with separate keys and on free ports. Stopping them discards all payments.
 * Their code is loaded only here: a shop without simulation never loads it.
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
    tell(shopAddress) {
      card.deliverTo(`${shopAddress}/api/cardgw/webhook`);
      wallet.deliverTo(`${shopAddress}/api/walletgw/webhook`);
    },
    async stop() {
      await Promise.all([card.stop(), wallet.stop()]);
    },
  };
}

/**
 * Returns the configuration with simulated gateways in place of the configured ones, for the installed extensions. Throws StartFailure
 * (exit 3) if none of these extensions is installed.
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

/** Returns the URLs of the gateways whose extensions are installed. */
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
