import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface HostRouter {
  /** Address on which the router listens. */
  readonly address: string;
  /** Routes connections for these hosts to the given addresses (`address:port`). Returns a function that removes the routes. */
  lead(hosts: Readonly<Record<string, string>>): () => void;
}

/**
 * Starts a listener that forwards each connection to the address of the host in its first request. A single browser can thereby reach the
 * shops of many tests under names that DNS does not resolve. The listener does not keep the process alive.
 */
export async function startHostRouter(): Promise<HostRouter> {
  const addresses = new Map<string, string>();
  const connections = new Map<string, Set<Socket>>();
  const server = createServer((browser) => {
    browser.on('error', () => browser.destroy());
    browser.once('data', (start: Buffer) => {
      const host = /^host: *([^:\r\n]+)/im.exec(start.toString('latin1'))?.[1]?.toLowerCase() ?? '';
      const address = addresses.get(host);
      if (address === undefined) return void browser.destroy();
      const { hostname, port } = new URL(`http://${address}`);
      const shop = connect(Number(port), hostname);
      const open = connections.get(host)?.add(browser);
      shop.on('error', () => browser.destroy());
      shop.on('close', () => browser.destroy());
      browser.on('close', () => {
        open?.delete(browser);
        shop.destroy();
      });
      shop.write(start);
      browser.pipe(shop).pipe(browser);
    });
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    lead(hosts) {
      const names = Object.keys(hosts);
      for (const name of names) {
        if (addresses.has(name)) throw new Error(`Another test has the host ${name}`);
        addresses.set(name, hosts[name] as string);
        connections.set(name, new Set());
      }
      return () => {
        for (const name of names) {
          addresses.delete(name);
          for (const connection of connections.get(name) ?? []) connection.destroy();
          connections.delete(name);
        }
      };
    },
  };
}
