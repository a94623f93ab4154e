// @ts-check
import { createElement as h, useState } from 'react';
import { api, Badge, Button, Card, FormDialog, formatTime, Notice, Stack, Table, Text } from '@shop/admin';
import { QUERIES, useShop } from './shop.js';
import { text } from './texts.js';

/** @typedef {import('./shop.js').SigningKey} SigningKey */

/**
 * The keys with which the shop signs its messages to assistants.
 * @param {{ readonly permissions: import('@shop/admin').Permissions }} props
 */
export const KeysCard = ({ permissions }) => {
  const read = useShop('/api/agents/signing-keys', permissions.has('listAgentSigningKeys'));
  const keys = /** @type {readonly SigningKey[] | undefined} */ (read.data);
  const [isAsking, ask] = useState(false);
  if (!permissions.has('listAgentSigningKeys')) return null;
  const action =
    permissions.has('rotateAgentSigningKey') &&
    h(Button, { size: 'xs', onClick: () => ask(true) }, text('keys.new'));
  return h(
    Card,
    { title: text('keys.title'), action },
    h(
      Stack,
      { gap: 'sm' },
      h(Text, { tone: 'dimmed' }, text('keys.about')),
      read.error && h(Notice, { tone: 'red' }, read.error.message),
      keys?.length === 0 && h(Text, null, text('keys.empty')),
      keys &&
        keys.length > 0 &&
        h(Table, {
          caption: text('keys.title'),
          minWidth: 520,
          head: [text('keys.id'), text('keys.made'), text('keys.state')],
          rows: keys.map(({ kid, created_at: made, shown_until: until }) => ({
            key: kid,
            cells: [
              h('code', { className: 'agents-url' }, kid),
              formatTime(made),
              until === null
                ? h(Badge, { tone: 'green' }, text('keys.signs'))
                : text('keys.until', { time: formatTime(until) }),
            ],
          })),
        }),
    ),
    isAsking &&
      h(FormDialog, {
        title: text('keys.new'),
        label: text('keys.new'),
        initial: {},
        refreshes: QUERIES,
        close: () => ask(false),
        run: () => api.post('/api/agents/signing-keys/rotate'),
        children: () => h(Text, null, text('keys.new.about')),
      }),
  );
};
