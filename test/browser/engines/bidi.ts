import { once } from 'node:events';

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** A connection to a browser by WebDriver BiDi, https://www.w3.org/TR/webdriver-bidi. */
export interface Bidi {
  /** Sends a command and returns its result. Throws with the browser's message if it fails. */
  send(method: string, params?: object): Promise<unknown>;
}

/** Connects to a browser, with the WebSocket of Node. */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  socket.addEventListener('close', () => {
    for (const [id, settle] of waiting) settle({ id, type: 'error', error: 'closed', message: url });
    waiting.clear();
  });
  await once(socket, 'open');
  let last = 0;
  return {
    send(method, params = {}) {
      const id = (last += 1);
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ type, result, error, message }) => {
          if (type === 'success') resolve(result);
          else reject(new Error(`${method}: ${error}: ${message}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
  };
}
