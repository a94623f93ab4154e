import path from 'node:path';
import { vi } from 'vitest';

/** Subset of the admin modules that tests use. The modules are compiled by a separate project. */
export interface AdminResource {
  readonly id: string;
  readonly create?: string;
  readonly newTitle?: string;
  form?(): Promise<AdminForm>;
}
export interface AdminForm {
  readonly api: string;
  readonly sections: readonly {
    readonly isNewOnly?: boolean;
    readonly fields: readonly AdminField[];
  }[];
  /** Request body keys that no field sets, with a description of what sets them. */
  readonly elsewhere?: Readonly<Record<string, string>>;
}
export interface AdminField {
  readonly name: string;
  readonly kind: string;
  readonly initial?: unknown;
  readonly isRequired?: boolean;
  readonly isAlwaysSent?: boolean;
}
export type FormValues = Readonly<Record<string, unknown>>;

interface ValuesModule {
  /** Creates form values from a record, or for a new record. */
  valuesOf(form: AdminForm, record: FormValues | null): FormValues;
  /** Creates the request body from form values. */
  bodyOf(form: AdminForm, values: FormValues, isSent: (field: AdminField) => boolean): FormValues;
}

const admin = path.resolve(import.meta.dirname, '../../packages/admin/src');

/** Imports an admin module. The module reads the admin language from a simulated browser. */
async function moduleOfAdmin<Module>(name: string): Promise<Module> {
  vi.stubGlobal('localStorage', { getItem: () => null });
  return (await import(path.join(admin, name))) as Module;
}

export const resourcesOfAdmin = async (): Promise<readonly AdminResource[]> =>
  (await moduleOfAdmin<{ readonly resources: readonly AdminResource[] }>('app/resources.ts')).resources;

/** Returns the functions with which form pages read records and create request bodies. */
export const valuesOfAdmin = (): Promise<ValuesModule> => moduleOfAdmin('kit/form/values.ts');

/** Returns the English messages of the admin frame, which load before the messages of any page. */
export const frameTextsOfAdmin = async (): Promise<object> =>
  Object.assign(
    {},
    ...Object.values(await moduleOfAdmin<Readonly<Record<string, object>>>('text/en/nav.ts')),
  );
