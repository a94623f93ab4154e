import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { defineRoute, refuse, reply, sql, z } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';
import { testWebhook } from '@shop/runtime/testing';
import type { Sample } from './sample.ts';
import { extensionOf } from './sample.ts';

/** Faults that a sample's webhook route can have. */
type Flaw =
  | 'unsigned'
  | 'anySignature'
  | 'ageless'
  | 'repeats'
  | 'races'
  | 'lastWins'
  | 'knownOnly'
  | 'trusting'
  | 'everyMethod'
  | 'deaf'
  | 'half';

const SECRET = 'whsec';
const macOf = (text: string) => createHmac('sha256', SECRET).update(text).digest('hex');
const event = z.object({
  id: z.string(),
  type: z.string(),
  amount: z.number().optional(),
  letter: z.string().optional(),
});
const RANK = { written: 1, sent: 2 } as const;

/** Verifies a signature of the form `time.mac` over the time and the text. */
function isSigned(header: string | undefined, text: string, now: Date, flaws: ReadonlySet<Flaw>): boolean {
  const [time = '', mac = ''] = (header ?? '').split('.');
  if (flaws.has('anySignature') && header) return true;
  const expected = Buffer.from(macOf(`${time}:${text}`));
  if (mac.length !== expected.length || !timingSafeEqual(expected, Buffer.from(mac))) return false;
  return flaws.has('ageless') || Math.abs(now.getTime() - Number(time)) < 300_000;
}

interface Letter {
  stage: number;
  total: number;
  seen: Set<string>;
}

/** Creates a sample of a webhook route that stores the stage and the postage of letters. */
function sample(fault: string, list: readonly Flaw[], ...caught: readonly string[]): Sample {
  const flaws = new Set(list);
  const letters = new Map<string, Letter>();
  const letterOf = (id: string): Letter => {
    const known = letters.get(id) ?? { stage: 0, total: 0, seen: new Set<string>() };
    letters.set(id, known);
    return known;
  };
  const note = async (app: AppContext, text: string) => {
    const parsed = flaws.has('trusting') ? (JSON.parse(text) as z.output<typeof event>) : readEvent(text);
    if (flaws.has('trusting')) parsed.type.toUpperCase();
    const { id, type, amount = 0, letter } = parsed;
    if (flaws.has('deaf')) return;
    if (!(type in RANK) || letter === undefined) {
      if (flaws.has('knownOnly')) throw refuse(400, 'UNKNOWN', 'The event is unknown');
      return;
    }
    const state = letterOf(letter);
    const isKnown = state.seen.has(id);
    if (flaws.has('races')) await app.db.one(sql.type(z.object({ one: z.int() }))`select 1 as one`);
    if (isKnown && !flaws.has('repeats')) return;
    state.seen.add(id);
    state.total += amount;
    const stage = RANK[type as keyof typeof RANK];
    state.stage = flaws.has('lastWins') ? stage : Math.max(state.stage, stage);
  };
  const route = (id: string, method: 'POST' | 'GET') =>
    defineRoute({
      id,
      method,
      path: '/api/post/webhook',
      access: 'public',
      ...(method === 'POST' && { body: 'raw' as const }),
      async handle({ app, body, request }) {
        const text = String(body ?? '');
        const isGood = isSigned(request.headers['x-post'], text, app.clock.now(), flaws);
        if (flaws.has('half')) await note(app, text).catch(() => undefined);
        if (method === 'POST' && !flaws.has('unsigned') && !isGood)
          throw refuse(400, 'UNVERIFIED', 'The signature does not fit');
        if (method === 'POST') await note(app, text);
        return reply.text(200, 'ok');
      },
    });
  return {
    fault,
    caught,
    suite: testWebhook({
      extension: extensionOf('post', {
        routes: [
          route('postWebhook', 'POST'),
          ...(flaws.has('everyMethod') ? [route('readPostWebhook', 'GET')] : []),
        ],
      }),
      path: '/api/post/webhook',
      async arrange() {
        const letter = randomUUID();
        const { stage, total } = { stage: () => letterOf(letter).stage, total: () => letterOf(letter).total };
        return {
          events: [
            { id: randomUUID(), type: 'written', amount: 3, letter },
            { id: randomUUID(), type: 'sent', amount: 4, letter },
          ],
          state: async () => ({ stage: stage(), total: total() }),
        };
      },
      sign: (body, at) => ({ 'x-post': `${at.getTime()}.${macOf(`${at.getTime()}:${body}`)}` }),
      unknownEvent: { id: 'e', type: 'burnt' },
    }),
  };
}

function readEvent(text: string): z.output<typeof event> {
  try {
    const parsed = event.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // The text is not valid JSON.
  }
  throw refuse(400, 'UNREADABLE', 'The text is no event');
}

export const webhookSamples: readonly Sample[] = [
  sample('none: a route that checks the signature and knows what it has seen', []),
  sample(
    'no check of the signature',
    ['unsigned'],
    'an event without',
    'a text that its',
    'a signature of the day',
  ),
  sample('any signature', ['anySignature'], 'a text that its', 'a signature of the day'),
  sample('signatures without an age', ['ageless'], 'a signature of the day'),
  sample(
    'an event that counts each time',
    ['repeats'],
    'an event that comes again',
    'an event that comes twice',
  ),
  sample('an event that counts twice at once', ['races'], 'an event that comes twice'),
  sample('the last event wins', ['lastWins'], 'events may come in another order'),
  sample('an unknown event is refused', ['knownOnly'], 'an event of an unknown kind'),
  sample('a body that is believed', ['trusting'], 'a signed text that is no event'),
  sample('an answer to GET', ['everyMethod'], 'it is reached by POST'),
  sample('nothing is done', ['deaf'], 'signed events are accepted'),
  sample('work before the signature is checked', ['half'], 'an event without'),
];
