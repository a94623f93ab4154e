import type { AppContext } from '../../platform/contracts/context.ts';
import type { Clock } from '../../platform/clock.ts';
import { dataOf } from '../requests.ts';
import type { SendRequest, TestAnswer } from '../requests.ts';

/** The parts of a test shop that its factories use. */
export interface MakerParts {
  readonly app: AppContext;
  readonly send: SendRequest;
  readonly clock: Clock;
  admin(method: string, path: string, body?: unknown): Promise<TestAnswer>;
  query(document: string, variables?: object, schema?: 'storefront' | 'admin'): Promise<TestAnswer>;
}

/** A record as returned by the API, with its `uuid` and its columns in snake_case. */
export interface ApiRecord {
  readonly uuid: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests may read any member
  readonly [column: string]: any;
}

/** Additional request body fields, as described by the API. */
export interface MoreInput {
  readonly [member: string]: unknown;
}

/** Creates a record through the API as an administrator. Throws if the API rejects the request. */
export type Post = (path: string, body?: object) => Promise<ApiRecord>;

export const postOf =
  ({ admin }: Pick<MakerParts, 'admin'>): Post =>
  async (path, body = {}) =>
    dataOf(await admin('POST', path, body), `POST ${path}`);

let count = 0;

/** Returns a word that is unique within a test run, such as `mug-4-x2k9`. */
export function unique(word: string): string {
  count += 1;
  return `${word}-${count}-${Math.random().toString(36).slice(2, 6)}`;
}

/** The test kit's default address, in the United States. */
export const testAddress = {
  full_name: 'Ada Lovelace',
  telephone: '555 0100',
  address_1: '12 Analytical Row',
  city: 'Oakland',
  province: 'US-CA',
  country: 'US',
  postcode: '94607',
} as const;
