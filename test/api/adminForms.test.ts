import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { openApiOfStore } from '../../packages/runtime/src/index.ts';

/** The parts of the admin's modules that this test reads. They are compiled by a project of their own. */
interface Resources {
  readonly resources: readonly Resource[];
}
interface Resource {
  readonly id: string;
  readonly create?: string;
  form?(): Promise<Form>;
}
interface Form {
  readonly api: string;
  readonly sections: readonly { readonly fields: readonly { readonly name: string }[] }[];
  readonly elsewhere?: Readonly<Record<string, string>>;
}
interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}
interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const root = path.resolve(import.meta.dirname, '../..');

async function resourcesOfAdmin(): Promise<readonly Resource[]> {
  vi.stubGlobal('localStorage', { getItem: () => null });
  return ((await import(path.join(root, 'packages/admin/src/app/resources.ts'))) as Resources).resources;
}

async function formsOfAdmin(): Promise<readonly Form[]> {
  const resources = await resourcesOfAdmin();
  return (await Promise.all(resources.map((resource) => resource.form?.()))).filter(
    (form) => form !== undefined,
  );
}

test('every key that a request takes has an input in the form of its resource, or a place of its own', async () => {
  const document = (await openApiOfStore({
    storeDir: path.join(root, 'examples/store'),
  })) as unknown as Document;
  const keysOf = (at: string, method: string): readonly string[] => {
    const schema = document.paths[at]?.[method]?.requestBody?.content['application/json']?.schema;
    const named = schema?.$ref && document.components.schemas[schema.$ref.split('/').at(-1) as string];
    return Object.keys((named || schema)?.properties ?? {});
  };
  const forms = await formsOfAdmin();
  expect(forms.length).toBeGreaterThan(3);
  const faults = forms.flatMap(({ api, sections, elsewhere = {} }) => {
    const records = Object.keys(document.paths).filter((at) =>
      new RegExp(String.raw`^${api}/\{[^}]+\}$`).test(at),
    );
    const keys = new Set([...keysOf(api, 'post'), ...records.flatMap((at) => keysOf(at, 'patch'))]);
    const names = sections.flatMap(({ fields }) => fields.map(({ name }) => name));
    const inputs = new Set([...names, ...Object.keys(elsewhere)]);
    return [
      ...[...keys.difference(inputs)].map((key) => `${api} takes ${key}, which has no input`),
      ...[...inputs.difference(keys)].map((name) => `${api} does not take ${name}`),
    ];
  });
  expect(faults).toEqual([]);
});

test('every resource whose records can be made has words for a new one, which the search over everything offers', async () => {
  // The words of the frame are loaded before those of any page.
  const catalogue = (await import(path.join(root, 'packages/admin/src/text/en/nav.ts'))) as Readonly<
    Record<string, object>
  >;
  const words = Object.assign({}, ...Object.values(catalogue)) as object;
  const made = (await resourcesOfAdmin()).filter(({ create }) => create !== undefined);
  expect(made.map(({ id }) => `${id}.new`).filter((key) => !Object.hasOwn(words, key))).toEqual([]);
});
