import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';
import { createAdminOfStore, createTokenOfStore, seedStore } from '@shop/runtime';
import { createDatabase } from '../support/databases.ts';
import { systemPostgres, startSystemPostgres } from '../support/systemPostgres.ts';
import { startTemplateServer } from '../support/templateServer.ts';
import type { Catalogue, Product } from './operations.ts';

export interface ShopDatabase {
  readonly url: string;
  readonly catalogue: Catalogue;
  stop(): Promise<void>;
}

interface MigratedDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

async function startEmbedded(): Promise<MigratedDatabase> {
  const server = await startTemplateServer();
  try {
    return { url: (await createDatabase(server)).url, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** The installed PostgreSQL servers: the embedded one, and the system's with its default settings. */
export const DATABASES: Readonly<Record<string, () => Promise<MigratedDatabase>>> = {
  embedded: startEmbedded,
  ...(systemPostgres !== null && { system: startSystemPostgres.bind(null, systemPostgres, {}) }),
};

/** Starts a PostgreSQL server for the benchmark, with the given number of products, shipping zones, and an administrator with a token. */
export async function startShopDatabase(products: number, start = startEmbedded): Promise<ShopDatabase> {
  const { url, stop } = await start();
  try {
    return { url, catalogue: await fillShopDatabase(url, products), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Fills a migrated database with the given number of products, shipping zones, and an administrator with a token. */
export async function fillShopDatabase(url: string, products: number): Promise<Catalogue> {
  const options = { storeDir: path.join(import.meta.dirname, 'store'), env: { DATABASE_URL: url } };
  await seedStore(options);
  await seedStore({ ...options, products });
  const email = 'bench@example.com';
  await createAdminOfStore({ ...options, email, password: randomUUID(), fullName: 'Bench' });
  const { token } = await createTokenOfStore({ ...options, email, name: 'bench' });
  return { products: await prepareProducts(url), adminToken: token };
}

/** Runs pending database maintenance now, so that it does not affect the first measurements. Then lists the products. */
async function prepareProducts(url: string): Promise<readonly Product[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  const { rows } = await client.query<Product>(`select uuid, sku from product where sku like 'BULK-%'`);
  await client.end();
  return rows;
}
