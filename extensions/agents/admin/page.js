// @ts-check
import { createElement as h } from 'react';
import { Notice, Stack, Text, Title } from '@shop/admin';
import { AgentsCard } from './agentsCard.js';
import { FiguresCard } from './figuresCard.js';
import { KeysCard } from './keysCard.js';
import { MissingCard, ProtocolsCard } from './protocolsCard.js';
import { useShop } from './shop.js';
import { text } from './texts.js';
import { TryOutCard } from './tryOutCard.js';

/**
 * The merchant's page: what assistants can do, who they are, what they bought, and a try-out.
 * @param {import('@shop/admin').PageProps} props
 */
export const Page = ({ permissions }) => {
  const read = useShop('/api/agents/state');
  const state = /** @type {import('./shop.js').State | undefined} */ (read.data);
  const isUcpOn = state?.protocols.some(({ protocol, is_on: isOn }) => protocol === 'ucp' && isOn) ?? false;
  return h(
    Stack,
    { gap: 'md' },
    h(
      Stack,
      { gap: 'tight' },
      h(Title, null, text('page.title')),
      h(Text, { size: 'md', tone: 'dimmed' }, text('page.about')),
    ),
    read.error && h(Notice, { tone: 'red' }, read.error.message),
    state && h(ProtocolsCard, { state, permissions }),
    state && h(MissingCard, { state }),
    h(FiguresCard, { permissions }),
    h(AgentsCard, { permissions }),
    state && h(TryOutCard, { permissions, isOn: isUcpOn }),
    h(KeysCard, { permissions }),
  );
};
