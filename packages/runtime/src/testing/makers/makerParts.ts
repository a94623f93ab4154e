import type { AppContext } from '../../platform/contracts/context.ts';
import type { Clock } from '../../platform/clock.ts';
import { dataOf } from '../requests.ts';
import type { SendRequest, TestAnswer } from '../requests.ts';

/** The parts of a test shop used by its factories. */
export interface MakerParts {
  readonly app: AppContext;
  readonly send: SendRequest;
  readonly clock: Clock;
  admin(method: string, path: string, body?: unknown): Promise<TestAnswer>;
  query(document: string, variables?: object, schema?: 'storefront' | 'admin'): Promise<TestAnswer>;
}

/** A record as returned by the API: `uuid`, and the columns of its kind in snake_case. */
export interface ApiRecord {
  readonly uuid: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test looks into is its own business
  readonly [column: string]: any;
}

/** Further body members, as described by the API. */
export interface MoreInput {
  readonly [member: string]: unknown;
}

/** Creates a record over the API as an administrator. Throws the error if the request is rejected. */
export type Post = (path: string, body?: object) => Promise<ApiRecord>;

export const postOf =
  ({ admin }: Pick<MakerParts, 'admin'>): Post =>
  async (path, body = {}) =>
    dataOf(await admin('POST', path, body), `POST ${path}`);

let count = 0;

/** Returns a word that is unique among the records of a test, such as `mug-4-x2k9`. */
export function unique(word: string): string {
  count += 1;
  return `${word}-${count}-${Math.random().toString(36).slice(2, 6)}`;
}

/** The default address of the test kit, in the United States. */
export const testAddress = {
  full_name: 'Ada Lovelace',
  telephone: '555 0100',
  address_1: '12 Analytical Row',
  city: 'Oakland',
  province: 'US-CA',
  country: 'US',
  postcode: '94607',
} as const;
