// @ts-check
import { createElement as h, Fragment, useState } from 'react';
import {
  api,
  Badge,
  Button,
  Card,
  FormDialog,
  formatTime,
  Group,
  Notice,
  RowActions,
  Segments,
  ShownOnce,
  Stack,
  Table,
  Text,
  TextInput,
} from '@shop/admin';
import { QUERIES, useShop } from './shop.js';
import { text } from './texts.js';

/** @typedef {import('./shop.js').Agent} Agent */
/** @typedef {import('./shop.js').AgentWithSecrets} AgentWithSecrets */
/** @typedef {import('@shop/admin').Permissions} Permissions */
/** @typedef {{ readonly name: string, readonly profile_url: string, readonly webhook_url: string, readonly status: string }} Values */

/** The number of agents on a page. */
const PAGE = 25;

/**
 * @param {AgentWithSecrets} agent
 */
const secretsOf = ({ api_key: key, webhook_secret: secret }) => [key, secret].filter(Boolean).join('\n');

/**
 * The registered assistants.
 * @param {{ readonly permissions: Permissions }} props
 */
export const AgentsCard = ({ permissions }) => {
  const [page, turn] = useState(1);
  const read = useShop(`/api/agents?limit=${PAGE}&page=${page}`, permissions.has('listAgents'));
  const agents = /** @type {readonly Agent[] | undefined} */ (read.data);
  const [edited, edit] = useState(/** @type {Agent | 'new' | null} */ (null));
  const [rotated, rotate] = useState(/** @type {Agent | null} */ (null));
  const [told, tell] = useState(/** @type {AgentWithSecrets | null} */ (null));
  if (!permissions.has('listAgents')) return null;
  const action =
    permissions.has('createAgent') &&
    h(Button, { size: 'xs', onClick: () => edit('new') }, text('agents.new'));
  return h(
    Card,
    { title: text('agents.title'), action },
    h(
      Stack,
      { gap: 'sm' },
      read.error && h(Notice, { tone: 'red' }, read.error.message),
      told &&
        h(ShownOnce, {
          title: text('agents.secrets', { name: told.name }),
          value: secretsOf(told),
          file: 'assistant-key.txt',
          done: () => tell(null),
        }),
      agents?.length === 0 && page === 1 && h(Text, { tone: 'dimmed' }, text('agents.empty')),
      agents &&
        agents.length > 0 &&
        h(Table, {
          caption: text('agents.title'),
          minWidth: 640,
          head: [text('agents.name'), text('agents.profile'), text('agents.seen'), text('agents.status')],
          rows: agents.map((agent) =>
            rowOf(agent, { permissions, edit: () => edit(agent), rotate: () => rotate(agent) }),
          ),
        }),
      agents && (page > 1 || agents.length === PAGE) && h(Turn, { page, isLast: agents.length < PAGE, turn }),
    ),
    edited && h(AgentDialog, { agent: edited === 'new' ? null : edited, tell, close: () => edit(null) }),
    rotated && h(RotateDialog, { agent: rotated, tell, close: () => rotate(null) }),
  );
};

/**
 * Buttons that lead to the page before and after.
 * @param {{ readonly page: number, readonly isLast: boolean, readonly turn: (page: number) => void }} props
 */
const Turn = ({ page, isLast, turn }) =>
  h(
    Group,
    { gap: 'xs' },
    h(Button, { size: 'xs', disabled: page === 1, onClick: () => turn(page - 1) }, text('page.before')),
    h(Button, { size: 'xs', disabled: isLast, onClick: () => turn(page + 1) }, text('page.after')),
  );

/**
 * @param {Agent} agent
 * @param {{ readonly permissions: Permissions, readonly edit: () => void, readonly rotate: () => void }} ways
 */
function rowOf(agent, { permissions, edit, rotate }) {
  const { uuid, name, profile_url: profile, last_seen_at: seen, status } = agent;
  return {
    key: uuid,
    cells: [
      h('span', { className: 'agents-name' }, name),
      h('span', { className: 'agents-url' }, profile ?? text('agents.noProfile')),
      seen === null ? text('agents.never') : formatTime(seen),
      h(
        Badge,
        { tone: status === 'allowed' ? 'green' : 'red' },
        text(status === 'allowed' ? 'agents.allowed' : 'agents.blocked'),
      ),
    ],
    actions: h(
      'div',
      { className: 'agents-actions' },
      permissions.has('rotateAgentKey') &&
        h(
          Button,
          { kind: 'quiet', size: 'xs', label: text('agents.rotateOf', { name }), onClick: rotate },
          text('agents.rotate'),
        ),
      h(RowActions, {
        refreshes: QUERIES,
        name,
        edit: { permission: 'updateAgent', label: text('agents.editOf', { name }), run: edit },
        remove: {
          permission: 'deleteAgent',
          label: text('agents.endOf', { name }),
          lost: text('agents.lost'),
          run: () => api.delete(`/api/agents/${uuid}`),
        },
      }),
    ),
  };
}

/**
 * @param {object} props
 * @param {Agent | null} props.agent Null for a new agent.
 * @param {(agent: AgentWithSecrets) => void} props.tell
 * @param {() => void} props.close
 */
const AgentDialog = ({ agent, tell, close }) =>
  h(/** @type {typeof FormDialog<Values>} */ (FormDialog), {
    title: agent ? text('agents.editOf', { name: agent.name }) : text('agents.new'),
    initial: {
      name: agent?.name ?? '',
      profile_url: agent?.profile_url ?? '',
      webhook_url: agent?.webhook_url ?? '',
      status: agent?.status ?? 'allowed',
    },
    refreshes: QUERIES,
    close,
    async run({ profile_url: profile, webhook_url: webhook, ...values }) {
      const body = { ...values, profile_url: profile || null, webhook_url: webhook || null };
      if (agent) return api.patch(`/api/agents/${agent.uuid}`, body);
      tell(/** @type {AgentWithSecrets} */ (await api.post('/api/agents', body)));
    },
    children: (form) =>
      h(
        Fragment,
        null,
        h(TextInput, { label: text('agents.name'), required: true, isFirst: true, ...form.input('name') }),
        h(TextInput, {
          label: text('agents.profile'),
          description: text('agents.profile.help'),
          placeholder: 'https://agent.example/profile.json',
          ...form.input('profile_url'),
        }),
        h(TextInput, {
          label: text('agents.webhook'),
          description: text('agents.webhook.help'),
          ...form.input('webhook_url'),
        }),
        h(Segments, {
          label: text('agents.status'),
          choices: [
            { value: 'allowed', label: text('agents.allowed') },
            { value: 'blocked', label: text('agents.blocked') },
          ],
          ...form.input('status'),
        }),
      ),
  });

/**
 * Asks before an assistant gets a new key.
 * @param {{ readonly agent: Agent, readonly tell: (agent: AgentWithSecrets) => void, readonly close: () => void }} props
 */
const RotateDialog = ({ agent: { uuid, name }, tell, close }) =>
  h(FormDialog, {
    title: text('agents.rotateOf', { name }),
    label: text('agents.rotate'),
    initial: {},
    refreshes: QUERIES,
    close,
    run: async () => tell(/** @type {AgentWithSecrets} */ (await api.post(`/api/agents/${uuid}/rotate-key`))),
    children: () => h(Text, null, text('agents.rotate.lost')),
  });
