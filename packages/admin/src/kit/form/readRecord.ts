import { shop } from '../api/shop.ts';
import type { AnyRecord, FormDefinition } from './definition.ts';

/** Reads a form's record. Returns null if the record does not exist. */
export const readRecord = (
  { api, load }: Pick<FormDefinition, 'api' | 'load'>,
  uuid: string,
): Promise<AnyRecord | null> =>
  load ? load(uuid) : shop.request<AnyRecord>({ method: 'GET', path: `${api}/${uuid}` });
