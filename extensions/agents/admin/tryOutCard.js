// @ts-check
import { createElement as h, useState } from 'react';
import { Badge, Button, Card, Notice, Stack, Text } from '@shop/admin';
import { text } from './texts.js';
import { tryOut } from './tryOut.js';

/** @typedef {import('./tryOut.js').Step} Step */

/**
 * Runs a purchase at the doors of the shop, up to the payment, and shows each step with its answer.
 * @param {{ readonly permissions: import('@shop/admin').Permissions, readonly isOn: boolean }} props
 */
export const TryOutCard = ({ permissions, isOn }) => {
  const [steps, show] = useState(/** @type {readonly Step[]} */ ([]));
  const [isRunning, run] = useState(false);
  const [fault, fail] = useState(/** @type {string | null} */ (null));
  if (!permissions.has('tryOutAgents')) return null;
  const start = async () => {
    run(true);
    fail(null);
    show([]);
    try {
      await tryOut((step) => show((before) => [...before, step]));
    } catch (error) {
      fail(error instanceof Error ? error.message : String(error));
    }
    run(false);
  };
  const isDone = !isRunning && steps.length > 0;
  const isGood = isDone && fault === null && steps.every(({ isOk }) => isOk);
  return h(
    Card,
    {
      title: text('try.title'),
      action: h(
        Button,
        { size: 'xs', disabled: !isOn, loading: isRunning, onClick: () => void start() },
        text('try.start'),
      ),
    },
    h(
      Stack,
      { gap: 'sm' },
      h(
        'div',
        null,
        h(Text, { tone: 'dimmed' }, text(isOn ? 'try.about' : 'try.off')),
        h(
          'div',
          { role: 'status', className: 'agents-outcome' },
          fault !== null
            ? h(Notice, { tone: 'red' }, fault)
            : isDone &&
                h(Notice, { tone: isGood ? 'green' : 'yellow' }, text(isGood ? 'try.good' : 'try.bad')),
        ),
      ),
      steps.length > 0 && h('ol', { className: 'agents-steps' }, ...steps.map(itemOf)),
    ),
  );
};

/**
 * A step, which shows what was sent and answered when it is opened.
 * @param {Step} step
 */
const itemOf = ({ name, method, path, sent, status, answer, isOk, said }) =>
  h(
    'li',
    { key: name },
    h(
      'details',
      null,
      h(
        'summary',
        null,
        h('span', { className: 'agents-step' }, text(`step.${name}`)),
        h(Badge, { tone: isOk ? 'green' : 'red' }, text(isOk ? 'try.ok' : 'try.failed')),
      ),
      h('pre', { tabIndex: 0 }, `${method} ${path}${sent === null ? '' : `\n${sent}`}`),
      h('pre', { tabIndex: 0 }, `${status}\n${answer}`),
    ),
    said !== null && h(Text, { tone: 'dimmed' }, said),
  );
