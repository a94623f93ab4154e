import type { ComponentType } from 'react';
import type { FormDefinition } from '../form/defineForm.ts';
import type { ListDefinition } from '../list/defineList.ts';
import type { IconName } from '../shared/Icon.tsx';
import { text } from '../text/text.ts';
import type { PlainTextKey } from '../text/text.ts';

/** A kind of record with a list, and with a form or a page of its own. Routes, navigation and the palette are made from these. */
export interface Resource {
  /** The first part of the keys of its queries. */
  readonly id: string;
  /** The path of its list below `/admin`. */
  readonly path: `/${string}`;
  readonly title: PlainTextKey;
  readonly icon: IconName;
  /** The group of the navigation. */
  readonly group: PlainTextKey;
  /** The ids of the routes that an administrator must hold. What is absent is not offered. */
  readonly permissions: {
    readonly list: string;
    readonly create?: string;
    readonly update?: string;
    readonly delete?: string;
  };
  // oxlint-disable-next-line typescript/no-explicit-any -- lists of any rows
  list(): Promise<ListDefinition<any, any>>;
  /** The path of one record, such as `/products/edit`, and of a new one. */
  readonly edit?: `/${string}`;
  readonly create?: `/${string}`;
  form?(): Promise<FormDefinition>;
  /** A page in place of the form. */
  page?(): Promise<ComponentType<{ readonly uuid: string }>>;
}

export const defineResource = (resource: Resource): Resource => resource;

/** The words of a new record of a resource, such as "New product". Resources with a form have them. */
export const newTitle = ({ id }: Resource): string => text(`${id}.new` as 'products.new');
