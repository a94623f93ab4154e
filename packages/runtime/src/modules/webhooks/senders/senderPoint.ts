import type { ContributionPoint, Members } from '../../../platform/contracts/extension.ts';
import type { Sender } from './contract.ts';

/** The contribution point of senders. */
export const senders: ContributionPoint<Sender> = {
  noun: 'sender',
  members: {
    id: 'text',
    receiver: 'function',
    body: 'function',
    headers: 'function?',
  } satisfies Members<Sender>,
  keyOf: ({ id }) => id,
  fault: ({ id }, extension) =>
    id === extension || id.startsWith(`${extension}.`)
      ? null
      : `the ID must be "${extension}" or begin with "${extension}."`,
  deadlines: { receiver: 'callMs', body: 'callMs', headers: 'callMs' },
};
