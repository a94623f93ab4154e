import { request } from 'node:http';

/**
 * Sends a request as a browser that navigates, without following redirects. `fetch` cannot, because it sets `Sec-Fetch-Mode` itself.
 */
export const navigate = (
  method: string,
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const sent = { 'sec-fetch-mode': 'navigate', ...headers };
    const call = request(url, { method, headers: sent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const received = new Headers();
        for (const [name, values] of Object.entries(answer.headersDistinct))
          for (const value of values ?? []) received.append(name, value);
        resolve(
          new Response(chunks.length > 0 ? Buffer.concat(chunks) : null, {
            status: answer.statusCode ?? 0,
            headers: received,
          }),
        );
      });
    });
    call.on('error', reject);
    call.end(body);
  });
