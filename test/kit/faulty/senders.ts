import { createHmac } from 'node:crypto';
import type { Sender } from '@shop/runtime/extension';
import { testSender } from '@shop/runtime/testing';
import type { Sample } from './sample.ts';
import { extensionOf } from './sample.ts';

const sealOf = (time: string, body: string | Uint8Array) =>
  createHmac('sha256', 'wax').update(`${time}.`).update(body).digest('hex');

const sender: Sender = {
  id: 'herald',
  receiver: async (key) => (key === 'castle' ? { url: 'https://castle.example/gate' } : null),
  body: ({ topic, payload }) => JSON.stringify({ topic, ...(payload as object) }),
  headers: ({ bytes, at }) => ({ 'X-Time': at.toISOString(), 'X-Seal': sealOf(at.toISOString(), bytes) }),
};

const sample = (
  fault: string,
  changes: { readonly [K in keyof Sender]?: unknown },
  ...caught: readonly string[]
): Sample => ({
  fault,
  caught,
  suite: testSender({
    extension: extensionOf('herald', { senders: [{ ...sender, ...changes }] }),
    sender: 'herald',
    callMs: 2000,
    message: () => ({ receiver: 'castle', topic: 'news', payload: { text: 'peace' } }),
    accepts({ headers, body, at }) {
      const time = headers['x-time'] ?? '';
      const isFresh = Math.abs(at.getTime() - Date.parse(time)) < 60_000;
      return isFresh && headers['x-seal'] === sealOf(time, body);
    },
  }),
});

const start = new Date();

export const senderSamples: readonly Sample[] = [
  sample('none: a sender that signs each attempt', {}),
  sample(
    'a signature over something else',
    { headers: () => ({ 'x-time': new Date().toISOString(), 'x-seal': 'red' }) },
    'its receiver accepts',
    'an attempt after a day',
  ),
  sample(
    'the time of the start',
    {
      headers: ({ bytes }: { bytes: Uint8Array }) => ({
        'x-time': start.toISOString(),
        'x-seal': sealOf(start.toISOString(), bytes),
      }),
    },
    'an attempt after a day',
  ),
  sample('a relative URL', { receiver: async () => ({ url: '/gate' }) }, 'a receiver has an absolute URL'),
  sample(
    'every key is known',
    { receiver: async () => ({ url: 'https://castle.example/gate' }) },
    'a receiver that is gone',
  ),
  sample(
    'an unknown key fails',
    {
      async receiver(key: string) {
        if (key !== 'castle') throw new Error('Unknown castle');
        return { url: 'https://castle.example/gate' };
      },
    },
    'a receiver that is gone',
  ),
  sample('a body that is no text', { body: () => ({ text: 'peace' }) }, 'a receiver has an absolute URL'),
  sample('a header with a line break', { headers: () => ({ 'x-seal': 'a\nb' }) }, 'the headers can be sent'),
  sample('a length of its own', { headers: () => ({ 'Content-Length': '3' }) }, 'the headers can be sent'),
];
