import path from 'node:path';
import { vi } from 'vitest';

/** The parts of the admin's modules that tests read. They are compiled by a project of their own. */
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
  /** The keys that other places set, with these places. */
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
  /** Creates the values of a form from a record, or those of a new one. */
  valuesOf(form: AdminForm, record: FormValues | null): FormValues;
  /** Creates the body of a request from the values of a form. */
  bodyOf(form: AdminForm, values: FormValues, isSent: (field: AdminField) => boolean): FormValues;
}

const admin = path.resolve(import.meta.dirname, '../../packages/admin/src');

/** Reads a module of the admin, which asks the browser for the language. */
async function moduleOfAdmin<Module>(name: string): Promise<Module> {
  vi.stubGlobal('localStorage', { getItem: () => null });
  return (await import(path.join(admin, name))) as Module;
}

export const resourcesOfAdmin = async (): Promise<readonly AdminResource[]> =>
  (await moduleOfAdmin<{ readonly resources: readonly AdminResource[] }>('app/resources.ts')).resources;

/** Returns the functions by which the pages of forms read records and make bodies. */
export const valuesOfAdmin = (): Promise<ValuesModule> => moduleOfAdmin('kit/form/values.ts');

/** Returns the English texts of the frame, which are loaded before those of any page. */
export const frameTextsOfAdmin = async (): Promise<object> =>
  Object.assign(
    {},
    ...Object.values(await moduleOfAdmin<Readonly<Record<string, object>>>('text/en/nav.ts')),
  );
