// @ts-check
import { createElement as h } from 'react';
import { Badge, Card, Group, language, Link, Notice, Segments, Stack, Switch, Text } from '@shop/admin';
import { useSettings } from './shop.js';
import { text } from './texts.js';

/** @typedef {import('./shop.js').State} State */
/** @typedef {import('./shop.js').Protocol} Protocol */

/**
 * The badge that says what assistants can do by a protocol.
 * @param {Pick<Protocol, 'is_on' | 'can_see' | 'can_buy' | 'lacks'>} state
 */
function badgeOf({ is_on: isOn, can_see: canSee, can_buy: canBuy, lacks }) {
  if (lacks.includes('not_built') && !canSee) return h(Badge, null, text('state.notBuilt'));
  if (!isOn) return h(Badge, null, text('state.off'));
  if (canBuy) return h(Badge, { tone: 'green' }, text('state.buy'));
  if (canSee) return h(Badge, { tone: 'yellow' }, text('state.see'));
  return h(Badge, { tone: 'red' }, text('state.blocked'));
}

/**
 * @param {object} props
 * @param {string} props.label
 * @param {boolean} props.isSo
 */
const Answer = ({ label, isSo }) =>
  h(
    Group,
    { gap: 'xs' },
    h(Badge, { tone: isSo ? 'green' : 'gray' }, text(isSo ? 'yes' : 'no')),
    h(Text, { size: 'md', isBold: true }, label),
  );

/**
 * The switches of the protocols, with what assistants can do by each, and who may buy.
 * @param {{ readonly state: State, readonly permissions: import('@shop/admin').Permissions }} props
 */
export const ProtocolsCard = ({ state, permissions }) => {
  const save = useSettings();
  const disabled = !permissions.has('saveSetting') || save.isPending;
  return h(
    Card,
    { title: text('protocols.title') },
    h(
      Stack,
      { gap: 'md' },
      h(
        Group,
        { gap: 'lg' },
        h(Answer, { label: text('see'), isSo: state.protocols.some(({ can_see: can }) => can) }),
        h(Answer, { label: text('buy'), isSo: state.protocols.some(({ can_buy: can }) => can) }),
      ),
      ...state.protocols.map((one) =>
        h(
          Group,
          { key: one.protocol, spread: true },
          h(Switch, {
            label: text(`protocol.${one.protocol}`),
            description: text(`protocol.${one.protocol}.help`),
            disabled: disabled || (one.lacks.includes('not_built') && one.protocol === 'mcp' && !one.is_on),
            value: one.is_on,
            onChange: (isOn) => save.mutate({ [one.setting]: isOn }),
          }),
          badgeOf(one),
        ),
      ),
      permissions.has('saveSetting') &&
        h(
          Group,
          { gap: 'lg' },
          h(Segments, {
            label: text('access'),
            choices: [
              { value: 'open', label: text('access.open') },
              { value: 'listed', label: text('access.listed') },
            ],
            value: state.access,
            onChange: (agentsAccess) => save.mutate({ agentsAccess }),
          }),
          h(Segments, {
            label: text('signatures'),
            choices: [
              { value: 'optional', label: text('signatures.optional') },
              { value: 'required', label: text('signatures.required') },
            ],
            value: state.signatures,
            onChange: (agentsSignatures) => save.mutate({ agentsSignatures }),
          }),
        ),
      save.error && h(Notice, { tone: 'red' }, save.error.message),
    ),
  );
};

/** @typedef {import('./shop.js').Lack} Lack */

/** @type {readonly { readonly lack: Lack, readonly key: 'payment' | 'no_agents' | 'https' | 'legal_pages' | 'ucp', readonly to: string | null }[]} */
const LACKS = [
  { lack: 'payment', key: 'payment', to: '/setting/payments' },
  { lack: 'no_agents', key: 'no_agents', to: null },
  { lack: 'ucp', key: 'ucp', to: null },
  { lack: 'https', key: 'https', to: null },
  { lack: 'legal_pages', key: 'legal_pages', to: '/setting/legal' },
];

/**
 * The things that are missing so that assistants can buy, each with a link to where it is set.
 * @param {{ readonly state: State }} props
 */
export const MissingCard = ({ state }) => {
  const on = state.protocols.filter(({ is_on: isOn }) => isOn);
  const shown = on.length === 0 ? state.protocols.slice(0, 1) : on;
  const missing = LACKS.filter(({ lack }) => shown.some(({ lacks }) => lacks.includes(lack)));
  if (missing.length === 0) return null;
  const pages = state.missing_legal_pages.map((kind) => text(/** @type {'legal.terms'} */ (`legal.${kind}`)));
  return h(
    Card,
    { title: text('missing.title') },
    h(
      Stack,
      { gap: 'sm' },
      ...missing.map(({ lack, key, to }) =>
        h(
          Group,
          { key: lack, gap: 'xs' },
          h(Badge, { tone: 'yellow' }, text(lack === 'https' || lack === 'legal_pages' ? 'asked' : 'needed')),
          h(
            Text,
            null,
            text(`missing.${key}`, { pages: new Intl.ListFormat(language, { type: 'unit' }).format(pages) }),
          ),
          to !== null &&
            h(Link, { to }, text(`missing.${key === 'payment' ? 'payment' : 'legal_pages'}.link`)),
        ),
      ),
    ),
  );
};
