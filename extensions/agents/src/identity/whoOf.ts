import type { Identity } from './contract.ts';

/** Returns the name of an agent for people: that of a registered one, else the host of its profile. */
export const whoOf = ({ key, agent }: Pick<Identity, 'key' | 'agent'>): string =>
  agent?.name ?? (URL.canParse(key) ? new URL(key).host : key);
