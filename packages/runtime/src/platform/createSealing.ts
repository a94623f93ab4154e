import { actingExtension } from './acting/acting.ts';
import type { ShopConfig } from './config/schema.ts';
import type { SealingService } from './contracts/context.ts';
import { extensionKeys, seal, unseal } from './secrets.ts';

/** Creates the service that seals texts with the keys of the calling extension. */
export const createSealing = (config: Pick<ShopConfig, 'secrets' | 'session'>): SealingService => ({
  seal: (name, text) =>
    seal(extensionKeys(config, caller())[0] as Buffer, name, Buffer.from(text)).toString('base64'),
  open: (name, sealed) =>
    unseal(extensionKeys(config, caller()), name, Buffer.from(sealed, 'base64'))?.toString('utf8') ?? null,
});

/** Returns the name of the calling extension. */
function caller(): string {
  const name = actingExtension();
  if (name === undefined) throw new TypeError('Texts are sealed and opened by extensions alone');
  return name;
}
