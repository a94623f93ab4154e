// Written by `npm run generate:sdk`. Not edited by hand.

import type { Metafields, SentMetafields } from '../metafields.ts';
import type { PaymentStatusCode } from '../paymentStatuses.ts';

export type GetUserTokenBody = {
  /** The email address of the administrator. */
  email?: string | undefined;
  /** The password of the administrator. */
  password?: string | undefined;
  /** In place of email and password: `error.challenge` from the `SECOND_FACTOR_REQUIRED` response. */
  challenge?: string | undefined;
  /** With `challenge`: the authenticator code or a recovery code. */
  code?: string | undefined;
  /** With `challenge`, in place of `code`: the JSON of the credential returned by `navigator.credentials.get`. */
  passkey?:
    | {
        /** The ID of the credential. */
        id: string;
        /** The ID of the credential, repeated. */
        rawId: string;
        /** Always `public-key`. */
        type: 'public-key';
        /** The authenticator's response. */
        response: {
          /** The data that the browser signed for the authenticator. */
          clientDataJSON: string;
          /** The data that the authenticator signed. */
          authenticatorData: string;
          /** The signature. */
          signature: string;
        };
      }
    | undefined;
};

export type GetUserTokenData = {
  /** The token for `Authorization: Bearer`. */
  accessToken: string;
  /** The single-use token that returns the next pair of tokens. */
  refreshToken: string;
  /** The lifetime of the access token in seconds. */
  expiresIn: number;
};

export type RefreshUserTokenBody = {
  /** The refresh token of the previous pair. */
  refreshToken: string;
};

export type AdminLoginData = {
  /** The cookie value. */
  sid: string;
};

export type AdminLogoutData = Record<string, never>;

export type GetAdminManifestData = {
  /** The record types with a list and, optionally, a form. */
  resources: {
    /** The name of the extension. */
    extension: string;
    /** The last path segment. */
    id: string;
    /** The text: one for all languages, or one per language code. */
    title:
      | string
      | {
          /** The English text. */
          en: string;
          [key: string]: unknown;
        };
    /** The icon of the link. */
    icon: string;
    /** The navigation group that contains the link. */
    section: string;
    /** The required permission. */
    permission: string;
    /** The list. */
    list: {
      /** The query that reads the list, with the variable `filters`. */
      query: string;
      /** The columns. The first one identifies the row. */
      columns: {
        /** The path of the value in a row. */
        path: string;
        /** The text: one for all languages, or one per language code. */
        title:
          | string
          | {
              /** The English text. */
              en: string;
              [key: string]: unknown;
            };
        /** How the value is displayed. As text if absent. */
        as?: string;
        /** The sort key. If absent, the column is not sortable. */
        sort?: string;
        /** Whether narrow screens hide the column. */
        isMinor?: boolean;
      }[];
      /** The filter that the search sets. If absent, the list has no search. */
      search?: string;
      /** The predefined filters above the list. */
      choices?: {
        /** The filter key. */
        key: string;
        /** The text: one for all languages, or one per language code. */
        title:
          | string
          | {
              /** The English text. */
              en: string;
              [key: string]: unknown;
            };
        /** The available values. */
        values: {
          /** The filter value. */
          value: string;
          /** The text: one for all languages, or one per language code. */
          label:
            | string
            | {
                /** The English text. */
                en: string;
                [key: string]: unknown;
              };
        }[];
      }[];
      /** The text: one for all languages, or one per language code. */
      empty?:
        | string
        | {
            /** The English text. */
            en: string;
            [key: string]: unknown;
          };
      /** The field of the query response that contains the page of rows. */
      key: string;
    };
    /** The form. Null if the records have no detail page. */
    form: {
      /** The path of the collection in the REST API. */
      api: string;
      /** The field that identifies a record. */
      nameField: string;
      /** The text: one for all languages, or one per language code. */
      newTitle?:
        | string
        | {
            /** The English text. */
            en: string;
            [key: string]: unknown;
          };
      create: string | null;
      update: string | null;
      delete: string | null;
      /** The cards that contain the fields. */
      sections: {
        /** The text: one for all languages, or one per language code. */
        title:
          | string
          | {
              /** The English text. */
              en: string;
              [key: string]: unknown;
            };
        /** Whether the card is in the narrow column. */
        isSide: boolean;
        /** The fields. */
        fields: {
          /** The key in the request body. */
          name: string;
          /** The text: one for all languages, or one per language code. */
          label:
            | string
            | {
                /** The English text. */
                en: string;
                [key: string]: unknown;
              };
          /** The text: one for all languages, or one per language code. */
          help?:
            | string
            | {
                /** The English text. */
                en: string;
                [key: string]: unknown;
              };
          /** The input type. */
          kind: string;
          /** Whether the field is required. */
          isRequired: boolean;
          /** The available values. */
          choices?: {
            /** The value. */
            value: string;
            /** The text: one for all languages, or one per language code. */
            label:
              | string
              | {
                  /** The English text. */
                  en: string;
                  [key: string]: unknown;
                };
          }[];
          /** The type of records to select from. */
          of?: string;
          /** The initial value in the form of a new record. */
          initial?: unknown;
        }[];
      }[];
    } | null;
  }[];
  /** The settings pages. */
  settings_pages: {
    /** The name of the extension. */
    extension: string;
    /** The text: one for all languages, or one per language code. */
    title:
      | string
      | {
          /** The English text. */
          en: string;
          [key: string]: unknown;
        };
    /** The text: one for all languages, or one per language code. */
    about?:
      | string
      | {
          /** The English text. */
          en: string;
          [key: string]: unknown;
        };
    /** The settings, in display order. */
    settings: {
      /** The settings key. */
      key: string;
      /** The text: one for all languages, or one per language code. */
      label?:
        | string
        | {
            /** The English text. */
            en: string;
            [key: string]: unknown;
          };
      /** The text: one for all languages, or one per language code. */
      help?:
        | string
        | {
            /** The English text. */
            en: string;
            [key: string]: unknown;
          };
    }[];
  }[];
  /** The columns added to lists of other modules. */
  columns: {
    /** The name of the extension. */
    extension: string;
    /** The list. */
    on:
      | 'products'
      | 'collections'
      | 'attributes'
      | 'orders'
      | 'customers'
      | 'customerGroups'
      | 'coupons'
      | 'pages'
      | 'blogPosts';
    /** The field of the query response that contains the page of rows. */
    key: string;
    /** The query that reads the values, with the variable `filters`. */
    query: string;
    /** The path of the value in a row. */
    path: string;
    /** The text: one for all languages, or one per language code. */
    title:
      | string
      | {
          /** The English text. */
          en: string;
          [key: string]: unknown;
        };
    /** How the value is displayed. As text if absent. */
    as?: string;
  }[];
  /** The field cards added to pages of other modules' records. */
  fields: {
    /** The name of the extension. */
    extension: string;
    /** The record type. */
    on:
      | 'products'
      | 'categories'
      | 'collections'
      | 'orders'
      | 'customers'
      | 'coupons'
      | 'pages'
      | 'blogPosts';
    /** The path of the values, to which the record's UUID is appended. */
    api: string;
    /** The required permission. */
    update: string;
    /** The text: one for all languages, or one per language code. */
    title:
      | string
      | {
          /** The English text. */
          en: string;
          [key: string]: unknown;
        };
    /** Whether the card is in the narrow column. */
    isSide: boolean;
    /** The fields. */
    fields: {
      /** The key in the request body. */
      name: string;
      /** The text: one for all languages, or one per language code. */
      label:
        | string
        | {
            /** The English text. */
            en: string;
            [key: string]: unknown;
          };
      /** The text: one for all languages, or one per language code. */
      help?:
        | string
        | {
            /** The English text. */
            en: string;
            [key: string]: unknown;
          };
      /** The input type. */
      kind: string;
      /** Whether the field is required. */
      isRequired: boolean;
      /** The available values. */
      choices?: {
        /** The value. */
        value: string;
        /** The text: one for all languages, or one per language code. */
        label:
          | string
          | {
              /** The English text. */
              en: string;
              [key: string]: unknown;
            };
      }[];
      /** The type of records to select from. */
      of?: string;
      /** The initial value in the form of a new record. */
      initial?: unknown;
    }[];
  }[];
  /** The JavaScript modules that browsers load on demand. */
  modules: {
    /** The name of the extension. */
    extension: string;
    /** The URL of the module. */
    address: string;
    /** The URL of the stylesheet. Null if there is none. */
    styles: string | null;
    /** The version of `@shop/admin` that the module was built for. */
    contract: string;
    /** The module's pages. */
    pages: {
      /** The last path segment. */
      path: string;
      /** The text: one for all languages, or one per language code. */
      title:
        | string
        | {
            /** The English text. */
            en: string;
            [key: string]: unknown;
          };
      /** The icon of the link. */
      icon: string;
      /** The navigation group that contains the link. */
      section: string;
      /** The required permission. */
      permission: string;
    }[];
    /** The page slots in which the module renders content. */
    slots: ('order.side' | 'product.side' | 'customer.side' | 'dashboard.tile')[];
    /** The module's bulk actions. */
    actions: {
      /** The name of the action. */
      id: string;
      /** The list. */
      on: string;
      /** The text: one for all languages, or one per language code. */
      title:
        | string
        | {
            /** The English text. */
            en: string;
            [key: string]: unknown;
          };
      /** The required permission. */
      permission: string;
      /** Whether the administrator must confirm the action. */
      isDangerous: boolean;
    }[];
  }[];
};

export type ListAttributeGroupsQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'name' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` equals the value. */
  name?: string | undefined;
  /** Only rows whose `name` does not equal the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, ignoring case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, ignoring case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the comma-separated values. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the comma-separated values. */
  'name[nin]'?: string | undefined;
};

export type ListAttributeGroupsData = {
  /** The integer ID. */
  attribute_group_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name of the group, shown to administrators. */
  group_name: string;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type CreateAttributeGroupBody = {
  /** The name of the group, shown to administrators. */
  group_name: string;
};

export type GetAttributeGroupData = {
  /** The integer ID. */
  attribute_group_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name of the group, shown to administrators. */
  group_name: string;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type UpdateAttributeGroupBody = {
  /** The name of the group, shown to administrators. */
  group_name?: string | undefined;
};

export type ListAttributesQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'name' | 'type' | 'is_required' | 'is_filterable' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` equals the value. */
  name?: string | undefined;
  /** Only rows whose `name` does not equal the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, ignoring case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, ignoring case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the comma-separated values. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the comma-separated values. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `code` equals the value. */
  code?: string | undefined;
  /** Only rows whose `code` does not equal the value. */
  'code[neq]'?: string | undefined;
  /** Only rows whose `code` contains the text, ignoring case. */
  'code[like]'?: string | undefined;
  /** Only rows whose `code` does not contain the text, ignoring case. */
  'code[nlike]'?: string | undefined;
  /** Only rows whose `code` is one of the comma-separated values. */
  'code[in]'?: string | undefined;
  /** Only rows whose `code` is none of the comma-separated values. */
  'code[nin]'?: string | undefined;
  /** Only attributes in the attribute group, by integer ID or UUID. */
  group?: string | undefined;
  /** Only rows whose `group` is one of the comma-separated values. */
  'group[in]'?: string | undefined;
  /** Only rows whose `type` equals the value. */
  type?: string | undefined;
  /** Only rows whose `type` does not equal the value. */
  'type[neq]'?: string | undefined;
  /** Only rows whose `type` is one of the comma-separated values. */
  'type[in]'?: string | undefined;
  /** Only rows whose `type` is none of the comma-separated values. */
  'type[nin]'?: string | undefined;
  /** Only rows whose `is_required` equals the value. */
  is_required?: boolean | undefined;
  /** Only rows whose `is_required` does not equal the value. */
  'is_required[neq]'?: boolean | undefined;
  /** Only rows whose `is_filterable` equals the value. */
  is_filterable?: boolean | undefined;
  /** Only rows whose `is_filterable` does not equal the value. */
  'is_filterable[neq]'?: boolean | undefined;
};

export type ListAttributesData = {
  /** The integer ID. */
  attribute_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The code used by products, imports and filters. Must be unique and never changes. */
  attribute_code: string;
  /** The name shown to shoppers. */
  attribute_name: string;
  /** The value type: a single line, a longer text, one option, several options, or a date. It never changes. */
  type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
  /** Whether every product in its groups requires a value. */
  is_required: boolean;
  /** Whether product pages show its values. */
  display_on_frontend: boolean;
  /** Whether product lists can be filtered by it. */
  is_filterable: boolean;
  /** Whether the attribute was created as an option of a product. Forms show it only for products that have it, not for others in its groups. */
  is_variant_only: boolean;
  /** The attribute's sort order, lowest first. */
  sort_order: number;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The options of a select or multiselect attribute, in sort order. */
  options: {
    /** The integer ID. */
    option_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The text shown to shoppers. */
    option_text: string;
    /** The swatch color of the option, such as `#1d4f3c`. Null if it has none. */
    color: string | null;
    /** The option's sort order, lowest first. */
    sort_order: number;
  }[];
  /** The integer IDs of the attribute's groups. */
  groups: number[];
}[];

export type CreateAttributeBody = {
  /** The code used by products, imports and filters. Must be unique and never changes. */
  attribute_code: string;
  /** The name shown to shoppers. */
  attribute_name: string;
  /** The value type: a single line, a longer text, one option, several options, or a date. It never changes. */
  type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
  /** Whether every product in its groups requires a value. */
  is_required?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether product pages show its values. */
  display_on_frontend?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether product lists can be filtered by it. */
  is_filterable?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether the attribute was created as an option of a product. Forms show it only for products that have it, not for others in its groups. */
  is_variant_only?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The attribute's sort order, lowest first. */
  sort_order?: number | string | undefined;
  /** Attribute groups, by integer ID or UUID. Replaces the whole list. */
  groups?: readonly (number | string)[] | undefined;
  /** The options of a select or multiselect attribute, in sort order. Replaces the whole list. */
  options?:
    | readonly {
        /** The ID of an existing option, which keeps its row and the products' values. */
        option_id?: number | string | undefined;
        /** The UUID of an existing option. */
        uuid?: string | undefined;
        /** The text shown to shoppers. */
        option_text: string;
        /** The swatch color of the option, such as `#1d4f3c`. Null if it has none. */
        color?: string | null | undefined;
        /** The option's sort order, lowest first. */
        sort_order?: number | string | undefined;
      }[]
    | undefined;
};

export type GetAttributeData = {
  /** The integer ID. */
  attribute_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The code used by products, imports and filters. Must be unique and never changes. */
  attribute_code: string;
  /** The name shown to shoppers. */
  attribute_name: string;
  /** The value type: a single line, a longer text, one option, several options, or a date. It never changes. */
  type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
  /** Whether every product in its groups requires a value. */
  is_required: boolean;
  /** Whether product pages show its values. */
  display_on_frontend: boolean;
  /** Whether product lists can be filtered by it. */
  is_filterable: boolean;
  /** Whether the attribute was created as an option of a product. Forms show it only for products that have it, not for others in its groups. */
  is_variant_only: boolean;
  /** The attribute's sort order, lowest first. */
  sort_order: number;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The options of a select or multiselect attribute, in sort order. */
  options: {
    /** The integer ID. */
    option_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The text shown to shoppers. */
    option_text: string;
    /** The swatch color of the option, such as `#1d4f3c`. Null if it has none. */
    color: string | null;
    /** The option's sort order, lowest first. */
    sort_order: number;
  }[];
  /** The integer IDs of the attribute's groups. */
  groups: number[];
  /** The pages for the entity. */
  links: {
    /** The type of page: `edit`, `view`, or the admin list, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The HTTP method that opens the page. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateAttributeBody = {
  /** The code used by products, imports and filters. Must be unique and never changes. */
  attribute_code?: string | undefined;
  /** The name shown to shoppers. */
  attribute_name?: string | undefined;
  /** The value type: a single line, a longer text, one option, several options, or a date. It never changes. */
  type?: 'text' | 'textarea' | 'select' | 'multiselect' | 'date' | undefined;
  /** Whether every product in its groups requires a value. */
  is_required?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether product pages show its values. */
  display_on_frontend?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether product lists can be filtered by it. */
  is_filterable?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether the attribute was created as an option of a product. Forms show it only for products that have it, not for others in its groups. */
  is_variant_only?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The attribute's sort order, lowest first. */
  sort_order?: number | string | undefined;
  /** Attribute groups, by integer ID or UUID. Replaces the whole list. */
  groups?: readonly (number | string)[] | undefined;
  /** The options of a select or multiselect attribute, in sort order. Replaces the whole list. */
  options?:
    | readonly {
        /** The ID of an existing option, which keeps its row and the products' values. */
        option_id?: number | string | undefined;
        /** The UUID of an existing option. */
        uuid?: string | undefined;
        /** The text shown to shoppers. */
        option_text: string;
        /** The swatch color of the option, such as `#1d4f3c`. Null if it has none. */
        color?: string | null | undefined;
        /** The option's sort order, lowest first. */
        sort_order?: number | string | undefined;
      }[]
    | undefined;
};

export type DeleteAttributeData = {
  /** The integer ID. */
  attribute_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The code used by products, imports and filters. Must be unique and never changes. */
  attribute_code: string;
  /** The name shown to shoppers. */
  attribute_name: string;
  /** The value type: a single line, a longer text, one option, several options, or a date. It never changes. */
  type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
  /** Whether every product in its groups requires a value. */
  is_required: boolean;
  /** Whether product pages show its values. */
  display_on_frontend: boolean;
  /** Whether product lists can be filtered by it. */
  is_filterable: boolean;
  /** Whether the attribute was created as an option of a product. Forms show it only for products that have it, not for others in its groups. */
  is_variant_only: boolean;
  /** The attribute's sort order, lowest first. */
  sort_order: number;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The options of a select or multiselect attribute, in sort order. */
  options: {
    /** The integer ID. */
    option_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The text shown to shoppers. */
    option_text: string;
    /** The swatch color of the option, such as `#1d4f3c`. Null if it has none. */
    color: string | null;
    /** The option's sort order, lowest first. */
    sort_order: number;
  }[];
  /** The integer IDs of the attribute's groups. */
  groups: number[];
};

export type ChangeAttributesBody = {
  /** The integer IDs or UUIDs, at most 1,000. Duplicates count once. */
  ids: readonly (string | number)[];
  /** The field values to set on all records. */
  change?:
    | {
        /** The code used by products, imports and filters. Must be unique and never changes. */
        attribute_code?: string | undefined;
        /** The name shown to shoppers. */
        attribute_name?: string | undefined;
        /** The value type: a single line, a longer text, one option, several options, or a date. It never changes. */
        type?: 'text' | 'textarea' | 'select' | 'multiselect' | 'date' | undefined;
        /** Whether every product in its groups requires a value. */
        is_required?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether product pages show its values. */
        display_on_frontend?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether product lists can be filtered by it. */
        is_filterable?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether the attribute was created as an option of a product. Forms show it only for products that have it, not for others in its groups. */
        is_variant_only?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The attribute's sort order, lowest first. */
        sort_order?: number | string | undefined;
        /** Attribute groups, by integer ID or UUID. Replaces the whole list. */
        groups?: readonly (number | string)[] | undefined;
        /** The options of a select or multiselect attribute, in sort order. Replaces the whole list. */
        options?:
          | readonly {
              /** The ID of an existing option, which keeps its row and the products' values. */
              option_id?: number | string | undefined;
              /** The UUID of an existing option. */
              uuid?: string | undefined;
              /** The text shown to shoppers. */
              option_text: string;
              /** The swatch color of the option, such as `#1d4f3c`. Null if it has none. */
              color?: string | null | undefined;
              /** The option's sort order, lowest first. */
              sort_order?: number | string | undefined;
            }[]
          | undefined;
      }
    | undefined;
  /** Deletes the records. */
  delete?: true | undefined;
};

export type BulkData = {
  /** The number of changed or deleted records. */
  changed: number;
  /** The records that were not changed, each with the reason. */
  refused: {
    /** The ID as sent. */
    id: string;
    /** The error code, same as in the route for a single record. */
    code: string;
    /** The error message. */
    message: string;
    /** The values in the message, by name. */
    values?: Record<string, string | number>;
  }[];
};

export type ListAuditLogQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `actor_kind` equals the value. */
  actor_kind?: string | undefined;
  /** Only rows whose `actor_kind` is one of the comma-separated values. */
  'actor_kind[in]'?: string | undefined;
  /** Only rows whose `actor_uuid` equals the value. */
  actor_uuid?: string | undefined;
  /** Only rows whose `actor_uuid` is one of the comma-separated values. */
  'actor_uuid[in]'?: string | undefined;
  /** Only rows whose `actor_name` equals the value. */
  actor_name?: string | undefined;
  /** Only rows whose `actor_name` contains the text, ignoring case. */
  'actor_name[like]'?: string | undefined;
  /** Only rows whose `actor_name` is one of the comma-separated values. */
  'actor_name[in]'?: string | undefined;
  /** Only rows whose `action` equals the value. */
  action?: string | undefined;
  /** Only rows whose `action` does not equal the value. */
  'action[neq]'?: string | undefined;
  /** Only rows whose `action` is one of the comma-separated values. */
  'action[in]'?: string | undefined;
  /** Only rows whose `action` is none of the comma-separated values. */
  'action[nin]'?: string | undefined;
  /** Only rows whose `entity_type` equals the value. */
  entity_type?: string | undefined;
  /** Only rows whose `entity_type` does not equal the value. */
  'entity_type[neq]'?: string | undefined;
  /** Only rows whose `entity_type` is one of the comma-separated values. */
  'entity_type[in]'?: string | undefined;
  /** Only rows whose `entity_type` is none of the comma-separated values. */
  'entity_type[nin]'?: string | undefined;
  /** Only rows whose `entity_uuid` equals the value. */
  entity_uuid?: string | undefined;
  /** Only rows whose `entity_uuid` is one of the comma-separated values. */
  'entity_uuid[in]'?: string | undefined;
  /** Only rows whose `request_id` equals the value. */
  request_id?: string | undefined;
  /** Only rows whose `request_id` is one of the comma-separated values. */
  'request_id[in]'?: string | undefined;
  /** Only rows whose `created_at` is greater than the value. */
  'created_at[gt]'?: string | undefined;
  /** Only rows whose `created_at` is greater than or equal to the value. */
  'created_at[gteq]'?: string | undefined;
  /** Only rows whose `created_at` is less than the value. */
  'created_at[lt]'?: string | undefined;
  /** Only rows whose `created_at` is less than or equal to the value. */
  'created_at[lteq]'?: string | undefined;
};

export type ListAuditLogData = {
  /** The integer ID. */
  audit_log_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** Who or what changed the record. */
  actor: {
    /** Whether an administrator, a command or a job changed the record. */
    kind: 'admin' | 'command' | 'job';
    /** The UUID of the administrator. Null for commands and jobs. */
    uuid: string | null;
    /** The administrator's email address at that time, the system user that ran the command, or the job ID. */
    name: string;
  };
  /** The route ID, the command without `shop`, or the job ID. */
  action: string;
  /** The record type, such as `product`. */
  entity_type: string;
  /** The UUID of the record. Null for settings, the shop, files and event deliveries. */
  entity_uuid: string | null;
  /** The changed fields before the change, with secrets as `***`. Null if the record was created. */
  before: Record<string, unknown> | null;
  /** The changed fields after the change, with secrets as `***`. Null if the record was deleted. */
  after: Record<string, unknown> | null;
  /** The request ID, as in the log. Null for commands and jobs. */
  request_id: string | null;
  /** When the change was made, in ISO 8601 format (UTC). */
  created_at: string;
}[];

export type GetAuditEntryData = {
  /** The integer ID. */
  audit_log_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** Who or what changed the record. */
  actor: {
    /** Whether an administrator, a command or a job changed the record. */
    kind: 'admin' | 'command' | 'job';
    /** The UUID of the administrator. Null for commands and jobs. */
    uuid: string | null;
    /** The administrator's email address at that time, the system user that ran the command, or the job ID. */
    name: string;
  };
  /** The route ID, the command without `shop`, or the job ID. */
  action: string;
  /** The record type, such as `product`. */
  entity_type: string;
  /** The UUID of the record. Null for settings, the shop, files and event deliveries. */
  entity_uuid: string | null;
  /** The changed fields before the change, with secrets as `***`. Null if the record was created. */
  before: Record<string, unknown> | null;
  /** The changed fields after the change, with secrets as `***`. Null if the record was deleted. */
  after: Record<string, unknown> | null;
  /** The request ID, as in the log. Null for commands and jobs. */
  request_id: string | null;
  /** When the change was made, in ISO 8601 format (UTC). */
  created_at: string;
};

export type ListBlogCategoriesQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'name' | 'status' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` equals the value. */
  name?: string | undefined;
  /** Only rows whose `name` does not equal the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, ignoring case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, ignoring case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the comma-separated values. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the comma-separated values. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `status` equals the value. */
  status?: boolean | undefined;
  /** Only rows whose `status` does not equal the value. */
  'status[neq]'?: boolean | undefined;
};

export type ListBlogCategoriesData = {
  /** The integer ID. */
  blog_category_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name shown to shoppers. */
  name: string;
  /** The last path segment of the category page. Must be unique among blog categories. */
  url_key: string;
  /** The content of the category page. Null if there is none. */
  description: string | null;
  /** Whether the category is public. */
  status: boolean;
  /** The title for search engines. Defaults to the name if null. */
  meta_title: string | null;
  /** The description for search engines. Null if there is none. */
  meta_description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'blog_category'>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type CreateBlogCategoryBody = {
  /** The name shown to shoppers. */
  name: string;
  /** The last path segment of the category page. Must be unique among blog categories. */
  url_key: string;
  /** The content of the category page. Null if there is none. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** Whether the category is public. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines. Defaults to the name if null. */
  meta_title?: string | null | undefined;
  /** The description for search engines. Null if there is none. */
  meta_description?: string | null | undefined;
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'blog_category'> | undefined;
};

export type GetBlogCategoryData = {
  /** The integer ID. */
  blog_category_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name shown to shoppers. */
  name: string;
  /** The last path segment of the category page. Must be unique among blog categories. */
  url_key: string;
  /** The content of the category page. Null if there is none. */
  description: string | null;
  /** Whether the category is public. */
  status: boolean;
  /** The title for search engines. Defaults to the name if null. */
  meta_title: string | null;
  /** The description for search engines. Null if there is none. */
  meta_description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'blog_category'>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type UpdateBlogCategoryBody = {
  /** The name shown to shoppers. */
  name?: string | undefined;
  /** The last path segment of the category page. Must be unique among blog categories. */
  url_key?: string | undefined;
  /** The content of the category page. Null if there is none. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** Whether the category is public. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines. Defaults to the name if null. */
  meta_title?: string | null | undefined;
  /** The description for search engines. Null if there is none. */
  meta_description?: string | null | undefined;
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'blog_category'> | undefined;
};

export type ChangeBlogCategoriesBody = {
  /** The integer IDs or UUIDs, at most 1,000. Duplicates count once. */
  ids: readonly (string | number)[];
  /** The field values to set on all records. */
  change?:
    | {
        /** The name shown to shoppers. */
        name?: string | undefined;
        /** The last path segment of the category page. Must be unique among blog categories. */
        url_key?: string | undefined;
        /** The content of the category page. Null if there is none. */
        description?: string | readonly Record<string, unknown>[] | null | undefined;
        /** Whether the category is public. */
        status?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The title for search engines. Defaults to the name if null. */
        meta_title?: string | null | undefined;
        /** The description for search engines. Null if there is none. */
        meta_description?: string | null | undefined;
        /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
        metafields?: SentMetafields<'blog_category'> | undefined;
      }
    | undefined;
  /** Deletes the records. */
  delete?: true | undefined;
};

export type UpdateBlogCategoryMetafieldBody = {
  /** The new value. Null, an empty string and an empty list remove it. */
  value: unknown;
};

export type MetafieldsData = {
  /** The values of the metafields, by namespace and key. */
  metaData: Record<string, Record<string, unknown>>;
};

export type ListBlogPostsQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'name' | 'status' | 'published_at' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only posts whose name or short description contains the text. */
  keyword?: string | undefined;
  /** Only rows whose `name` equals the value. */
  name?: string | undefined;
  /** Only rows whose `name` does not equal the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, ignoring case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, ignoring case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the comma-separated values. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the comma-separated values. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `author` equals the value. */
  author?: string | undefined;
  /** Only rows whose `author` does not equal the value. */
  'author[neq]'?: string | undefined;
  /** Only rows whose `author` contains the text, ignoring case. */
  'author[like]'?: string | undefined;
  /** Only rows whose `author` does not contain the text, ignoring case. */
  'author[nlike]'?: string | undefined;
  /** Only rows whose `author` is one of the comma-separated values. */
  'author[in]'?: string | undefined;
  /** Only rows whose `author` is none of the comma-separated values. */
  'author[nin]'?: string | undefined;
  /** Only rows whose `status` equals the value. */
  status?: boolean | undefined;
  /** Only rows whose `status` does not equal the value. */
  'status[neq]'?: boolean | undefined;
  /** Only rows whose `published_at` is greater than the value. */
  'published_at[gt]'?: string | undefined;
  /** Only rows whose `published_at` is greater than or equal to the value. */
  'published_at[gteq]'?: string | undefined;
  /** Only rows whose `published_at` is less than the value. */
  'published_at[lt]'?: string | undefined;
  /** Only rows whose `published_at` is less than or equal to the value. */
  'published_at[lteq]'?: string | undefined;
  /** Only posts in the category, by integer ID or UUID. */
  category?: string | undefined;
  /** Only rows whose `category` is one of the comma-separated values. */
  'category[in]'?: string | undefined;
};

export type ListBlogPostsData = {
  /** The integer ID. */
  blog_post_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The headline. */
  name: string;
  /** The last path segment of the post page. Must be unique among blog posts. */
  url_key: string;
  /** The summary shown in lists. Null if there is none. */
  short_description: string | null;
  /** The content of the post. Null if there is none. */
  content: string | null;
  /** The author's name, shown to shoppers. Null if there is none. */
  author: string | null;
  /** The image of the post. Null if there is none. */
  image: string | null;
  /** Whether the post is public from `published_at` on. False for a draft. */
  status: boolean;
  /** When the post becomes public, in ISO 8601 format (UTC). Null for a draft without a date. */
  published_at: string | null;
  /** The title for search engines. Defaults to the name if null. */
  meta_title: string | null;
  /** The description for search engines. Null if there is none. */
  meta_description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'blog_post'>;
  /** The integer IDs of the categories of the post. */
  categories: number[];
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type CreateBlogPostBody = {
  /** The headline. */
  name: string;
  /** The last path segment of the post page. Must be unique among blog posts. */
  url_key: string;
  /** The summary shown in lists. Null if there is none. */
  short_description?: string | null | undefined;
  /** The content of the post. Null if there is none. */
  content?: string | readonly Record<string, unknown>[] | null | undefined;
  /** The author's name, shown to shoppers. Null if there is none. */
  author?: string | null | undefined;
  /** The image of the post. Null if there is none. */
  image?: string | null | undefined;
  /** When the post becomes public, in ISO 8601 format. With a time in the future, the post is published automatically. Null with a public status means now. */
  published_at?: string | null | undefined;
  /** The categories of the post, by integer ID or UUID. Replaces the whole list. */
  categories?: readonly (number | string)[] | undefined;
  /** Whether the post is public from `published_at` on. False for a draft. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines. Defaults to the name if null. */
  meta_title?: string | null | undefined;
  /** The description for search engines. Null if there is none. */
  meta_description?: string | null | undefined;
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'blog_post'> | undefined;
};

export type GetBlogPostData = {
  /** The integer ID. */
  blog_post_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The headline. */
  name: string;
  /** The last path segment of the post page. Must be unique among blog posts. */
  url_key: string;
  /** The summary shown in lists. Null if there is none. */
  short_description: string | null;
  /** The content of the post. Null if there is none. */
  content: string | null;
  /** The author's name, shown to shoppers. Null if there is none. */
  author: string | null;
  /** The image of the post. Null if there is none. */
  image: string | null;
  /** Whether the post is public from `published_at` on. False for a draft. */
  status: boolean;
  /** When the post becomes public, in ISO 8601 format (UTC). Null for a draft without a date. */
  published_at: string | null;
  /** The title for search engines. Defaults to the name if null. */
  meta_title: string | null;
  /** The description for search engines. Null if there is none. */
  meta_description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'blog_post'>;
  /** The integer IDs of the categories of the post. */
  categories: number[];
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type UpdateBlogPostBody = {
  /** The headline. */
  name?: string | undefined;
  /** The last path segment of the post page. Must be unique among blog posts. */
  url_key?: string | undefined;
  /** The summary shown in lists. Null if there is none. */
  short_description?: string | null | undefined;
  /** The content of the post. Null if there is none. */
  content?: string | readonly Record<string, unknown>[] | null | undefined;
  /** The author's name, shown to shoppers. Null if there is none. */
  author?: string | null | undefined;
  /** The image of the post. Null if there is none. */
  image?: string | null | undefined;
  /** When the post becomes public, in ISO 8601 format. With a time in the future, the post is published automatically. Null with a public status means now. */
  published_at?: string | null | undefined;
  /** The categories of the post, by integer ID or UUID. Replaces the whole list. */
  categories?: readonly (number | string)[] | undefined;
  /** Whether the post is public from `published_at` on. False for a draft. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines. Defaults to the name if null. */
  meta_title?: string | null | undefined;
  /** The description for search engines. Null if there is none. */
  meta_description?: string | null | undefined;
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'blog_post'> | undefined;
};

export type ChangeBlogPostsBody = {
  /** The integer IDs or UUIDs, at most 1,000. Duplicates count once. */
  ids: readonly (string | number)[];
  /** The field values to set on all records. */
  change?:
    | {
        /** The headline. */
        name?: string | undefined;
        /** The last path segment of the post page. Must be unique among blog posts. */
        url_key?: string | undefined;
        /** The summary shown in lists. Null if there is none. */
        short_description?: string | null | undefined;
        /** The content of the post. Null if there is none. */
        content?: string | readonly Record<string, unknown>[] | null | undefined;
        /** The author's name, shown to shoppers. Null if there is none. */
        author?: string | null | undefined;
        /** The image of the post. Null if there is none. */
        image?: string | null | undefined;
        /** When the post becomes public, in ISO 8601 format. With a time in the future, the post is published automatically. Null with a public status means now. */
        published_at?: string | null | undefined;
        /** The categories of the post, by integer ID or UUID. Replaces the whole list. */
        categories?: readonly (number | string)[] | undefined;
        /** Whether the post is public from `published_at` on. False for a draft. */
        status?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The title for search engines. Defaults to the name if null. */
        meta_title?: string | null | undefined;
        /** The description for search engines. Null if there is none. */
        meta_description?: string | null | undefined;
        /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
        metafields?: SentMetafields<'blog_post'> | undefined;
      }
    | undefined;
  /** Deletes the records. */
  delete?: true | undefined;
};

export type UpdateBlogPostMetafieldBody = {
  /** The new value. Null, an empty string and an empty list remove it. */
  value: unknown;
};

export type CreatePaymentIntentBody = {
  /** The UUID of the cart. Its order determines the payment. */
  cart_id: string;
  /** The UUID of the order. */
  order_id: string;
};

export type CreatePaymentIntentData = {
  /** The secret that the gateway's script uses to pay the intent in the browser. */
  clientSecret: string;
};

export type ListCarriersQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The carriers from the setting `shippingCarriers` and from extensions. */
export type ListCarriersData = {
  /** The carrier code, used in shipping methods and shipments. */
  code: string;
  /** The display name. */
  name: string;
  /** The tracking URL, with `{tracking_number}`. Null if the carrier's extension builds the URLs. */
  tracking_url: string | null;
  /** Whether the carrier creates shipping labels. */
  creates_labels: boolean;
  /** The extension that registered it. Null if it is listed in the setting `shippingCarriers`. */
  extension: string | null;
}[];

export type CreateCartBody = {
  /** The initial products. */
  items: readonly {
    /** The SKU of the product. */
    sku: string;
    /** The number of units, from 1 to 100000, as a number or a numeric string. */
    qty: number | string;
  }[];
  /** The name of the customer. */
  customer_full_name?: string | undefined;
  /** The email address for messages about the order. */
  customer_email?: string | undefined;
};

export type CreateCartData = {
  /** All lines in the cart. */
  items: {
    /** The integer ID. */
    cart_item_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The integer ID of the attribute group of the product. */
    group_id: number;
    /** The integer ID of the product. */
    product_id: number;
    /** The SKU of the product. */
    product_sku: string;
    /** The name of the product. */
    product_name: string;
    /** The first image of the product, at most 160 pixels wide and high. Null if it has none. */
    thumbnail: string | null;
    /** The weight of one unit, in the shop's weight unit. */
    product_weight: number;
    /** The catalog price of one unit, excluding tax, in the currency of the cart or order. */
    product_price: number;
    /** The catalog price of one unit, including tax, in the currency of the cart or order. */
    product_price_incl_tax: number;
    /** The price of one unit for this shopper, excluding tax and before discounts, in the currency of the cart or order. */
    final_price: number;
    /** The price of one unit for this shopper, including tax and before discounts, in the currency of the cart or order. */
    final_price_incl_tax: number;
    /** The number of units. */
    qty: number;
    /** The tax rate of the line. */
    tax_percent: number;
    /** The tax on the line after discounts, in the currency of the cart or order. */
    tax_amount: number;
    /** The tax on the line before discounts, in the currency of the cart or order. */
    tax_amount_before_discount: number;
    /** The discount on the line, including or excluding tax like catalog prices, in the currency of the cart or order. */
    discount_amount: number;
    /** The price of the line, excluding tax and before discounts, in the currency of the cart or order. */
    line_total: number;
    /** The price of the line, including tax and before discounts, in the currency of the cart or order. */
    line_total_incl_tax: number;
    /** The price of the line, excluding tax and after discounts, in the currency of the cart or order. */
    line_total_with_discount: number;
    /** The price of the line, including tax and after discounts, in the currency of the cart or order. */
    line_total_with_discount_incl_tax: number;
    /** The integer ID of the product's variant group. Null if the product is not a variant. */
    variant_group_id: number | null;
    /** The options that define the variant, as a JSON string. Null if the product is not a variant. */
    variant_options: string | null;
    /** Reserved for options that the shopper selects. Currently null. */
    product_custom_options: string | null;
    /** Whether the product does not need shipping. */
    no_shipping_required: boolean;
    /** Same as `line_total_incl_tax`: the line total, including tax and before discounts. */
    total: number;
    /** The path of the product page. */
    productUrl: string;
    /** The path of the REST route that removes the line. */
    removeUrl: string;
  }[];
  /** The number of lines in the cart. */
  count: number;
  /** The UUID of the cart. */
  cartId: string;
};

export type ListCartsQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'updated_at' | 'total' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `email` equals the value. */
  email?: string | undefined;
  /** Only rows whose `email` contains the text, ignoring case. */
  'email[like]'?: string | undefined;
  /** Only rows whose `customer` equals the value. */
  customer?: number | undefined;
  /** Only rows whose `customer` is one of the comma-separated values. */
  'customer[in]'?: string | undefined;
  /** Whether the shopper left an email address. */
  has_email?: boolean | undefined;
  /** Only rows whose `total` equals the value. */
  total?: number | undefined;
  /** Only rows whose `total` is greater than the value. */
  'total[gt]'?: number | undefined;
  /** Only rows whose `total` is greater than or equal to the value. */
  'total[gteq]'?: number | undefined;
  /** Only rows whose `total` is less than the value. */
  'total[lt]'?: number | undefined;
  /** Only rows whose `total` is less than or equal to the value. */
  'total[lteq]'?: number | undefined;
  /** Only rows whose `updated_at` is greater than the value. */
  'updated_at[gt]'?: string | undefined;
  /** Only rows whose `updated_at` is greater than or equal to the value. */
  'updated_at[gteq]'?: string | undefined;
  /** Only rows whose `updated_at` is less than the value. */
  'updated_at[lt]'?: string | undefined;
  /** Only rows whose `updated_at` is less than or equal to the value. */
  'updated_at[lteq]'?: string | undefined;
};

/** Active carts with at least one line, most recently changed first. */
export type ListCartsData = {
  /** The integer ID. */
  cart_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the customer. Null for a guest. */
  customer_id: number | null;
  /** The email address that the shopper entered. Null if there is none yet. */
  customer_email: string | null;
  /** The name of the shopper. Null if there is none yet. */
  customer_full_name: string | null;
  /** The ISO 4217 currency code of the total. */
  currency: string;
  /** The coupon code. Null if there is none. */
  coupon: string | null;
  /** The number of units. */
  total_qty: number;
  /** The total when the cart was last saved, in `currency`, as the shopper saw it then. */
  grand_total: number;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The formatted total in the shop's locale. */
  grand_total_text: string;
}[];

export type AddCartItemBody = {
  /** The SKU of the product. */
  sku: string;
  /** The number of units, from 1 to 100000, as a number or a numeric string. */
  qty: number | string;
};

export type CartItemData = {
  /** All lines in the cart. */
  item: {
    /** The integer ID. */
    cart_item_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The integer ID of the attribute group of the product. */
    group_id: number;
    /** The integer ID of the product. */
    product_id: number;
    /** The SKU of the product. */
    product_sku: string;
    /** The name of the product. */
    product_name: string;
    /** The first image of the product, at most 160 pixels wide and high. Null if it has none. */
    thumbnail: string | null;
    /** The weight of one unit, in the shop's weight unit. */
    product_weight: number;
    /** The catalog price of one unit, excluding tax, in the currency of the cart or order. */
    product_price: number;
    /** The catalog price of one unit, including tax, in the currency of the cart or order. */
    product_price_incl_tax: number;
    /** The price of one unit for this shopper, excluding tax and before discounts, in the currency of the cart or order. */
    final_price: number;
    /** The price of one unit for this shopper, including tax and before discounts, in the currency of the cart or order. */
    final_price_incl_tax: number;
    /** The number of units. */
    qty: number;
    /** The tax rate of the line. */
    tax_percent: number;
    /** The tax on the line after discounts, in the currency of the cart or order. */
    tax_amount: number;
    /** The tax on the line before discounts, in the currency of the cart or order. */
    tax_amount_before_discount: number;
    /** The discount on the line, including or excluding tax like catalog prices, in the currency of the cart or order. */
    discount_amount: number;
    /** The price of the line, excluding tax and before discounts, in the currency of the cart or order. */
    line_total: number;
    /** The price of the line, including tax and before discounts, in the currency of the cart or order. */
    line_total_incl_tax: number;
    /** The price of the line, excluding tax and after discounts, in the currency of the cart or order. */
    line_total_with_discount: number;
    /** The price of the line, including tax and after discounts, in the currency of the cart or order. */
    line_total_with_discount_incl_tax: number;
    /** The integer ID of the product's variant group. Null if the product is not a variant. */
    variant_group_id: number | null;
    /** The options that define the variant, as a JSON string. Null if the product is not a variant. */
    variant_options: string | null;
    /** Reserved for options that the shopper selects. Currently null. */
    product_custom_options: string | null;
    /** Whether the product does not need shipping. */
    no_shipping_required: boolean;
    /** Same as `line_total_incl_tax`: the line total, including tax and before discounts. */
    total: number;
    /** The path of the product page. */
    productUrl: string;
    /** The path of the REST route that removes the line. */
    removeUrl: string;
  }[];
  /** The number of lines in the cart. */
  count: number;
  /** The UUID of the cart. */
  cartId: string;
};

export type UpdateCartItemQtyBody = {
  /** The direction in which `qty` changes the quantity. If absent, `qty` is the new quantity. */
  action?: 'increase' | 'decrease' | undefined;
  /** The number of units, from 1 to 100000, as a number or a numeric string. */
  qty: number | string;
};

export type RemoveCartItemData = {
  /** The removed line. */
  item: {
    /** The integer ID. */
    cart_item_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The integer ID of the attribute group of the product. */
    group_id: number;
    /** The integer ID of the product. */
    product_id: number;
    /** The SKU of the product. */
    product_sku: string;
    /** The name of the product. */
    product_name: string;
    /** The first image of the product, at most 160 pixels wide and high. Null if it has none. */
    thumbnail: string | null;
    /** The weight of one unit, in the shop's weight unit. */
    product_weight: number;
    /** The catalog price of one unit, excluding tax, in the currency of the cart or order. */
    product_price: number;
    /** The catalog price of one unit, including tax, in the currency of the cart or order. */
    product_price_incl_tax: number;
    /** The price of one unit for this shopper, excluding tax and before discounts, in the currency of the cart or order. */
    final_price: number;
    /** The price of one unit for this shopper, including tax and before discounts, in the currency of the cart or order. */
    final_price_incl_tax: number;
    /** The number of units. */
    qty: number;
    /** The tax rate of the line. */
    tax_percent: number;
    /** The tax on the line after discounts, in the currency of the cart or order. */
    tax_amount: number;
    /** The tax on the line before discounts, in the currency of the cart or order. */
    tax_amount_before_discount: number;
    /** The discount on the line, including or excluding tax like catalog prices, in the currency of the cart or order. */
    discount_amount: number;
    /** The price of the line, excluding tax and before discounts, in the currency of the cart or order. */
    line_total: number;
    /** The price of the line, including tax and before discounts, in the currency of the cart or order. */
    line_total_incl_tax: number;
    /** The price of the line, excluding tax and after discounts, in the currency of the cart or order. */
    line_total_with_discount: number;
    /** The price of the line, including tax and after discounts, in the currency of the cart or order. */
    line_total_with_discount_incl_tax: number;
    /** The integer ID of the product's variant group. Null if the product is not a variant. */
    variant_group_id: number | null;
    /** The options that define the variant, as a JSON string. Null if the product is not a variant. */
    variant_options: string | null;
    /** Reserved for options that the shopper selects. Currently null. */
    product_custom_options: string | null;
    /** Whether the product does not need shipping. */
    no_shipping_required: boolean;
    /** Same as `line_total_incl_tax`: the line total, including tax and before discounts. */
    total: number;
    /** The path of the product page. */
    productUrl: string;
    /** The path of the REST route that removes the line. */
    removeUrl: string;
  };
  /** The number of lines in the cart. */
  count: number;
  /** The UUID of the cart. */
  cartId: string;
};

export type AddCartContactInfoBody = {
  /** The email address for messages about the order. */
  email: string;
};

export type AddCartContactInfoData = {
  /** The email address, as sent. */
  email: string;
};

export type AddCartAddressBody = {
  /** The address. */
  address: {
    /** The full name of the recipient. */
    full_name: string;
    /** The phone number of the recipient. */
    telephone: string | number;
    /** The street and house number. */
    address_1: string;
    /** A second address line, such as a floor. Null if there is none. */
    address_2?: string | null | undefined;
    /** The city. */
    city: string;
    /** The province: its ISO 3166-2 code if the country has provinces. */
    province: string;
    /** The ISO 3166-1 alpha-2 country code. Alpha-3 codes and English names are accepted. */
    country: string;
    /** The postcode. */
    postcode: string | number;
    /** The address type. */
    type?: 'shipping' | 'billing' | undefined;
  };
  /** The address type, for clients that send it outside the address. */
  type?: 'shipping' | 'billing' | undefined;
};

export type AddCartAddressData = {
  /** The integer ID. */
  cart_address_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name of the recipient. */
  full_name: string;
  /** The postal code. */
  postcode: string;
  /** The phone number. */
  telephone: string;
  /** The ISO 3166-1 country code, such as `US`. */
  country: string;
  /** The ISO 3166-2 code of the province, such as `US-CA`, or free text if the country has no such codes. */
  province: string;
  /** The city. */
  city: string;
  /** The street address. */
  address_1: string;
  /** The second line of the street address. */
  address_2: string | null;
  /** The name of the province, such as `California`. */
  province_name: string;
};

export type AddCartPaymentMethodBody = {
  /** The code of the payment method. */
  method_code: string;
  /** The name of the method, accepted for compatibility. The shop's own name is stored. */
  method_name: string;
};

export type AddCartPaymentMethodData = {
  /** The selected payment method. */
  method: {
    /** The method code. */
    code: string;
    /** The method name shown to shoppers. */
    name: string;
  };
};

export type AddCartShippingMethodBody = {
  /** The code of the shipping provider. */
  provider_code?: string | undefined;
  /** The method code. For the provider `core`, the UUID of the method. */
  method_code?: string | undefined;
  /** The name of the method, in place of a provider. Only accepted under `/api/cart/`. */
  method_name?: string | undefined;
};

export type AddCartShippingMethodData = {
  /** The selected shipping method. */
  method: {
    /** The method code. For the provider `core`, the UUID of the method. */
    code: string;
    /** The provider code, if the request specified it. */
    provider_code?: string;
    /** The method name, if the request did not specify a provider. */
    name?: string;
  };
};

export type CouponApplyBody = {
  /** The code of the coupon. */
  coupon: string;
};

export type CartCouponData = {
  /** The coupon code, as stored. */
  coupon: string;
};

export type AddShippingNoteBody = {
  /** The shopper's delivery note. An empty string removes it. */
  note: string;
};

export type AddShippingNoteData = {
  /** The note, as sent. */
  note: string;
};

export type QuoteCartBody = {
  /** The shipping and billing address. */
  address: {
    /** The ISO 3166-1 country code. Alpha-3 codes and English names are accepted. */
    country: string;
    /** The code, short code or name of the province. Empty if unknown. */
    province?: string | undefined;
    /** The postal code. Empty if unknown. */
    postcode?: string | undefined;
    /** The city, for providers that require it. */
    city?: string | undefined;
  };
  /** Products by SKU, with quantities. */
  items?:
    | readonly {
        /** The SKU of the product. */
        sku: string;
        /** The number of units, from 1 to 100000, as a number or a numeric string. */
        qty: number | string;
      }[]
    | undefined;
  /** Other goods by price and weight, in addition to the products. */
  goods?:
    | {
        /** The total price of the goods, in the shop currency, including or excluding tax like catalog prices. */
        price: number | string;
        /** The total weight of the goods, in the shop's weight unit. */
        weight?: number | string | undefined;
        /** The integer ID of the tax class. Null if there is none. */
        tax_class?: number | null | undefined;
      }
    | undefined;
};

export type QuoteCartData = {
  /** The ISO 4217 currency code of all amounts. */
  currency: string;
  /** Whether product prices and shipping costs include tax. */
  price_including_tax: boolean;
  /** The address used for tax. Null if unknown, in which case no tax is charged. */
  taxed_at: {
    /** The ISO 3166-1 code of the country. */
    country: string;
    /** The province. Null if unknown. */
    province: string | null;
    /** The postal code. Null if unknown. */
    postcode: string | null;
  } | null;
  /** The weight of the goods, in the shop's weight unit. */
  total_weight: string;
  /** The goods, priced for a guest. */
  lines: {
    /** The SKU. Null for goods that are not in the catalog. */
    sku: string | null;
    /** The name of the product. Null for goods that are not in the catalog. */
    name: string | null;
    /** The options that define the variant, as a JSON string. Null if the product is not a variant. */
    variant_options: string | null;
    /** The number of units. */
    qty: number;
    /** Whether the product or goods have a tax class. Without one, no rates apply. */
    has_tax_class: boolean;
    /** The tax rate of the line. */
    tax_percent: number;
    /** The names of the rates, in the order in which they apply. */
    tax_rates: string[];
    /** The price of the line, excluding tax, in `currency`. */
    total_excl_tax: {
      /** The amount in major units. */
      value: number;
      /** The formatted amount in the shop's locale. */
      text: string;
    };
    /** The tax on the line, in `currency`. */
    tax: {
      /** The amount in major units. */
      value: number;
      /** The formatted amount in the shop's locale. */
      text: string;
    };
    /** The price of the line, including tax, in `currency`. */
    total_incl_tax: {
      /** The amount in major units. */
      value: number;
      /** The formatted amount in the shop's locale. */
      text: string;
    };
  }[];
  /** The sum of the lines, excluding tax, in `currency`. */
  sub_total: {
    /** The amount in major units. */
    value: number;
    /** The formatted amount in the shop's locale. */
    text: string;
  };
  /** The tax on the lines, in `currency`. */
  tax: {
    /** The amount in major units. */
    value: number;
    /** The formatted amount in the shop's locale. */
    text: string;
  };
  /** The sum of the lines, including tax, in `currency`. */
  sub_total_incl_tax: {
    /** The amount in major units. */
    value: number;
    /** The formatted amount in the shop's locale. */
    text: string;
  };
  /** Whether nothing needs shipping, so no method has to be selected. */
  no_shipping_required: boolean;
  /** The zones that serve the address, one for each provider. */
  zones: {
    /** The UUID of the zone. */
    uuid: string;
    /** The name of the zone. */
    name: string;
    /** The code of the provider that serves the address in this zone. */
    provider_code: string;
  }[];
  /** The methods that a cart would be offered, in order, each with its totals. */
  methods: {
    /** The code of the provider. */
    provider_code: string;
    /** The method code. */
    code: string;
    /** The method name shown to shoppers. */
    name: string;
    /** The carrier name shown to shoppers. Null if there is none. */
    carrier: string | null;
    /** The shipping fee, excluding tax, in `currency`. */
    fee_excl_tax: {
      /** The amount in major units. */
      value: number;
      /** The formatted amount in the shop's locale. */
      text: string;
    };
    /** The tax on the shipping fee, in `currency`. */
    fee_tax: {
      /** The amount in major units. */
      value: number;
      /** The formatted amount in the shop's locale. */
      text: string;
    };
    /** The shipping fee, including tax, in `currency`. */
    fee_incl_tax: {
      /** The amount in major units. */
      value: number;
      /** The formatted amount in the shop's locale. */
      text: string;
    };
    /** The total tax, in `currency`. */
    total_tax: {
      /** The amount in major units. */
      value: number;
      /** The formatted amount in the shop's locale. */
      text: string;
    };
    /** The amount to pay, in `currency`. */
    grand_total: {
      /** The amount in major units. */
      value: number;
      /** The formatted amount in the shop's locale. */
      text: string;
    };
  }[];
};

export type GetCartData = {
  /** The integer ID. */
  cart_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the customer. Null for a guest. */
  customer_id: number | null;
  /** The email address that the shopper entered. Null if there is none yet. */
  customer_email: string | null;
  /** The name of the shopper. Null if there is none yet. */
  customer_full_name: string | null;
  /** The ISO 4217 currency code of the total. */
  currency: string;
  /** The coupon code. Null if there is none. */
  coupon: string | null;
  /** The number of units. */
  total_qty: number;
  /** The total when the cart was last saved, in `currency`, as the shopper saw it then. */
  grand_total: number;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The formatted total in the shop's locale. */
  grand_total_text: string;
  /** The shopper's delivery note. Null if there is none. */
  shipping_note: string | null;
  /** The lines, in the order in which they were added. */
  items: {
    /** The SKU of the product. */
    product_sku: string;
    /** The name of the product. */
    product_name: string;
    /** The options that define the variant, as a JSON string. Null if the product is not a variant. */
    variant_options: string | null;
    /** The first image of the product. Null if it has none. */
    thumbnail: string | null;
    /** The number of units. */
    qty: number;
    /** The line total, including tax and before discounts, in the currency of the cart. */
    line_total_incl_tax: number;
    /** The formatted line total in the shop's locale. */
    line_total_incl_tax_text: string;
  }[];
  /** The addresses that the shopper has entered. */
  addresses: {
    /** The address type. */
    type: 'shipping' | 'billing';
    /** The name of the recipient. */
    full_name: string;
    /** The postal code. */
    postcode: string;
    /** The phone number. */
    telephone: string;
    /** The ISO 3166-1 country code, such as `US`. */
    country: string;
    /** The ISO 3166-2 code of the province, such as `US-CA`, or free text if the country has no such codes. */
    province: string;
    /** The city. */
    city: string;
    /** The street address. */
    address_1: string;
    /** The second line of the street address. */
    address_2: string | null;
    /** The name of the province. */
    province_name: string;
  }[];
};

export type CartCheckoutBody = {
  /** The contact of the order. */
  customer?:
    | {
        /** The email address for messages about the order. */
        email?: string | undefined;
        /** The name of the customer. */
        full_name?: string | undefined;
      }
    | undefined;
  /** The shipping address. */
  shippingAddress?:
    | {
        /** The full name of the recipient. */
        full_name: string;
        /** The phone number of the recipient. */
        telephone: string | number;
        /** The street and house number. */
        address_1: string;
        /** A second address line, such as a floor. Null if there is none. */
        address_2?: string | null | undefined;
        /** The city. */
        city: string;
        /** The province: its ISO 3166-2 code if the country has provinces. */
        province: string;
        /** The ISO 3166-1 alpha-2 country code. Alpha-3 codes and English names are accepted. */
        country: string;
        /** The postcode. */
        postcode: string | number;
      }
    | undefined;
  /** The billing address. Defaults to the shipping address. */
  billingAddress?:
    | {
        /** The full name of the recipient. */
        full_name: string;
        /** The phone number of the recipient. */
        telephone: string | number;
        /** The street and house number. */
        address_1: string;
        /** A second address line, such as a floor. Null if there is none. */
        address_2?: string | null | undefined;
        /** The city. */
        city: string;
        /** The province: its ISO 3166-2 code if the country has provinces. */
        province: string;
        /** The ISO 3166-1 alpha-2 country code. Alpha-3 codes and English names are accepted. */
        country: string;
        /** The postcode. */
        postcode: string | number;
      }
    | undefined;
  /** The code of the shipping provider. */
  shippingProvider?: string | undefined;
  /** The method code. */
  shippingMethod?: string | undefined;
  /** The code of the payment method. */
  paymentMethod?: string | undefined;
  /** The shopper's delivery note. An empty string removes it. */
  note?: string | undefined;
};

export type PlacedOrderData = {
  /** The integer ID. */
  order_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The ID of the order at the payment gateway. Null if it has none. */
  integration_order_id: string | null;
  /** The order number shown to shoppers and merchants. */
  order_number: string;
  /** The integer ID of the cart that became the order. */
  cart_id: number;
  /** The order status, derived from `payment_status` and `shipment_status`. */
  status: 'new' | 'processing' | 'completed' | 'closed' | 'canceled';
  /** The payment status code, such as `pending` or `cod_captured`. */
  payment_status: PaymentStatusCode;
  /** The shipment status. */
  shipment_status:
    | 'unfullfilled'
    | 'partially_shipped'
    | 'shipped'
    | 'partially_delivered'
    | 'delivered'
    | 'canceled';
  /** The ISO 4217 currency code of all amounts in the order. */
  currency: string;
  /** The code of the language in which the shopper ordered, such as `de`. Null if the shop had no languages at that time. */
  locale: string | null;
  /** The ID of the browser session that placed the order. */
  sid: string | null;
  /** The integer ID of the customer. Null for a guest. */
  customer_id: number | null;
  /** The integer ID of the customer group at that time. */
  customer_group_id: number | null;
  /** The email address of the shopper. */
  customer_email: string;
  /** The name of the shopper. Null if there is none. */
  customer_full_name: string | null;
  /** The IP address from which the order was placed. */
  user_ip: string | null;
  /** The user agent of the browser that placed the order. */
  user_agent: string | null;
  /** The coupon code used for the order. */
  coupon: string | null;
  /** Whether the order needs no shipping. */
  no_shipping_required: boolean;
  /** The selected shipping method. Null if nothing is shipped. */
  shipping_method_data: {
    /** The code of the shipping provider. */
    provider_code: string;
    /** The code of the shipping method, defined by its provider. */
    method_code: string;
    /** The method as the provider offered it. */
    snapshot: {
      /** The code of the shipping method. */
      code: string;
      /** The name of the shipping method. */
      name: string;
      /** The price of the method in the currency of the order, with or without tax as the prices of the shop are. */
      cost: number;
      /** The carrier. Null if the provider did not specify one. */
      carrier: string | null;
      /** The carrier's service code. Null if there is none. */
      serviceCode: string | null;
    };
  } | null;
  /** The code of the payment method. */
  payment_method: string;
  /** The name of the payment method, as shown to the shopper. */
  payment_method_name: string;
  /** The version of the terms that the shopper accepted. Null if acceptance was not requested. */
  terms_version: string | null;
  /** When the shopper accepted the terms. */
  terms_accepted_at: string | null;
  /** The shopper's delivery note. */
  shipping_note: string | null;
  /** The integer ID of the shipping address. */
  shipping_address_id: number | null;
  /** The integer ID of the billing address. */
  billing_address_id: number | null;
  /** The number of units ordered. */
  total_qty: number;
  /** The total weight, in the shop's weight unit. */
  total_weight: number;
  /** The sum of the lines, excluding tax and before discounts, in the currency of the order. */
  sub_total: number;
  /** The sum of the lines, including tax and before discounts, in the currency of the order. */
  sub_total_incl_tax: number;
  /** The sum of the lines, excluding tax and after discounts, in the currency of the order. */
  sub_total_with_discount: number;
  /** The sum of the lines, including tax and after discounts, in the currency of the order. */
  sub_total_with_discount_incl_tax: number;
  /** The discount, including or excluding tax like catalog prices, in the currency of the order. */
  discount_amount: number;
  /** The tax on the lines after discounts, in the currency of the order. */
  tax_amount: number;
  /** The tax on the lines before discounts, in the currency of the order. */
  tax_amount_before_discount: number;
  /** The shipping fee, excluding tax, in the currency of the order. */
  shipping_fee_excl_tax: number;
  /** The shipping fee, including tax, in the currency of the order. */
  shipping_fee_incl_tax: number;
  /** The tax on the shipping fee, in the currency of the order. */
  shipping_tax_amount: number;
  /** The tax on the lines and the shipping fee, in the currency of the order. */
  total_tax_amount: number;
  /** The total that the shopper pays, including tax, in the currency of the order. */
  grand_total: number;
  /** The values of the metafields, by namespace and key. */
  meta_data: Record<string, Record<string, unknown>>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The code of the shipping method. Null if nothing is shipped. */
  shipping_method: string | null;
  /** The name of the shipping method. */
  shipping_method_name: string | null;
  /** The shipping address. */
  shipping_address: {
    /** The integer ID. */
    order_address_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The name of the recipient. */
    full_name: string;
    /** The postal code. */
    postcode: string;
    /** The phone number. */
    telephone: string;
    /** The ISO 3166-1 country code, such as `US`. */
    country: string;
    /** The ISO 3166-2 code of the province, such as `US-CA`, or free text if the country has no such codes. */
    province: string;
    /** The city. */
    city: string;
    /** The street address. */
    address_1: string;
    /** The second line of the street address. */
    address_2: string | null;
    /** The name of the province, such as `California`. */
    province_name: string;
  } | null;
  /** The billing address. */
  billing_address: {
    /** The integer ID. */
    order_address_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The name of the recipient. */
    full_name: string;
    /** The postal code. */
    postcode: string;
    /** The phone number. */
    telephone: string;
    /** The ISO 3166-1 country code, such as `US`. */
    country: string;
    /** The ISO 3166-2 code of the province, such as `US-CA`, or free text if the country has no such codes. */
    province: string;
    /** The city. */
    city: string;
    /** The street address. */
    address_1: string;
    /** The second line of the street address. */
    address_2: string | null;
    /** The name of the province, such as `California`. */
    province_name: string;
  } | null;
  /** The lines of the order. */
  items: {
    /** The integer ID. */
    order_item_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The integer ID of the order. */
    order_item_order_id: number;
    /** Unused; always null. */
    referer: string | null;
    /** Unused; always null. */
    requested_data: string | null;
    /** The number of units in shipments that were not canceled. */
    shipped_qty: number;
    /** The number of refunded units, which no longer ship. */
    refunded_qty: number;
    /** The integer ID of the product. */
    product_id: number;
    /** The SKU of the product. */
    product_sku: string;
    /** The name of the product. */
    product_name: string;
    /** The first image of the product, at most 160 pixels wide and high. Null if it has none. */
    thumbnail: string | null;
    /** The weight of one unit, in the shop's weight unit. */
    product_weight: number;
    /** The catalog price of one unit, excluding tax, in the currency of the cart or order. */
    product_price: number;
    /** The catalog price of one unit, including tax, in the currency of the cart or order. */
    product_price_incl_tax: number;
    /** The price of one unit for this shopper, excluding tax and before discounts, in the currency of the cart or order. */
    final_price: number;
    /** The price of one unit for this shopper, including tax and before discounts, in the currency of the cart or order. */
    final_price_incl_tax: number;
    /** The number of units. */
    qty: number;
    /** The tax rate of the line. */
    tax_percent: number;
    /** The tax on the line after discounts, in the currency of the cart or order. */
    tax_amount: number;
    /** The tax on the line before discounts, in the currency of the cart or order. */
    tax_amount_before_discount: number;
    /** The discount on the line, including or excluding tax like catalog prices, in the currency of the cart or order. */
    discount_amount: number;
    /** The price of the line, excluding tax and before discounts, in the currency of the cart or order. */
    line_total: number;
    /** The price of the line, including tax and before discounts, in the currency of the cart or order. */
    line_total_incl_tax: number;
    /** The price of the line, excluding tax and after discounts, in the currency of the cart or order. */
    line_total_with_discount: number;
    /** The price of the line, including tax and after discounts, in the currency of the cart or order. */
    line_total_with_discount_incl_tax: number;
    /** The integer ID of the product's variant group. Null if the product is not a variant. */
    variant_group_id: number | null;
    /** The options that define the variant, as a JSON string. Null if the product is not a variant. */
    variant_options: string | null;
    /** Reserved for options that the shopper selects. Currently null. */
    product_custom_options: string | null;
    /** Whether the product does not need shipping. */
    no_shipping_required: boolean;
    /** The line total, including tax and before discounts, in the currency of the order. */
    total: number;
  }[];
  /** The pages for the entity. */
  links: {
    /** The type of page: `edit`, `view`, or the admin list, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The HTTP method that opens the page. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
  /** Gives its bearer access to the order for 90 days: `order(uuid, token)` in GraphQL, and the order page. */
  orderToken: string;
};

export type ListCategoriesQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'name' | 'status' | 'position' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` equals the value. */
  name?: string | undefined;
  /** Only rows whose `name` does not equal the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, ignoring case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, ignoring case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the comma-separated values. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the comma-separated values. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `status` equals the value. */
  status?: boolean | undefined;
  /** Only rows whose `status` does not equal the value. */
  'status[neq]'?: boolean | undefined;
  /** Only subcategories of the category, by integer ID or UUID. `null`: only root categories. */
  parent?: string | undefined;
};

export type ListCategoriesData = {
  /** The integer ID. */
  category_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the parent category. Null for a root category. */
  parent_id: number | null;
  /** The name shown to shoppers. */
  name: string;
  /** The last path segment. Must be unique among categories. */
  url_key: string;
  /** Whether the category is public. */
  status: boolean;
  /** The category's position among its siblings, lowest first. */
  position: number;
  /** The description on its page. Null if there is none. */
  description: string | null;
  /** A short description of the category. Null if there is none. */
  short_description: string | null;
  /** The image of the category. Null if there is none. */
  image: string | null;
  /** The title for search engines. Defaults to the name if null. */
  meta_title: string | null;
  /** The description for search engines. Null if there is none. */
  meta_description: string | null;
  /** The keywords for search engines. Null if there are none. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'category'>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The path of the category page: the URL keys of its ancestors and its own. */
  path: string;
}[];

export type CreateCategoryBody = {
  /** The name shown to shoppers. */
  name: string;
  /** The last path segment. Must be unique among categories. */
  url_key: string;
  /** The integer ID or UUID of the parent category. Null for a root category. */
  parent_id?: number | string | null | undefined;
  /** Whether the category is public. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The category's position among its siblings, lowest first. */
  position?: number | string | undefined;
  /** The description on its page. Null if there is none. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** A short description of the category. Null if there is none. */
  short_description?: string | null | undefined;
  /** The image of the category. Null if there is none. */
  image?: string | null | undefined;
  /** The title for search engines. Defaults to the name if null. */
  meta_title?: string | null | undefined;
  /** The description for search engines. Null if there is none. */
  meta_description?: string | null | undefined;
  /** The keywords for search engines. Null if there are none. */
  meta_keywords?: string | null | undefined;
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'category'> | undefined;
};

export type GetCategoryData = {
  /** The integer ID. */
  category_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the parent category. Null for a root category. */
  parent_id: number | null;
  /** The name shown to shoppers. */
  name: string;
  /** The last path segment. Must be unique among categories. */
  url_key: string;
  /** Whether the category is public. */
  status: boolean;
  /** The category's position among its siblings, lowest first. */
  position: number;
  /** The description on its page. Null if there is none. */
  description: string | null;
  /** A short description of the category. Null if there is none. */
  short_description: string | null;
  /** The image of the category. Null if there is none. */
  image: string | null;
  /** The title for search engines. Defaults to the name if null. */
  meta_title: string | null;
  /** The description for search engines. Null if there is none. */
  meta_description: string | null;
  /** The keywords for search engines. Null if there are none. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'category'>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The path of the category page: the URL keys of its ancestors and its own. */
  path: string;
  /** The pages for the entity. */
  links: {
    /** The type of page: `edit`, `view`, or the admin list, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The HTTP method that opens the page. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateCategoryBody = {
  /** The name shown to shoppers. */
  name?: string | undefined;
  /** The last path segment. Must be unique among categories. */
  url_key?: string | undefined;
  /** The integer ID or UUID of the parent category. Null for a root category. */
  parent_id?: number | string | null | undefined;
  /** Whether the category is public. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The category's position among its siblings, lowest first. */
  position?: number | string | undefined;
  /** The description on its page. Null if there is none. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** A short description of the category. Null if there is none. */
  short_description?: string | null | undefined;
  /** The image of the category. Null if there is none. */
  image?: string | null | undefined;
  /** The title for search engines. Defaults to the name if null. */
  meta_title?: string | null | undefined;
  /** The description for search engines. Null if there is none. */
  meta_description?: string | null | undefined;
  /** The keywords for search engines. Null if there are none. */
  meta_keywords?: string | null | undefined;
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'category'> | undefined;
};

export type CategoryRowData = {
  /** The integer ID. */
  category_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the parent category. Null for a root category. */
  parent_id: number | null;
  /** The name shown to shoppers. */
  name: string;
  /** The last path segment. Must be unique among categories. */
  url_key: string;
  /** Whether the category is public. */
  status: boolean;
  /** The category's position among its siblings, lowest first. */
  position: number;
  /** The description on its page. Null if there is none. */
  description: string | null;
  /** A short description of the category. Null if there is none. */
  short_description: string | null;
  /** The image of the category. Null if there is none. */
  image: string | null;
  /** The title for search engines. Defaults to the name if null. */
  meta_title: string | null;
  /** The description for search engines. Null if there is none. */
  meta_description: string | null;
  /** The keywords for search engines. Null if there are none. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'category'>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The path of the category page: the URL keys of its ancestors and its own. */
  path: string;
};

export type ChangeCategoriesBody = {
  /** The integer IDs or UUIDs, at most 1,000. Duplicates count once. */
  ids: readonly (string | number)[];
  /** The field values to set on all records. */
  change?:
    | {
        /** The name shown to shoppers. */
        name?: string | undefined;
        /** The last path segment. Must be unique among categories. */
        url_key?: string | undefined;
        /** The integer ID or UUID of the parent category. Null for a root category. */
        parent_id?: number | string | null | undefined;
        /** Whether the category is public. */
        status?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The category's position among its siblings, lowest first. */
        position?: number | string | undefined;
        /** The description on its page. Null if there is none. */
        description?: string | readonly Record<string, unknown>[] | null | undefined;
        /** A short description of the category. Null if there is none. */
        short_description?: string | null | undefined;
        /** The image of the category. Null if there is none. */
        image?: string | null | undefined;
        /** The title for search engines. Defaults to the name if null. */
        meta_title?: string | null | undefined;
        /** The description for search engines. Null if there is none. */
        meta_description?: string | null | undefined;
        /** The keywords for search engines. Null if there are none. */
        meta_keywords?: string | null | undefined;
        /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
        metafields?: SentMetafields<'category'> | undefined;
      }
    | undefined;
  /** Deletes the records. */
  delete?: true | undefined;
};

export type MoveCategoryBody = {
  /** The integer ID or UUID of the new parent category. Null moves it to the root. If absent, the parent does not change. */
  parent_id?: number | string | null | undefined;
  /** The integer ID or UUID of the sibling to place it before. */
  before?: number | string | undefined;
  /** The integer ID or UUID of the sibling to place it after. */
  after?: number | string | undefined;
};

export type AddProductToCategoryBody = {
  /** The integer ID or UUID of the product. */
  product_id: number | string;
};

export type CategoryProductData = {
  /** The integer ID of the category. */
  category_id: number;
  /** The UUID of the category. */
  category_uuid: string;
  /** The integer ID of the product. */
  product_id: number;
  /** The UUID of the product. */
  product_uuid: string;
};

export type UpdateCategoryMetafieldBody = {
  /** The new value. Null, an empty string and an empty list remove it. */
  value: unknown;
};

export type ListChangesetsQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'name' | 'updated_at' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` equals the value. */
  name?: string | undefined;
  /** Only rows whose `name` does not equal the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, ignoring case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, ignoring case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the comma-separated values. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the comma-separated values. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `theme` equals the value. */
  theme?: string | undefined;
  /** Only rows whose `theme` does not equal the value. */
  'theme[neq]'?: string | undefined;
  /** Only rows whose `theme` contains the text, ignoring case. */
  'theme[like]'?: string | undefined;
  /** Only rows whose `theme` does not contain the text, ignoring case. */
  'theme[nlike]'?: string | undefined;
  /** Only rows whose `theme` is one of the comma-separated values. */
  'theme[in]'?: string | undefined;
  /** Only rows whose `theme` is none of the comma-separated values. */
  'theme[nin]'?: string | undefined;
  /** Only rows whose `created_by` equals the value. */
  created_by?: number | undefined;
  /** Only rows whose `created_by` does not equal the value. */
  'created_by[neq]'?: number | undefined;
  /** Only rows whose `created_by` is greater than the value. */
  'created_by[gt]'?: number | undefined;
  /** Only rows whose `created_by` is greater than or equal to the value. */
  'created_by[gteq]'?: number | undefined;
  /** Only rows whose `created_by` is less than the value. */
  'created_by[lt]'?: number | undefined;
  /** Only rows whose `created_by` is less than or equal to the value. */
  'created_by[lteq]'?: number | undefined;
  /** Only rows whose `created_by` is one of the comma-separated values. */
  'created_by[in]'?: string | undefined;
  /** Only rows whose `created_by` is none of the comma-separated values. */
  'created_by[nin]'?: string | undefined;
  /** Only rows whose `published` equals the value. */
  published?: boolean | undefined;
  /** Only rows whose `published` does not equal the value. */
  'published[neq]'?: boolean | undefined;
};

export type ListChangesetsData = {
  /** The integer ID. */
  changeset_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it. */
  name: string;
  /** The theme whose pages the changeset changes. Null for the pages shown when no theme is active. */
  theme: string | null;
  /** The cursor of each route, by route name: the `change_order` of the last applied operation. Later operations of the route are undone. */
  route_cursors: Record<string, number>;
  /** The integer ID of the administrator who created it. Null if that account was deleted. */
  created_by: number | null;
  /** When it was published, in ISO 8601 format (UTC). Null if it is not published. */
  published_at: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The number of operations, including undone ones. */
  operation_count: number;
  /** The preview token: a page with `?changeset=<token>` shows the changes for 7 days. Each response contains a new token. Null if the changeset is published. */
  token: string | null;
}[];

export type CreateChangesetBody = {
  /** The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it. */
  name: string;
};

export type ChangesetData = {
  /** The integer ID. */
  changeset_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it. */
  name: string;
  /** The theme whose pages the changeset changes. Null for the pages shown when no theme is active. */
  theme: string | null;
  /** The cursor of each route, by route name: the `change_order` of the last applied operation. Later operations of the route are undone. */
  route_cursors: Record<string, number>;
  /** The integer ID of the administrator who created it. Null if that account was deleted. */
  created_by: number | null;
  /** When it was published, in ISO 8601 format (UTC). Null if it is not published. */
  published_at: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The number of operations, including undone ones. */
  operation_count: number;
  /** The preview token: a page with `?changeset=<token>` shows the changes for 7 days. Each response contains a new token. Null if the changeset is published. */
  token: string | null;
};

export type GetChangesetData = {
  /** The integer ID. */
  changeset_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it. */
  name: string;
  /** The theme whose pages the changeset changes. Null for the pages shown when no theme is active. */
  theme: string | null;
  /** The cursor of each route, by route name: the `change_order` of the last applied operation. Later operations of the route are undone. */
  route_cursors: Record<string, number>;
  /** The integer ID of the administrator who created it. Null if that account was deleted. */
  created_by: number | null;
  /** When it was published, in ISO 8601 format (UTC). Null if it is not published. */
  published_at: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The number of operations, including undone ones. */
  operation_count: number;
  /** The preview token: a page with `?changeset=<token>` shows the changes for 7 days. Each response contains a new token. Null if the changeset is published. */
  token: string | null;
  /** The operations, in the order in which they were added. */
  operations: {
    /** The integer ID. */
    changeset_operation_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The integer ID of the changeset. */
    changeset_id: number;
    /** The sequence number of the operation in the changeset. It increases with each new operation and never changes. */
    change_order: number;
    /** The route of the page on which the change was made and can be undone. */
    route: string;
    /** The changed widget instance or placement. */
    entity_urn: string;
    /** The widget instance or placement before the change. Null if it is created. */
    old_payload: Record<string, unknown> | null;
    /** The widget instance or placement after the change. Null if it is deleted. */
    new_payload: Record<string, unknown> | null;
    /** The `change_order` of the first operation in the same step. Null if the operation is a step of its own. */
    step: number | null;
    /** When it was created, in ISO 8601 format (UTC). */
    created_at: string;
  }[];
};

export type AddChangesetOperationBody = {
  /** The route of the page on which the change was made and can be undone. */
  route: string;
  /** The changed widget instance or placement. */
  entity_urn: string;
  /** The widget instance or placement before the change. Null if it is created. */
  old_payload?: Record<string, unknown> | null | undefined;
  /** The widget instance or placement after the change. Null if it is deleted. */
  new_payload?: Record<string, unknown> | null | undefined;
  /** Optional and ignored, including null, because the server numbers operations. */
  change_order?: unknown;
};

export type AddChangesetOperationData = {
  /** The integer ID. */
  changeset_operation_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the changeset. */
  changeset_id: number;
  /** The sequence number of the operation in the changeset. It increases with each new operation and never changes. */
  change_order: number;
  /** The route of the page on which the change was made and can be undone. */
  route: string;
  /** The changed widget instance or placement. */
  entity_urn: string;
  /** The widget instance or placement before the change. Null if it is created. */
  old_payload: Record<string, unknown> | null;
  /** The widget instance or placement after the change. Null if it is deleted. */
  new_payload: Record<string, unknown> | null;
  /** The `change_order` of the first operation in the same step. Null if the operation is a step of its own. */
  step: number | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
};

export type AddChangesetStepBody = {
  /** The route of the page on which the changes are made and can be undone. */
  route: string;
  /** The operations, each based on the result of the previous ones. */
  operations: readonly {
    /** The changed widget instance or placement. */
    entity_urn: string;
    /** The widget instance or placement before the change. Null if it is created. */
    old_payload?: Record<string, unknown> | null | undefined;
    /** The widget instance or placement after the change. Null if it is deleted. */
    new_payload?: Record<string, unknown> | null | undefined;
  }[];
};

export type AddChangesetStepData = {
  /** The integer ID. */
  changeset_operation_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the changeset. */
  changeset_id: number;
  /** The sequence number of the operation in the changeset. It increases with each new operation and never changes. */
  change_order: number;
  /** The route of the page on which the change was made and can be undone. */
  route: string;
  /** The changed widget instance or placement. */
  entity_urn: string;
  /** The widget instance or placement before the change. Null if it is created. */
  old_payload: Record<string, unknown> | null;
  /** The widget instance or placement after the change. Null if it is deleted. */
  new_payload: Record<string, unknown> | null;
  /** The `change_order` of the first operation in the same step. Null if the operation is a step of its own. */
  step: number | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
}[];

export type MoveCurrentChangeBody = {
  /** `undo` undoes the last applied operation of the route, `redo` reapplies the next one. */
  direction: 'undo' | 'redo';
  /** The route whose operations are undone or redone. */
  route: string;
};

export type MoveCurrentChangeData = {
  /** The direction of the step. */
  direction: 'undo' | 'redo';
  /** The route whose cursor was moved. */
  route: string;
  /** The cursor of each route, by route name: the `change_order` of the last applied operation. Later operations of the route are undone. */
  routeCursors: Record<string, number>;
  /** The cursor of the route after the step. 0 if all its operations are undone. */
  currentChangeOrder: number;
  /** Whether another operation of the route can be undone. */
  canUndo: boolean;
  /** Whether another operation of the route can be redone. */
  canRedo: boolean;
};

export type GetChangesetConflictsData = {
  /** The conflicts. If empty, the draft can be published. */
  conflicts: {
    /** The route of the page on which the draft makes the change. */
    route: string;
    /** The widget instance or placement. */
    entity_urn: string;
    /** `changed`: it was changed or deleted; `no_widget`: the placed widget was deleted; `occupied`: the widget was already placed there. */
    reason: 'changed' | 'no_widget' | 'occupied';
    /** The state on which the draft is based. Null if there was none. */
    base: Record<string, unknown> | null;
    /** The state in the draft. Null if it is deleted. */
    wanted: Record<string, unknown> | null;
    /** The current live state. Null if there is none. */
    live: Record<string, unknown> | null;
  }[];
};

export type RebaseChangesetBody = {
  /** The URNs of the instances and placements that keep their live state. All others take the draft's state. */
  keep_live?: readonly string[] | undefined;
};

export type RebaseChangesetData = {
  /** The current number of operations in the draft. */
  operations: number;
};

export type DiscardChangesetQuery = {
  /** The route whose operations are discarded. If absent, operations of all routes are discarded. */
  route?: string | undefined;
};

export type DiscardChangesetData = {
  /** Always true. */
  discarded: true;
  /** `route`: the operations of one route were discarded; `all`: the operations of all routes. */
  mode: 'all' | 'route';
  /** The route whose operations were discarded. Absent with the mode `all`. */
  route?: string;
  /** True if the changeset has rollout plans, so the operations that they show were kept. */
  rollout?: true;
  /** Whether the changeset itself was deleted. */
  changesetDeleted: boolean;
  /** The number of discarded operations. */
  operationsRemoved: number;
};

export type GetChecklistQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** The language of the messages, such as `de`. Defaults to the language of the request. */
  language?: string | undefined;
};

/** The tasks to complete before the first sale and before going live, in the recommended order. */
export type GetChecklistData = {
  /** The subject of the check, such as `shipping`. Several entries can share the same subject. */
  id: string;
  /** Whether the check is part of setting up the shop or of going live. */
  group: 'setUp' | 'goLive';
  /** `done`; `open`: still to do; `warning`: it works but needs review; `broken`: it must be fixed. */
  status: 'done' | 'open' | 'warning' | 'broken';
  /** One sentence that describes the status. */
  message: string;
  /** The path of the admin page for this task. */
  admin_path: string;
}[];

export type ListCollectionsQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'name' | 'code' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` equals the value. */
  name?: string | undefined;
  /** Only rows whose `name` does not equal the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, ignoring case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, ignoring case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the comma-separated values. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the comma-separated values. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `code` equals the value. */
  code?: string | undefined;
  /** Only rows whose `code` does not equal the value. */
  'code[neq]'?: string | undefined;
  /** Only rows whose `code` contains the text, ignoring case. */
  'code[like]'?: string | undefined;
  /** Only rows whose `code` does not contain the text, ignoring case. */
  'code[nlike]'?: string | undefined;
  /** Only rows whose `code` is one of the comma-separated values. */
  'code[in]'?: string | undefined;
  /** Only rows whose `code` is none of the comma-separated values. */
  'code[nin]'?: string | undefined;
};

export type ListCollectionsData = {
  /** The integer ID. */
  collection_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name shown to shoppers. */
  name: string;
  /** The code used by widgets, coupons and filters. Must be unique. */
  code: string;
  /** A description of the collection. Null if there is none. */
  description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'collection'>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type CreateCollectionBody = {
  /** The name shown to shoppers. */
  name: string;
  /** The code used by widgets, coupons and filters. Must be unique. */
  code: string;
  /** A description of the collection. Null if there is none. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'collection'> | undefined;
};

export type GetCollectionData = {
  /** The integer ID. */
  collection_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name shown to shoppers. */
  name: string;
  /** The code used by widgets, coupons and filters. Must be unique. */
  code: string;
  /** A description of the collection. Null if there is none. */
  description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'collection'>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The pages for the entity. */
  links: {
    /** The type of page: `edit`, `view`, or the admin list, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The HTTP method that opens the page. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateCollectionBody = {
  /** The name shown to shoppers. */
  name?: string | undefined;
  /** The code used by widgets, coupons and filters. Must be unique. */
  code?: string | undefined;
  /** A description of the collection. Null if there is none. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'collection'> | undefined;
};

export type DeleteCollectionData = {
  /** The integer ID. */
  collection_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name shown to shoppers. */
  name: string;
  /** The code used by widgets, coupons and filters. Must be unique. */
  code: string;
  /** A description of the collection. Null if there is none. */
  description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'collection'>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type ChangeCollectionsBody = {
  /** The integer IDs or UUIDs, at most 1,000. Duplicates count once. */
  ids: readonly (string | number)[];
  /** The field values to set on all records. */
  change?:
    | {
        /** The name shown to shoppers. */
        name?: string | undefined;
        /** The code used by widgets, coupons and filters. Must be unique. */
        code?: string | undefined;
        /** A description of the collection. Null if there is none. */
        description?: string | readonly Record<string, unknown>[] | null | undefined;
        /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
        metafields?: SentMetafields<'collection'> | undefined;
      }
    | undefined;
  /** Deletes the records. */
  delete?: true | undefined;
};

export type AddProductToCollectionBody = {
  /** The integer ID or UUID of the product. */
  product_id: number | string;
};

export type CollectionProductData = {
  /** The integer ID of the collection. */
  collection_id: number;
  /** The UUID of the collection. */
  collection_uuid: string;
  /** The integer ID of the product. */
  product_id: number;
  /** The UUID of the product. */
  product_uuid: string;
};

export type UpdateCollectionMetafieldBody = {
  /** The new value. Null, an empty string and an empty list remove it. */
  value: unknown;
};

export type SendContactMessageBody = {
  /** The sender's name. */
  full_name: string;
  /** The email address to reply to. */
  email: string;
  /** The message as plain text. */
  message: string;
};

/** Always empty. A successful response confirms that the message was received. */
export type SendContactMessageData = Record<string, never>;

export type ListContactMessagesQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'email' | 'created_at' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only messages whose text, name or email contains the text. */
  keyword?: string | undefined;
  /** Only rows whose `email` equals the value. */
  email?: string | undefined;
  /** Only rows whose `email` does not equal the value. */
  'email[neq]'?: string | undefined;
  /** Only rows whose `email` contains the text, ignoring case. */
  'email[like]'?: string | undefined;
  /** Only rows whose `email` does not contain the text, ignoring case. */
  'email[nlike]'?: string | undefined;
  /** Only rows whose `email` is one of the comma-separated values. */
  'email[in]'?: string | undefined;
  /** Only rows whose `email` is none of the comma-separated values. */
  'email[nin]'?: string | undefined;
  /** Only rows whose `status` equals the value. */
  status?: string | undefined;
  /** Only rows whose `status` does not equal the value. */
  'status[neq]'?: string | undefined;
  /** Only rows whose `status` contains the text, ignoring case. */
  'status[like]'?: string | undefined;
  /** Only rows whose `status` does not contain the text, ignoring case. */
  'status[nlike]'?: string | undefined;
  /** Only rows whose `status` is one of the comma-separated values. */
  'status[in]'?: string | undefined;
  /** Only rows whose `status` is none of the comma-separated values. */
  'status[nin]'?: string | undefined;
};

export type ListContactMessagesData = {
  /** The integer ID. */
  contact_message_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The sender's name. */
  full_name: string;
  /** The email address to reply to. It is not verified. */
  email: string;
  /** The message as plain text. */
  message: string;
  /** The language code of the page on which the message was written. */
  locale: string;
  /** `new`, or `answered` after the merchant has handled it. */
  status: 'new' | 'answered';
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type GetContactMessageData = {
  /** The integer ID. */
  contact_message_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The sender's name. */
  full_name: string;
  /** The email address to reply to. It is not verified. */
  email: string;
  /** The message as plain text. */
  message: string;
  /** The language code of the page on which the message was written. */
  locale: string;
  /** `new`, or `answered` after the merchant has handled it. */
  status: 'new' | 'answered';
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type UpdateContactMessageBody = {
  /** `new`, or `answered` after the merchant has handled it. */
  status?: 'new' | 'answered' | undefined;
};

export type ChangeContactMessagesBody = {
  /** The integer IDs or UUIDs, at most 1,000. Duplicates count once. */
  ids: readonly (string | number)[];
  /** The field values to set on all records. */
  change?:
    | {
        /** `new`, or `answered` after the merchant has handled it. */
        status?: 'new' | 'answered' | undefined;
      }
    | undefined;
  /** Deletes the records. */
  delete?: true | undefined;
};

export type ListCoreShippingMethodsQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListCoreShippingMethodsData = {
  /** The integer ID. */
  core_shipping_method_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name of the method, shown to shoppers. Must be unique. */
  name: string;
  /** Whether the method is offered. */
  is_enabled: boolean;
  /** The sort order among the methods of the zone, lowest first. */
  sort_order: number;
  /** The carrier code for fulfillment, never shown to shoppers. Null if there is none. */
  default_carrier_code: string | null;
  /** The carrier's service code for fulfillment, never shown to shoppers. Null if there is none. */
  default_service_code: string | null;
}[];

export type CreateCoreShippingMethodBody = {
  /** The name of the method, shown to shoppers. Must be unique. */
  name: string;
  /** Whether the method is offered. */
  is_enabled?: boolean | undefined;
  /** The sort order among the methods of the zone, lowest first. */
  sort_order?: number | undefined;
  /** The carrier code for fulfillment, never shown to shoppers. Null if there is none. */
  default_carrier_code?: string | null | undefined;
  /** The carrier's service code for fulfillment, never shown to shoppers. Null if there is none. */
  default_service_code?: string | null | undefined;
};

export type GetCoreShippingMethodData = {
  /** The integer ID. */
  core_shipping_method_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name of the method, shown to shoppers. Must be unique. */
  name: string;
  /** Whether the method is offered. */
  is_enabled: boolean;
  /** The sort order among the methods of the zone, lowest first. */
  sort_order: number;
  /** The carrier code for fulfillment, never shown to shoppers. Null if there is none. */
  default_carrier_code: string | null;
  /** The carrier's service code for fulfillment, never shown to shoppers. Null if there is none. */
  default_service_code: string | null;
};

export type UpdateCoreShippingMethodBody = {
  /** The name of the method, shown to shoppers. Must be unique. */
  name?: string | undefined;
  /** Whether the method is offered. */
  is_enabled?: boolean | undefined;
  /** The sort order among the methods of the zone, lowest first. */
  sort_order?: number | undefined;
  /** The carrier code for fulfillment, never shown to shoppers. Null if there is none. */
  default_carrier_code?: string | null | undefined;
  /** The carrier's service code for fulfillment, never shown to shoppers. Null if there is none. */
  default_service_code?: string | null | undefined;
};

export type ListCoreShippingRatesQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListCoreShippingRatesData = {
  /** The integer ID. */
  core_shipping_method_rate_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the method. */
  method_id: number;
  /** The integer ID of the zone. */
  zone_id: number;
  /** Whether the method is offered at this rate. */
  is_enabled: boolean;
  /** The flat cost (null if there is none), which takes precedence over all tiers, in the shop currency, including or excluding tax like catalog prices. */
  cost: string | null;
  /** The cart value that must be at least `min` and below `max`: its subtotal or its weight. Null if the rate applies to every cart. */
  condition_type: 'price' | 'weight' | null;
  /** Minimum subtotal, excluding tax, in the shop currency, or minimum weight. Null if there is no minimum. */
  min: string | null;
  /** The subtotal, excluding tax, in the shop currency, or the weight that must not be reached. Null if there is no limit. */
  max: string | null;
  /** Tiers by cart subtotal. The highest tier that the cart reaches applies; below the lowest tier, shipping is free. Null if there are no tiers. */
  price_based_cost:
    | {
        /** Minimum subtotal of the tier, excluding tax, in the shop currency. */
        min_price: string | number;
        /** The cost from this minimum on, in the shop currency, including or excluding tax like catalog prices. */
        cost: string | number;
      }[]
    | null;
  /** Tiers by cart weight. The highest tier that the cart reaches applies; below the lowest tier, shipping is free. Null if there are no tiers. */
  weight_based_cost:
    | {
        /** Minimum weight of the tier, in the shop's weight unit. */
        min_weight: string | number;
        /** The cost from this minimum on, in the shop currency, including or excluding tax like catalog prices. */
        cost: string | number;
      }[]
    | null;
}[];

export type CreateCoreShippingRateBody = {
  /** The UUID of the method. */
  method_id: string;
  /** The UUID of the zone. */
  zone_id: string;
  /** Whether the method is offered at this rate. */
  is_enabled?: boolean | undefined;
  /** The flat cost (null if there is none), which takes precedence over all tiers, in the shop currency, including or excluding tax like catalog prices. */
  cost?: string | number | null | undefined;
  /** The cart value that must be at least `min` and below `max`: its subtotal or its weight. Null if the rate applies to every cart. */
  condition_type?: 'price' | 'weight' | null | undefined;
  /** Minimum subtotal, excluding tax, in the shop currency, or minimum weight. Null if there is no minimum. */
  min?: string | number | null | undefined;
  /** The subtotal, excluding tax, in the shop currency, or the weight that must not be reached. Null if there is no limit. */
  max?: string | number | null | undefined;
  /** Tiers by cart subtotal. The highest tier that the cart reaches applies; below the lowest tier, shipping is free. Null if there are no tiers. */
  price_based_cost?:
    | readonly {
        /** Minimum subtotal of the tier, excluding tax, in the shop currency. */
        min_price: string | number;
        /** The cost from this minimum on, in the shop currency, including or excluding tax like catalog prices. */
        cost: string | number;
      }[]
    | null
    | undefined;
  /** Tiers by cart weight. The highest tier that the cart reaches applies; below the lowest tier, shipping is free. Null if there are no tiers. */
  weight_based_cost?:
    | readonly {
        /** Minimum weight of the tier, in the shop's weight unit. */
        min_weight: string | number;
        /** The cost from this minimum on, in the shop currency, including or excluding tax like catalog prices. */
        cost: string | number;
      }[]
    | null
    | undefined;
};

export type GetCoreShippingRateData = {
  /** The integer ID. */
  core_shipping_method_rate_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the method. */
  method_id: number;
  /** The integer ID of the zone. */
  zone_id: number;
  /** Whether the method is offered at this rate. */
  is_enabled: boolean;
  /** The flat cost (null if there is none), which takes precedence over all tiers, in the shop currency, including or excluding tax like catalog prices. */
  cost: string | null;
  /** The cart value that must be at least `min` and below `max`: its subtotal or its weight. Null if the rate applies to every cart. */
  condition_type: 'price' | 'weight' | null;
  /** Minimum subtotal, excluding tax, in the shop currency, or minimum weight. Null if there is no minimum. */
  min: string | null;
  /** The subtotal, excluding tax, in the shop currency, or the weight that must not be reached. Null if there is no limit. */
  max: string | null;
  /** Tiers by cart subtotal. The highest tier that the cart reaches applies; below the lowest tier, shipping is free. Null if there are no tiers. */
  price_based_cost:
    | {
        /** Minimum subtotal of the tier, excluding tax, in the shop currency. */
        min_price: string | number;
        /** The cost from this minimum on, in the shop currency, including or excluding tax like catalog prices. */
        cost: string | number;
      }[]
    | null;
  /** Tiers by cart weight. The highest tier that the cart reaches applies; below the lowest tier, shipping is free. Null if there are no tiers. */
  weight_based_cost:
    | {
        /** Minimum weight of the tier, in the shop's weight unit. */
        min_weight: string | number;
        /** The cost from this minimum on, in the shop currency, including or excluding tax like catalog prices. */
        cost: string | number;
      }[]
    | null;
};

export type UpdateCoreShippingRateBody = {
  /** Whether the method is offered at this rate. */
  is_enabled?: boolean | undefined;
  /** The flat cost (null if there is none), which takes precedence over all tiers, in the shop currency, including or excluding tax like catalog prices. */
  cost?: string | number | null | undefined;
  /** The cart value that must be at least `min` and below `max`: its subtotal or its weight. Null if the rate applies to every cart. */
  condition_type?: 'price' | 'weight' | null | undefined;
  /** Minimum subtotal, excluding tax, in the shop currency, or minimum weight. Null if there is no minimum. */
  min?: string | number | null | undefined;
  /** The subtotal, excluding tax, in the shop currency, or the weight that must not be reached. Null if there is no limit. */
  max?: string | number | null | undefined;
  /** Tiers by cart subtotal. The highest tier that the cart reaches applies; below the lowest tier, shipping is free. Null if there are no tiers. */
  price_based_cost?:
    | readonly {
        /** Minimum subtotal of the tier, excluding tax, in the shop currency. */
        min_price: string | number;
        /** The cost from this minimum on, in the shop currency, including or excluding tax like catalog prices. */
        cost: string | number;
      }[]
    | null
    | undefined;
  /** Tiers by cart weight. The highest tier that the cart reaches applies; below the lowest tier, shipping is free. Null if there are no tiers. */
  weight_based_cost?:
    | readonly {
        /** Minimum weight of the tier, in the shop's weight unit. */
        min_weight: string | number;
        /** The cost from this minimum on, in the shop currency, including or excluding tax like catalog prices. */
        cost: string | number;
      }[]
    | null
    | undefined;
};

export type DeleteCoreShippingRateData = {
  /** Always true. */
  deleted: true;
};

export type ListCountriesQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** All ISO 3166-1 countries. Names are available in every language supported by `Intl.DisplayNames`. */
export type ListCountriesData = {
  /** The two-letter ISO 3166-1 code. */
  code: string;
  /** Whether the country has provinces with ISO 3166-2 codes. */
  has_provinces: boolean;
}[];

export type ListProvincesQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** The language of the names, such as `de`. Defaults to the language of the request. */
  language?: string | undefined;
};

/** The provinces of a country, sorted by name. */
export type ListProvincesData = {
  /** The ISO 3166-2 code, such as `US-CA`. */
  code: string;
  /** The name in the requested language, or else in English. */
  name: string;
  /** The provinces of the country, sorted by name. Empty if it has none. */
  parts: {
    /** The ISO 3166-2 code, such as `US-CA`. */
    code: string;
    /** The name in the requested language, or else in English. */
    name: string;
  }[];
}[];

export type ListCouponsQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'coupon' | 'status' | 'used_time' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `coupon` equals the value. */
  coupon?: string | undefined;
  /** Only rows whose `coupon` contains the text, ignoring case. */
  'coupon[like]'?: string | undefined;
  /** Only rows whose `status` equals the value. */
  status?: boolean | undefined;
  /** Only rows whose `discount_type` equals the value. */
  discount_type?: string | undefined;
  /** Only rows whose `discount_type` is one of the comma-separated values. */
  'discount_type[in]'?: string | undefined;
  /** Only rows whose `free_shipping` equals the value. */
  free_shipping?: boolean | undefined;
};

export type ListCouponsData = {
  /** The integer ID. */
  coupon_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The code that shoppers enter. Letters and digits only. Must be unique. */
  coupon: string;
  /** 1 if the coupon can be used, else 0. */
  status: number;
  /** A note for administrators. Null if there is none. */
  description: string;
  /** The discount type. */
  discount_type:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y';
  /** The discount: an amount in the shop currency, or a percentage from 0 to 100, depending on `discount_type`. */
  discount_amount: number;
  /** 1 if the coupon gives free shipping, else 0. */
  free_shipping: number;
  /** The products that product-specific discounts apply to. Null if there is no restriction. */
  target_products: {
    /** Maximum number of units per line that get the discount. Null if there is no limit. */
    maxQty?: number | string | null;
    /** The rules. A product must match all of them. Null if the discount applies to all products. */
    products?:
      | {
          /** The product property to compare. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** The operator: `price` accepts comparisons, other keys accept `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several comma-separated values, or a list. For `price`, one amount in the shop currency. */
          value: string | number | (string | number)[];
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** The conditions that a cart must meet. Null if there are none. */
  condition: {
    /** Minimum subtotal of the cart, excluding tax, in the shop currency. Null if there is no minimum. */
    order_total?: number | string | null;
    /** Minimum number of units in the cart. Null if there is no minimum. */
    order_qty?: number | string | null;
    /** The products that the cart must contain. All rules must be met. Null if there are none. */
    required_products?:
      | {
          /** The product property to compare. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** The operator: `price` accepts comparisons, other keys accept `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several comma-separated values, or a list. For `price`, one amount in the shop currency. */
          value: string | number | (string | number)[];
          /** Minimum number of units that must match the rule. */
          qty: number | string;
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** The customers who can use the coupon. Null if all customers can. */
  user_condition: {
    /** Customer groups, by integer ID or UUID. The customer must be in one of them. Null if there is no restriction. */
    groups?: (number | string)[] | null;
    /** Minimum total of the customer's earlier orders, in the shop currency. Null if there is no minimum. */
    purchased?: number | string | null;
    /** Customer email addresses, same as `emails`. Null if there is no restriction. */
    email?: string | string[] | null;
    /** Customer email addresses, comma-separated or as a list. Null if there is no restriction. */
    emails?: string | string[] | null;
    [key: string]: unknown;
  } | null;
  /** The `buy_x_get_y` rules. Null if there are none. */
  buyx_gety:
    | {
        /** The SKU of the product that is bought and discounted. */
        sku: string;
        /** The number of units to buy. */
        buy_qty: number | string;
        /** The number of additional units that get the discount. */
        get_qty: number | string;
        /** Maximum number of discounted units per cart. Null if there is no limit. */
        max_y?: number | string | null;
        /** The discount on the additional units. Defaults to 100, also if null. */
        discount?: number | string | null;
        [key: string]: unknown;
      }[]
    | null;
  /** Maximum number of orders that can use the coupon. Null if there is no limit. */
  max_uses_time_per_coupon: number | null;
  /** Maximum number of orders per customer that can use the coupon. Null if there is no limit. */
  max_uses_time_per_customer: number | null;
  /** The number of orders that have used the coupon. */
  used_time: number;
  /** When the coupon becomes valid, in ISO 8601 format. Null means immediately. */
  start_date: string | null;
  /** When the coupon expires, in ISO 8601 format. Null if it never expires. */
  end_date: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type CreateCouponBody = {
  /** The code that shoppers enter. Letters and digits only. Must be unique. */
  coupon: string;
  /** 1 if the coupon can be used, else 0. */
  status: 0 | 1 | '0' | '1';
  /** The discount: an amount in the shop currency, or a percentage from 0 to 100, depending on `discount_type`. */
  discount_amount: number | string;
  /** The discount type. */
  discount_type:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y';
  /** A note for administrators. Null if there is none. */
  description?: string | null | undefined;
  /** 1 if the coupon gives free shipping, else 0. */
  free_shipping?: 0 | 1 | '0' | '1' | undefined;
  /** The products that product-specific discounts apply to. Null if there is no restriction. */
  target_products?:
    | {
        /** Maximum number of units per line that get the discount. Null if there is no limit. */
        maxQty?: '' | null | number | string | undefined;
        /** The rules. A product must match all of them. Null if the discount applies to all products. */
        products?:
          | readonly {
              /** The product property to compare. */
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              /** The operator: `price` accepts comparisons, other keys accept `IN`, `NOT IN`, `=` and `!=`. */
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              /** One value, several comma-separated values, or a list. For `price`, one amount in the shop currency. */
              value: string | number | readonly (string | number)[];
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  /** The conditions that a cart must meet. Null if there are none. */
  condition?:
    | {
        /** Minimum subtotal of the cart, excluding tax, in the shop currency. Null if there is no minimum. */
        order_total?: '' | null | number | string | undefined;
        /** Minimum number of units in the cart. Null if there is no minimum. */
        order_qty?: '' | null | number | string | undefined;
        /** The products that the cart must contain. All rules must be met. Null if there are none. */
        required_products?:
          | readonly {
              /** The product property to compare. */
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              /** The operator: `price` accepts comparisons, other keys accept `IN`, `NOT IN`, `=` and `!=`. */
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              /** One value, several comma-separated values, or a list. For `price`, one amount in the shop currency. */
              value: string | number | readonly (string | number)[];
              /** Minimum number of units that must match the rule. */
              qty: number | string;
              [key: string]: unknown;
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  /** The customers who can use the coupon. Null if all customers can. */
  user_condition?:
    | {
        /** Customer groups, by integer ID or UUID. The customer must be in one of them. Null if there is no restriction. */
        groups?: readonly (number | string)[] | null | undefined;
        /** Minimum total of the customer's earlier orders, in the shop currency. Null if there is no minimum. */
        purchased?: '' | null | number | string | undefined;
        /** Customer email addresses, same as `emails`. Null if there is no restriction. */
        email?: string | readonly string[] | null | undefined;
        /** Customer email addresses, comma-separated or as a list. Null if there is no restriction. */
        emails?: string | readonly string[] | null | undefined;
      }
    | null
    | undefined;
  /** The `buy_x_get_y` rules. Null if there are none. */
  buyx_gety?:
    | readonly {
        /** The SKU of the product that is bought and discounted. */
        sku: string;
        /** The number of units to buy. */
        buy_qty: number | string;
        /** The number of additional units that get the discount. */
        get_qty: number | string;
        /** Maximum number of discounted units per cart. Null if there is no limit. */
        max_y?: '' | null | number | string | undefined;
        /** The discount on the additional units. Defaults to 100, also if null. */
        discount?: '' | null | number | string | undefined;
      }[]
    | null
    | undefined;
  /** Maximum number of orders that can use the coupon. Null if there is no limit. */
  max_uses_time_per_coupon?: string | number | null | undefined;
  /** Maximum number of orders per customer that can use the coupon. Null if there is no limit. */
  max_uses_time_per_customer?: string | number | null | undefined;
  /** When the coupon becomes valid, in ISO 8601 format. Null means immediately. */
  start_date?: string | null | undefined;
  /** When the coupon expires, in ISO 8601 format. Null if it never expires. */
  end_date?: string | null | undefined;
};

export type GetCouponData = {
  /** The integer ID. */
  coupon_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The code that shoppers enter. Letters and digits only. Must be unique. */
  coupon: string;
  /** 1 if the coupon can be used, else 0. */
  status: number;
  /** A note for administrators. Null if there is none. */
  description: string;
  /** The discount type. */
  discount_type:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y';
  /** The discount: an amount in the shop currency, or a percentage from 0 to 100, depending on `discount_type`. */
  discount_amount: number;
  /** 1 if the coupon gives free shipping, else 0. */
  free_shipping: number;
  /** The products that product-specific discounts apply to. Null if there is no restriction. */
  target_products: {
    /** Maximum number of units per line that get the discount. Null if there is no limit. */
    maxQty?: number | string | null;
    /** The rules. A product must match all of them. Null if the discount applies to all products. */
    products?:
      | {
          /** The product property to compare. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** The operator: `price` accepts comparisons, other keys accept `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several comma-separated values, or a list. For `price`, one amount in the shop currency. */
          value: string | number | (string | number)[];
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** The conditions that a cart must meet. Null if there are none. */
  condition: {
    /** Minimum subtotal of the cart, excluding tax, in the shop currency. Null if there is no minimum. */
    order_total?: number | string | null;
    /** Minimum number of units in the cart. Null if there is no minimum. */
    order_qty?: number | string | null;
    /** The products that the cart must contain. All rules must be met. Null if there are none. */
    required_products?:
      | {
          /** The product property to compare. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** The operator: `price` accepts comparisons, other keys accept `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several comma-separated values, or a list. For `price`, one amount in the shop currency. */
          value: string | number | (string | number)[];
          /** Minimum number of units that must match the rule. */
          qty: number | string;
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** The customers who can use the coupon. Null if all customers can. */
  user_condition: {
    /** Customer groups, by integer ID or UUID. The customer must be in one of them. Null if there is no restriction. */
    groups?: (number | string)[] | null;
    /** Minimum total of the customer's earlier orders, in the shop currency. Null if there is no minimum. */
    purchased?: number | string | null;
    /** Customer email addresses, same as `emails`. Null if there is no restriction. */
    email?: string | string[] | null;
    /** Customer email addresses, comma-separated or as a list. Null if there is no restriction. */
    emails?: string | string[] | null;
    [key: string]: unknown;
  } | null;
  /** The `buy_x_get_y` rules. Null if there are none. */
  buyx_gety:
    | {
        /** The SKU of the product that is bought and discounted. */
        sku: string;
        /** The number of units to buy. */
        buy_qty: number | string;
        /** The number of additional units that get the discount. */
        get_qty: number | string;
        /** Maximum number of discounted units per cart. Null if there is no limit. */
        max_y?: number | string | null;
        /** The discount on the additional units. Defaults to 100, also if null. */
        discount?: number | string | null;
        [key: string]: unknown;
      }[]
    | null;
  /** Maximum number of orders that can use the coupon. Null if there is no limit. */
  max_uses_time_per_coupon: number | null;
  /** Maximum number of orders per customer that can use the coupon. Null if there is no limit. */
  max_uses_time_per_customer: number | null;
  /** The number of orders that have used the coupon. */
  used_time: number;
  /** When the coupon becomes valid, in ISO 8601 format. Null means immediately. */
  start_date: string | null;
  /** When the coupon expires, in ISO 8601 format. Null if it never expires. */
  end_date: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The pages for the entity. */
  links: {
    /** The type of page: `edit`, `view`, or the admin list, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The HTTP method that opens the page. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateCouponBody = {
  /** The code that shoppers enter. Letters and digits only. Must be unique. */
  coupon: string;
  /** 1 if the coupon can be used, else 0. */
  status?: 0 | 1 | '0' | '1' | undefined;
  /** The discount: an amount in the shop currency, or a percentage from 0 to 100, depending on `discount_type`. */
  discount_amount?: number | string | undefined;
  /** The discount type. */
  discount_type?:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y'
    | undefined;
  /** A note for administrators. Null if there is none. */
  description?: string | null | undefined;
  /** 1 if the coupon gives free shipping, else 0. */
  free_shipping?: 0 | 1 | '0' | '1' | undefined;
  /** The products that product-specific discounts apply to. Null if there is no restriction. */
  target_products?:
    | {
        /** Maximum number of units per line that get the discount. Null if there is no limit. */
        maxQty?: '' | null | number | string | undefined;
        /** The rules. A product must match all of them. Null if the discount applies to all products. */
        products?:
          | readonly {
              /** The product property to compare. */
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              /** The operator: `price` accepts comparisons, other keys accept `IN`, `NOT IN`, `=` and `!=`. */
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              /** One value, several comma-separated values, or a list. For `price`, one amount in the shop currency. */
              value: string | number | readonly (string | number)[];
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  /** The conditions that a cart must meet. Null if there are none. */
  condition?:
    | {
        /** Minimum subtotal of the cart, excluding tax, in the shop currency. Null if there is no minimum. */
        order_total?: '' | null | number | string | undefined;
        /** Minimum number of units in the cart. Null if there is no minimum. */
        order_qty?: '' | null | number | string | undefined;
        /** The products that the cart must contain. All rules must be met. Null if there are none. */
        required_products?:
          | readonly {
              /** The product property to compare. */
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              /** The operator: `price` accepts comparisons, other keys accept `IN`, `NOT IN`, `=` and `!=`. */
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              /** One value, several comma-separated values, or a list. For `price`, one amount in the shop currency. */
              value: string | number | readonly (string | number)[];
              /** Minimum number of units that must match the rule. */
              qty: number | string;
              [key: string]: unknown;
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  /** The customers who can use the coupon. Null if all customers can. */
  user_condition?:
    | {
        /** Customer groups, by integer ID or UUID. The customer must be in one of them. Null if there is no restriction. */
        groups?: readonly (number | string)[] | null | undefined;
        /** Minimum total of the customer's earlier orders, in the shop currency. Null if there is no minimum. */
        purchased?: '' | null | number | string | undefined;
        /** Customer email addresses, same as `emails`. Null if there is no restriction. */
        email?: string | readonly string[] | null | undefined;
        /** Customer email addresses, comma-separated or as a list. Null if there is no restriction. */
        emails?: string | readonly string[] | null | undefined;
      }
    | null
    | undefined;
  /** The `buy_x_get_y` rules. Null if there are none. */
  buyx_gety?:
    | readonly {
        /** The SKU of the product that is bought and discounted. */
        sku: string;
        /** The number of units to buy. */
        buy_qty: number | string;
        /** The number of additional units that get the discount. */
        get_qty: number | string;
        /** Maximum number of discounted units per cart. Null if there is no limit. */
        max_y?: '' | null | number | string | undefined;
        /** The discount on the additional units. Defaults to 100, also if null. */
        discount?: '' | null | number | string | undefined;
      }[]
    | null
    | undefined;
  /** Maximum number of orders that can use the coupon. Null if there is no limit. */
  max_uses_time_per_coupon?: string | number | null | undefined;
  /** Maximum number of orders per customer that can use the coupon. Null if there is no limit. */
  max_uses_time_per_customer?: string | number | null | undefined;
  /** When the coupon becomes valid, in ISO 8601 format. Null means immediately. */
  start_date?: string | null | undefined;
  /** When the coupon expires, in ISO 8601 format. Null if it never expires. */
  end_date?: string | null | undefined;
};

export type DeleteCouponData = {
  /** The integer ID. */
  coupon_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The code that shoppers enter. Letters and digits only. Must be unique. */
  coupon: string;
  /** 1 if the coupon can be used, else 0. */
  status: number;
  /** A note for administrators. Null if there is none. */
  description: string;
  /** The discount type. */
  discount_type:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y';
  /** The discount: an amount in the shop currency, or a percentage from 0 to 100, depending on `discount_type`. */
  discount_amount: number;
  /** 1 if the coupon gives free shipping, else 0. */
  free_shipping: number;
  /** The products that product-specific discounts apply to. Null if there is no restriction. */
  target_products: {
    /** Maximum number of units per line that get the discount. Null if there is no limit. */
    maxQty?: number | string | null;
    /** The rules. A product must match all of them. Null if the discount applies to all products. */
    products?:
      | {
          /** The product property to compare. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** The operator: `price` accepts comparisons, other keys accept `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several comma-separated values, or a list. For `price`, one amount in the shop currency. */
          value: string | number | (string | number)[];
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** The conditions that a cart must meet. Null if there are none. */
  condition: {
    /** Minimum subtotal of the cart, excluding tax, in the shop currency. Null if there is no minimum. */
    order_total?: number | string | null;
    /** Minimum number of units in the cart. Null if there is no minimum. */
    order_qty?: number | string | null;
    /** The products that the cart must contain. All rules must be met. Null if there are none. */
    required_products?:
      | {
          /** The product property to compare. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** The operator: `price` accepts comparisons, other keys accept `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several comma-separated values, or a list. For `price`, one amount in the shop currency. */
          value: string | number | (string | number)[];
          /** Minimum number of units that must match the rule. */
          qty: number | string;
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** The customers who can use the coupon. Null if all customers can. */
  user_condition: {
    /** Customer groups, by integer ID or UUID. The customer must be in one of them. Null if there is no restriction. */
    groups?: (number | string)[] | null;
    /** Minimum total of the customer's earlier orders, in the shop currency. Null if there is no minimum. */
    purchased?: number | string | null;
    /** Customer email addresses, same as `emails`. Null if there is no restriction. */
    email?: string | string[] | null;
    /** Customer email addresses, comma-separated or as a list. Null if there is no restriction. */
    emails?: string | string[] | null;
    [key: string]: unknown;
  } | null;
  /** The `buy_x_get_y` rules. Null if there are none. */
  buyx_gety:
    | {
        /** The SKU of the product that is bought and discounted. */
        sku: string;
        /** The number of units to buy. */
        buy_qty: number | string;
        /** The number of additional units that get the discount. */
        get_qty: number | string;
        /** Maximum number of discounted units per cart. Null if there is no limit. */
        max_y?: number | string | null;
        /** The discount on the additional units. Defaults to 100, also if null. */
        discount?: number | string | null;
        [key: string]: unknown;
      }[]
    | null;
  /** Maximum number of orders that can use the coupon. Null if there is no limit. */
  max_uses_time_per_coupon: number | null;
  /** Maximum number of orders per customer that can use the coupon. Null if there is no limit. */
  max_uses_time_per_customer: number | null;
  /** The number of orders that have used the coupon. */
  used_time: number;
  /** When the coupon becomes valid, in ISO 8601 format. Null means immediately. */
  start_date: string | null;
  /** When the coupon expires, in ISO 8601 format. Null if it never expires. */
  end_date: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type ChangeCouponsBody = {
  /** The integer IDs or UUIDs, at most 1,000. Duplicates count once. */
  ids: readonly (string | number)[];
  /** The field values to set on all records. */
  change?:
    | {
        /** 1 if the coupon can be used, else 0. */
        status?: 0 | 1 | '0' | '1' | undefined;
        /** The discount: an amount in the shop currency, or a percentage from 0 to 100, depending on `discount_type`. */
        discount_amount?: number | string | undefined;
        /** The discount type. */
        discount_type?:
          | 'fixed_discount_to_entire_order'
          | 'percentage_discount_to_entire_order'
          | 'fixed_discount_to_specific_products'
          | 'percentage_discount_to_specific_products'
          | 'buy_x_get_y'
          | undefined;
        /** A note for administrators. Null if there is none. */
        description?: string | null | undefined;
        /** 1 if the coupon gives free shipping, else 0. */
        free_shipping?: 0 | 1 | '0' | '1' | undefined;
        /** The products that product-specific discounts apply to. Null if there is no restriction. */
        target_products?:
          | {
              /** Maximum number of units per line that get the discount. Null if there is no limit. */
              maxQty?: '' | null | number | string | undefined;
              /** The rules. A product must match all of them. Null if the discount applies to all products. */
              products?:
                | readonly {
                    /** The product property to compare. */
                    key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
                    /** The operator: `price` accepts comparisons, other keys accept `IN`, `NOT IN`, `=` and `!=`. */
                    operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
                    /** One value, several comma-separated values, or a list. For `price`, one amount in the shop currency. */
                    value: string | number | readonly (string | number)[];
                  }[]
                | null
                | undefined;
            }
          | null
          | undefined;
        /** The conditions that a cart must meet. Null if there are none. */
        condition?:
          | {
              /** Minimum subtotal of the cart, excluding tax, in the shop currency. Null if there is no minimum. */
              order_total?: '' | null | number | string | undefined;
              /** Minimum number of units in the cart. Null if there is no minimum. */
              order_qty?: '' | null | number | string | undefined;
              /** The products that the cart must contain. All rules must be met. Null if there are none. */
              required_products?:
                | readonly {
                    /** The product property to compare. */
                    key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
                    /** The operator: `price` accepts comparisons, other keys accept `IN`, `NOT IN`, `=` and `!=`. */
                    operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
                    /** One value, several comma-separated values, or a list. For `price`, one amount in the shop currency. */
                    value: string | number | readonly (string | number)[];
                    /** Minimum number of units that must match the rule. */
                    qty: number | string;
                    [key: string]: unknown;
                  }[]
                | null
                | undefined;
            }
          | null
          | undefined;
        /** The customers who can use the coupon. Null if all customers can. */
        user_condition?:
          | {
              /** Customer groups, by integer ID or UUID. The customer must be in one of them. Null if there is no restriction. */
              groups?: readonly (number | string)[] | null | undefined;
              /** Minimum total of the customer's earlier orders, in the shop currency. Null if there is no minimum. */
              purchased?: '' | null | number | string | undefined;
              /** Customer email addresses, same as `emails`. Null if there is no restriction. */
              email?: string | readonly string[] | null | undefined;
              /** Customer email addresses, comma-separated or as a list. Null if there is no restriction. */
              emails?: string | readonly string[] | null | undefined;
            }
          | null
          | undefined;
        /** The `buy_x_get_y` rules. Null if there are none. */
        buyx_gety?:
          | readonly {
              /** The SKU of the product that is bought and discounted. */
              sku: string;
              /** The number of units to buy. */
              buy_qty: number | string;
              /** The number of additional units that get the discount. */
              get_qty: number | string;
              /** Maximum number of discounted units per cart. Null if there is no limit. */
              max_y?: '' | null | number | string | undefined;
              /** The discount on the additional units. Defaults to 100, also if null. */
              discount?: '' | null | number | string | undefined;
            }[]
          | null
          | undefined;
        /** Maximum number of orders that can use the coupon. Null if there is no limit. */
        max_uses_time_per_coupon?: string | number | null | undefined;
        /** Maximum number of orders per customer that can use the coupon. Null if there is no limit. */
        max_uses_time_per_customer?: string | number | null | undefined;
        /** When the coupon becomes valid, in ISO 8601 format. Null means immediately. */
        start_date?: string | null | undefined;
        /** When the coupon expires, in ISO 8601 format. Null if it never expires. */
        end_date?: string | null | undefined;
      }
    | undefined;
  /** Deletes the records. */
  delete?: true | undefined;
};

export type PreviewCouponBody = {
  /** The code that shoppers enter. Letters and digits only. Must be unique. */
  coupon: string;
  /** 1 if the coupon can be used, else 0. */
  status: 0 | 1 | '0' | '1';
  /** The discount: an amount in the shop currency, or a percentage from 0 to 100, depending on `discount_type`. */
  discount_amount: number | string;
  /** The discount type. */
  discount_type:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y';
  /** A note for administrators. Null if there is none. */
  description?: string | null | undefined;
  /** 1 if the coupon gives free shipping, else 0. */
  free_shipping?: 0 | 1 | '0' | '1' | undefined;
  /** The products that product-specific discounts apply to. Null if there is no restriction. */
  target_products?:
    | {
        /** Maximum number of units per line that get the discount. Null if there is no limit. */
        maxQty?: '' | null | number | string | undefined;
        /** The rules. A product must match all of them. Null if the discount applies to all products. */
        products?:
          | readonly {
              /** The product property to compare. */
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              /** The operator: `price` accepts comparisons, other keys accept `IN`, `NOT IN`, `=` and `!=`. */
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              /** One value, several comma-separated values, or a list. For `price`, one amount in the shop currency. */
              value: string | number | readonly (string | number)[];
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  /** The conditions that a cart must meet. Null if there are none. */
  condition?:
    | {
        /** Minimum subtotal of the cart, excluding tax, in the shop currency. Null if there is no minimum. */
        order_total?: '' | null | number | string | undefined;
        /** Minimum number of units in the cart. Null if there is no minimum. */
        order_qty?: '' | null | number | string | undefined;
        /** The products that the cart must contain. All rules must be met. Null if there are none. */
        required_products?:
          | readonly {
              /** The product property to compare. */
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              /** The operator: `price` accepts comparisons, other keys accept `IN`, `NOT IN`, `=` and `!=`. */
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              /** One value, several comma-separated values, or a list. For `price`, one amount in the shop currency. */
              value: string | number | readonly (string | number)[];
              /** Minimum number of units that must match the rule. */
              qty: number | string;
              [key: string]: unknown;
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  /** The customers who can use the coupon. Null if all customers can. */
  user_condition?:
    | {
        /** Customer groups, by integer ID or UUID. The customer must be in one of them. Null if there is no restriction. */
        groups?: readonly (number | string)[] | null | undefined;
        /** Minimum total of the customer's earlier orders, in the shop currency. Null if there is no minimum. */
        purchased?: '' | null | number | string | undefined;
        /** Customer email addresses, same as `emails`. Null if there is no restriction. */
        email?: string | readonly string[] | null | undefined;
        /** Customer email addresses, comma-separated or as a list. Null if there is no restriction. */
        emails?: string | readonly string[] | null | undefined;
      }
    | null
    | undefined;
  /** The `buy_x_get_y` rules. Null if there are none. */
  buyx_gety?:
    | readonly {
        /** The SKU of the product that is bought and discounted. */
        sku: string;
        /** The number of units to buy. */
        buy_qty: number | string;
        /** The number of additional units that get the discount. */
        get_qty: number | string;
        /** Maximum number of discounted units per cart. Null if there is no limit. */
        max_y?: '' | null | number | string | undefined;
        /** The discount on the additional units. Defaults to 100, also if null. */
        discount?: '' | null | number | string | undefined;
      }[]
    | null
    | undefined;
  /** Maximum number of orders that can use the coupon. Null if there is no limit. */
  max_uses_time_per_coupon?: string | number | null | undefined;
  /** Maximum number of orders per customer that can use the coupon. Null if there is no limit. */
  max_uses_time_per_customer?: string | number | null | undefined;
  /** When the coupon becomes valid, in ISO 8601 format. Null means immediately. */
  start_date?: string | null | undefined;
  /** When the coupon expires, in ISO 8601 format. Null if it never expires. */
  end_date?: string | null | undefined;
  /** The language of the summary. Defaults to the shop's default language. */
  locale?: string | undefined;
  /** The cart on which to test the coupon. If empty, only the summary is returned. */
  items?:
    | readonly {
        /** The SKU of a product. */
        sku: string;
        /** The number of units. */
        qty: number;
      }[]
    | undefined;
  /** The UUID of the customer. Null for a guest. */
  customer?: string | null | undefined;
};

export type PreviewCouponData = {
  /** A one-sentence summary of the coupon's benefit and conditions. */
  summary: string;
  /** The result for the cart. Null if there is no cart. */
  trial: {
    /** Why the coupon does not apply to the cart. Null if it applies. */
    refusal: {
      /** The error code, same as when applying the coupon. */
      code: string;
      /** The reason. */
      message: string;
    } | null;
    /** The lines of the cart. */
    lines: {
      /** The SKU of the product. */
      sku: string;
      /** The name of the product. */
      name: string;
      /** The number of units. */
      qty: number;
      /** The catalog price of all units. */
      total: {
        /** The amount, in the shop currency. */
        value: number;
        /** The formatted amount. */
        text: string;
      };
      /** The discount on the line. */
      discount: {
        /** The amount, in the shop currency. */
        value: number;
        /** The formatted amount. */
        text: string;
      };
    }[];
    /** The sum of the lines before the discount. */
    sub_total: {
      /** The amount, in the shop currency. */
      value: number;
      /** The formatted amount. */
      text: string;
    };
    /** The discount on the cart. */
    discount: {
      /** The amount, in the shop currency. */
      value: number;
      /** The formatted amount. */
      text: string;
    };
    /** Whether the order gets free shipping. */
    free_shipping: boolean;
  } | null;
};

export type ListCustomerGroupsQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'name' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` equals the value. */
  name?: string | undefined;
  /** Only rows whose `name` contains the text, ignoring case. */
  'name[like]'?: string | undefined;
};

export type ListCustomerGroupsData = {
  /** The integer ID. */
  customer_group_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name of the group. Must be unique, ignoring case. */
  group_name: string;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type CreateCustomerGroupBody = {
  /** The name of the group. Must be unique, ignoring case. */
  group_name: string;
};

export type GetCustomerGroupData = {
  /** The integer ID. */
  customer_group_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name of the group. Must be unique, ignoring case. */
  group_name: string;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type UpdateCustomerGroupBody = {
  /** The name of the group. Must be unique, ignoring case. */
  group_name?: string | undefined;
};

export type CreateCustomerBody = {
  /** The email address, used to sign in. Must be unique. */
  email: string;
  /** The password. */
  password: string;
  /** The full name. */
  full_name: string;
  /** Only applied if the caller is an administrator who may create customers. Defaults to 1. */
  status?: 0 | 1 | '0' | '1' | undefined;
  /** The integer ID or UUID of a customer group. Only applied if the caller is an administrator who may create customers. Defaults to the default group. */
  group_id?: number | string | undefined;
};

export type CustomerData = {
  /** The integer ID. */
  customer_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** 1 if the customer can sign in, 0 if the account is disabled. */
  status: number;
  /** The integer ID of the customer group. */
  group_id: number;
  /** The email address, used to sign in. Must be unique. */
  email: string;
  /** The full name. */
  full_name: string;
  /** When the email address was verified, by a link sent to it or because an administrator entered it. Null if it is not verified. */
  email_confirmed_at: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The pages for the entity. */
  links: {
    /** The type of page: `edit`, `view`, or the admin list, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The HTTP method that opens the page. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type ListCustomersQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'email' | 'name' | 'status' | 'created_at' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only customers whose name or email contains the text. */
  keyword?: string | undefined;
  /** Only rows whose `full_name` contains the text, ignoring case. */
  'full_name[like]'?: string | undefined;
  /** Only rows whose `full_name` does not contain the text, ignoring case. */
  'full_name[nlike]'?: string | undefined;
  /** Only rows whose `email` equals the value. */
  email?: string | undefined;
  /** Only rows whose `email` contains the text, ignoring case. */
  'email[like]'?: string | undefined;
  /** Only rows whose `email` does not contain the text, ignoring case. */
  'email[nlike]'?: string | undefined;
  /** Only rows whose `status` equals the value. */
  status?: number | undefined;
  /** Only rows whose `group` equals the value. */
  group?: number | undefined;
  /** Only rows whose `group` is one of the comma-separated values. */
  'group[in]'?: string | undefined;
  /** Only rows whose `created_at` is greater than the value. */
  'created_at[gt]'?: string | undefined;
  /** Only rows whose `created_at` is greater than or equal to the value. */
  'created_at[gteq]'?: string | undefined;
  /** Only rows whose `created_at` is less than the value. */
  'created_at[lt]'?: string | undefined;
  /** Only rows whose `created_at` is less than or equal to the value. */
  'created_at[lteq]'?: string | undefined;
};

export type ListCustomersData = {
  /** The integer ID. */
  customer_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** 1 if the customer can sign in, 0 if the account is disabled. */
  status: number;
  /** The integer ID of the customer group. */
  group_id: number;
  /** The email address, used to sign in. Must be unique. */
  email: string;
  /** The full name. */
  full_name: string;
  /** When the email address was verified, by a link sent to it or because an administrator entered it. Null if it is not verified. */
  email_confirmed_at: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The pages for the entity. */
  links: {
    /** The type of page: `edit`, `view`, or the admin list, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The HTTP method that opens the page. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
}[];

export type UpdateCustomerBody = {
  /** The email address, used to sign in. Must be unique. */
  email?: string | undefined;
  /** The password. */
  password?: string | undefined;
  /** The full name. */
  full_name?: string | undefined;
  /** 1 if the customer can sign in, 0 if the account is disabled. */
  status?: 0 | 1 | '0' | '1' | undefined;
  /** The integer ID or UUID of a customer group. */
  group_id?: number | string | undefined;
};

export type DeleteCustomerData = {
  /** The integer ID. */
  customer_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** 1 if the customer can sign in, 0 if the account is disabled. */
  status: number;
  /** The integer ID of the customer group. */
  group_id: number;
  /** The email address, used to sign in. Must be unique. */
  email: string;
  /** The full name. */
  full_name: string;
  /** When the email address was verified, by a link sent to it or because an administrator entered it. Null if it is not verified. */
  email_confirmed_at: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type ChangeCustomersBody = {
  /** The integer IDs or UUIDs, at most 1,000. Duplicates count once. */
  ids: readonly (string | number)[];
  /** The field values to set on all records. */
  change?:
    | {
        /** 1 if the customer can sign in, 0 if the account is disabled. */
        status?: 0 | 1 | '0' | '1' | undefined;
        /** The integer ID or UUID of a customer group. */
        group_id?: number | string | undefined;
      }
    | undefined;
  /** Deletes the records. */
  delete?: true | undefined;
};

export type UpdateCustomerMetafieldsBody = {
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'customer'> | undefined;
};

export type ReplaceCustomerMetafieldsBody = {
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'customer'> | undefined;
};

export type SaveCustomerMetafieldsBody = {
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'customer'> | undefined;
};

export type UpdateCustomerMetafieldBody = {
  /** The new value. Null, an empty string and an empty list remove it. */
  value: unknown;
};

export type ListCustomerNotesQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListCustomerNotesData = {
  /** The integer ID. */
  note_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The note, visible only to administrators. */
  text: string;
  /** The author of the note. */
  author: {
    /** The type of author: an administrator, a customer, a guest, or an extension. */
    kind: 'administrator' | 'customer' | 'guest' | 'extension';
    /** The UUID of the administrator or customer. Null for other authors. */
    uuid: string | null;
    /** The email address of the administrator, or the name of the customer or extension, at that time. Null for guests. */
    name: string | null;
  };
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
}[];

export type NoteBody = {
  /** The note. Shoppers never see it. */
  text: string;
};

export type NoteData = {
  /** The integer ID. */
  note_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The note, visible only to administrators. */
  text: string;
  /** The author of the note. */
  author: {
    /** The type of author: an administrator, a customer, a guest, or an extension. */
    kind: 'administrator' | 'customer' | 'guest' | 'extension';
    /** The UUID of the administrator or customer. Null for other authors. */
    uuid: string | null;
    /** The email address of the administrator, or the name of the customer or extension, at that time. Null for guests. */
    name: string | null;
  };
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
};

export type GetMyProfileData = {
  /** The integer ID. */
  customer_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** 1 if the customer can sign in, 0 if the account is disabled. */
  status: number;
  /** The integer ID of the customer group. */
  group_id: number;
  /** The email address, used to sign in. Must be unique. */
  email: string;
  /** The full name. */
  full_name: string;
  /** When the email address was verified, by a link sent to it or because an administrator entered it. Null if it is not verified. */
  email_confirmed_at: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The new email address until the link sent to it is followed. Null if no change is pending. */
  pending_email: string | null;
};

export type UpdateCustomerProfileBody = {
  /** The new email address. It takes effect after the customer follows the link sent to it. */
  email?: string | undefined;
  /** The new password. */
  password?: string | undefined;
  /** The full name. */
  full_name?: string | undefined;
  /** The current password. Required to change the email address or password. */
  current_password?: string | undefined;
};

export type ConfirmMyEmailBody = {
  /** The token from the link in the email. */
  token: string;
};

export type ConfirmMyEmailData = Record<string, never>;

export type ListMyAddressesQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListMyAddressesData = {
  /** The integer ID. */
  customer_address_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the customer. */
  customer_id: number;
  /** The full name of the recipient. */
  full_name: string;
  /** The phone number of the recipient. */
  telephone: string;
  /** The street and house number. */
  address_1: string;
  /** A second address line, such as a floor. Null if there is none. */
  address_2: string | null;
  /** The postcode. */
  postcode: string;
  /** The city. */
  city: string;
  /** The province: its ISO 3166-2 code if the country has provinces. */
  province: string;
  /** The ISO 3166-1 alpha-2 country code. */
  country: string;
  /** Whether it is the default address. A customer has at most one. */
  is_default: boolean;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The name of the province. */
  province_name: string;
}[];

export type CustomerAddressBody = {
  /** The full name of the recipient. */
  full_name: string;
  /** The phone number of the recipient. */
  telephone: string | number;
  /** The street and house number. */
  address_1: string;
  /** A second address line, such as a floor. Null if there is none. */
  address_2?: string | null | undefined;
  /** The city. */
  city: string;
  /** The province: its ISO 3166-2 code if the country has provinces. */
  province: string;
  /** The ISO 3166-1 alpha-2 country code. Alpha-3 codes and English names are accepted. */
  country: string;
  /** The postcode. */
  postcode: string | number;
  /** Whether it becomes the default address. */
  is_default?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type CustomerAddressData = {
  /** The integer ID. */
  customer_address_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the customer. */
  customer_id: number;
  /** The full name of the recipient. */
  full_name: string;
  /** The phone number of the recipient. */
  telephone: string;
  /** The street and house number. */
  address_1: string;
  /** A second address line, such as a floor. Null if there is none. */
  address_2: string | null;
  /** The postcode. */
  postcode: string;
  /** The city. */
  city: string;
  /** The province: its ISO 3166-2 code if the country has provinces. */
  province: string;
  /** The ISO 3166-1 alpha-2 country code. */
  country: string;
  /** Whether it is the default address. A customer has at most one. */
  is_default: boolean;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The name of the province. */
  province_name: string;
};

export type CustomerAddressChanges = {
  /** The full name of the recipient. */
  full_name?: string | undefined;
  /** The phone number of the recipient. */
  telephone?: string | number | undefined;
  /** The street and house number. */
  address_1?: string | undefined;
  /** A second address line, such as a floor. Null if there is none. */
  address_2?: string | null | undefined;
  /** The city. */
  city?: string | undefined;
  /** The province: its ISO 3166-2 code if the country has provinces. */
  province?: string | undefined;
  /** The ISO 3166-1 alpha-2 country code. Alpha-3 codes and English names are accepted. */
  country?: string | undefined;
  /** The postcode. */
  postcode?: string | number | undefined;
  /** Whether it becomes the default address. */
  is_default?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type ListCustomerAddressesQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListCustomerAddressesData = {
  /** The integer ID. */
  customer_address_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the customer. */
  customer_id: number;
  /** The full name of the recipient. */
  full_name: string;
  /** The phone number of the recipient. */
  telephone: string;
  /** The street and house number. */
  address_1: string;
  /** A second address line, such as a floor. Null if there is none. */
  address_2: string | null;
  /** The postcode. */
  postcode: string;
  /** The city. */
  city: string;
  /** The province: its ISO 3166-2 code if the country has provinces. */
  province: string;
  /** The ISO 3166-1 alpha-2 country code. */
  country: string;
  /** Whether it is the default address. A customer has at most one. */
  is_default: boolean;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The name of the province. */
  province_name: string;
}[];

export type CustomerCredentialsBody = {
  /** The email address of the customer. */
  email: string;
  /** The password of the customer. */
  password: string;
};

export type CustomerLoginData = {
  /** The cookie value. */
  sid: string;
};

export type NothingData = Record<string, never>;

export type GetCustomerTokenData = {
  /** The token for `Authorization: Bearer`. */
  accessToken: string;
  /** The single-use token that returns the next pair of tokens. */
  refreshToken: string;
  /** The lifetime of the access token in seconds. */
  expiresIn: number;
};

export type RefreshCustomerTokenBody = {
  /** The refresh token of the previous pair. */
  refreshToken: string;
};

export type ResetPasswordBody = {
  /** The email address of the account. */
  email: string;
};

export type UpdatePasswordBody = {
  /** The token from the link in the email. */
  token: string;
  /** The new password. */
  password: string;
};

export type ListMySessionsQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListMySessionsData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The type of credential: a cookie, or a pair of tokens. */
  type: 'cookie' | 'token';
  /** The user agent of the browser or program that signed in. */
  user_agent: string | null;
  /** When the sign-in took place, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last used, accurate to a few minutes. */
  last_used_at: string;
  /** When it expires at the latest. */
  expires_at: string;
  /** Whether it is the session of this request. */
  current: boolean;
}[];

export type EndMySessionsQuery = {
  /** Whether the current session is kept. By default, it is also revoked. */
  others?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type EndMySessionsData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The type of credential: a cookie, or a pair of tokens. */
  type: 'cookie' | 'token';
  /** The user agent of the browser or program that signed in. */
  user_agent: string | null;
  /** When the sign-in took place, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last used, accurate to a few minutes. */
  last_used_at: string;
  /** When it expires at the latest. */
  expires_at: string;
  /** Whether it is the session of this request. */
  current: boolean;
}[];

export type EndedSessionData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The type of credential: a cookie, or a pair of tokens. */
  type: 'cookie' | 'token';
  /** The user agent of the browser or program that signed in. */
  user_agent: string | null;
  /** When the sign-in took place, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last used, accurate to a few minutes. */
  last_used_at: string;
  /** When it expires at the latest. */
  expires_at: string;
  /** Whether it is the session of this request. */
  current: boolean;
};

export type GetMyNewsletterData = {
  /** The customer's email address, which receives the newsletter. */
  email: string;
  /** `none`: this account has not requested it. `pending`: the confirmation link was not followed yet. */
  state: 'none' | 'pending' | 'subscribed' | 'unsubscribed';
};

export type SetMyNewsletterBody = {
  /** True sends an email with a confirmation link. False unsubscribes. */
  subscribed: boolean;
};

export type GetDashboardQuery = {
  /** The first day of the period. By default, the period has 30 days. */
  from?: string | undefined;
  /** The last day of the period, inclusive. Defaults to today. */
  to?: string | undefined;
};

export type GetDashboardData = {
  /** The time zone of the days: `shop.timezone` of the configuration. */
  timezone: string;
  /** The ISO 4217 code of the shop currency. Amounts in other currencies are not included. */
  currency: string;
  /** The requested period. */
  period: {
    /** The first day. */
    from: string;
    /** The last day. */
    to: string;
    /** The number of orders placed, excluding canceled and superseded orders. */
    orders: number;
    /** Captured payments minus refunds, including tax, in `currency`, as a decimal string. */
    revenue: string;
    average_order_value: string | null;
    /** The number of new customer accounts. */
    new_customers: number;
  };
  /** The preceding period of the same length. */
  previous: {
    /** The first day. */
    from: string;
    /** The last day. */
    to: string;
    /** The number of orders placed, excluding canceled and superseded orders. */
    orders: number;
    /** Captured payments minus refunds, including tax, in `currency`, as a decimal string. */
    revenue: string;
    average_order_value: string | null;
    /** The number of new customer accounts. */
    new_customers: number;
  };
  /** Each day of the period. */
  days: {
    /** The day. */
    date: string;
    /** The number of orders placed on that day. */
    orders: number;
    /** Captured payments minus refunds, including tax, in `currency`, as a decimal string. */
    revenue: string;
  }[];
  /** The current number of placed orders with units to ship. */
  orders_to_ship: number;
  /** The current number of orders without a captured payment, including cash on delivery and authorized payments. */
  unpaid_orders: number;
  /** The names of payment methods that shoppers can use although the merchant has not yet decided whether to offer them. */
  payment_methods_to_review: string[];
  /** The low stock threshold: the setting `dashboardLowStock`. */
  low_stock: number;
  /** The current number of enabled products that are low in stock. */
  products_low_in_stock: number;
  /** The current number of enabled products that are out of stock. */
  products_out_of_stock: number;
  /** The five best-selling products of the period, by units. */
  best_products: {
    /** The integer ID of the product. */
    product_id: number;
    /** The UUID of the product. Null if it was deleted. */
    uuid: string | null;
    /** The SKU. */
    sku: string;
    /** The name. */
    name: string;
    /** The number of units ordered in the period and not refunded. */
    qty: number;
    /** The price of these units after discounts, including tax, in `currency`, as a decimal string. */
    total: string;
    /** The path of the product page in the admin. Null if the product was deleted. */
    edit_url: string | null;
  }[];
};

export type ListDeletionsQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The deletions that the caller can still undo, newest first. */
export type ListDeletionsData = {
  /** The permanent ID of the deletion, a UUID. */
  uuid: string;
  /** The type of the deleted records, such as `product`. */
  entity_type: string;
  /** The name of the deleted record, or of one of them. */
  name: string;
  /** The number of deleted records. */
  count: number;
  /** The number of seconds during which the deletion can still be undone. */
  seconds_left: number;
}[];

export type UndoDeletionData = {
  /** The type of the restored records. */
  entity_type: string;
  /** The UUIDs of the restored records, unchanged by the restore. */
  uuids: string[];
};

export type RemoveDemoData = {
  /** The number of removed products. */
  products: number;
  /** The number of removed categories. */
  categories: number;
  /** The number of removed collections. */
  collections: number;
  /** The number of removed widgets of the homepage. */
  widgets: number;
  /** The number of removed pages. */
  pages: number;
  /** The number of removed menus. */
  menus: number;
  /** The number of removed posts of the blog. */
  posts: number;
  /** The number of removed coupons. */
  coupons: number;
};

export type ListEmailKindsQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The email types of all modules and extensions. */
export type ListEmailKindsData = {
  /** The ID, such as `orderConfirmation`. */
  id: string;
  /** The recipients of emails of this type. */
  to: 'customer' | 'administrator' | 'merchant';
  /** The module or extension that sends it. */
  owner: string | null;
  /** Whether no setting turns off this email type. */
  is_mandatory: boolean;
  /** Whether the shop sends this email type. */
  is_on: boolean;
  /** The setting that turns off this email type. Null if there is none. */
  switch: string | null;
  /** Whether this email type can be previewed and sent as a test. */
  has_preview: boolean;
  /** The setting with the merchant's custom text. Null if this email type has none. */
  words_setting: string | null;
  /** The texts that the merchant can customize. */
  words: {
    /** The name of the text, such as `subject`. */
    part: string;
    /** The names of the placeholders that the text can use. */
    placeholders: string[];
    /** The default text, by language code. */
    defaults: Record<string, string>;
    /** The merchant's custom text, by language code. If absent, the default text is used. */
    own: Record<string, string>;
  }[];
}[];

export type SampleEmailBody = {
  /** The language code. Defaults to the shop's default language. */
  language?: string | undefined;
  /** Unsaved custom texts, by name. Defaults to the saved texts. */
  words?: Record<string, string> | undefined;
};

export type PreviewEmailData = {
  /** The subject. */
  subject: string;
  /** The sender. */
  from: string;
  /** The email as a complete HTML document. */
  html: string;
  /** The email as plain text. */
  text: string;
  /** The real data shown, such as an order number. Null if the data is sample data. */
  about: string | null;
};

export type SendTestEmailData = {
  /** The email address that it was sent to, which is your own. */
  to: string;
};

export type ListEmailsQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `kind` equals the value. */
  kind?: string | undefined;
  /** Only rows whose `kind` is one of the comma-separated values. */
  'kind[in]'?: string | undefined;
  /** Only rows whose `status` equals the value. */
  status?: string | undefined;
  /** Only rows whose `status` is one of the comma-separated values. */
  'status[in]'?: string | undefined;
  /** Only rows whose `recipient` equals the value. */
  recipient?: string | undefined;
  /** Only rows whose `recipient` contains the text, ignoring case. */
  'recipient[like]'?: string | undefined;
  /** Only rows whose `order_uuid` equals the value. */
  order_uuid?: string | undefined;
  /** Only rows whose `created_at` is greater than the value. */
  'created_at[gt]'?: string | undefined;
  /** Only rows whose `created_at` is greater than or equal to the value. */
  'created_at[gteq]'?: string | undefined;
  /** Only rows whose `created_at` is less than the value. */
  'created_at[lt]'?: string | undefined;
  /** Only rows whose `created_at` is less than or equal to the value. */
  'created_at[lteq]'?: string | undefined;
};

export type ListEmailsData = {
  /** The integer ID. */
  email_log_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The ID of the email type, such as `orderConfirmation`. */
  kind: string;
  /** The recipient's email address. Null if the shop sends no emails and none was composed. */
  recipient: string | null;
  /** The subject. Null if no email was composed. */
  subject: string | null;
  /** The code of the language of the email. */
  language: string | null;
  /** The UUID of the related customer, order or shipment. Null if there is none. */
  entity_uuid: string | null;
  /** The UUID of the related order. Null if there is none. */
  order_uuid: string | null;
  /** `sent`: the mail server accepted it. `failed`: the mail server did not accept it. `suppressed`: it was not sent. */
  status: 'sent' | 'failed' | 'suppressed';
  /** Why it was not sent: its type is turned off, the shop has no mail transport, the recipient received too many of this type, or an extension suppressed it. */
  reason: 'switched_off' | 'no_transport' | 'too_many' | 'held_back' | null;
  /** The error of the last attempt. Null if it did not fail. */
  error: string | null;
  /** The number of attempts. */
  attempts: number;
  /** Whether it can be composed and sent again. */
  can_resend: boolean;
  /** When it was first attempted, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last attempted, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type GetEmailData = {
  /** The integer ID. */
  email_log_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The ID of the email type, such as `orderConfirmation`. */
  kind: string;
  /** The recipient's email address. Null if the shop sends no emails and none was composed. */
  recipient: string | null;
  /** The subject. Null if no email was composed. */
  subject: string | null;
  /** The code of the language of the email. */
  language: string | null;
  /** The UUID of the related customer, order or shipment. Null if there is none. */
  entity_uuid: string | null;
  /** The UUID of the related order. Null if there is none. */
  order_uuid: string | null;
  /** `sent`: the mail server accepted it. `failed`: the mail server did not accept it. `suppressed`: it was not sent. */
  status: 'sent' | 'failed' | 'suppressed';
  /** Why it was not sent: its type is turned off, the shop has no mail transport, the recipient received too many of this type, or an extension suppressed it. */
  reason: 'switched_off' | 'no_transport' | 'too_many' | 'held_back' | null;
  /** The error of the last attempt. Null if it did not fail. */
  error: string | null;
  /** The number of attempts. */
  attempts: number;
  /** Whether it can be composed and sent again. */
  can_resend: boolean;
  /** When it was first attempted, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last attempted, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type ListDeadEventsQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The parked events, oldest first. */
export type ListDeadEventsData = {
  /** The ID used to retry or drop it. */
  id: string;
  /** The ID of the subscriber. */
  subscriber: string;
  /** The name of the event. */
  event: string;
  /** The payload of the event. */
  payload: unknown;
  /** The delivery ID, the same for every attempt. */
  delivery_id: string;
  /** The number of attempts. */
  attempts: number;
  /** The error of the last attempt. Null if the process that made the attempt ended. */
  last_error: string | null;
  /** When it was emitted, in ISO 8601 format (UTC). */
  created_at: string;
}[];

export type DeadEventsBody = {
  /** The IDs of parked events, at most 1000, or `all`. */
  ids: readonly string[] | 'all';
};

export type DeadEventsData = {
  /** The number of parked events affected. */
  count: number;
  /** The IDs of these events. Events that were no longer parked are omitted. */
  ids: string[];
};

export type ReplayEventsBody = {
  /** The ID of the subscriber that receives the events. */
  subscriber: string;
  /** The start of the time range, in ISO 8601 format. */
  from: string;
  /** The end of the time range (exclusive), in ISO 8601 format. */
  to: string;
};

export type ReplayEventsData = {
  /** The number of events that are redelivered to the subscriber. */
  replayed: number;
};

export type ListEventsQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `event` equals the value. */
  event?: string | undefined;
  /** Only rows whose `event` does not equal the value. */
  'event[neq]'?: string | undefined;
  /** Only rows whose `event` is one of the comma-separated values. */
  'event[in]'?: string | undefined;
  /** Only rows whose `event` is none of the comma-separated values. */
  'event[nin]'?: string | undefined;
  /** Only rows whose `created_at` is greater than the value. */
  'created_at[gt]'?: string | undefined;
  /** Only rows whose `created_at` is greater than or equal to the value. */
  'created_at[gteq]'?: string | undefined;
  /** Only rows whose `created_at` is less than the value. */
  'created_at[lt]'?: string | undefined;
  /** Only rows whose `created_at` is less than or equal to the value. */
  'created_at[lteq]'?: string | undefined;
};

export type ListEventsData = {
  /** The integer ID. */
  event_log_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name of the event, such as `order_placed`. */
  event: string;
  /** The payload that subscribers receive. */
  payload: unknown;
  /** When it was emitted, in ISO 8601 format (UTC). */
  created_at: string;
}[];

export type GetEventData = {
  /** The integer ID. */
  event_log_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name of the event, such as `order_placed`. */
  event: string;
  /** The payload that subscribers receive. */
  payload: unknown;
  /** When it was emitted, in ISO 8601 format (UTC). */
  created_at: string;
};

export type ListExtensionsQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The extensions of the store, then the modules of the shop. */
export type ListExtensionsData = {
  /** The name. */
  name: string;
  /** `module`: part of the shop. `extension`: installed in the store. */
  kind: 'module' | 'extension';
  /** `disabled`: turned off in the configuration. `quarantined`: left out because of an error. */
  state: 'loaded' | 'disabled' | 'quarantined';
  /** The package version. Null if there is none. */
  version: string | null;
  /** The package name, or the path relative to the store folder. */
  from: string | null;
  /** Whether the shop fails to start without it. */
  required: boolean;
  /** The contributions. */
  contributions: {
    /** The contribution type, such as `routes` or `paymentMethods`. */
    kind: string;
    /** The number of contributions of this type. */
    count: number;
    /** The names of the contributions, if they have any. */
    names: string[];
  }[];
  /** Why it was left out. Null if it was not. */
  fault: string | null;
}[];

export type GetHealthData = {
  /** The worst status of all parts. */
  status: 'ok' | 'attention' | 'down';
  /** The version of the shop. */
  version: string;
  /** The version of Node. */
  node: string;
  /** The mode in which the shop runs. */
  mode: 'production' | 'development';
  /** When this process started, in ISO 8601 format (UTC). */
  started_at: string;
  /** The database. */
  database: {
    /** The version of PostgreSQL. */
    version: string;
    /** The size of the database in bytes. */
    size_bytes: number;
  };
  /** The migrations of the shop and its extensions. */
  migrations: {
    /** The number of migrations that have run. */
    applied: number;
    /** The migrations that have not run or have changed since they ran. */
    open: {
      /** The module or extension that contains it. */
      owner: string;
      /** The file name. */
      name: string;
      /** `pending`: it has not run. `changed`: its file differs from the one that ran. */
      state: string;
    }[];
  };
  /** Pending and failed background work. */
  queue: {
    /** The event deliveries that are waiting or in progress. */
    pending: number;
    /** The deliveries that have no attempts left. */
    parked: number;
    /** The age in seconds of the oldest waiting delivery. 0 if none is waiting. */
    oldest_pending_seconds: number;
    /** The number of jobs whose last run failed. */
    failed_jobs: number;
  };
  /** The installed extensions that were quarantined because of an error. */
  left_out: string[];
  /** Recent failures, from the last few minutes. */
  faults: {
    /** The module or extension. */
    extension: string;
    /** The component that failed, such as a route or a subscriber. */
    contribution: string;
    /** The number of failures. */
    count: number;
    /** When it last failed, in ISO 8601 format (UTC). */
    last: string;
  }[];
  /** Other parts, such as emails, payments and files. */
  parts: {
    /** The ID of the part, such as `mail`. */
    id: string;
    /** `attention`: it works but needs review. `down`: it does not work. */
    status: 'ok' | 'attention' | 'down';
    /** Short details by name. */
    facts: Record<string, string | number | boolean | null>;
  }[];
};

export type ImageUploadBody = {
  /** The images, at most 20: JPEG, PNG, GIF, WebP or AVIF. */
  images: readonly File[];
};

export type ImageUploadData = {
  /** The stored images, in the order of the form. */
  files: {
    /** The file name within its folder. */
    name: string;
    /** The size of the stored file in bytes. */
    size: number;
    /** The path of the image, such as /assets/mug.png. */
    url: string;
    /** The media type of the stored file. */
    mimetype: string;
  }[];
};

export type FileBrowserQuery = {
  /** The `next` value of the previous page. */
  after?: string | undefined;
  /** The number of files and folders per page. */
  limit?: number | undefined;
};

export type FileBrowserData = {
  /** The images in the folder, sorted by name. */
  files: {
    /** The file name within its folder. */
    name: string;
    /** The size of the stored file in bytes. */
    size: number;
    /** The path of the image, such as /assets/mug.png. */
    url: string;
  }[];
  /** The names of the subfolders. */
  folders: string[];
  /** The value of `after` for the next page. Null on the last page. */
  next: string | null;
};

export type FileDeleteData = {
  /** The path of the image, such as /assets/mug.png. */
  url: string;
};

export type ListJobsQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The jobs of the shop with their most recent runs. */
export type ListJobsData = {
  /** The ID of the job. */
  id: string;
  /** The module or extension that contains it. */
  owner: string;
  /** The schedule: a cron expression with five fields, in UTC. */
  schedule: string;
  next_run_at: string | null;
  /** The result of the last run: `running` while in progress, `never` before the first run. */
  state: 'ok' | 'failed' | 'running' | 'never';
  /** The most recent runs, at most ten, newest first. */
  runs: {
    /** When it started, in ISO 8601 format (UTC). */
    started_at: string;
    finished_at: string | null;
    /** Why it failed. Null if it did not fail or is still running. */
    error: string | null;
  }[];
}[];

export type RunJobData = {
  /** The ID of the job, which waits for a process to run it. */
  id: string;
};

export type CreateLandingPageBody = {
  /** The name shown to administrators. */
  name: string;
  /** The path of the page. Must be unique among landing pages. */
  url_key: string;
  /** Whether the page is live between `publish_start` and `publish_end`. False for a draft. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** A note about the page, used for search engines if `meta_description` is empty. Null if there is none. */
  description?: string | null | undefined;
  /** The title for search engines. Defaults to the name if null. */
  meta_title?: string | null | undefined;
  /** The description for search engines. Null if there is none. */
  meta_description?: string | null | undefined;
  /** When the page goes live, in ISO 8601 format (UTC). Null means immediately. */
  publish_start?: string | null | undefined;
  /** When the page stops being live, in ISO 8601 format (UTC). Null if it has no end date. */
  publish_end?: string | null | undefined;
};

export type LandingPageData = {
  /** The integer ID. */
  landing_page_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** Whether the page is live between `publish_start` and `publish_end`. False for a draft. */
  status: boolean;
  /** The name shown to administrators. */
  name: string;
  /** The path of the page. Must be unique among landing pages. */
  url_key: string;
  /** A note about the page, used for search engines if `meta_description` is empty. Null if there is none. */
  description: string | null;
  /** The title for search engines. Defaults to the name if null. */
  meta_title: string | null;
  /** The description for search engines. Null if there is none. */
  meta_description: string | null;
  /** When the page goes live, in ISO 8601 format (UTC). Null means immediately. */
  publish_start: string | null;
  /** When the page stops being live, in ISO 8601 format (UTC). Null if it has no end date. */
  publish_end: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The pages for the entity. */
  links: {
    /** The type of page: `edit`, `view`, or the admin list, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The HTTP method that opens the page. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateLandingPageBody = {
  /** The name shown to administrators. */
  name?: string | undefined;
  /** The path of the page. Must be unique among landing pages. */
  url_key?: string | undefined;
  /** Whether the page is live between `publish_start` and `publish_end`. False for a draft. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** A note about the page, used for search engines if `meta_description` is empty. Null if there is none. */
  description?: string | null | undefined;
  /** The title for search engines. Defaults to the name if null. */
  meta_title?: string | null | undefined;
  /** The description for search engines. Null if there is none. */
  meta_description?: string | null | undefined;
  /** When the page goes live, in ISO 8601 format (UTC). Null means immediately. */
  publish_start?: string | null | undefined;
  /** When the page stops being live, in ISO 8601 format (UTC). Null if it has no end date. */
  publish_end?: string | null | undefined;
};

export type DeleteLandingPageData = {
  /** The integer ID. */
  landing_page_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** Whether the page is live between `publish_start` and `publish_end`. False for a draft. */
  status: boolean;
  /** The name shown to administrators. */
  name: string;
  /** The path of the page. Must be unique among landing pages. */
  url_key: string;
  /** A note about the page, used for search engines if `meta_description` is empty. Null if there is none. */
  description: string | null;
  /** The title for search engines. Defaults to the name if null. */
  meta_title: string | null;
  /** The description for search engines. Null if there is none. */
  meta_description: string | null;
  /** When the page goes live, in ISO 8601 format (UTC). Null means immediately. */
  publish_start: string | null;
  /** When the page stops being live, in ISO 8601 format (UTC). Null if it has no end date. */
  publish_end: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type ChangeLandingPagesBody = {
  /** The integer IDs or UUIDs, at most 1,000. Duplicates count once. */
  ids: readonly (string | number)[];
  /** The field values to set on all records. */
  change?:
    | {
        /** The name shown to administrators. */
        name?: string | undefined;
        /** The path of the page. Must be unique among landing pages. */
        url_key?: string | undefined;
        /** Whether the page is live between `publish_start` and `publish_end`. False for a draft. */
        status?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** A note about the page, used for search engines if `meta_description` is empty. Null if there is none. */
        description?: string | null | undefined;
        /** The title for search engines. Defaults to the name if null. */
        meta_title?: string | null | undefined;
        /** The description for search engines. Null if there is none. */
        meta_description?: string | null | undefined;
        /** When the page goes live, in ISO 8601 format (UTC). Null means immediately. */
        publish_start?: string | null | undefined;
        /** When the page stops being live, in ISO 8601 format (UTC). Null if it has no end date. */
        publish_end?: string | null | undefined;
      }
    | undefined;
  /** Deletes the records. */
  delete?: true | undefined;
};

export type DuplicateLandingPageData = {
  /** The integer ID. */
  landing_page_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** Whether the page is live between `publish_start` and `publish_end`. False for a draft. */
  status: boolean;
  /** The name shown to administrators. */
  name: string;
  /** The path of the page. Must be unique among landing pages. */
  url_key: string;
  /** A note about the page, used for search engines if `meta_description` is empty. Null if there is none. */
  description: string | null;
  /** The title for search engines. Defaults to the name if null. */
  meta_title: string | null;
  /** The description for search engines. Null if there is none. */
  meta_description: string | null;
  /** When the page goes live, in ISO 8601 format (UTC). Null means immediately. */
  publish_start: string | null;
  /** When the page stops being live, in ISO 8601 format (UTC). Null if it has no end date. */
  publish_end: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The pages for the entity. */
  links: {
    /** The type of page: `edit`, `view`, or the admin list, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The HTTP method that opens the page. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type ReplaceHomepagePreflightData = {
  /** The landing page that would become the homepage. */
  landingPage: {
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The name shown to administrators. */
    name: string;
    /** Whether the page is live between `publish_start` and `publish_end`. False for a draft. */
    status: boolean;
    /** When the page goes live, in ISO 8601 format (UTC). Null means immediately. */
    publishStart: string | null;
    /** When the page stops being live, in ISO 8601 format (UTC). Null if it has no end date. */
    publishEnd: string | null;
    /** Whether the page is currently public. */
    isLive: boolean;
    /** The number of placements in the body, which a replacement copies. */
    bodyPlacementCount: number;
    /** The number of visible placements in the body. */
    renderablePlacementCount: number;
    /** The number of placements in the area `content`, which landing pages do not show. They are not copied. */
    hiddenPlacementCount: number;
    /** The number of placements on all landing pages. They are not copied. */
    sharedRouteLevelCount: number;
    /** The number of widgets on the page that link to the page itself. */
    selfLinkCount: number;
    /** The number of operations on the page in drafts that no rollout plan shows. */
    unpublishedOperationCount: number;
    /** The active and upcoming rollout plans of the page. */
    rolloutPlans: {
      /** The permanent ID, a UUID. */
      uuid: string;
      /** The name of the rollout plan. */
      name: string;
      /** When the plan starts, in ISO 8601 format (UTC). */
      startTime: string;
      /** When the plan ends, in ISO 8601 format (UTC). Null if it has no end. */
      endTime: string | null;
      /** The status of the plan at the time of the request. */
      status: 'active' | 'upcoming' | 'past';
      /** The path that opens the plan's changeset in the page builder. */
      editUrl: string;
    }[];
  };
  /** The current homepage. */
  homepage: {
    /** The number of placements on the homepage, which a replacement backs up. */
    placementCount: number;
    /** The number of placements in the area `content` of all routes. They stay on the homepage. */
    allRouteContentCount: number;
  };
  /** The landing page to which the homepage would be backed up. */
  backup: {
    /** Whether a replacement creates a backup. Always true. */
    willCreate: boolean;
    /** The name that a backup would currently get. */
    name: string;
  };
  /** The unpublished changes to the homepage, which a replacement discards. */
  drafts: {
    /** The number of operations on the homepage in drafts. */
    operationCount: number;
    /** The number of these operations added by the caller. */
    byCurrentAdmin: number;
    /** The number of other administrators with such drafts. */
    otherAdminCount: number;
    /** The number of operations on the homepage in changesets left over from rollout plans. */
    detachedRolloutOperationCount: number;
  };
  /** The past rollout plans of the homepage, which a replacement cancels. */
  pastPlansToCancel: {
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The name of the rollout plan. */
    name: string;
    /** When the plan starts, in ISO 8601 format (UTC). */
    startTime: string;
    /** When the plan ends, in ISO 8601 format (UTC). Null if it has no end. */
    endTime: string | null;
    /** The status of the plan at the time of the request. */
    status: 'active' | 'upcoming' | 'past';
    /** The path that opens the plan's changeset in the page builder. */
    editUrl: string;
  }[];
  /** The reasons why a replacement would be rejected. */
  blockers: {
    /** The active and upcoming rollout plans of the homepage. */
    rolloutPlans: {
      /** The permanent ID, a UUID. */
      uuid: string;
      /** The name of the rollout plan. */
      name: string;
      /** When the plan starts, in ISO 8601 format (UTC). */
      startTime: string;
      /** When the plan ends, in ISO 8601 format (UTC). Null if it has no end. */
      endTime: string | null;
      /** The status of the plan at the time of the request. */
      status: 'active' | 'upcoming' | 'past';
      /** The path that opens the plan's changeset in the page builder. */
      editUrl: string;
    }[];
    /** Whether widgets are placed on the homepage for single entities. */
    entityScopedHomepage: boolean;
  };
  /** The fingerprints of the two pages. They change whenever the placements on a page change. */
  fingerprints: {
    /** The fingerprint of the homepage, which the replacement request must include. */
    homepage: string;
    /** The fingerprint of the landing page, which the replacement request must include. */
    landingPage: string;
  };
  /** The number of homepage backups. */
  backupsTotal: number;
  /** The codes of warnings for the administrator. None of them prevents the replacement. */
  warnings: (
    | 'LANDING_PAGE_HAS_NO_BODY'
    | 'LANDING_PAGE_NOT_LIVE'
    | 'LANDING_PAGE_HAS_UNPUBLISHED_CHANGES'
    | 'LANDING_PAGE_HAS_ROLLOUT'
    | 'LANDING_PAGE_HAS_SHARED_ROUTE_LEVEL_WIDGETS'
    | 'LANDING_PAGE_HAS_HIDDEN_WIDGETS'
    | 'LANDING_PAGE_LINKS_TO_ITSELF'
    | 'HOMEPAGE_HAS_ALL_ROUTE_CONTENT_WIDGETS'
    | 'DRAFTS_WILL_BE_DISCARDED'
    | 'PAST_PLANS_WILL_BE_CANCELLED'
  )[];
};

export type ReplaceHomepageBody = {
  /** Must be true to confirm the replacement. */
  confirm: true;
  /** The homepage fingerprint returned by the preflight. */
  homepageFingerprint: string;
  /** The landing page fingerprint returned by the preflight. */
  landingPageFingerprint: string;
};

export type ReplaceHomepageData = {
  /** The landing page with the former homepage. It is a draft. */
  backup: {
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The name shown to administrators. */
    name: string;
    /** The path of the backup's form in the admin. */
    editUrl: string;
  };
  /** The number of widget instances copied to the backup. */
  backedUpInstances: number;
  /** The number of placements copied to the backup. */
  backedUpPlacements: number;
  /** The number of widget instances deleted with the former homepage. */
  deletedInstances: number;
  /** The number of widget instances copied from the landing page. */
  clonedInstances: number;
  /** The number of placements copied from the landing page. */
  clonedPlacements: number;
  /** The changesets whose operations on the homepage were removed. The changesets themselves remain. */
  discardedChangesets: {
    /** The integer ID of the changeset. */
    changesetId: number;
    /** The integer ID of the author. Null if that account was deleted. */
    createdBy: number | null;
    /** `draft`: an administrator's draft; `detachedRollout`: left over from a rollout plan. */
    kind: 'draft' | 'detachedRollout';
    /** The number of operations removed from it. */
    operationsRemoved: number;
  }[];
  /** The past rollout plans of the homepage that were canceled. */
  cancelledPastPlans: {
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The name of the rollout plan. */
    name: string;
  }[];
  /** The number of homepage backups, including the new one. */
  backupsTotal: number;
  /** The pages for the entity. */
  links: {
    /** The type of page: `edit`, `view`, or the admin list, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The HTTP method that opens the page. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type ListMeasurementEventsQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'occurred_at' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` equals the value. */
  name?: string | undefined;
  /** Only rows whose `name` is one of the comma-separated values. */
  'name[in]'?: string | undefined;
  /** Only rows whose `path` equals the value. */
  path?: string | undefined;
  /** Only rows whose `path` contains the text, ignoring case. */
  'path[like]'?: string | undefined;
  /** Only rows whose `subject` equals the value. */
  subject?: string | undefined;
  /** Only rows whose `subject` contains the text, ignoring case. */
  'subject[like]'?: string | undefined;
  /** Only rows whose `hits` equals the value. */
  hits?: number | undefined;
  /** Only rows whose `hits` is greater than the value. */
  'hits[gt]'?: number | undefined;
  /** Only events of the visit with this ID. */
  visit_id?: string | undefined;
  /** Only rows whose `occurred_at` is greater than the value. */
  'occurred_at[gt]'?: string | undefined;
  /** Only rows whose `occurred_at` is greater than or equal to the value. */
  'occurred_at[gteq]'?: string | undefined;
  /** Only rows whose `occurred_at` is less than the value. */
  'occurred_at[lt]'?: string | undefined;
  /** Only rows whose `occurred_at` is less than or equal to the value. */
  'occurred_at[lteq]'?: string | undefined;
};

/** The events from visits of visitors who accepted measurement, newest first. */
export type ListMeasurementEventsData = {
  /** The integer ID. */
  measurement_event_id: number;
  /** The random ID of the visit, valid until the browser is closed. */
  visit_id: string;
  /** What happened. Product views and searches are also page views. */
  name: 'page_viewed' | 'searched' | 'product_viewed' | 'added_to_cart' | 'checkout_started' | 'order_placed';
  /** The path of the page, without query string and language prefix. */
  path: string;
  /** The SKU of the product, or the search terms. */
  subject: string | null;
  /** The number of products found by a search. */
  hits: number | null;
  /** When it happened, in ISO 8601 format (UTC). */
  occurred_at: string;
}[];

export type GetMeasurementSummaryQuery = {
  /** The first day of the period. By default, the period has 30 days. */
  from?: string | undefined;
  /** The last day of the period, inclusive. Defaults to today. */
  to?: string | undefined;
};

export type GetMeasurementSummaryData = {
  /** The time zone of the days: `shop.timezone` of the configuration. */
  timezone: string;
  /** Whether measurement is currently on. */
  enabled: boolean;
  /** The whole period. A visit that spans two days counts once. */
  period: {
    /** The first day. */
    from: string;
    /** The last day. */
    to: string;
    /** The number of visits. A visit ends when the browser is closed. */
    visits: number;
    /** The number of page views. */
    page_views: number;
    /** The number of visits with a product view. */
    product_visits: number;
    /** The number of visits in which a product was added to the cart. */
    cart_visits: number;
    /** The number of visits in which checkout was started. */
    checkout_visits: number;
    /** The number of visits with an order. */
    order_visits: number;
    /** The number of orders placed. Repeated orders of the same cart count once. */
    orders: number;
    /** The share of visits with an order, from 0 to 1. Null if there were no visits. */
    conversion: number | null;
  };
  /** The preceding period of the same length. */
  previous: {
    /** The first day. */
    from: string;
    /** The last day. */
    to: string;
    /** The number of visits. A visit ends when the browser is closed. */
    visits: number;
    /** The number of page views. */
    page_views: number;
    /** The number of visits with a product view. */
    product_visits: number;
    /** The number of visits in which a product was added to the cart. */
    cart_visits: number;
    /** The number of visits in which checkout was started. */
    checkout_visits: number;
    /** The number of visits with an order. */
    order_visits: number;
    /** The number of orders placed. Repeated orders of the same cart count once. */
    orders: number;
    /** The share of visits with an order, from 0 to 1. Null if there were no visits. */
    conversion: number | null;
  };
  /** Each day of the period. */
  days: {
    /** The day. */
    date: string;
    /** The number of visits. A visit ends when the browser is closed. */
    visits: number;
    /** The number of page views. */
    page_views: number;
    /** The number of visits with a product view. */
    product_visits: number;
    /** The number of visits in which a product was added to the cart. */
    cart_visits: number;
    /** The number of visits in which checkout was started. */
    checkout_visits: number;
    /** The number of visits with an order. */
    order_visits: number;
    /** The number of orders placed. Repeated orders of the same cart count once. */
    orders: number;
    /** The share of visits with an order, from 0 to 1. Null if there were no visits. */
    conversion: number | null;
  }[];
  /** The ten most viewed pages. */
  top_pages: {
    /** The path of the page, without query string. */
    path: string;
    /** The number of views. */
    views: number;
    /** The number of visits with a view of the page. */
    visits: number;
  }[];
  /** The ten searches without results with the most visits. */
  empty_searches: {
    /** The search terms, in lowercase. */
    words: string;
    /** The number of visits with this search. */
    visits: number;
  }[];
};

export type ListMediaQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'name' | 'size' | 'created_at' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only files whose name or alternative text contains the text. */
  keyword?: string | undefined;
  /** Only rows whose `folder` equals the value. */
  folder?: string | undefined;
  /** Only rows whose `folder` is one of the comma-separated values. */
  'folder[in]'?: string | undefined;
  /** Only rows whose `type` equals the value. */
  type?: string | undefined;
  /** Only rows whose `type` is one of the comma-separated values. */
  'type[in]'?: string | undefined;
  /** Only rows whose `alt` equals the value. */
  alt?: string | undefined;
  /** Only rows whose `alt` does not equal the value. */
  'alt[neq]'?: string | undefined;
  /** Only rows whose `alt` contains the text, ignoring case. */
  'alt[like]'?: string | undefined;
  /** Only rows whose `alt` does not contain the text, ignoring case. */
  'alt[nlike]'?: string | undefined;
  /** Only rows whose `alt` is one of the comma-separated values. */
  'alt[in]'?: string | undefined;
  /** Only rows whose `alt` is none of the comma-separated values. */
  'alt[nin]'?: string | undefined;
  /** Only rows whose `url` equals the value. */
  url?: string | undefined;
  /** Only rows whose `url` is one of the comma-separated values. */
  'url[in]'?: string | undefined;
  /** Only rows whose `size` equals the value. */
  size?: number | undefined;
  /** Only rows whose `size` does not equal the value. */
  'size[neq]'?: number | undefined;
  /** Only rows whose `size` is greater than the value. */
  'size[gt]'?: number | undefined;
  /** Only rows whose `size` is greater than or equal to the value. */
  'size[gteq]'?: number | undefined;
  /** Only rows whose `size` is less than the value. */
  'size[lt]'?: number | undefined;
  /** Only rows whose `size` is less than or equal to the value. */
  'size[lteq]'?: number | undefined;
  /** Only rows whose `size` is one of the comma-separated values. */
  'size[in]'?: string | undefined;
  /** Only rows whose `size` is none of the comma-separated values. */
  'size[nin]'?: string | undefined;
  /** Only rows whose `created_at` is greater than the value. */
  'created_at[gt]'?: string | undefined;
  /** Only rows whose `created_at` is greater than or equal to the value. */
  'created_at[gteq]'?: string | undefined;
  /** Only rows whose `created_at` is less than the value. */
  'created_at[lt]'?: string | undefined;
  /** Only rows whose `created_at` is less than or equal to the value. */
  'created_at[lteq]'?: string | undefined;
};

export type ListMediaData = {
  /** The integer ID. */
  media_file_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The path of the file, such as /assets/mugs/blue.png. It never changes. */
  url: string;
  /** The folder of the file, such as `products/2026`. Empty for the root. */
  folder: string;
  /** The file name within its folder. */
  name: string;
  /** The media type, such as image/png. */
  type: string;
  /** The size in bytes. */
  size: number;
  /** The width in pixels. Null if unknown. */
  width: number | null;
  /** The height in pixels. Null if unknown. */
  height: number | null;
  /** The alternative text, which describes the image for people who cannot see it. Empty if there is none. */
  alt: string;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type GetMediaData = {
  /** The integer ID. */
  media_file_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The path of the file, such as /assets/mugs/blue.png. It never changes. */
  url: string;
  /** The folder of the file, such as `products/2026`. Empty for the root. */
  folder: string;
  /** The file name within its folder. */
  name: string;
  /** The media type, such as image/png. */
  type: string;
  /** The size in bytes. */
  size: number;
  /** The width in pixels. Null if unknown. */
  width: number | null;
  /** The height in pixels. Null if unknown. */
  height: number | null;
  /** The alternative text, which describes the image for people who cannot see it. Empty if there is none. */
  alt: string;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type UpdateMediaBody = {
  /** The alternative text: one sentence that describes the image. Empty for none. */
  alt?: string | undefined;
};

export type ChangeMediaBody = {
  /** The integer IDs or UUIDs, at most 1,000. Duplicates count once. */
  ids: readonly (string | number)[];
  /** The field values to set on all records. */
  change?:
    | {
        /** The alternative text: one sentence that describes the image. Empty for none. */
        alt?: string | undefined;
      }
    | undefined;
  /** Deletes the records. */
  delete?: true | undefined;
};

/** The folders that contain files, sorted by name. */
export type ListMediaFoldersData = {
  /** The folder. Empty for the root. */
  folder: string;
  /** The number of files in the folder, excluding subfolders. */
  files: number;
}[];

export type ListMediaUsesData = {
  /** The records that use the file, at most 50 per type. */
  uses: {
    /** The record type, such as `product`. */
    type: string;
    /** The UUID of the record. Null if it has none, for example a setting. */
    uuid: string | null;
    /** The title of the record. */
    title: string;
    /** The path of the record's page in the admin. Null if it has none. */
    edit_url: string | null;
  }[];
  /** The number of additional records, of types that the caller may not read. */
  others: number;
};

export type ListMenusQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'name' | 'code' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` equals the value. */
  name?: string | undefined;
  /** Only rows whose `name` does not equal the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, ignoring case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, ignoring case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the comma-separated values. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the comma-separated values. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `code` equals the value. */
  code?: string | undefined;
  /** Only rows whose `code` does not equal the value. */
  'code[neq]'?: string | undefined;
  /** Only rows whose `code` contains the text, ignoring case. */
  'code[like]'?: string | undefined;
  /** Only rows whose `code` does not contain the text, ignoring case. */
  'code[nlike]'?: string | undefined;
  /** Only rows whose `code` is one of the comma-separated values. */
  'code[in]'?: string | undefined;
  /** Only rows whose `code` is none of the comma-separated values. */
  'code[nin]'?: string | undefined;
};

export type ListMenusData = {
  /** The integer ID. */
  menu_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The code that themes and front ends use for the menu, such as `header`. Must be unique. */
  code: string;
  /** The name shown to administrators. */
  name: string;
  /** The items, up to three levels. */
  items: {
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The label of the item, translated as `menu_item`. */
    name: string;
    /** The link target: a path, a URL, or the URN of a record. Null if the item has no link. */
    target: string | null;
    /** The child items. */
    children: {
      /** The permanent ID, a UUID. */
      uuid: string;
      /** The label of the item, translated as `menu_item`. */
      name: string;
      /** The link target: a path, a URL, or the URN of a record. Null if the item has no link. */
      target: string | null;
      /** The child items. */
      children: {
        /** The permanent ID, a UUID. */
        uuid: string;
        /** The label of the item, translated as `menu_item`. */
        name: string;
        /** The link target: a path, a URL, or the URN of a record. Null if the item has no link. */
        target: string | null;
      }[];
    }[];
  }[];
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type CreateMenuBody = {
  /** The code that themes and front ends use for the menu, such as `header`. Must be unique. */
  code: string;
  /** The name shown to administrators. */
  name: string;
  /** The items, up to three levels. Replaces the whole list. */
  items?:
    | readonly {
        /** The existing item, by UUID. Absent for a new item. */
        uuid?: string | undefined;
        /** The label of the item. */
        name: string;
        /** The link target: a path, a URL, or the URN of a record. Null if the item has no link. */
        target?: string | null | undefined;
        /** The child items. */
        children?:
          | readonly {
              /** The existing item, by UUID. Absent for a new item. */
              uuid?: string | undefined;
              /** The label of the item. */
              name: string;
              /** The link target: a path, a URL, or the URN of a record. Null if the item has no link. */
              target?: string | null | undefined;
              /** The child items. */
              children?:
                | readonly {
                    /** The existing item, by UUID. Absent for a new item. */
                    uuid?: string | undefined;
                    /** The label of the item. */
                    name: string;
                    /** The link target: a path, a URL, or the URN of a record. Null if the item has no link. */
                    target?: string | null | undefined;
                    /** Absent or empty, because menus have at most three levels. */
                    children?: readonly Record<string, unknown>[] | undefined;
                  }[]
                | undefined;
            }[]
          | undefined;
      }[]
    | undefined;
};

export type GetMenuData = {
  /** The integer ID. */
  menu_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The code that themes and front ends use for the menu, such as `header`. Must be unique. */
  code: string;
  /** The name shown to administrators. */
  name: string;
  /** The items, up to three levels. */
  items: {
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The label of the item, translated as `menu_item`. */
    name: string;
    /** The link target: a path, a URL, or the URN of a record. Null if the item has no link. */
    target: string | null;
    /** The child items. */
    children: {
      /** The permanent ID, a UUID. */
      uuid: string;
      /** The label of the item, translated as `menu_item`. */
      name: string;
      /** The link target: a path, a URL, or the URN of a record. Null if the item has no link. */
      target: string | null;
      /** The child items. */
      children: {
        /** The permanent ID, a UUID. */
        uuid: string;
        /** The label of the item, translated as `menu_item`. */
        name: string;
        /** The link target: a path, a URL, or the URN of a record. Null if the item has no link. */
        target: string | null;
      }[];
    }[];
  }[];
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type UpdateMenuBody = {
  /** The code that themes and front ends use for the menu, such as `header`. Must be unique. */
  code?: string | undefined;
  /** The name shown to administrators. */
  name?: string | undefined;
  /** The items, up to three levels. Replaces the whole list. */
  items?:
    | readonly {
        /** The existing item, by UUID. Absent for a new item. */
        uuid?: string | undefined;
        /** The label of the item. */
        name: string;
        /** The link target: a path, a URL, or the URN of a record. Null if the item has no link. */
        target?: string | null | undefined;
        /** The child items. */
        children?:
          | readonly {
              /** The existing item, by UUID. Absent for a new item. */
              uuid?: string | undefined;
              /** The label of the item. */
              name: string;
              /** The link target: a path, a URL, or the URN of a record. Null if the item has no link. */
              target?: string | null | undefined;
              /** The child items. */
              children?:
                | readonly {
                    /** The existing item, by UUID. Absent for a new item. */
                    uuid?: string | undefined;
                    /** The label of the item. */
                    name: string;
                    /** The link target: a path, a URL, or the URN of a record. Null if the item has no link. */
                    target?: string | null | undefined;
                    /** Absent or empty, because menus have at most three levels. */
                    children?: readonly Record<string, unknown>[] | undefined;
                  }[]
                | undefined;
            }[]
          | undefined;
      }[]
    | undefined;
};

export type ChangeMenusBody = {
  /** The integer IDs or UUIDs, at most 1,000. Duplicates count once. */
  ids: readonly (string | number)[];
  /** The field values to set on all records. */
  change?:
    | {
        /** The code that themes and front ends use for the menu, such as `header`. Must be unique. */
        code?: string | undefined;
        /** The name shown to administrators. */
        name?: string | undefined;
        /** The items, up to three levels. Replaces the whole list. */
        items?:
          | readonly {
              /** The existing item, by UUID. Absent for a new item. */
              uuid?: string | undefined;
              /** The label of the item. */
              name: string;
              /** The link target: a path, a URL, or the URN of a record. Null if the item has no link. */
              target?: string | null | undefined;
              /** The child items. */
              children?:
                | readonly {
                    /** The existing item, by UUID. Absent for a new item. */
                    uuid?: string | undefined;
                    /** The label of the item. */
                    name: string;
                    /** The link target: a path, a URL, or the URN of a record. Null if the item has no link. */
                    target?: string | null | undefined;
                    /** The child items. */
                    children?:
                      | readonly {
                          /** The existing item, by UUID. Absent for a new item. */
                          uuid?: string | undefined;
                          /** The label of the item. */
                          name: string;
                          /** The link target: a path, a URL, or the URN of a record. Null if the item has no link. */
                          target?: string | null | undefined;
                          /** Absent or empty, because menus have at most three levels. */
                          children?: readonly Record<string, unknown>[] | undefined;
                        }[]
                      | undefined;
                  }[]
                | undefined;
            }[]
          | undefined;
      }
    | undefined;
  /** Deletes the records. */
  delete?: true | undefined;
};

export type GetMetafieldDefinitionsQuery = {
  /** The entity type whose fields are listed. */
  ownerType: string;
};

export type GetMetafieldDefinitionsData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The entity type that has the field, such as `product`. */
  ownerType: string;
  /** The namespace within which the key is unique. */
  namespace: string;
  /** The key of the field in values. */
  key: string;
  /** The name shown to administrators. */
  name: string;
  /** A note for administrators. Null if there is none. */
  description: string | null;
  /** The type of its values. */
  type:
    | 'short_text'
    | 'long_text'
    | 'rich_text'
    | 'integer'
    | 'number'
    | 'boolean'
    | 'date'
    | 'color'
    | 'url'
    | 'group';
  /** Whether the value is a list. */
  isList: boolean;
  /** Whether every entity requires a value. */
  required: boolean;
  /** Whether the value can differ by language. */
  translatable: boolean;
  /** Whether customers can read the values. */
  visibleToCustomer: boolean;
  /** The validation rules for values. Other properties depend on the rule. */
  validations: {
    /** The validation rule, such as `size`, `range` or `regexp`. Unknown rules have no effect. */
    type: string;
    [key: string]: unknown;
  }[];
  /** How forms display the field, such as its placeholder. */
  appearance: Record<string, unknown>;
  /** The fields of a group, each described like a definition. */
  subFields: {
    /** The name of the field in the group's values. */
    key: string;
    /** The type of its values. */
    type:
      | 'short_text'
      | 'long_text'
      | 'rich_text'
      | 'integer'
      | 'number'
      | 'boolean'
      | 'date'
      | 'color'
      | 'url'
      | 'group';
    [key: string]: unknown;
  }[];
  /** The sort order among the owner's fields, lowest first. Null sorts last. */
  position: number;
  /** The theme that provides the definition, if any. */
  provisionedByTheme?: string;
}[];

export type CreateMetafieldDefinitionBody = {
  /** The entity type that has the field, such as `product`. */
  ownerType: string;
  /** The namespace within which the key is unique. */
  namespace?: string | undefined;
  /** The key of the field in values. */
  fieldKey: string;
  /** The name shown to administrators. */
  name: string;
  /** The value type: short_text, long_text, rich_text, integer, number, boolean, date, color, url, group. */
  fieldType: string;
  /** Whether the value is a list. */
  isList?: boolean | undefined;
  /** Whether the definition belongs to the active theme and is managed by it. */
  provisionedByActiveTheme?: boolean | undefined;
  /** A note for administrators. Null if there is none. */
  description?: string | null | undefined;
  /** Whether every entity requires a value. */
  required?: boolean | undefined;
  /** Whether the value can differ by language. */
  translatable?: boolean | undefined;
  /** Whether customers can read the values. */
  visibleToCustomer?: boolean | undefined;
  /** The validation rules for values. Other properties depend on the rule. */
  validations?:
    | readonly {
        /** The validation rule, such as `size`, `range` or `regexp`. */
        type: string;
        [key: string]: unknown;
      }[]
    | undefined;
  /** How forms display the field, such as its placeholder. */
  appearance?:
    | {
        /** The placeholder of the field. */
        placeholder?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  /** The fields of a group, each described like a definition. */
  subFields?: readonly CreateMetafieldDefinitionBodySchema0[] | undefined;
  /** The sort order among the owner's fields, lowest first. Null sorts last. */
  position?: number | undefined;
};

export type CreateMetafieldDefinitionBodySchema0 = {
  /** The key of the field in values. */
  key: string;
  /** The type of its values. */
  type:
    | 'short_text'
    | 'long_text'
    | 'rich_text'
    | 'integer'
    | 'number'
    | 'boolean'
    | 'date'
    | 'color'
    | 'url'
    | 'group';
  /** The name shown to administrators. */
  name?: string | undefined;
  /** A note for administrators. Null if there is none. */
  description?: string | null | undefined;
  /** Whether the value is a list. */
  isList?: boolean | undefined;
  /** Whether every entity requires a value. */
  required?: boolean | undefined;
  /** The validation rules for values. Other properties depend on the rule. */
  validations?:
    | readonly {
        /** The validation rule, such as `size`, `range` or `regexp`. */
        type: string;
        [key: string]: unknown;
      }[]
    | undefined;
  /** How forms display the field, such as its placeholder. */
  appearance?:
    | {
        /** The placeholder of the field. */
        placeholder?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  /** Accepted because forms send it, but has no effect. */
  _id?: unknown;
  /** Whether the value can differ by language. */
  translatable?: unknown;
  /** Whether customers can read the values. */
  visibleToCustomer?: unknown;
  /** The sort order among the owner's fields, lowest first. Null sorts last. */
  position?: unknown;
  /** The fields of a group. */
  subFields?: readonly CreateMetafieldDefinitionBodySchema0[] | undefined;
};

export type GetMetafieldDefinitionData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The entity type that has the field, such as `product`. */
  ownerType: string;
  /** The namespace within which the key is unique. */
  namespace: string;
  /** The key of the field in values. */
  key: string;
  /** The name shown to administrators. */
  name: string;
  /** A note for administrators. Null if there is none. */
  description: string | null;
  /** The type of its values. */
  type:
    | 'short_text'
    | 'long_text'
    | 'rich_text'
    | 'integer'
    | 'number'
    | 'boolean'
    | 'date'
    | 'color'
    | 'url'
    | 'group';
  /** Whether the value is a list. */
  isList: boolean;
  /** Whether every entity requires a value. */
  required: boolean;
  /** Whether the value can differ by language. */
  translatable: boolean;
  /** Whether customers can read the values. */
  visibleToCustomer: boolean;
  /** The validation rules for values. Other properties depend on the rule. */
  validations: {
    /** The validation rule, such as `size`, `range` or `regexp`. Unknown rules have no effect. */
    type: string;
    [key: string]: unknown;
  }[];
  /** How forms display the field, such as its placeholder. */
  appearance: Record<string, unknown>;
  /** The fields of a group, each described like a definition. */
  subFields: {
    /** The name of the field in the group's values. */
    key: string;
    /** The type of its values. */
    type:
      | 'short_text'
      | 'long_text'
      | 'rich_text'
      | 'integer'
      | 'number'
      | 'boolean'
      | 'date'
      | 'color'
      | 'url'
      | 'group';
    [key: string]: unknown;
  }[];
  /** The sort order among the owner's fields, lowest first. Null sorts last. */
  position: number;
  /** The theme that provides the definition, if any. */
  provisionedByTheme?: string;
};

export type UpdateMetafieldDefinitionBody = {
  /** The entity type that has the field, such as `product`. */
  ownerType?: unknown;
  /** The namespace within which the key is unique. */
  namespace?: unknown;
  /** Must be the stored key if present, because the key cannot change. */
  fieldKey?: unknown;
  /** Must be the stored type if present, because the type cannot change. */
  fieldType?: unknown;
  /** Whether the value is a list. */
  isList?: unknown;
  /** The name shown to administrators. */
  name?: string | undefined;
  /** A note for administrators. Null if there is none. */
  description?: string | null | undefined;
  /** Whether every entity requires a value. */
  required?: boolean | undefined;
  /** Whether the value can differ by language. */
  translatable?: boolean | undefined;
  /** Whether customers can read the values. */
  visibleToCustomer?: boolean | undefined;
  /** The validation rules for values. Other properties depend on the rule. */
  validations?:
    | readonly {
        /** The validation rule, such as `size`, `range` or `regexp`. */
        type: string;
        [key: string]: unknown;
      }[]
    | undefined;
  /** How forms display the field, such as its placeholder. */
  appearance?:
    | {
        /** The placeholder of the field. */
        placeholder?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  /** The fields of a group, each described like a definition. */
  subFields?: readonly UpdateMetafieldDefinitionBodySchema0[] | undefined;
  /** The sort order among the owner's fields, lowest first. Null sorts last. */
  position?: number | undefined;
};

export type UpdateMetafieldDefinitionBodySchema0 = {
  /** The key of the field in values. */
  key: string;
  /** The type of its values. */
  type:
    | 'short_text'
    | 'long_text'
    | 'rich_text'
    | 'integer'
    | 'number'
    | 'boolean'
    | 'date'
    | 'color'
    | 'url'
    | 'group';
  /** The name shown to administrators. */
  name?: string | undefined;
  /** A note for administrators. Null if there is none. */
  description?: string | null | undefined;
  /** Whether the value is a list. */
  isList?: boolean | undefined;
  /** Whether every entity requires a value. */
  required?: boolean | undefined;
  /** The validation rules for values. Other properties depend on the rule. */
  validations?:
    | readonly {
        /** The validation rule, such as `size`, `range` or `regexp`. */
        type: string;
        [key: string]: unknown;
      }[]
    | undefined;
  /** How forms display the field, such as its placeholder. */
  appearance?:
    | {
        /** The placeholder of the field. */
        placeholder?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  /** Accepted because forms send it, but has no effect. */
  _id?: unknown;
  /** Whether the value can differ by language. */
  translatable?: unknown;
  /** Whether customers can read the values. */
  visibleToCustomer?: unknown;
  /** The sort order among the owner's fields, lowest first. Null sorts last. */
  position?: unknown;
  /** The fields of a group. */
  subFields?: readonly UpdateMetafieldDefinitionBodySchema0[] | undefined;
};

export type DeleteMetafieldDefinitionQuery = {
  /** Must be `true` to override the theme. */
  force?: unknown;
};

export type DeleteMetafieldDefinitionData = {
  /** The permanent ID, a UUID. */
  uuid: string;
};

export type RequestNewsletterBody = {
  /** The email address. It receives a confirmation link. */
  email: string;
};

/** Always empty, because the response is the same for every email address. */
export type NewsletterData = Record<string, never>;

export type NewsletterTokenBody = {
  /** The token from the link in the email. */
  token: string;
};

export type ListSubscribersQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'email' | 'requested_at' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only subscribers whose email contains the text. */
  keyword?: string | undefined;
  /** Only rows whose `email` equals the value. */
  email?: string | undefined;
  /** Only rows whose `email` does not equal the value. */
  'email[neq]'?: string | undefined;
  /** Only rows whose `email` contains the text, ignoring case. */
  'email[like]'?: string | undefined;
  /** Only rows whose `email` does not contain the text, ignoring case. */
  'email[nlike]'?: string | undefined;
  /** Only rows whose `email` is one of the comma-separated values. */
  'email[in]'?: string | undefined;
  /** Only rows whose `email` is none of the comma-separated values. */
  'email[nin]'?: string | undefined;
  /** Only rows whose `status` equals the value. */
  status?: string | undefined;
  /** Only rows whose `status` does not equal the value. */
  'status[neq]'?: string | undefined;
  /** Only rows whose `status` contains the text, ignoring case. */
  'status[like]'?: string | undefined;
  /** Only rows whose `status` does not contain the text, ignoring case. */
  'status[nlike]'?: string | undefined;
  /** Only rows whose `status` is one of the comma-separated values. */
  'status[in]'?: string | undefined;
  /** Only rows whose `status` is none of the comma-separated values. */
  'status[nin]'?: string | undefined;
};

export type ListSubscribersData = {
  /** The integer ID. */
  newsletter_subscriber_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The email address. Must be unique, ignoring case. */
  email: string;
  /** `pending`: the confirmation link was not followed yet. Only `subscribed` addresses receive the newsletter. */
  status: 'pending' | 'subscribed' | 'unsubscribed';
  /** The code of the language in which the newsletter was requested. */
  locale: string;
  /** The integer ID of the customer whose request awaits confirmation. Null if there is none. */
  requested_by: number | null;
  /** The integer ID of the customer who verified the email address by following a link. Null if there is none. */
  customer_id: number | null;
  /** When it was last requested. */
  requested_at: string;
  /** When the email address was confirmed. Null if never. */
  subscribed_at: string | null;
  /** When the newsletter was canceled. Null if never. */
  unsubscribed_at: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type GetSubscriberData = {
  /** The integer ID. */
  newsletter_subscriber_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The email address. Must be unique, ignoring case. */
  email: string;
  /** `pending`: the confirmation link was not followed yet. Only `subscribed` addresses receive the newsletter. */
  status: 'pending' | 'subscribed' | 'unsubscribed';
  /** The code of the language in which the newsletter was requested. */
  locale: string;
  /** The integer ID of the customer whose request awaits confirmation. Null if there is none. */
  requested_by: number | null;
  /** The integer ID of the customer who verified the email address by following a link. Null if there is none. */
  customer_id: number | null;
  /** When it was last requested. */
  requested_at: string;
  /** When the email address was confirmed. Null if never. */
  subscribed_at: string | null;
  /** When the newsletter was canceled. Null if never. */
  unsubscribed_at: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type CreateOrderBody = {
  /** The UUID of the cart. */
  cart_id: string;
};

export type ListOrdersQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'number' | 'total' | 'created_at' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `number` equals the value. */
  number?: string | undefined;
  /** Only rows whose `number` contains the text, ignoring case. */
  'number[like]'?: string | undefined;
  /** Only rows whose `email` equals the value. */
  email?: string | undefined;
  /** Only rows whose `email` contains the text, ignoring case. */
  'email[like]'?: string | undefined;
  /** Only rows whose `status` equals the value. */
  status?: string | undefined;
  /** Only rows whose `status` is one of the comma-separated values. */
  'status[in]'?: string | undefined;
  /** Only rows whose `payment_status` equals the value. */
  payment_status?: PaymentStatusCode | undefined;
  /** Only rows whose `payment_status` is one of the comma-separated values. */
  'payment_status[in]'?: string | undefined;
  /** Only rows whose `shipment_status` equals the value. */
  shipment_status?: string | undefined;
  /** Only rows whose `shipment_status` is one of the comma-separated values. */
  'shipment_status[in]'?: string | undefined;
  /** Only rows whose `payment_method` equals the value. */
  payment_method?: string | undefined;
  /** Only rows whose `payment_method` is one of the comma-separated values. */
  'payment_method[in]'?: string | undefined;
  /** Only rows whose `customer` equals the value. */
  customer?: number | undefined;
  /** Only rows whose `customer` is one of the comma-separated values. */
  'customer[in]'?: string | undefined;
  /** Only rows whose `coupon` equals the value. */
  coupon?: string | undefined;
  /** Only rows whose `coupon` is one of the comma-separated values. */
  'coupon[in]'?: string | undefined;
  /** Only rows whose `total` equals the value. */
  total?: number | undefined;
  /** Only rows whose `total` is greater than the value. */
  'total[gt]'?: number | undefined;
  /** Only rows whose `total` is greater than or equal to the value. */
  'total[gteq]'?: number | undefined;
  /** Only rows whose `total` is less than the value. */
  'total[lt]'?: number | undefined;
  /** Only rows whose `total` is less than or equal to the value. */
  'total[lteq]'?: number | undefined;
  /** Only rows whose `created_at` is greater than the value. */
  'created_at[gt]'?: string | undefined;
  /** Only rows whose `created_at` is greater than or equal to the value. */
  'created_at[gteq]'?: string | undefined;
  /** Only rows whose `created_at` is less than the value. */
  'created_at[lt]'?: string | undefined;
  /** Only rows whose `created_at` is less than or equal to the value. */
  'created_at[lteq]'?: string | undefined;
  /** Only rows whose `placed` equals the value. */
  placed?: boolean | undefined;
  /** Only rows whose `paid` equals the value. */
  paid?: boolean | undefined;
  /** Only rows whose `to_ship` equals the value. */
  to_ship?: boolean | undefined;
  /** Only rows whose `unpaid` equals the value. */
  unpaid?: boolean | undefined;
  /** Only rows whose `needs_review` equals the value. */
  needs_review?: boolean | undefined;
  /** Only rows whose `keyword` equals the value. */
  keyword?: string | undefined;
};

export type ListOrdersData = {
  /** The integer ID. */
  order_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The ID of the order at the payment gateway. Null if it has none. */
  integration_order_id: string | null;
  /** The order number shown to shoppers and merchants. */
  order_number: string;
  /** The invoice number. Null if no invoice was issued. */
  invoice_number: string | null;
  /** When the invoice was issued. */
  invoiced_at: string | null;
  /** The integer ID of the cart that became the order. */
  cart_id: number;
  /** The order status, derived from `payment_status` and `shipment_status`. */
  status: 'new' | 'processing' | 'completed' | 'closed' | 'canceled';
  /** The payment status code, such as `pending` or `cod_captured`. */
  payment_status: PaymentStatusCode;
  /** The shipment status. */
  shipment_status:
    | 'unfullfilled'
    | 'partially_shipped'
    | 'shipped'
    | 'partially_delivered'
    | 'delivered'
    | 'canceled';
  /** The ISO 4217 currency code of all amounts in the order. */
  currency: string;
  /** The code of the language in which the shopper ordered, such as `de`. Null if the shop had no languages at that time. */
  locale: string | null;
  /** The ID of the browser session that placed the order. */
  sid: string | null;
  /** The integer ID of the customer. Null for a guest. */
  customer_id: number | null;
  /** The integer ID of the customer group at that time. */
  customer_group_id: number | null;
  /** The email address of the shopper. */
  customer_email: string;
  /** The name of the shopper. Null if there is none. */
  customer_full_name: string | null;
  /** The IP address from which the order was placed. */
  user_ip: string | null;
  /** The user agent of the browser that placed the order. */
  user_agent: string | null;
  /** The coupon code used for the order. */
  coupon: string | null;
  /** Whether the order needs no shipping. */
  no_shipping_required: boolean;
  /** The selected shipping method. Null if nothing is shipped. */
  shipping_method_data: {
    /** The code of the shipping provider. */
    provider_code: string;
    /** The code of the shipping method, defined by its provider. */
    method_code: string;
    /** The method as the provider offered it. */
    snapshot: {
      /** The code of the shipping method. */
      code: string;
      /** The name of the shipping method. */
      name: string;
      /** The price of the method in the currency of the order, with or without tax as the prices of the shop are. */
      cost: number;
      /** The carrier. Null if the provider did not specify one. */
      carrier: string | null;
      /** The carrier's service code. Null if there is none. */
      serviceCode: string | null;
    };
  } | null;
  /** The code of the payment method. */
  payment_method: string;
  /** The name of the payment method, as shown to the shopper. */
  payment_method_name: string;
  /** The version of the terms that the shopper accepted. Null if acceptance was not requested. */
  terms_version: string | null;
  /** When the shopper accepted the terms. */
  terms_accepted_at: string | null;
  /** The shopper's delivery note. */
  shipping_note: string | null;
  /** The integer ID of the shipping address. */
  shipping_address_id: number | null;
  /** The integer ID of the billing address. */
  billing_address_id: number | null;
  /** The number of units ordered. */
  total_qty: number;
  /** The total weight, in the shop's weight unit. */
  total_weight: number;
  /** The sum of the lines, excluding tax and before discounts, in the currency of the order. */
  sub_total: number;
  /** The sum of the lines, including tax and before discounts, in the currency of the order. */
  sub_total_incl_tax: number;
  /** The sum of the lines, excluding tax and after discounts, in the currency of the order. */
  sub_total_with_discount: number;
  /** The sum of the lines, including tax and after discounts, in the currency of the order. */
  sub_total_with_discount_incl_tax: number;
  /** The discount, including or excluding tax like catalog prices, in the currency of the order. */
  discount_amount: number;
  /** The tax on the lines after discounts, in the currency of the order. */
  tax_amount: number;
  /** The tax on the lines before discounts, in the currency of the order. */
  tax_amount_before_discount: number;
  /** The shipping fee, excluding tax, in the currency of the order. */
  shipping_fee_excl_tax: number;
  /** The shipping fee, including tax, in the currency of the order. */
  shipping_fee_incl_tax: number;
  /** The tax on the shipping fee, in the currency of the order. */
  shipping_tax_amount: number;
  /** The tax on the lines and the shipping fee, in the currency of the order. */
  total_tax_amount: number;
  /** The total that the shopper pays, including tax, in the currency of the order. */
  grand_total: number;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'order'>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The code of the shipping method. Null if nothing is shipped. */
  shipping_method: string | null;
  /** The name of the shipping method. */
  shipping_method_name: string | null;
  /** The shipping address. */
  shipping_address: {
    /** The integer ID. */
    order_address_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The name of the recipient. */
    full_name: string;
    /** The postal code. */
    postcode: string;
    /** The phone number. */
    telephone: string;
    /** The ISO 3166-1 country code, such as `US`. */
    country: string;
    /** The ISO 3166-2 code of the province, such as `US-CA`, or free text if the country has no such codes. */
    province: string;
    /** The city. */
    city: string;
    /** The street address. */
    address_1: string;
    /** The second line of the street address. */
    address_2: string | null;
    /** The name of the province, such as `California`. */
    province_name: string;
  } | null;
  /** The billing address. */
  billing_address: {
    /** The integer ID. */
    order_address_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The name of the recipient. */
    full_name: string;
    /** The postal code. */
    postcode: string;
    /** The phone number. */
    telephone: string;
    /** The ISO 3166-1 country code, such as `US`. */
    country: string;
    /** The ISO 3166-2 code of the province, such as `US-CA`, or free text if the country has no such codes. */
    province: string;
    /** The city. */
    city: string;
    /** The street address. */
    address_1: string;
    /** The second line of the street address. */
    address_2: string | null;
    /** The name of the province, such as `California`. */
    province_name: string;
  } | null;
  /** The lines of the order. */
  items: {
    /** The integer ID. */
    order_item_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The integer ID of the order. */
    order_item_order_id: number;
    /** Unused; always null. */
    referer: string | null;
    /** Unused; always null. */
    requested_data: string | null;
    /** The number of units in shipments that were not canceled. */
    shipped_qty: number;
    /** The number of refunded units, which no longer ship. */
    refunded_qty: number;
    /** The integer ID of the product. */
    product_id: number;
    /** The SKU of the product. */
    product_sku: string;
    /** The name of the product. */
    product_name: string;
    /** The first image of the product, at most 160 pixels wide and high. Null if it has none. */
    thumbnail: string | null;
    /** The weight of one unit, in the shop's weight unit. */
    product_weight: number;
    /** The catalog price of one unit, excluding tax, in the currency of the cart or order. */
    product_price: number;
    /** The catalog price of one unit, including tax, in the currency of the cart or order. */
    product_price_incl_tax: number;
    /** The price of one unit for this shopper, excluding tax and before discounts, in the currency of the cart or order. */
    final_price: number;
    /** The price of one unit for this shopper, including tax and before discounts, in the currency of the cart or order. */
    final_price_incl_tax: number;
    /** The number of units. */
    qty: number;
    /** The tax rate of the line. */
    tax_percent: number;
    /** The tax on the line after discounts, in the currency of the cart or order. */
    tax_amount: number;
    /** The tax on the line before discounts, in the currency of the cart or order. */
    tax_amount_before_discount: number;
    /** The discount on the line, including or excluding tax like catalog prices, in the currency of the cart or order. */
    discount_amount: number;
    /** The price of the line, excluding tax and before discounts, in the currency of the cart or order. */
    line_total: number;
    /** The price of the line, including tax and before discounts, in the currency of the cart or order. */
    line_total_incl_tax: number;
    /** The price of the line, excluding tax and after discounts, in the currency of the cart or order. */
    line_total_with_discount: number;
    /** The price of the line, including tax and after discounts, in the currency of the cart or order. */
    line_total_with_discount_incl_tax: number;
    /** The integer ID of the product's variant group. Null if the product is not a variant. */
    variant_group_id: number | null;
    /** The options that define the variant, as a JSON string. Null if the product is not a variant. */
    variant_options: string | null;
    /** Reserved for options that the shopper selects. Currently null. */
    product_custom_options: string | null;
    /** Whether the product does not need shipping. */
    no_shipping_required: boolean;
    /** The line total, including tax and before discounts, in the currency of the order. */
    total: number;
  }[];
  /** The pages for the entity. */
  links: {
    /** The type of page: `edit`, `view`, or the admin list, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The HTTP method that opens the page. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
}[];

export type GetOrderData = {
  /** The integer ID. */
  order_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The ID of the order at the payment gateway. Null if it has none. */
  integration_order_id: string | null;
  /** The order number shown to shoppers and merchants. */
  order_number: string;
  /** The invoice number. Null if no invoice was issued. */
  invoice_number: string | null;
  /** When the invoice was issued. */
  invoiced_at: string | null;
  /** The integer ID of the cart that became the order. */
  cart_id: number;
  /** The order status, derived from `payment_status` and `shipment_status`. */
  status: 'new' | 'processing' | 'completed' | 'closed' | 'canceled';
  /** The payment status code, such as `pending` or `cod_captured`. */
  payment_status: PaymentStatusCode;
  /** The shipment status. */
  shipment_status:
    | 'unfullfilled'
    | 'partially_shipped'
    | 'shipped'
    | 'partially_delivered'
    | 'delivered'
    | 'canceled';
  /** The ISO 4217 currency code of all amounts in the order. */
  currency: string;
  /** The code of the language in which the shopper ordered, such as `de`. Null if the shop had no languages at that time. */
  locale: string | null;
  /** The ID of the browser session that placed the order. */
  sid: string | null;
  /** The integer ID of the customer. Null for a guest. */
  customer_id: number | null;
  /** The integer ID of the customer group at that time. */
  customer_group_id: number | null;
  /** The email address of the shopper. */
  customer_email: string;
  /** The name of the shopper. Null if there is none. */
  customer_full_name: string | null;
  /** The IP address from which the order was placed. */
  user_ip: string | null;
  /** The user agent of the browser that placed the order. */
  user_agent: string | null;
  /** The coupon code used for the order. */
  coupon: string | null;
  /** Whether the order needs no shipping. */
  no_shipping_required: boolean;
  /** The selected shipping method. Null if nothing is shipped. */
  shipping_method_data: {
    /** The code of the shipping provider. */
    provider_code: string;
    /** The code of the shipping method, defined by its provider. */
    method_code: string;
    /** The method as the provider offered it. */
    snapshot: {
      /** The code of the shipping method. */
      code: string;
      /** The name of the shipping method. */
      name: string;
      /** The price of the method in the currency of the order, with or without tax as the prices of the shop are. */
      cost: number;
      /** The carrier. Null if the provider did not specify one. */
      carrier: string | null;
      /** The carrier's service code. Null if there is none. */
      serviceCode: string | null;
    };
  } | null;
  /** The code of the payment method. */
  payment_method: string;
  /** The name of the payment method, as shown to the shopper. */
  payment_method_name: string;
  /** The version of the terms that the shopper accepted. Null if acceptance was not requested. */
  terms_version: string | null;
  /** When the shopper accepted the terms. */
  terms_accepted_at: string | null;
  /** The shopper's delivery note. */
  shipping_note: string | null;
  /** The integer ID of the shipping address. */
  shipping_address_id: number | null;
  /** The integer ID of the billing address. */
  billing_address_id: number | null;
  /** The number of units ordered. */
  total_qty: number;
  /** The total weight, in the shop's weight unit. */
  total_weight: number;
  /** The sum of the lines, excluding tax and before discounts, in the currency of the order. */
  sub_total: number;
  /** The sum of the lines, including tax and before discounts, in the currency of the order. */
  sub_total_incl_tax: number;
  /** The sum of the lines, excluding tax and after discounts, in the currency of the order. */
  sub_total_with_discount: number;
  /** The sum of the lines, including tax and after discounts, in the currency of the order. */
  sub_total_with_discount_incl_tax: number;
  /** The discount, including or excluding tax like catalog prices, in the currency of the order. */
  discount_amount: number;
  /** The tax on the lines after discounts, in the currency of the order. */
  tax_amount: number;
  /** The tax on the lines before discounts, in the currency of the order. */
  tax_amount_before_discount: number;
  /** The shipping fee, excluding tax, in the currency of the order. */
  shipping_fee_excl_tax: number;
  /** The shipping fee, including tax, in the currency of the order. */
  shipping_fee_incl_tax: number;
  /** The tax on the shipping fee, in the currency of the order. */
  shipping_tax_amount: number;
  /** The tax on the lines and the shipping fee, in the currency of the order. */
  total_tax_amount: number;
  /** The total that the shopper pays, including tax, in the currency of the order. */
  grand_total: number;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'order'>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The code of the shipping method. Null if nothing is shipped. */
  shipping_method: string | null;
  /** The name of the shipping method. */
  shipping_method_name: string | null;
  /** The shipping address. */
  shipping_address: {
    /** The integer ID. */
    order_address_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The name of the recipient. */
    full_name: string;
    /** The postal code. */
    postcode: string;
    /** The phone number. */
    telephone: string;
    /** The ISO 3166-1 country code, such as `US`. */
    country: string;
    /** The ISO 3166-2 code of the province, such as `US-CA`, or free text if the country has no such codes. */
    province: string;
    /** The city. */
    city: string;
    /** The street address. */
    address_1: string;
    /** The second line of the street address. */
    address_2: string | null;
    /** The name of the province, such as `California`. */
    province_name: string;
  } | null;
  /** The billing address. */
  billing_address: {
    /** The integer ID. */
    order_address_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The name of the recipient. */
    full_name: string;
    /** The postal code. */
    postcode: string;
    /** The phone number. */
    telephone: string;
    /** The ISO 3166-1 country code, such as `US`. */
    country: string;
    /** The ISO 3166-2 code of the province, such as `US-CA`, or free text if the country has no such codes. */
    province: string;
    /** The city. */
    city: string;
    /** The street address. */
    address_1: string;
    /** The second line of the street address. */
    address_2: string | null;
    /** The name of the province, such as `California`. */
    province_name: string;
  } | null;
  /** The lines of the order. */
  items: {
    /** The integer ID. */
    order_item_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The integer ID of the order. */
    order_item_order_id: number;
    /** Unused; always null. */
    referer: string | null;
    /** Unused; always null. */
    requested_data: string | null;
    /** The number of units in shipments that were not canceled. */
    shipped_qty: number;
    /** The number of refunded units, which no longer ship. */
    refunded_qty: number;
    /** The integer ID of the product. */
    product_id: number;
    /** The SKU of the product. */
    product_sku: string;
    /** The name of the product. */
    product_name: string;
    /** The first image of the product, at most 160 pixels wide and high. Null if it has none. */
    thumbnail: string | null;
    /** The weight of one unit, in the shop's weight unit. */
    product_weight: number;
    /** The catalog price of one unit, excluding tax, in the currency of the cart or order. */
    product_price: number;
    /** The catalog price of one unit, including tax, in the currency of the cart or order. */
    product_price_incl_tax: number;
    /** The price of one unit for this shopper, excluding tax and before discounts, in the currency of the cart or order. */
    final_price: number;
    /** The price of one unit for this shopper, including tax and before discounts, in the currency of the cart or order. */
    final_price_incl_tax: number;
    /** The number of units. */
    qty: number;
    /** The tax rate of the line. */
    tax_percent: number;
    /** The tax on the line after discounts, in the currency of the cart or order. */
    tax_amount: number;
    /** The tax on the line before discounts, in the currency of the cart or order. */
    tax_amount_before_discount: number;
    /** The discount on the line, including or excluding tax like catalog prices, in the currency of the cart or order. */
    discount_amount: number;
    /** The price of the line, excluding tax and before discounts, in the currency of the cart or order. */
    line_total: number;
    /** The price of the line, including tax and before discounts, in the currency of the cart or order. */
    line_total_incl_tax: number;
    /** The price of the line, excluding tax and after discounts, in the currency of the cart or order. */
    line_total_with_discount: number;
    /** The price of the line, including tax and after discounts, in the currency of the cart or order. */
    line_total_with_discount_incl_tax: number;
    /** The integer ID of the product's variant group. Null if the product is not a variant. */
    variant_group_id: number | null;
    /** The options that define the variant, as a JSON string. Null if the product is not a variant. */
    variant_options: string | null;
    /** Reserved for options that the shopper selects. Currently null. */
    product_custom_options: string | null;
    /** Whether the product does not need shipping. */
    no_shipping_required: boolean;
    /** The line total, including tax and before discounts, in the currency of the order. */
    total: number;
  }[];
  /** The pages for the entity. */
  links: {
    /** The type of page: `edit`, `view`, or the admin list, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The HTTP method that opens the page. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateOrderBody = {
  /** The shopper's email address for messages about the order. */
  customer_email?: string | undefined;
  /** The name of the shopper. Null if there is none. */
  customer_full_name?: string | null | undefined;
  /** The complete new shipping address. It changes neither the shipping fee nor the tax. */
  shipping_address?:
    | {
        /** The full name of the recipient. */
        full_name: string;
        /** The phone number of the recipient. */
        telephone: string | number;
        /** The street and house number. */
        address_1: string;
        /** A second address line, such as a floor. Null if there is none. */
        address_2?: string | null | undefined;
        /** The city. */
        city: string;
        /** The province: its ISO 3166-2 code if the country has provinces. */
        province: string;
        /** The ISO 3166-1 alpha-2 country code. Alpha-3 codes and English names are accepted. */
        country: string;
        /** The postcode. */
        postcode: string | number;
      }
    | undefined;
  /** The complete new billing address. It does not change the tax. */
  billing_address?:
    | {
        /** The full name of the recipient. */
        full_name: string;
        /** The phone number of the recipient. */
        telephone: string | number;
        /** The street and house number. */
        address_1: string;
        /** A second address line, such as a floor. Null if there is none. */
        address_2?: string | null | undefined;
        /** The city. */
        city: string;
        /** The province: its ISO 3166-2 code if the country has provinces. */
        province: string;
        /** The ISO 3166-1 alpha-2 country code. Alpha-3 codes and English names are accepted. */
        country: string;
        /** The postcode. */
        postcode: string | number;
      }
    | undefined;
};

export type ReviewOrderData = {
  /** The number of history entries that were marked as reviewed. */
  reviewed: number;
};

export type CaptureOrderBody = {
  /** The amount to capture, in the currency of the order, including tax. Defaults to the full amount. */
  amount?: number | string | undefined;
};

export type CaptureOrderData = {
  /** The new payment status of the order. */
  paymentStatus: string;
  /** The recorded transaction. */
  transaction: {
    /** The integer ID. */
    payment_transaction_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The integer ID of the order. */
    order_id: number;
    /** The code of the payment method. */
    payment_method: string;
    /** The ID of the transaction at the gateway, unique within the payment method. */
    transaction_id: string;
    /** Whether the payment was made through a gateway or outside the shop, such as in cash. */
    transaction_type: 'online' | 'offline';
    /** The payment operation. */
    payment_action: 'authorize' | 'capture' | 'refund' | 'void';
    /** The captured, refunded, authorized or voided amount, in `currency`, including tax. */
    amount: number;
    /** The ISO 4217 currency code of the amount. */
    currency: string;
    /** The `transaction_id` of the captured or voided authorization, or of the refunded capture. */
    parent_transaction_id: string | null;
    /** The raw gateway response. Null if there is none. */
    additional_information: unknown;
    /** When it was recorded, in ISO 8601 format (UTC). */
    created_at: string;
  } | null;
};

export type RefundOrderBody = {
  /** The amount to refund, in the currency of the order, including tax. Defaults to the price of the `items` or, without items, to the remaining amount. */
  amount?: number | string | undefined;
  /** The refund reason, shown to administrators in the order history. Null if there is none. */
  reason?: string | null | undefined;
  /** The refunded units. */
  items?:
    | readonly {
        /** The order line, by integer ID or UUID. */
        order_item_id: number | string;
        /** The number of refunded units, which no longer ship. */
        qty: number;
        /** Whether the units are restocked. Defaults to false. */
        restock?: boolean | 0 | 1 | '0' | '1' | undefined;
      }[]
    | undefined;
};

export type RefundOrderData = {
  /** The new payment status of the order. */
  paymentStatus: string;
  /** The recorded transaction. */
  transaction: {
    /** The integer ID. */
    payment_transaction_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The integer ID of the order. */
    order_id: number;
    /** The code of the payment method. */
    payment_method: string;
    /** The ID of the transaction at the gateway, unique within the payment method. */
    transaction_id: string;
    /** Whether the payment was made through a gateway or outside the shop, such as in cash. */
    transaction_type: 'online' | 'offline';
    /** The payment operation. */
    payment_action: 'authorize' | 'capture' | 'refund' | 'void';
    /** The captured, refunded, authorized or voided amount, in `currency`, including tax. */
    amount: number;
    /** The ISO 4217 currency code of the amount. */
    currency: string;
    /** The `transaction_id` of the captured or voided authorization, or of the refunded capture. */
    parent_transaction_id: string | null;
    /** The raw gateway response. Null if there is none. */
    additional_information: unknown;
    /** When it was recorded, in ISO 8601 format (UTC). */
    created_at: string;
  } | null;
  /** Whether all captured payments are now refunded. */
  isFullRefund: boolean;
};

export type CancelOrderBody = {
  /** The cancellation reason, for administrators. */
  reason: string;
};

export type StartOrderPaymentBody = {
  /** The `orderToken` of the order, for callers outside the session that placed it. */
  token?: string | undefined;
  /** Where the gateway returns the shopper: a URL of the shop, or of an origin in `cors.origins`. `order` is added to its query string. Defaults to the shop's own pages. */
  return_url?: string | undefined;
};

export type StartOrderPaymentData = {
  /** The UUID of the order. */
  order_id: string;
  /** The order number shown to shoppers and merchants. */
  order_number: string;
  /** The code of the payment method. */
  payment_method: string;
  /** The payment status code, such as `pending` or `cod_captured`. */
  payment_status: PaymentStatusCode;
  /** The meaning of the status. `failed` orders may still be payable. */
  phase: 'unpaid' | 'authorized' | 'paid' | 'refunded' | 'failed' | 'canceled';
  /** The total that the shopper pays, including tax, in the currency of the order. */
  grand_total: number;
  /** The ISO 4217 currency code of all amounts in the order. */
  currency: string;
  /** Whether the shopper can start a payment for this order. */
  is_payable: boolean;
  /** Whether the order is placed: it is paid, authorized, or payment is promised. */
  is_placed: boolean;
  /** The payment instructions for the shopper, such as a bank account. Null if there are none. */
  instructions: {
    /** One or two sentences in the language of the order. */
    text: string;
    /** The payment details that the shopper needs. */
    details: {
      /** The machine-readable name, such as `iban`. */
      key: string;
      /** The name shown to shoppers. */
      label: string;
      /** The value, formatted for shoppers. */
      value: string;
    }[];
  } | null;
  /** The UUID of the order's cart if it was reopened and can be ordered again, else null. */
  cart_id: string | null;
  /** The shopper's next step. */
  step:
    | {
        /** The shopper pays at another URL and returns to `return_url`. */
        kind: 'redirect';
        /** The URL to redirect the shopper to. */
        url: string;
      }
    | {
        /** The front end completes the payment with the gateway's script. */
        kind: 'client';
        /** The data that the script needs, as documented for the payment method. */
        data: Record<string, unknown>;
      }
    | {
        /** The shopper pays according to the `instructions`. */
        kind: 'instructions';
      }
    | {
        /** No action is required from the shopper. */
        kind: 'none';
      };
};

export type GetOrderPaymentQuery = {
  /** The `orderToken` of the order, for callers outside the session that placed it. */
  token?: string | undefined;
};

export type OrderPaymentData = {
  /** The UUID of the order. */
  order_id: string;
  /** The order number shown to shoppers and merchants. */
  order_number: string;
  /** The code of the payment method. */
  payment_method: string;
  /** The payment status code, such as `pending` or `cod_captured`. */
  payment_status: PaymentStatusCode;
  /** The meaning of the status. `failed` orders may still be payable. */
  phase: 'unpaid' | 'authorized' | 'paid' | 'refunded' | 'failed' | 'canceled';
  /** The total that the shopper pays, including tax, in the currency of the order. */
  grand_total: number;
  /** The ISO 4217 currency code of all amounts in the order. */
  currency: string;
  /** Whether the shopper can start a payment for this order. */
  is_payable: boolean;
  /** Whether the order is placed: it is paid, authorized, or payment is promised. */
  is_placed: boolean;
  /** The payment instructions for the shopper, such as a bank account. Null if there are none. */
  instructions: {
    /** One or two sentences in the language of the order. */
    text: string;
    /** The payment details that the shopper needs. */
    details: {
      /** The machine-readable name, such as `iban`. */
      key: string;
      /** The name shown to shoppers. */
      label: string;
      /** The value, formatted for shoppers. */
      value: string;
    }[];
  } | null;
  /** The UUID of the order's cart if it was reopened and can be ordered again, else null. */
  cart_id: string | null;
};

export type FinishOrderPaymentBody = {
  /** The `orderToken` of the order, for callers outside the session that placed it. */
  token?: string | undefined;
  /** The query parameters that the gateway added to the return URL, if the front end handled the return itself. */
  query?: Record<string, string> | undefined;
};

export type EndOrderPaymentBody = {
  /** The `orderToken` of the order, for callers outside the session that placed it. */
  token?: string | undefined;
};

export type CreateShipmentBody = {
  /** The code of a carrier from `GET /api/carriers`. Null if it is another carrier. */
  carrier_code?: string | null | undefined;
  /** The name of the carrier. Null if there is none. */
  carrier_name?: string | null | undefined;
  /** The tracking number. Null if there is none. */
  tracking_number?: string | null | undefined;
  /** The tracking page URL of this shipment, if it differs from the carrier's. Null if there is none. */
  tracking_url?: string | null | undefined;
  /** The lines and units to ship. Defaults to everything not yet shipped. */
  items?:
    | readonly {
        /** The order line, by integer ID or UUID. */
        order_item_id: number | string;
        /** The number of units to ship. */
        qty: number;
      }[]
    | undefined;
};

export type ShipmentData = {
  /** The integer ID. */
  shipment_id: number;
  /** The integer ID of the order. */
  shipment_order_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The status of the shipment. */
  status: 'shipped' | 'delivered' | 'canceled';
  /** The name of the carrier. Null if there is none. */
  carrier_name: string | null;
  /** The code of the carrier. Null if no carrier has this name. */
  carrier_code: string | null;
  /** The tracking number. Null if there is none. */
  tracking_number: string | null;
  /** The tracking page URL: the shipment's own, or else the carrier's. Null if there is none. */
  tracking_url: string | null;
  /** The URL of the carrier's shipping label. */
  label_url: string | null;
  /** When it shipped, in ISO 8601 format (UTC). */
  shipped_at: string;
  delivered_at: string | null;
  canceled_at: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The order units in the shipment. */
  items: {
    /** The integer ID. */
    shipment_item_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The integer ID of the shipment. */
    shipment_id: number;
    /** The integer ID of the order line. */
    order_item_id: number;
    /** The number of units of the line in the shipment. */
    qty: number;
  }[];
};

export type ListOrderShipmentsQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListOrderShipmentsData = {
  /** The integer ID. */
  shipment_id: number;
  /** The integer ID of the order. */
  shipment_order_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The status of the shipment. */
  status: 'shipped' | 'delivered' | 'canceled';
  /** The name of the carrier. Null if there is none. */
  carrier_name: string | null;
  /** The code of the carrier. Null if no carrier has this name. */
  carrier_code: string | null;
  /** The tracking number. Null if there is none. */
  tracking_number: string | null;
  /** The tracking page URL: the shipment's own, or else the carrier's. Null if there is none. */
  tracking_url: string | null;
  /** The URL of the carrier's shipping label. */
  label_url: string | null;
  /** When it shipped, in ISO 8601 format (UTC). */
  shipped_at: string;
  delivered_at: string | null;
  canceled_at: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The order units in the shipment. */
  items: {
    /** The integer ID. */
    shipment_item_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The integer ID of the shipment. */
    shipment_id: number;
    /** The integer ID of the order line. */
    order_item_id: number;
    /** The number of units of the line in the shipment. */
    qty: number;
  }[];
}[];

export type ShipOrdersBody = {
  /** The UUIDs of the orders, at most 100. All remaining units are shipped. */
  ids: readonly string[];
};

export type UpdateShipmentBody = {
  /** The code of a carrier from `GET /api/carriers`. Null if it is another carrier. */
  carrier_code?: string | null | undefined;
  /** The name of the carrier. Null if there is none. */
  carrier_name?: string | null | undefined;
  /** The tracking number. Null if there is none. */
  tracking_number?: string | null | undefined;
  /** The tracking page URL of this shipment, if it differs from the carrier's. Null if there is none. */
  tracking_url?: string | null | undefined;
};

export type SendOrderEmailBody = {
  /** The type of an email that the shop has sent or could have sent for the order. */
  kind:
    | 'orderConfirmation'
    | 'orderCanceled'
    | 'orderRefunded'
    | 'shipmentCreated'
    | 'shipmentDelivered'
    | 'merchantNewOrder';
  /** The related shipment, by integer ID or UUID. Defaults to the newest matching shipment. */
  shipment_id?: number | string | undefined;
};

export type SendOrderEmailData = {
  /** The email type. */
  kind:
    | 'orderConfirmation'
    | 'orderCanceled'
    | 'orderRefunded'
    | 'shipmentCreated'
    | 'shipmentDelivered'
    | 'merchantNewOrder';
  /** The recipient's email address: the one of the order, or the merchant's comma-separated addresses. */
  to: string;
};

export type UpdateOrderMetafieldsBody = {
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'order'> | undefined;
};

export type ReplaceOrderMetafieldsBody = {
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'order'> | undefined;
};

export type SaveOrderMetafieldsBody = {
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'order'> | undefined;
};

export type UpdateOrderMetafieldBody = {
  /** The new value. Null, an empty string and an empty list remove it. */
  value: unknown;
};

export type ListOrderNotesQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListOrderNotesData = {
  /** The integer ID. */
  note_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The note, visible only to administrators. */
  text: string;
  /** The author of the note. */
  author: {
    /** The type of author: an administrator, a customer, a guest, or an extension. */
    kind: 'administrator' | 'customer' | 'guest' | 'extension';
    /** The UUID of the administrator or customer. Null for other authors. */
    uuid: string | null;
    /** The email address of the administrator, or the name of the customer or extension, at that time. Null for guests. */
    name: string | null;
  };
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
}[];

export type GetEditedPageQuery = {
  /** The UUID of the entity whose page it is. If absent, the pages of the whole route. */
  entity?: string | undefined;
  /** The integer ID or UUID of a changeset. Defaults to the caller's own draft for the active theme. */
  changeset?: string | undefined;
};

export type GetEditedPageData = {
  /** The route of the page, as used in placements. */
  route: string;
  /** The entity whose page it is. Null for the pages of the whole route. */
  entity_urn: string | null;
  /** The path of the page in the default language. Null if no such page exists yet. */
  path: string | null;
  /** The path of the page in each language of the shop, including the language prefix. */
  paths: Record<string, string>;
  /** The preview token: the page with `?changeset=<token>` shows the draft for 7 days and marks its areas and widgets in HTML comments. */
  token: string;
  /** The draft. Null until the first change. */
  changeset: {
    /** The integer ID. */
    changeset_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it. */
    name: string;
    /** The theme whose pages the changeset changes. Null for the pages shown when no theme is active. */
    theme: string | null;
    /** The cursor of each route, by route name: the `change_order` of the last applied operation. Later operations of the route are undone. */
    route_cursors: Record<string, number>;
    /** The integer ID of the administrator who created it. Null if that account was deleted. */
    created_by: number | null;
    /** When it was published, in ISO 8601 format (UTC). Null if it is not published. */
    published_at: string | null;
    /** When it was created, in ISO 8601 format (UTC). */
    created_at: string;
    /** When it was last changed, in ISO 8601 format (UTC). */
    updated_at: string;
    /** The number of operations, including undone ones. */
    operation_count: number;
  } | null;
  /** Whether a step of the route can be undone. */
  can_undo: boolean;
  /** Whether a step of the route can be redone. */
  can_redo: boolean;
  /** The widgets on the page, including disabled ones, sorted by area and position. */
  placed: {
    /** The placement, in the form used in operation payloads. */
    placement: {
      /** The permanent ID, a UUID. */
      uuid: string;
      /** The UUID of the widget instance. */
      widget_instance_uuid: string;
      /** The route of the pages, or `all`. */
      route: string;
      /** The page area. */
      area: string;
      /** The position in the area, lowest first. */
      sort_order: number;
      /** The entity whose page shows the widget. Null if all pages of the route show it. */
      entity_urn: string | null;
    };
    /** The widget instance, in the form used in operation payloads. */
    widget: {
      /** The permanent ID, a UUID. */
      uuid: string;
      /** The name shown to administrators. */
      name: string;
      /** The widget type, installed or not. */
      type: string;
      /** The settings, as required by the type. */
      settings: Record<string, unknown>;
      /** Whether the widget is shown. */
      status: boolean;
    };
    /** The number of other placements of the widget, on other pages or in other areas. */
    elsewhere: number;
  }[];
};

export type ListRolloutOverlapsQuery = {
  /** The integer ID or UUID of the changeset that the plan would show. */
  changeset_id?: string | undefined;
  /** The integer ID or UUID of the plan to change, which is excluded from the check. Without `changeset_id`, the pages of its own changeset are compared. */
  rollout_plan_id?: string | undefined;
  /** When the plan would start, in ISO 8601 format. */
  start_time?: string | null | undefined;
  /** When the plan would end, in ISO 8601 format. Absent for no end. */
  end_time?: string | null | undefined;
};

export type ListRolloutOverlapsData = {
  /** The pages that the plan would change. */
  pages: {
    /** The page type, such as `homepage` or `productView`, or `all` for all pages. */
    route: string;
    /** The entity of the page. Null if the plan changes all pages of the route. */
    entityUrn: string | null;
    /** The path of the page in the shop. Null if it has no path or several. */
    url: string | null;
  }[];
  /** The conflicting plans, oldest first, at most 20. If empty, the plan would be accepted. */
  rolloutPlans: {
    /** The integer ID. */
    rolloutPlanId: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The name of the plan. */
    name: string;
    /** The theme whose pages the plan changes. Null for the pages shown when no theme is active. */
    theme: string | null;
    /** The integer ID of the changeset that the plan shows. */
    changesetId: number;
    /** The status of the plan at the time of the request. */
    status: 'active' | 'upcoming' | 'past';
    /** When the plan starts, in ISO 8601 format (UTC). */
    startTime: string;
    /** When the plan ends, in ISO 8601 format (UTC). Null if it has no end. */
    endTime: string | null;
    /** Whether the plan has no end. */
    indefinite: boolean;
    /** The cursor of each route, by route name: the `change_order` of the last applied operation. Later operations of the route are undone. */
    routeCursors: Record<string, number>;
    /** When it was created, in ISO 8601 format (UTC). */
    createdAt: string;
    /** When it was last changed, in ISO 8601 format (UTC). */
    updatedAt: string;
    /** The changeset that the plan shows. */
    changeset: {
      /** The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it. */
      name: string;
      /** The permanent ID, a UUID. */
      uuid: string;
      /** When it was published, in ISO 8601 format (UTC). Null if it is not published. */
      publishedAt: string | null;
      /** The number of operations, including undone ones. */
      operationCount: number;
    };
    /** The pages that the plan changes. */
    pages: {
      /** The page type, such as `homepage` or `productView`, or `all` for all pages. */
      route: string;
      /** The entity of the page. Null if the plan changes all pages of the route. */
      entityUrn: string | null;
      /** The path of the page in the shop. Null if it has no path or several. */
      url: string | null;
    }[];
  }[];
};

export type CreatePreviewBody = {
  /** The time for which the pages are previewed, in ISO 8601 format. */
  at: string | null;
  /** The integer ID or UUID of a changeset to apply to the pages. Null or absent for none. */
  changeset_id?: number | string | null | undefined;
  /** The URN of an entity whose page is shown even though it is not public, such as a landing page. Null or absent for none. */
  entity_urn?: string | null | undefined;
};

export type CreatePreviewData = {
  /** The preview token: a page with `?changeset=<token>` is shown as it will be at that time. */
  token: string;
  /** The time for which the pages are previewed, in ISO 8601 format (UTC). */
  at: string;
  /** The UUID of the changeset applied to the pages. Null for none. */
  changeset_uuid: string | null;
  /** When the token expires, in ISO 8601 format (UTC). */
  expires_at: string;
};

export type ListCmsPagesQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'title' | 'status' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `title` equals the value. */
  title?: string | undefined;
  /** Only rows whose `title` does not equal the value. */
  'title[neq]'?: string | undefined;
  /** Only rows whose `title` contains the text, ignoring case. */
  'title[like]'?: string | undefined;
  /** Only rows whose `title` does not contain the text, ignoring case. */
  'title[nlike]'?: string | undefined;
  /** Only rows whose `title` is one of the comma-separated values. */
  'title[in]'?: string | undefined;
  /** Only rows whose `title` is none of the comma-separated values. */
  'title[nin]'?: string | undefined;
  /** Only rows whose `status` equals the value. */
  status?: boolean | undefined;
  /** Only rows whose `status` does not equal the value. */
  'status[neq]'?: boolean | undefined;
};

export type ListCmsPagesData = {
  /** The integer ID. */
  cms_page_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The heading of the page. */
  title: string;
  /** The content of the page. Null if there is none. */
  content: string | null;
  /** The path of the page. Must be unique among CMS pages. */
  url_key: string;
  /** Whether the page is public. False for a draft, which only administrators see. */
  status: boolean;
  /** The title for search engines. Defaults to the heading if null. */
  meta_title: string | null;
  /** The description for search engines. Null if there is none. */
  meta_description: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type CreateCmsPageBody = {
  /** The heading of the page. */
  title: string;
  /** The path of the page. Must be unique among CMS pages. */
  url_key: string;
  /** The content of the page. Null if there is none. */
  content?: string | readonly Record<string, unknown>[] | null | undefined;
  /** Whether the page is public. False for a draft, which only administrators see. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines. Defaults to the heading if null. */
  meta_title?: string | null | undefined;
  /** The description for search engines. Null if there is none. */
  meta_description?: string | null | undefined;
};

export type GetCmsPageData = {
  /** The integer ID. */
  cms_page_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The heading of the page. */
  title: string;
  /** The content of the page. Null if there is none. */
  content: string | null;
  /** The path of the page. Must be unique among CMS pages. */
  url_key: string;
  /** Whether the page is public. False for a draft, which only administrators see. */
  status: boolean;
  /** The title for search engines. Defaults to the heading if null. */
  meta_title: string | null;
  /** The description for search engines. Null if there is none. */
  meta_description: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type UpdateCmsPageBody = {
  /** The heading of the page. */
  title?: string | undefined;
  /** The path of the page. Must be unique among CMS pages. */
  url_key?: string | undefined;
  /** The content of the page. Null if there is none. */
  content?: string | readonly Record<string, unknown>[] | null | undefined;
  /** Whether the page is public. False for a draft, which only administrators see. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines. Defaults to the heading if null. */
  meta_title?: string | null | undefined;
  /** The description for search engines. Null if there is none. */
  meta_description?: string | null | undefined;
};

export type ChangeCmsPagesBody = {
  /** The integer IDs or UUIDs, at most 1,000. Duplicates count once. */
  ids: readonly (string | number)[];
  /** The field values to set on all records. */
  change?:
    | {
        /** The heading of the page. */
        title?: string | undefined;
        /** The path of the page. Must be unique among CMS pages. */
        url_key?: string | undefined;
        /** The content of the page. Null if there is none. */
        content?: string | readonly Record<string, unknown>[] | null | undefined;
        /** Whether the page is public. False for a draft, which only administrators see. */
        status?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The title for search engines. Defaults to the heading if null. */
        meta_title?: string | null | undefined;
        /** The description for search engines. Null if there is none. */
        meta_description?: string | null | undefined;
      }
    | undefined;
  /** Deletes the records. */
  delete?: true | undefined;
};

export type ListPaymentMethodsQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The payment methods of all extensions. */
export type ListPaymentMethodsData = {
  /** The code, used as the prefix of its statuses and settings. */
  code: string;
  /** The name of the method. */
  name: string;
  /** The custom name shown to shoppers. Null if the default name in their language is used. */
  display_name: string | null;
  /** Whether the merchant offers it. */
  is_on: boolean;
  /** Whether everything that it requires is set up. */
  is_ready: boolean;
  /** Whether shoppers can use it: it is enabled and ready to accept payments. Individual carts may still be excluded. */
  is_offered: boolean;
  /** Whether the merchant has decided whether to offer it, by saving `<code>PaymentStatus` at least once. */
  is_reviewed: boolean;
  /** `live` processes real payments, `test` is the gateway's test mode, `simulated` uses a simulator in its place. Null if there is no gateway or no connection is configured. */
  mode: 'live' | 'test' | 'simulated' | null;
  /** The keys of required settings without a value. */
  missing: string[];
  /** The URLs that the merchant enters at the gateway. */
  addresses: {
    /** What the gateway uses it for. */
    purpose: 'webhook' | 'return';
    /** The URL in the shop. */
    url: string;
  }[];
  /** The keys of the method's settings. */
  settings: string[];
}[];

export type ListPermissionsQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListPermissionsData = {
  /** The permission, as used in roles and API tokens: a route ID, or a permission that a module declares. */
  id: string;
  /** The actions that it allows, in English. */
  description: string;
  /** The module or extension that declares it. */
  owner: string;
}[];

export type ListProductsQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'price' | 'name' | 'status' | 'created_at' | 'qty' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only products that match the search terms, most relevant first. */
  keyword?: string | undefined;
  /** Only rows whose `name` equals the value. */
  name?: string | undefined;
  /** Only rows whose `name` does not equal the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, ignoring case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, ignoring case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the comma-separated values. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the comma-separated values. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `sku` equals the value. */
  sku?: string | undefined;
  /** Only rows whose `sku` does not equal the value. */
  'sku[neq]'?: string | undefined;
  /** Only rows whose `sku` contains the text, ignoring case. */
  'sku[like]'?: string | undefined;
  /** Only rows whose `sku` does not contain the text, ignoring case. */
  'sku[nlike]'?: string | undefined;
  /** Only rows whose `sku` is one of the comma-separated values. */
  'sku[in]'?: string | undefined;
  /** Only rows whose `sku` is none of the comma-separated values. */
  'sku[nin]'?: string | undefined;
  /** Only rows whose `price` equals the value. */
  price?: number | undefined;
  /** Only rows whose `price` does not equal the value. */
  'price[neq]'?: number | undefined;
  /** Only rows whose `price` is greater than the value. */
  'price[gt]'?: number | undefined;
  /** Only rows whose `price` is greater than or equal to the value. */
  'price[gteq]'?: number | undefined;
  /** Only rows whose `price` is less than the value. */
  'price[lt]'?: number | undefined;
  /** Only rows whose `price` is less than or equal to the value. */
  'price[lteq]'?: number | undefined;
  /** Only rows whose `price` is one of the comma-separated values. */
  'price[in]'?: string | undefined;
  /** Only rows whose `price` is none of the comma-separated values. */
  'price[nin]'?: string | undefined;
  /** Only products that cost at least the amount. */
  min_price?: number | undefined;
  /** Only products that cost at most the amount. */
  max_price?: number | undefined;
  /** Only rows whose `in_stock` equals the value. */
  in_stock?: boolean | undefined;
  /** `configurable`: only products in variant groups; `simple`: only products outside variant groups. */
  type?: string | undefined;
  /** Only rows whose `status` equals the value. */
  status?: boolean | undefined;
  /** Only rows whose `status` does not equal the value. */
  'status[neq]'?: boolean | undefined;
  /** Only products in the category, by integer ID or UUID. */
  cat?: string | undefined;
  /** Only rows whose `cat` is one of the comma-separated values. */
  'cat[in]'?: string | undefined;
  /** Only rows whose `cat` is none of the comma-separated values. */
  'cat[nin]'?: string | undefined;
  /** Only products in the collection, by integer ID, UUID or code. */
  collection?: string | undefined;
  /** Only rows whose `collection` is one of the comma-separated values. */
  'collection[in]'?: string | undefined;
  /** Only rows whose `collection` is none of the comma-separated values. */
  'collection[nin]'?: string | undefined;
  /** Only rows whose `qty` equals the value. */
  qty?: number | undefined;
  /** Only rows whose `qty` does not equal the value. */
  'qty[neq]'?: number | undefined;
  /** Only rows whose `qty` is greater than the value. */
  'qty[gt]'?: number | undefined;
  /** Only rows whose `qty` is greater than or equal to the value. */
  'qty[gteq]'?: number | undefined;
  /** Only rows whose `qty` is less than the value. */
  'qty[lt]'?: number | undefined;
  /** Only rows whose `qty` is less than or equal to the value. */
  'qty[lteq]'?: number | undefined;
  /** Only rows whose `qty` is one of the comma-separated values. */
  'qty[in]'?: string | undefined;
  /** Only rows whose `qty` is none of the comma-separated values. */
  'qty[nin]'?: string | undefined;
  /** Only products with managed stock and between one and that many units left. */
  low_stock?: number | undefined;
  /** Only rows whose `visibility` equals the value. */
  visibility?: boolean | undefined;
  /** Only rows whose `visibility` does not equal the value. */
  'visibility[neq]'?: boolean | undefined;
  /** Only products in the tax class, by integer ID. `none`: only products without one. */
  tax_class?: string | undefined;
  /** Only rows whose `attribute_group` equals the value. */
  attribute_group?: number | undefined;
  /** Only rows whose `attribute_group` does not equal the value. */
  'attribute_group[neq]'?: number | undefined;
  /** Only rows whose `attribute_group` is greater than the value. */
  'attribute_group[gt]'?: number | undefined;
  /** Only rows whose `attribute_group` is greater than or equal to the value. */
  'attribute_group[gteq]'?: number | undefined;
  /** Only rows whose `attribute_group` is less than the value. */
  'attribute_group[lt]'?: number | undefined;
  /** Only rows whose `attribute_group` is less than or equal to the value. */
  'attribute_group[lteq]'?: number | undefined;
  /** Only rows whose `attribute_group` is one of the comma-separated values. */
  'attribute_group[in]'?: string | undefined;
  /** Only rows whose `attribute_group` is none of the comma-separated values. */
  'attribute_group[nin]'?: string | undefined;
  /** 1: only the main variant of each variant group, or its first variant if it has no main variant. */
  one_per_group?: boolean | undefined;
  /** Only rows whose `variant_group` equals the value. */
  variant_group?: number | undefined;
  /** Only rows whose `variant_group` does not equal the value. */
  'variant_group[neq]'?: number | undefined;
  /** Only rows whose `variant_group` is greater than the value. */
  'variant_group[gt]'?: number | undefined;
  /** Only rows whose `variant_group` is greater than or equal to the value. */
  'variant_group[gteq]'?: number | undefined;
  /** Only rows whose `variant_group` is less than the value. */
  'variant_group[lt]'?: number | undefined;
  /** Only rows whose `variant_group` is less than or equal to the value. */
  'variant_group[lteq]'?: number | undefined;
  /** Only rows whose `variant_group` is one of the comma-separated values. */
  'variant_group[in]'?: string | undefined;
  /** Only rows whose `variant_group` is none of the comma-separated values. */
  'variant_group[nin]'?: string | undefined;
};

export type ListProductsData = {
  /** The integer ID. */
  product_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the attribute group. */
  group_id: number;
  /** The integer ID of the variant group. Null if the product is not a variant. */
  variant_group_id: number | null;
  /** The SKU, the merchant's own product code. Must be unique. */
  sku: string;
  /** The name shown to shoppers. */
  name: string;
  /** The last path segment of the product page. Must be unique among products. */
  url_key: string;
  /** The price of one unit in the shop currency. It includes tax if the setting `priceIncludingTax` is on. */
  price: number;
  /** The price before a reduction, which pages show crossed out if it is above the price. Null if there is none. It is never charged. */
  compare_at_price: number | null;
  /** The content of one unit, measured in `unit`, from which pages show the price per base unit. Null if no such price is shown. */
  unit_amount: number | null;
  /** The unit of `unit_amount`. Null if there is none. */
  unit: 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'cl' | 'l' | 'fl_oz' | 'cm' | 'm' | 'm2' | 'piece' | null;
  /** The weight of one unit, in the shop's weight unit. */
  weight: number;
  /** The integer ID of the tax class. Null if the product is not taxed. */
  tax_class: number | null;
  /** Whether it is for sale and has a public page. */
  status: boolean;
  /** Whether lists and search results show it. */
  visibility: boolean;
  /** Whether it needs no shipping, such as a gift card. */
  no_shipping_required: boolean;
  /** The description on its page. Null if there is none. */
  description: string | null;
  /** A short description of the product. Null if there is none. */
  short_description: string | null;
  /** The title for search engines. Defaults to the name if null. */
  meta_title: string | null;
  /** The description for search engines. Null if there is none. */
  meta_description: string | null;
  /** The keywords for search engines. Null if there are none. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'product'>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The number of units in stock. */
  qty: number;
  /** Whether orders reduce the stock. If not, the product never runs out. */
  manage_stock: boolean;
  /** Whether units in stock can be sold. It has no effect if stock is not managed. */
  stock_availability: boolean;
  /** The images, main image first. */
  images: string[];
  /** The integer IDs of the product's categories, in ascending order. */
  categories: number[];
  /** The attribute values, in the order of the attributes. */
  attributes: {
    /** The integer ID. */
    attribute_id: number;
    /** The code used by products, imports and filters. Must be unique and never changes. */
    attribute_code: string;
    /** The name shown to shoppers. */
    attribute_name: string;
    /** The value type: a single line, a longer text, one option, several options, or a date. It never changes. */
    type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
    /** The value in the form used in requests: the text or date, the integer ID of a select option, or a list of IDs for a multiselect. */
    value: string | number | number[] | null;
    /** The selected options of a select or multiselect attribute, in sort order. */
    options: {
      /** The integer ID. */
      option_id: number;
      /** The permanent ID, a UUID. */
      uuid: string;
      /** The text shown to shoppers. */
      option_text: string;
    }[];
  }[];
  /** The integer ID of the product's first category. Null if it has none. */
  category_id: number | null;
  /** The variants that the request created, main variant first. Absent in all other responses. */
  variants?: {
    /** The integer ID of the variant group. */
    variant_group_id: number;
    /** The integer ID. */
    product_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The SKU of the product. */
    sku: string;
    /** The name of the product. */
    name: string;
    /** Whether the product is for sale. */
    status: boolean;
    /** Whether lists and search results show the product. */
    visibility: boolean;
    /** Whether it is the main variant of the group. */
    is_main: boolean;
    /** The fields inherited from the main variant. All other fields are the variant's own. */
    inherited: (
      | 'name'
      | 'description'
      | 'short_description'
      | 'meta_title'
      | 'meta_description'
      | 'meta_keywords'
      | 'categories'
    )[];
    /** The options, in the order of the group's attributes. */
    options: {
      /** The integer ID of the attribute. */
      attribute_id: number;
      /** The code of the attribute. */
      attribute_code: string;
      /** The name of the attribute, shown to shoppers. */
      attribute_name: string;
      /** The integer ID of the selected option. */
      option_id: number;
      /** The UUID of the selected option. */
      option_uuid: string;
      /** The name of the selected option, shown to shoppers. */
      option_text: string;
      /** The swatch color of the option, such as `#1d4f3c`. Null if it has none. */
      color: string | null;
      /** The sort order of the option within its attribute. */
      sort_order: number;
    }[];
  }[];
}[];

export type CreateProductBody = {
  /** The name shown to shoppers. */
  name: string;
  /** The last path segment of the product page. Must be unique among products. */
  url_key: string;
  /** The SKU, the merchant's own product code. Must be unique. With `variants`, the SKU of the first variant. */
  sku?: string | undefined;
  /** The price of one unit in the shop currency. It includes tax if the setting `priceIncludingTax` is on. */
  price: number | string;
  /** The number of units in stock. With `variants`, the quantity of each variant that does not set its own. Defaults to 0. */
  qty?: number | string | undefined;
  /** Whether it is for sale and has a public page. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether lists and search results show it. */
  visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The attribute group, by integer ID or UUID. Defaults to the default group. */
  group_id?: number | string | undefined;
  /** The price before a reduction, which pages show crossed out if it is above the price. Null if there is none. It is never charged. */
  compare_at_price?: number | string | null | undefined;
  /** The content of one unit, measured in `unit`, from which pages show the price per base unit. Null if no such price is shown. */
  unit_amount?: number | string | null | undefined;
  /** The unit of `unit_amount`. Null if there is none. */
  unit?:
    | 'g'
    | 'kg'
    | 'oz'
    | 'lb'
    | 'ml'
    | 'cl'
    | 'l'
    | 'fl_oz'
    | 'cm'
    | 'm'
    | 'm2'
    | 'piece'
    | null
    | undefined;
  /** The weight of one unit, in the shop's weight unit. */
  weight?: number | string | undefined;
  /** The tax class, by integer ID or UUID. Null if the product is not taxed. */
  tax_class?: number | string | null | undefined;
  /** Whether orders reduce the stock. If not, the product never runs out. */
  manage_stock?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether units in stock can be sold. It has no effect if stock is not managed. */
  stock_availability?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether it needs no shipping, such as a gift card. */
  no_shipping_required?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The description on its page. Null if there is none. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** A short description of the product. Null if there is none. */
  short_description?: string | null | undefined;
  /** The title for search engines. Defaults to the name if null. */
  meta_title?: string | null | undefined;
  /** The description for search engines. Null if there is none. */
  meta_description?: string | null | undefined;
  /** The keywords for search engines. Null if there are none. */
  meta_keywords?: string | null | undefined;
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'product'> | undefined;
  /** The images, main image first. Replaces the whole list. */
  images?: readonly string[] | undefined;
  /** The categories, by integer ID or UUID. Replaces the whole list. */
  categories?: readonly (number | string)[] | undefined;
  /** One category, by integer ID or UUID, as a short form of `categories` with one entry. Null for no category. */
  category_id?: number | string | null | undefined;
  /** Attribute values. Attributes that are not listed keep their values. */
  attributes?:
    | readonly {
        /** The code of the attribute. */
        attribute_code: string;
        /** A text or date, or options by name, integer ID or UUID: one for a select, a list for a multiselect. Null, an empty string and an empty list remove the value. */
        value: string | number | readonly (string | number)[] | null;
      }[]
    | undefined;
  /** The variants, main variant first. Each inherits the fields that it does not set from the body. Missing attributes and options are created. */
  variants?:
    | readonly {
        /** The name shown to shoppers. */
        name?: string | undefined;
        /** The last path segment of the product page. Must be unique among products. */
        url_key?: string | undefined;
        /** The SKU, the merchant's own product code. Must be unique. */
        sku: string;
        /** The price of one unit in the shop currency. It includes tax if the setting `priceIncludingTax` is on. */
        price?: number | string | undefined;
        /** The number of units in stock. */
        qty?: number | string | undefined;
        /** Whether it is for sale and has a public page. */
        status?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether lists and search results show it. */
        visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The price before a reduction, which pages show crossed out if it is above the price. Null if there is none. It is never charged. */
        compare_at_price?: number | string | null | undefined;
        /** The content of one unit, measured in `unit`, from which pages show the price per base unit. Null if no such price is shown. */
        unit_amount?: number | string | null | undefined;
        /** The unit of `unit_amount`. Null if there is none. */
        unit?:
          | 'g'
          | 'kg'
          | 'oz'
          | 'lb'
          | 'ml'
          | 'cl'
          | 'l'
          | 'fl_oz'
          | 'cm'
          | 'm'
          | 'm2'
          | 'piece'
          | null
          | undefined;
        /** The weight of one unit, in the shop's weight unit. */
        weight?: number | string | undefined;
        /** The tax class, by integer ID or UUID. Null if the product is not taxed. */
        tax_class?: number | string | null | undefined;
        /** Whether orders reduce the stock. If not, the product never runs out. */
        manage_stock?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether units in stock can be sold. It has no effect if stock is not managed. */
        stock_availability?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether it needs no shipping, such as a gift card. */
        no_shipping_required?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The description on its page. Null if there is none. */
        description?: string | readonly Record<string, unknown>[] | null | undefined;
        /** A short description of the product. Null if there is none. */
        short_description?: string | null | undefined;
        /** The title for search engines. Defaults to the name if null. */
        meta_title?: string | null | undefined;
        /** The description for search engines. Null if there is none. */
        meta_description?: string | null | undefined;
        /** The keywords for search engines. Null if there are none. */
        meta_keywords?: string | null | undefined;
        /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
        metafields?: SentMetafields<'product'> | undefined;
        /** The images, main image first. Replaces the whole list. */
        images?: readonly string[] | undefined;
        /** The categories, by integer ID or UUID. Replaces the whole list. */
        categories?: readonly (number | string)[] | undefined;
        /** One category, by integer ID or UUID, as a short form of `categories` with one entry. Null for no category. */
        category_id?: number | string | null | undefined;
        /** Attribute values. Attributes that are not listed keep their values. */
        attributes?:
          | readonly {
              /** The code of the attribute. */
              attribute_code: string;
              /** A text or date, or options by name, integer ID or UUID: one for a select, a list for a multiselect. Null, an empty string and an empty list remove the value. */
              value: string | number | readonly (string | number)[] | null;
            }[]
          | undefined;
        /** The option of each attribute that distinguishes the variants: option names by select attribute code, with the same attributes in each entry. */
        options: Record<string, string | number>;
      }[]
    | undefined;
};

export type GetProductData = {
  /** The integer ID. */
  product_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the attribute group. */
  group_id: number;
  /** The integer ID of the variant group. Null if the product is not a variant. */
  variant_group_id: number | null;
  /** The SKU, the merchant's own product code. Must be unique. */
  sku: string;
  /** The name shown to shoppers. */
  name: string;
  /** The last path segment of the product page. Must be unique among products. */
  url_key: string;
  /** The price of one unit in the shop currency. It includes tax if the setting `priceIncludingTax` is on. */
  price: number;
  /** The price before a reduction, which pages show crossed out if it is above the price. Null if there is none. It is never charged. */
  compare_at_price: number | null;
  /** The content of one unit, measured in `unit`, from which pages show the price per base unit. Null if no such price is shown. */
  unit_amount: number | null;
  /** The unit of `unit_amount`. Null if there is none. */
  unit: 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'cl' | 'l' | 'fl_oz' | 'cm' | 'm' | 'm2' | 'piece' | null;
  /** The weight of one unit, in the shop's weight unit. */
  weight: number;
  /** The integer ID of the tax class. Null if the product is not taxed. */
  tax_class: number | null;
  /** Whether it is for sale and has a public page. */
  status: boolean;
  /** Whether lists and search results show it. */
  visibility: boolean;
  /** Whether it needs no shipping, such as a gift card. */
  no_shipping_required: boolean;
  /** The description on its page. Null if there is none. */
  description: string | null;
  /** A short description of the product. Null if there is none. */
  short_description: string | null;
  /** The title for search engines. Defaults to the name if null. */
  meta_title: string | null;
  /** The description for search engines. Null if there is none. */
  meta_description: string | null;
  /** The keywords for search engines. Null if there are none. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'product'>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The number of units in stock. */
  qty: number;
  /** Whether orders reduce the stock. If not, the product never runs out. */
  manage_stock: boolean;
  /** Whether units in stock can be sold. It has no effect if stock is not managed. */
  stock_availability: boolean;
  /** The images, main image first. */
  images: string[];
  /** The integer IDs of the product's categories, in ascending order. */
  categories: number[];
  /** The attribute values, in the order of the attributes. */
  attributes: {
    /** The integer ID. */
    attribute_id: number;
    /** The code used by products, imports and filters. Must be unique and never changes. */
    attribute_code: string;
    /** The name shown to shoppers. */
    attribute_name: string;
    /** The value type: a single line, a longer text, one option, several options, or a date. It never changes. */
    type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
    /** The value in the form used in requests: the text or date, the integer ID of a select option, or a list of IDs for a multiselect. */
    value: string | number | number[] | null;
    /** The selected options of a select or multiselect attribute, in sort order. */
    options: {
      /** The integer ID. */
      option_id: number;
      /** The permanent ID, a UUID. */
      uuid: string;
      /** The text shown to shoppers. */
      option_text: string;
    }[];
  }[];
  /** The integer ID of the product's first category. Null if it has none. */
  category_id: number | null;
  /** The variants that the request created, main variant first. Absent in all other responses. */
  variants?: {
    /** The integer ID of the variant group. */
    variant_group_id: number;
    /** The integer ID. */
    product_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The SKU of the product. */
    sku: string;
    /** The name of the product. */
    name: string;
    /** Whether the product is for sale. */
    status: boolean;
    /** Whether lists and search results show the product. */
    visibility: boolean;
    /** Whether it is the main variant of the group. */
    is_main: boolean;
    /** The fields inherited from the main variant. All other fields are the variant's own. */
    inherited: (
      | 'name'
      | 'description'
      | 'short_description'
      | 'meta_title'
      | 'meta_description'
      | 'meta_keywords'
      | 'categories'
    )[];
    /** The options, in the order of the group's attributes. */
    options: {
      /** The integer ID of the attribute. */
      attribute_id: number;
      /** The code of the attribute. */
      attribute_code: string;
      /** The name of the attribute, shown to shoppers. */
      attribute_name: string;
      /** The integer ID of the selected option. */
      option_id: number;
      /** The UUID of the selected option. */
      option_uuid: string;
      /** The name of the selected option, shown to shoppers. */
      option_text: string;
      /** The swatch color of the option, such as `#1d4f3c`. Null if it has none. */
      color: string | null;
      /** The sort order of the option within its attribute. */
      sort_order: number;
    }[];
  }[];
  /** The pages for the entity. */
  links: {
    /** The type of page: `edit`, `view`, or the admin list, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The HTTP method that opens the page. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateProductBody = {
  /** The name shown to shoppers. */
  name?: string | undefined;
  /** The last path segment of the product page. Must be unique among products. */
  url_key?: string | undefined;
  /** The SKU, the merchant's own product code. Must be unique. */
  sku?: string | undefined;
  /** The price of one unit in the shop currency. It includes tax if the setting `priceIncludingTax` is on. */
  price?: number | string | undefined;
  /** The number of units in stock. */
  qty?: number | string | undefined;
  /** Whether it is for sale and has a public page. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether lists and search results show it. */
  visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The attribute group, by integer ID or UUID. Defaults to the default group. */
  group_id?: number | string | undefined;
  /** The price before a reduction, which pages show crossed out if it is above the price. Null if there is none. It is never charged. */
  compare_at_price?: number | string | null | undefined;
  /** The content of one unit, measured in `unit`, from which pages show the price per base unit. Null if no such price is shown. */
  unit_amount?: number | string | null | undefined;
  /** The unit of `unit_amount`. Null if there is none. */
  unit?:
    | 'g'
    | 'kg'
    | 'oz'
    | 'lb'
    | 'ml'
    | 'cl'
    | 'l'
    | 'fl_oz'
    | 'cm'
    | 'm'
    | 'm2'
    | 'piece'
    | null
    | undefined;
  /** The weight of one unit, in the shop's weight unit. */
  weight?: number | string | undefined;
  /** The tax class, by integer ID or UUID. Null if the product is not taxed. */
  tax_class?: number | string | null | undefined;
  /** Whether orders reduce the stock. If not, the product never runs out. */
  manage_stock?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether units in stock can be sold. It has no effect if stock is not managed. */
  stock_availability?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether it needs no shipping, such as a gift card. */
  no_shipping_required?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The description on its page. Null if there is none. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** A short description of the product. Null if there is none. */
  short_description?: string | null | undefined;
  /** The title for search engines. Defaults to the name if null. */
  meta_title?: string | null | undefined;
  /** The description for search engines. Null if there is none. */
  meta_description?: string | null | undefined;
  /** The keywords for search engines. Null if there are none. */
  meta_keywords?: string | null | undefined;
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'product'> | undefined;
  /** The images, main image first. Replaces the whole list. */
  images?: readonly string[] | undefined;
  /** The categories, by integer ID or UUID. Replaces the whole list. */
  categories?: readonly (number | string)[] | undefined;
  /** One category, by integer ID or UUID, as a short form of `categories` with one entry. Null for no category. */
  category_id?: number | string | null | undefined;
  /** Attribute values. Attributes that are not listed keep their values. */
  attributes?:
    | readonly {
        /** The code of the attribute. */
        attribute_code: string;
        /** A text or date, or options by name, integer ID or UUID: one for a select, a list for a multiselect. Null, an empty string and an empty list remove the value. */
        value: string | number | readonly (string | number)[] | null;
      }[]
    | undefined;
};

export type DeleteProductData = {
  /** The integer ID. */
  product_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the attribute group. */
  group_id: number;
  /** The integer ID of the variant group. Null if the product is not a variant. */
  variant_group_id: number | null;
  /** The SKU, the merchant's own product code. Must be unique. */
  sku: string;
  /** The name shown to shoppers. */
  name: string;
  /** The last path segment of the product page. Must be unique among products. */
  url_key: string;
  /** The price of one unit in the shop currency. It includes tax if the setting `priceIncludingTax` is on. */
  price: number;
  /** The price before a reduction, which pages show crossed out if it is above the price. Null if there is none. It is never charged. */
  compare_at_price: number | null;
  /** The content of one unit, measured in `unit`, from which pages show the price per base unit. Null if no such price is shown. */
  unit_amount: number | null;
  /** The unit of `unit_amount`. Null if there is none. */
  unit: 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'cl' | 'l' | 'fl_oz' | 'cm' | 'm' | 'm2' | 'piece' | null;
  /** The weight of one unit, in the shop's weight unit. */
  weight: number;
  /** The integer ID of the tax class. Null if the product is not taxed. */
  tax_class: number | null;
  /** Whether it is for sale and has a public page. */
  status: boolean;
  /** Whether lists and search results show it. */
  visibility: boolean;
  /** Whether it needs no shipping, such as a gift card. */
  no_shipping_required: boolean;
  /** The description on its page. Null if there is none. */
  description: string | null;
  /** A short description of the product. Null if there is none. */
  short_description: string | null;
  /** The title for search engines. Defaults to the name if null. */
  meta_title: string | null;
  /** The description for search engines. Null if there is none. */
  meta_description: string | null;
  /** The keywords for search engines. Null if there are none. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'product'>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The number of units in stock. */
  qty: number;
  /** Whether orders reduce the stock. If not, the product never runs out. */
  manage_stock: boolean;
  /** Whether units in stock can be sold. It has no effect if stock is not managed. */
  stock_availability: boolean;
  /** The images, main image first. */
  images: string[];
  /** The integer IDs of the product's categories, in ascending order. */
  categories: number[];
  /** The attribute values, in the order of the attributes. */
  attributes: {
    /** The integer ID. */
    attribute_id: number;
    /** The code used by products, imports and filters. Must be unique and never changes. */
    attribute_code: string;
    /** The name shown to shoppers. */
    attribute_name: string;
    /** The value type: a single line, a longer text, one option, several options, or a date. It never changes. */
    type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
    /** The value in the form used in requests: the text or date, the integer ID of a select option, or a list of IDs for a multiselect. */
    value: string | number | number[] | null;
    /** The selected options of a select or multiselect attribute, in sort order. */
    options: {
      /** The integer ID. */
      option_id: number;
      /** The permanent ID, a UUID. */
      uuid: string;
      /** The text shown to shoppers. */
      option_text: string;
    }[];
  }[];
  /** The integer ID of the product's first category. Null if it has none. */
  category_id: number | null;
  /** The variants that the request created, main variant first. Absent in all other responses. */
  variants?: {
    /** The integer ID of the variant group. */
    variant_group_id: number;
    /** The integer ID. */
    product_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The SKU of the product. */
    sku: string;
    /** The name of the product. */
    name: string;
    /** Whether the product is for sale. */
    status: boolean;
    /** Whether lists and search results show the product. */
    visibility: boolean;
    /** Whether it is the main variant of the group. */
    is_main: boolean;
    /** The fields inherited from the main variant. All other fields are the variant's own. */
    inherited: (
      | 'name'
      | 'description'
      | 'short_description'
      | 'meta_title'
      | 'meta_description'
      | 'meta_keywords'
      | 'categories'
    )[];
    /** The options, in the order of the group's attributes. */
    options: {
      /** The integer ID of the attribute. */
      attribute_id: number;
      /** The code of the attribute. */
      attribute_code: string;
      /** The name of the attribute, shown to shoppers. */
      attribute_name: string;
      /** The integer ID of the selected option. */
      option_id: number;
      /** The UUID of the selected option. */
      option_uuid: string;
      /** The name of the selected option, shown to shoppers. */
      option_text: string;
      /** The swatch color of the option, such as `#1d4f3c`. Null if it has none. */
      color: string | null;
      /** The sort order of the option within its attribute. */
      sort_order: number;
    }[];
  }[];
};

export type ChangeProductsBody = {
  /** The integer IDs or UUIDs, at most 1,000. Duplicates count once. */
  ids: readonly (string | number)[];
  /** The field values to set on all records. */
  change?:
    | {
        /** The name shown to shoppers. */
        name?: string | undefined;
        /** The last path segment of the product page. Must be unique among products. */
        url_key?: string | undefined;
        /** The SKU, the merchant's own product code. Must be unique. */
        sku?: string | undefined;
        /** The price of one unit in the shop currency. It includes tax if the setting `priceIncludingTax` is on. */
        price?: number | string | undefined;
        /** The number of units in stock. */
        qty?: number | string | undefined;
        /** Whether it is for sale and has a public page. */
        status?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether lists and search results show it. */
        visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The attribute group, by integer ID or UUID. Defaults to the default group. */
        group_id?: number | string | undefined;
        /** The price before a reduction, which pages show crossed out if it is above the price. Null if there is none. It is never charged. */
        compare_at_price?: number | string | null | undefined;
        /** The content of one unit, measured in `unit`, from which pages show the price per base unit. Null if no such price is shown. */
        unit_amount?: number | string | null | undefined;
        /** The unit of `unit_amount`. Null if there is none. */
        unit?:
          | 'g'
          | 'kg'
          | 'oz'
          | 'lb'
          | 'ml'
          | 'cl'
          | 'l'
          | 'fl_oz'
          | 'cm'
          | 'm'
          | 'm2'
          | 'piece'
          | null
          | undefined;
        /** The weight of one unit, in the shop's weight unit. */
        weight?: number | string | undefined;
        /** The tax class, by integer ID or UUID. Null if the product is not taxed. */
        tax_class?: number | string | null | undefined;
        /** Whether orders reduce the stock. If not, the product never runs out. */
        manage_stock?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether units in stock can be sold. It has no effect if stock is not managed. */
        stock_availability?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether it needs no shipping, such as a gift card. */
        no_shipping_required?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The description on its page. Null if there is none. */
        description?: string | readonly Record<string, unknown>[] | null | undefined;
        /** A short description of the product. Null if there is none. */
        short_description?: string | null | undefined;
        /** The title for search engines. Defaults to the name if null. */
        meta_title?: string | null | undefined;
        /** The description for search engines. Null if there is none. */
        meta_description?: string | null | undefined;
        /** The keywords for search engines. Null if there are none. */
        meta_keywords?: string | null | undefined;
        /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
        metafields?: SentMetafields<'product'> | undefined;
        /** The images, main image first. Replaces the whole list. */
        images?: readonly string[] | undefined;
        /** The categories, by integer ID or UUID. Replaces the whole list. */
        categories?: readonly (number | string)[] | undefined;
        /** One category, by integer ID or UUID, as a short form of `categories` with one entry. Null for no category. */
        category_id?: number | string | null | undefined;
        /** Attribute values. Attributes that are not listed keep their values. */
        attributes?:
          | readonly {
              /** The code of the attribute. */
              attribute_code: string;
              /** A text or date, or options by name, integer ID or UUID: one for a select, a list for a multiselect. Null, an empty string and an empty list remove the value. */
              value: string | number | readonly (string | number)[] | null;
            }[]
          | undefined;
      }
    | undefined;
  /** Deletes the records. */
  delete?: true | undefined;
  /** Changes relative to each record's current values. */
  adjust?:
    | {
        /** Changes the price by a percentage or an amount. */
        price?:
          | {
              /** The percentage by which the amount increases or, if negative, decreases: -100 to 1000, at most 4 decimals. */
              percent?: number | string | undefined;
              /** The amount to add or, if negative, to subtract. */
              amount?: number | string | undefined;
            }
          | undefined;
        /** Changes the price before a reduction, if there is one. `from_price` sets it to the price before this change. */
        compare_at_price?:
          | {
              /** The percentage by which the amount increases or, if negative, decreases: -100 to 1000, at most 4 decimals. */
              percent?: number | string | undefined;
              /** The amount to add or, if negative, to subtract. */
              amount?: number | string | undefined;
              /** Sets it to the price before this change. */
              from_price?: true | undefined;
            }
          | undefined;
        /** The categories to add, by integer ID or UUID. */
        add_categories?: readonly (number | string)[] | undefined;
        /** The categories to remove, by integer ID or UUID. */
        remove_categories?: readonly (number | string)[] | undefined;
      }
    | undefined;
};

export type ImportProductsBody = {
  /** The file in UTF-8: a table with a header row (CSV), or JSON lines. */
  file: File;
  /** The format. Defaults to JSON lines for .jsonl and .ndjson, else CSV. */
  format?: 'csv' | 'jsonl' | undefined;
  /** Reports what would happen without writing anything. */
  dry_run?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Writes nothing if any row is rejected. Other imports wait until this one ends. */
  all_or_nothing?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type ImportProductsData = {
  /** The number of rows in the file. */
  rows: number;
  /** The number of rows that create a product. */
  created: number;
  /** The number of rows that change a product. */
  updated: number;
  /** The number of rows that match the existing product. */
  unchanged: number;
  /** The number of rows that are rejected. */
  refused: number;
  /** Whether nothing was written because this was a dry run. */
  dry_run: boolean;
  /** Whether nothing was written because a row was rejected. */
  rolled_back: boolean;
  /** The first 1000 rejected rows, in file order. */
  refusals: {
    /** The line of the file on which the row begins, from 1. */
    line: number;
    /** The SKU of the row. Null if it has no readable SKU. */
    sku: string | null;
    /** All errors of the row. */
    faults: {
      /** The path of the value, such as `variants.1.sku`. Null if the error concerns the whole row. */
      field: string | null;
      /** The error message. */
      message: string;
    }[];
  }[];
};

export type ExportProductsQuery = {
  /** The format of the file. */
  format?: 'csv' | 'jsonl' | undefined;
};

export type AddProductLinkBody = {
  /** The linked product, by integer ID or UUID. */
  linked_product_id: number | string;
  /** The link type: related product, cross-sell or upsell. */
  type: 'related' | 'cross_sell' | 'upsell';
  /** The sort order among links of the same type, lowest first. */
  sort_order?: number | string | undefined;
};

export type ProductLinkData = {
  /** The integer ID. */
  product_link_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the product that shows the linked product. */
  product_id: number;
  /** The integer ID of the linked product. */
  linked_product_id: number;
  /** The UUID of the linked product. */
  linked_product_uuid: string;
  /** The SKU of the linked product. */
  linked_product_sku: string;
  /** The link type: related product, cross-sell or upsell. */
  type: 'related' | 'cross_sell' | 'upsell';
  /** The sort order among links of the same type, lowest first. */
  sort_order: number;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
};

export type ListProductLinksQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListProductLinksData = {
  /** The integer ID. */
  product_link_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the product that shows the linked product. */
  product_id: number;
  /** The integer ID of the linked product. */
  linked_product_id: number;
  /** The UUID of the linked product. */
  linked_product_uuid: string;
  /** The SKU of the linked product. */
  linked_product_sku: string;
  /** The link type: related product, cross-sell or upsell. */
  type: 'related' | 'cross_sell' | 'upsell';
  /** The sort order among links of the same type, lowest first. */
  sort_order: number;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
}[];

export type UpdateProductLinkBody = {
  /** The link type: related product, cross-sell or upsell. */
  type?: 'related' | 'cross_sell' | 'upsell' | undefined;
  /** The sort order among links of the same type, lowest first. */
  sort_order?: number | string | undefined;
};

export type UpdateProductMetafieldBody = {
  /** The new value. Null, an empty string and an empty list remove it. */
  value: unknown;
};

export type ListRedirectsQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'from_path' | 'target' | 'created_at' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only redirects whose path or target contains the text. */
  keyword?: string | undefined;
  /** Only rows whose `from_path` equals the value. */
  from_path?: string | undefined;
  /** Only rows whose `from_path` does not equal the value. */
  'from_path[neq]'?: string | undefined;
  /** Only rows whose `from_path` contains the text, ignoring case. */
  'from_path[like]'?: string | undefined;
  /** Only rows whose `from_path` does not contain the text, ignoring case. */
  'from_path[nlike]'?: string | undefined;
  /** Only rows whose `from_path` is one of the comma-separated values. */
  'from_path[in]'?: string | undefined;
  /** Only rows whose `from_path` is none of the comma-separated values. */
  'from_path[nin]'?: string | undefined;
  /** Only rows whose `target` equals the value. */
  target?: string | undefined;
  /** Only rows whose `target` does not equal the value. */
  'target[neq]'?: string | undefined;
  /** Only rows whose `target` contains the text, ignoring case. */
  'target[like]'?: string | undefined;
  /** Only rows whose `target` does not contain the text, ignoring case. */
  'target[nlike]'?: string | undefined;
  /** Only rows whose `target` is one of the comma-separated values. */
  'target[in]'?: string | undefined;
  /** Only rows whose `target` is none of the comma-separated values. */
  'target[nin]'?: string | undefined;
  /** Only rows whose `status` equals the value. */
  status?: number | undefined;
  /** Only rows whose `status` does not equal the value. */
  'status[neq]'?: number | undefined;
  /** Only rows whose `status` is greater than the value. */
  'status[gt]'?: number | undefined;
  /** Only rows whose `status` is greater than or equal to the value. */
  'status[gteq]'?: number | undefined;
  /** Only rows whose `status` is less than the value. */
  'status[lt]'?: number | undefined;
  /** Only rows whose `status` is less than or equal to the value. */
  'status[lteq]'?: number | undefined;
  /** Only rows whose `status` is one of the comma-separated values. */
  'status[in]'?: string | undefined;
  /** Only rows whose `status` is none of the comma-separated values. */
  'status[nin]'?: string | undefined;
};

export type ListRedirectsData = {
  /** The integer ID. */
  redirect_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The path to redirect, without query string and language prefix. Must be unique. */
  from_path: string;
  /** The redirect target: a path in the shop, or an absolute http or https URL. */
  target: string;
  /** 301 for a permanent redirect, 302 for a temporary redirect. */
  status: number;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type CreateRedirectBody = {
  /** The path to redirect, without query string and language prefix. Must be unique. */
  from_path: string;
  /** The redirect target: a path in the shop, or an absolute http or https URL. */
  target: string;
  /** 301 for a permanent redirect, 302 for a temporary redirect. */
  status?: 301 | 302 | '301' | '302' | undefined;
};

export type GetRedirectData = {
  /** The integer ID. */
  redirect_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The path to redirect, without query string and language prefix. Must be unique. */
  from_path: string;
  /** The redirect target: a path in the shop, or an absolute http or https URL. */
  target: string;
  /** 301 for a permanent redirect, 302 for a temporary redirect. */
  status: number;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type UpdateRedirectBody = {
  /** The path to redirect, without query string and language prefix. Must be unique. */
  from_path?: string | undefined;
  /** The redirect target: a path in the shop, or an absolute http or https URL. */
  target?: string | undefined;
  /** 301 for a permanent redirect, 302 for a temporary redirect. */
  status?: 301 | 302 | '301' | '302' | undefined;
};

export type ChangeRedirectsBody = {
  /** The integer IDs or UUIDs, at most 1,000. Duplicates count once. */
  ids: readonly (string | number)[];
  /** The field values to set on all records. */
  change?:
    | {
        /** The path to redirect, without query string and language prefix. Must be unique. */
        from_path?: string | undefined;
        /** The redirect target: a path in the shop, or an absolute http or https URL. */
        target?: string | undefined;
        /** 301 for a permanent redirect, 302 for a temporary redirect. */
        status?: 301 | 302 | '301' | '302' | undefined;
      }
    | undefined;
  /** Deletes the records. */
  delete?: true | undefined;
};

export type ListRolesQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'name' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` equals the value. */
  name?: string | undefined;
  /** Only rows whose `name` does not equal the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, ignoring case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, ignoring case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the comma-separated values. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the comma-separated values. */
  'name[nin]'?: string | undefined;
};

export type ListRolesData = {
  /** The integer ID. */
  admin_role_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name of the role. Must be unique. */
  name: string;
  /** Route IDs. `*` grants all permissions. */
  permissions: string[];
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type CreateRoleBody = {
  /** The name of the role. Must be unique. */
  name: string;
  /** Route IDs. `*` grants all permissions. */
  permissions: readonly string[];
};

export type GetRoleData = {
  /** The integer ID. */
  admin_role_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name of the role. Must be unique. */
  name: string;
  /** Route IDs. `*` grants all permissions. */
  permissions: string[];
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type UpdateRoleBody = {
  /** The name of the role. Must be unique. */
  name?: string | undefined;
  /** Route IDs. `*` grants all permissions. */
  permissions?: readonly string[] | undefined;
};

export type ListRolloutPlansQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'name' | 'start_time' | 'end_time' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` equals the value. */
  name?: string | undefined;
  /** Only rows whose `name` does not equal the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, ignoring case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, ignoring case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the comma-separated values. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the comma-separated values. */
  'name[nin]'?: string | undefined;
  /** The status of the listed plans. */
  status?: 'active' | 'upcoming' | 'past' | 'all' | undefined;
  /** Only rows whose `status` does not equal the value. */
  'status[neq]'?: string | undefined;
  /** Only rows whose `status` is one of the comma-separated values. */
  'status[in]'?: string | undefined;
  /** Only rows whose `status` is none of the comma-separated values. */
  'status[nin]'?: string | undefined;
  /** Only rows whose `theme` equals the value. */
  theme?: string | undefined;
  /** Only rows whose `theme` does not equal the value. */
  'theme[neq]'?: string | undefined;
  /** Only rows whose `theme` contains the text, ignoring case. */
  'theme[like]'?: string | undefined;
  /** Only rows whose `theme` does not contain the text, ignoring case. */
  'theme[nlike]'?: string | undefined;
  /** Only rows whose `theme` is one of the comma-separated values. */
  'theme[in]'?: string | undefined;
  /** Only rows whose `theme` is none of the comma-separated values. */
  'theme[nin]'?: string | undefined;
  /** Only rows whose `changeset_id` equals the value. */
  changeset_id?: number | undefined;
  /** Only rows whose `changeset_id` does not equal the value. */
  'changeset_id[neq]'?: number | undefined;
  /** Only rows whose `changeset_id` is greater than the value. */
  'changeset_id[gt]'?: number | undefined;
  /** Only rows whose `changeset_id` is greater than or equal to the value. */
  'changeset_id[gteq]'?: number | undefined;
  /** Only rows whose `changeset_id` is less than the value. */
  'changeset_id[lt]'?: number | undefined;
  /** Only rows whose `changeset_id` is less than or equal to the value. */
  'changeset_id[lteq]'?: number | undefined;
  /** Only rows whose `changeset_id` is one of the comma-separated values. */
  'changeset_id[in]'?: string | undefined;
  /** Only rows whose `changeset_id` is none of the comma-separated values. */
  'changeset_id[nin]'?: string | undefined;
  /** Only rows whose `start_time` is greater than the value. */
  'start_time[gt]'?: string | undefined;
  /** Only rows whose `start_time` is greater than or equal to the value. */
  'start_time[gteq]'?: string | undefined;
  /** Only rows whose `start_time` is less than the value. */
  'start_time[lt]'?: string | undefined;
  /** Only rows whose `start_time` is less than or equal to the value. */
  'start_time[lteq]'?: string | undefined;
  /** Only rows whose `end_time` is greater than the value. */
  'end_time[gt]'?: string | undefined;
  /** Only rows whose `end_time` is greater than or equal to the value. */
  'end_time[gteq]'?: string | undefined;
  /** Only rows whose `end_time` is less than the value. */
  'end_time[lt]'?: string | undefined;
  /** Only rows whose `end_time` is less than or equal to the value. */
  'end_time[lteq]'?: string | undefined;
};

export type ListRolloutPlansData = {
  /** The status of the listed plans. */
  status: 'active' | 'upcoming' | 'past' | 'all';
  /** The plans on this page of the list. */
  rolloutPlans: {
    /** The integer ID. */
    rolloutPlanId: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The name of the plan. */
    name: string;
    /** The theme whose pages the plan changes. Null for the pages shown when no theme is active. */
    theme: string | null;
    /** The integer ID of the changeset that the plan shows. */
    changesetId: number;
    /** The status of the plan at the time of the request. */
    status: 'active' | 'upcoming' | 'past';
    /** When the plan starts, in ISO 8601 format (UTC). */
    startTime: string;
    /** When the plan ends, in ISO 8601 format (UTC). Null if it has no end. */
    endTime: string | null;
    /** Whether the plan has no end. */
    indefinite: boolean;
    /** The cursor of each route, by route name: the `change_order` of the last applied operation. Later operations of the route are undone. */
    routeCursors: Record<string, number>;
    /** When it was created, in ISO 8601 format (UTC). */
    createdAt: string;
    /** When it was last changed, in ISO 8601 format (UTC). */
    updatedAt: string;
    /** The changeset that the plan shows. */
    changeset: {
      /** The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it. */
      name: string;
      /** The permanent ID, a UUID. */
      uuid: string;
      /** When it was published, in ISO 8601 format (UTC). Null if it is not published. */
      publishedAt: string | null;
      /** The number of operations, including undone ones. */
      operationCount: number;
    };
    /** The pages that the plan changes. */
    pages: {
      /** The page type, such as `homepage` or `productView`, or `all` for all pages. */
      route: string;
      /** The entity of the page. Null if the plan changes all pages of the route. */
      entityUrn: string | null;
      /** The path of the page in the shop. Null if it has no path or several. */
      url: string | null;
    }[];
  }[];
};

export type CreateRolloutPlanBody = {
  /** The name of the plan. */
  name: string;
  /** The integer ID or UUID of the changeset that the plan shows. */
  changeset_id: number | string;
  /** When the plan starts, in ISO 8601 format (UTC). */
  start_time?: string | null | undefined;
  /** When the plan ends, in ISO 8601 format. Null, empty or absent in a new plan means no end. */
  end_time?: string | null | undefined;
};

export type GetRolloutPlanData = {
  /** The integer ID. */
  rolloutPlanId: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name of the plan. */
  name: string;
  /** The theme whose pages the plan changes. Null for the pages shown when no theme is active. */
  theme: string | null;
  /** The integer ID of the changeset that the plan shows. */
  changesetId: number;
  /** The status of the plan at the time of the request. */
  status: 'active' | 'upcoming' | 'past';
  /** When the plan starts, in ISO 8601 format (UTC). */
  startTime: string;
  /** When the plan ends, in ISO 8601 format (UTC). Null if it has no end. */
  endTime: string | null;
  /** Whether the plan has no end. */
  indefinite: boolean;
  /** The cursor of each route, by route name: the `change_order` of the last applied operation. Later operations of the route are undone. */
  routeCursors: Record<string, number>;
  /** When it was created, in ISO 8601 format (UTC). */
  createdAt: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updatedAt: string;
  /** The changeset that the plan shows. */
  changeset: {
    /** The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it. */
    name: string;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** When it was published, in ISO 8601 format (UTC). Null if it is not published. */
    publishedAt: string | null;
    /** The number of operations, including undone ones. */
    operationCount: number;
  };
  /** The pages that the plan changes. */
  pages: {
    /** The page type, such as `homepage` or `productView`, or `all` for all pages. */
    route: string;
    /** The entity of the page. Null if the plan changes all pages of the route. */
    entityUrn: string | null;
    /** The path of the page in the shop. Null if it has no path or several. */
    url: string | null;
  }[];
};

export type UpdateRolloutPlanBody = {
  /** The name of the plan. */
  name?: string | undefined;
  /** When the plan starts, in ISO 8601 format (UTC). */
  start_time?: unknown | string | null | undefined;
  /** When the plan ends, in ISO 8601 format. Null, empty or absent in a new plan means no end. */
  end_time?: string | null | undefined;
};

export type CancelRolloutPlanData = {
  /** Always true. */
  cancelled: true;
};

export type SyncRolloutPlanData = {
  /** Always true. */
  synced: true;
  /** The cursor of each route, by route name: the `change_order` of the last applied operation. Later operations of the route are undone. */
  routeCursors: Record<string, number>;
};

export type AdminSearchQuery = {
  /** The search terms. Each must match the beginning of a word in the record. */
  q: string;
  /** Maximum number of results per type. */
  limit?: number | undefined;
};

/** One group for each type that the caller may list, including empty groups. */
export type AdminSearchData = {
  /** The record type: `order`, `product`, `customer`, `category`, `cms_page`, `coupon`. */
  type: string;
  /** The matching records, best matches or newest first. */
  hits: {
    /** The record type, same as that of its group. */
    type: string;
    /** The UUID of the record. */
    uuid: string;
    /** The title of the record, such as its name or number. */
    title: string;
    /** Details that distinguish the record from others with the same title. */
    subtitle: string | null;
    /** The path of the record's page in the admin. */
    edit_url: string;
  }[];
}[];

export type SearchSuggestionsQuery = {
  /** The partial keyword. There are no suggestions for a single letter of an alphabetic script. */
  q: string;
};

/** The search suggestions, in the language of the request. */
export type SearchSuggestionsData = {
  /** The keyword, trimmed. */
  keyword: string;
  /** The best matches among the newest products, one for each variant group, at most 6. */
  products: {
    /** The UUID of the product. */
    uuid: string;
    /** The SKU of the product. */
    sku: string;
    /** The name of the product, in the language of the request. */
    name: string;
    /** The path of the page, in the language of the request. */
    url: string;
    /** The image URL, in the size used in lists. Null if there is no image. */
    image: string | null;
    /** The price in the shop currency. It includes tax if catalog prices do. */
    price: number;
    /** The price range of the variants. Both prices are the product's own price if it has no variants. */
    price_range: {
      /** The lowest price of the variants. */
      min: number;
      /** The highest price of the variants. */
      max: number;
    };
    /** Whether the product or one of its variants can be bought. */
    in_stock: boolean;
  }[];
  /** Categories with words that begin with the keyword, at most 3. */
  categories: {
    /** The UUID of the record. */
    uuid: string;
    /** The name or title, in the language of the request. */
    name: string;
    /** The path of the page, in the language of the request. */
    url: string;
  }[];
  /** CMS pages with words that begin with the keyword, at most 3. */
  pages: {
    /** The UUID of the record. */
    uuid: string;
    /** The name or title, in the language of the request. */
    name: string;
    /** The path of the page, in the language of the request. */
    url: string;
  }[];
  /** Public blog posts with words that begin with the keyword, at most 3. */
  posts: {
    /** The UUID of the record. */
    uuid: string;
    /** The name or title, in the language of the request. */
    name: string;
    /** The path of the page, in the language of the request. */
    url: string;
  }[];
};

export type ListSearchSynonymsQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'created_at' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only groups whose comma-separated terms contain the text. */
  keyword?: string | undefined;
};

export type ListSearchSynonymsData = {
  /** The integer ID. */
  search_synonym_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The words and phrases that product search treats as synonyms, such as `sofa` and `couch`. */
  terms: string[];
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type CreateSearchSynonymBody = {
  /** The words and phrases that product search treats as synonyms, such as `sofa` and `couch`. */
  terms: readonly string[];
};

export type GetSearchSynonymData = {
  /** The integer ID. */
  search_synonym_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The words and phrases that product search treats as synonyms, such as `sofa` and `couch`. */
  terms: string[];
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type UpdateSearchSynonymBody = {
  /** The words and phrases that product search treats as synonyms, such as `sofa` and `couch`. */
  terms?: readonly string[] | undefined;
};

/** The effective values of all settings, by key. For secret settings, whether they have a value. */
export type GetSettingsData = Record<string, unknown>;

/** The settings to save, by key. Null unsets a setting, so its default applies again. */
export type SaveSettingBody = Record<string, unknown>;

export type GetSettingsSchemaQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type GetSettingsSchemaData = {
  /** The key used to read and save the setting. */
  key: string;
  /** The settings page that shows it, such as `store` or `payments`. */
  group: string;
  /** The name shown to administrators. */
  label: string;
  /** A description of the setting. Null if there is none. */
  description: string | null;
  /** The JSON schema of valid values. Amounts of money have the format `amount`. */
  schema: Record<string, unknown>;
  /** The value used if none is set. Null if there is no default. */
  default: unknown;
  /** The effective value. For a secret setting, `***`, or null if it has no value. */
  value: unknown;
  /** Whether the value is stored encrypted and never returned. */
  secret: boolean;
  /** Whether the value is set by the configuration or saved. */
  is_set: boolean;
  /** Whether the configuration sets the value. If so, a saved value has no effect. */
  in_config: boolean;
}[];

export type ListShippingZonesQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListShippingZonesData = {
  /** The integer ID. */
  shipping_zone_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name of the zone. */
  name: string;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The ISO 3166-1 codes of the zone's countries. A country with entries in `provinces` is limited to them. */
  countries: string[];
  /** The provinces of the zone. */
  provinces: {
    /** The ISO 3166-1 code of the country. */
    country: string;
    /** The ISO 3166-2 code of the province, such as `US-CA`. */
    province: string;
    /** The name of the province. */
    province_name: string;
  }[];
  /** The providers attached to the zone. */
  providers: {
    /** The integer ID. */
    shipping_zone_provider_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The integer ID of the zone. */
    zone_id: number;
    /** The provider code. The provider may not be installed. */
    provider_code: string;
    /** Whether the provider serves the zone. */
    is_enabled: boolean;
    /** The sort order of the provider's methods among other providers, lowest first. */
    sort_order: number;
    /** The provider's configuration in the zone, with the fields that the provider declares. */
    config: Record<string, unknown>;
  }[];
  /** The older zone that covers every location of this zone at least as specifically and with the same providers, so that this zone has no effect. Null if there is none. */
  shadowed_by: {
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The name of the older zone. */
    name: string;
  } | null;
}[];

export type CreateShippingZoneBody = {
  /** The name of the zone. */
  name: string;
  /** The ISO 3166-1 codes of the zone's countries. A country with entries in `provinces` is limited to them. */
  countries?: readonly string[] | undefined;
  /** The provinces of the zone. */
  provinces?:
    | readonly {
        /** The ISO 3166-1 country code. Alpha-3 codes and English names are accepted. */
        country: string;
        /** The code, short code or name of the province. */
        province: string;
      }[]
    | undefined;
};

export type GetShippingZoneData = {
  /** The integer ID. */
  shipping_zone_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name of the zone. */
  name: string;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The ISO 3166-1 codes of the zone's countries. A country with entries in `provinces` is limited to them. */
  countries: string[];
  /** The provinces of the zone. */
  provinces: {
    /** The ISO 3166-1 code of the country. */
    country: string;
    /** The ISO 3166-2 code of the province, such as `US-CA`. */
    province: string;
    /** The name of the province. */
    province_name: string;
  }[];
  /** The providers attached to the zone. */
  providers: {
    /** The integer ID. */
    shipping_zone_provider_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The integer ID of the zone. */
    zone_id: number;
    /** The provider code. The provider may not be installed. */
    provider_code: string;
    /** Whether the provider serves the zone. */
    is_enabled: boolean;
    /** The sort order of the provider's methods among other providers, lowest first. */
    sort_order: number;
    /** The provider's configuration in the zone, with the fields that the provider declares. */
    config: Record<string, unknown>;
  }[];
  /** The older zone that covers every location of this zone at least as specifically and with the same providers, so that this zone has no effect. Null if there is none. */
  shadowed_by: {
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The name of the older zone. */
    name: string;
  } | null;
};

export type UpdateShippingZoneBody = {
  /** The name of the zone. */
  name?: string | undefined;
  /** The ISO 3166-1 codes of the zone's countries. A country with entries in `provinces` is limited to them. */
  countries?: readonly string[] | undefined;
  /** The provinces of the zone. */
  provinces?:
    | readonly {
        /** The ISO 3166-1 country code. Alpha-3 codes and English names are accepted. */
        country: string;
        /** The code, short code or name of the province. */
        province: string;
      }[]
    | undefined;
};

export type AttachShippingProviderBody = {
  /** The provider code. The provider may not be installed. */
  provider_code: string;
  /** The provider's configuration in the zone, with the fields that the provider declares. */
  config?: Record<string, unknown> | undefined;
  /** Whether the provider serves the zone. */
  is_enabled?: boolean | undefined;
  /** The sort order of the provider's methods among other providers, lowest first. */
  sort_order?: number | undefined;
};

export type ZoneProviderData = {
  /** The integer ID. */
  shipping_zone_provider_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the zone. */
  zone_id: number;
  /** The provider code. The provider may not be installed. */
  provider_code: string;
  /** Whether the provider serves the zone. */
  is_enabled: boolean;
  /** The sort order of the provider's methods among other providers, lowest first. */
  sort_order: number;
  /** The provider's configuration in the zone, with the fields that the provider declares. */
  config: Record<string, unknown>;
};

export type UpdateShippingProviderBody = {
  /** The provider's configuration in the zone, with the fields that the provider declares. */
  config?: Record<string, unknown> | undefined;
  /** Whether the provider serves the zone. */
  is_enabled?: boolean | undefined;
  /** The sort order of the provider's methods among other providers, lowest first. */
  sort_order?: number | undefined;
};

export type DetachShippingProviderData = {
  /** Always true. */
  detached: true;
};

export type UpdateShopMetafieldsBody = {
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'shop'> | undefined;
};

export type ReplaceShopMetafieldsBody = {
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'shop'> | undefined;
};

export type SaveShopMetafieldsBody = {
  /** The values of metafields, by namespace and key. Replaces all values. If absent, all values are kept. */
  metafields?: SentMetafields<'shop'> | undefined;
};

export type UpdateShopMetafieldBody = {
  /** The new value. Null, an empty string and an empty list remove it. */
  value: unknown;
};

export type ListTaxClassesQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'name' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` equals the value. */
  name?: string | undefined;
  /** Only rows whose `name` does not equal the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, ignoring case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, ignoring case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the comma-separated values. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the comma-separated values. */
  'name[nin]'?: string | undefined;
};

export type ListTaxClassesData = {
  /** The integer ID. */
  tax_class_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name of the class. Must be unique, ignoring case. */
  name: string;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type CreateTaxClassBody = {
  /** The name of the class. Must be unique, ignoring case. */
  name: string;
};

export type GetTaxClassData = {
  /** The integer ID. */
  tax_class_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name of the class. Must be unique, ignoring case. */
  name: string;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type UpdateTaxClassBody = {
  /** The name of the class. Must be unique, ignoring case. */
  name?: string | undefined;
};

export type CreateTaxRateBody = {
  /** The name of the rate. */
  name: string;
  /** The tax rate in percent of the net amount. */
  rate: number | string;
  /** Whether the rate also applies to the tax of the preceding rates. */
  is_compound?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Comma-separated ISO 3166-1 codes, or `*` for all countries. */
  country?: string | readonly string[] | undefined;
  /** Comma-separated ISO 3166-2 codes, or `*` for all provinces. */
  province?: string | readonly string[] | undefined;
  /** Comma-separated postcodes, prefixes such as `90*` and ranges such as `90000-90999`, or `*` for all postcodes. */
  postcode?: string | readonly string[] | undefined;
  /** The order in which rates apply, lowest first. */
  priority?: number | undefined;
};

export type TaxRateData = {
  /** The integer ID. */
  tax_rate_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the tax class. */
  tax_class_id: number;
  /** The name of the rate. */
  name: string;
  /** The tax rate in percent of the net amount. */
  rate: number;
  /** Whether the rate also applies to the tax of the preceding rates. */
  is_compound: boolean;
  /** Comma-separated ISO 3166-1 codes, or `*` for all countries. */
  country: string;
  /** Comma-separated ISO 3166-2 codes, or `*` for all provinces. */
  province: string;
  /** Comma-separated postcodes, prefixes such as `90*` and ranges such as `90000-90999`, or `*` for all postcodes. */
  postcode: string;
  /** The order in which rates apply, lowest first. */
  priority: number;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** Comma-separated province names. Null if the rate applies to all provinces. */
  province_name: string | null;
};

export type ListTaxRatesQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The rates in the order in which they apply. */
export type ListTaxRatesData = {
  /** The integer ID. */
  tax_rate_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the tax class. */
  tax_class_id: number;
  /** The name of the rate. */
  name: string;
  /** The tax rate in percent of the net amount. */
  rate: number;
  /** Whether the rate also applies to the tax of the preceding rates. */
  is_compound: boolean;
  /** Comma-separated ISO 3166-1 codes, or `*` for all countries. */
  country: string;
  /** Comma-separated ISO 3166-2 codes, or `*` for all provinces. */
  province: string;
  /** Comma-separated postcodes, prefixes such as `90*` and ranges such as `90000-90999`, or `*` for all postcodes. */
  postcode: string;
  /** The order in which rates apply, lowest first. */
  priority: number;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** Comma-separated province names. Null if the rate applies to all provinces. */
  province_name: string | null;
}[];

export type UpdateTaxRateBody = {
  /** The name of the rate. */
  name?: string | undefined;
  /** The tax rate in percent of the net amount. */
  rate?: number | string | undefined;
  /** Whether the rate also applies to the tax of the preceding rates. */
  is_compound?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Comma-separated ISO 3166-1 codes, or `*` for all countries. */
  country?: string | readonly string[] | undefined;
  /** Comma-separated ISO 3166-2 codes, or `*` for all provinces. */
  province?: string | readonly string[] | undefined;
  /** Comma-separated postcodes, prefixes such as `90*` and ranges such as `90000-90999`, or `*` for all postcodes. */
  postcode?: string | readonly string[] | undefined;
  /** The order in which rates apply, lowest first. */
  priority?: number | undefined;
};

export type GetTranslatedKindsData = {
  /** The default language, in which records are written. */
  default_locale: string;
  /** The other languages of the shop, into which records can be translated. */
  locales: string[];
  /** The translatable record types, each with its fields. */
  kinds: {
    /** The record type, such as `product`. */
    entity_type: string;
    /** The names of the translatable fields. */
    fields: string[];
  }[];
};

export type ListTranslationsOfKindQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** The comma-separated UUIDs of the records, at most 200. */
  ids: string;
};

/** The translations of several records of one type, such as the options of an attribute. Requires the permission to update the records. */
export type ListTranslationsOfKindData = {
  /** The integer ID. */
  translation_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The record type, such as `product`. */
  entity_type: string;
  /** The UUID of the record. */
  entity_uuid: string;
  /** The language code. */
  locale: string;
  /** The translated texts by field name. Missing fields use the record's own text. */
  fields: Record<string, string>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type ListTranslationsQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The translations of one record, by language. Requires the permission to update the record. */
export type ListTranslationsData = {
  /** The integer ID. */
  translation_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The record type, such as `product`. */
  entity_type: string;
  /** The UUID of the record. */
  entity_uuid: string;
  /** The language code. */
  locale: string;
  /** The translated texts by field name. Missing fields use the record's own text. */
  fields: Record<string, string>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type GetTranslationData = {
  /** The integer ID. */
  translation_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The record type, such as `product`. */
  entity_type: string;
  /** The UUID of the record. */
  entity_uuid: string;
  /** The language code. */
  locale: string;
  /** The translated texts by field name. Missing fields use the record's own text. */
  fields: Record<string, string>;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type SaveTranslationBody = {
  /** The translated texts by field name. They replace the existing translation. Null and an empty string fall back to the record's own text. */
  fields: Record<string, unknown>;
};

export type ListUsersQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'full_name' | 'email' | 'status' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only administrators whose name or email contains the text. */
  keyword?: string | undefined;
  /** Only rows whose `full_name` equals the value. */
  full_name?: string | undefined;
  /** Only rows whose `full_name` does not equal the value. */
  'full_name[neq]'?: string | undefined;
  /** Only rows whose `full_name` contains the text, ignoring case. */
  'full_name[like]'?: string | undefined;
  /** Only rows whose `full_name` does not contain the text, ignoring case. */
  'full_name[nlike]'?: string | undefined;
  /** Only rows whose `full_name` is one of the comma-separated values. */
  'full_name[in]'?: string | undefined;
  /** Only rows whose `full_name` is none of the comma-separated values. */
  'full_name[nin]'?: string | undefined;
  /** Only rows whose `email` equals the value. */
  email?: string | undefined;
  /** Only rows whose `email` does not equal the value. */
  'email[neq]'?: string | undefined;
  /** Only rows whose `email` contains the text, ignoring case. */
  'email[like]'?: string | undefined;
  /** Only rows whose `email` does not contain the text, ignoring case. */
  'email[nlike]'?: string | undefined;
  /** Only rows whose `email` is one of the comma-separated values. */
  'email[in]'?: string | undefined;
  /** Only rows whose `email` is none of the comma-separated values. */
  'email[nin]'?: string | undefined;
  /** Only rows whose `status` equals the value. */
  status?: boolean | undefined;
  /** Only rows whose `status` does not equal the value. */
  'status[neq]'?: boolean | undefined;
};

export type ListUsersData = {
  /** The integer ID. */
  admin_user_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The email address, used to sign in. Must be unique. */
  email: string;
  /** The full name. */
  full_name: string;
  /** Whether the administrator can sign in. */
  status: boolean;
  /** The UUIDs of the roles. */
  roles: string[];
  /** Whether signing in requires a second factor. */
  second_factor: boolean;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type CreateUserBody = {
  /** The email address, used to sign in. Must be unique. */
  email: string;
  /** The password. */
  password: string;
  /** The full name. */
  full_name: string;
  /** Whether the administrator can sign in. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The UUIDs of the roles. */
  roles?: readonly string[] | undefined;
};

export type GetUserData = {
  /** The integer ID. */
  admin_user_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The email address, used to sign in. Must be unique. */
  email: string;
  /** The full name. */
  full_name: string;
  /** Whether the administrator can sign in. */
  status: boolean;
  /** The UUIDs of the roles. */
  roles: string[];
  /** Whether signing in requires a second factor. */
  second_factor: boolean;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type UpdateUserBody = {
  /** The email address, used to sign in. Must be unique. */
  email?: string | undefined;
  /** The password. */
  password?: string | undefined;
  /** The full name. */
  full_name?: string | undefined;
  /** Whether the administrator can sign in. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The UUIDs of the roles. */
  roles?: readonly string[] | undefined;
  /** The caller's current password. Required to change their own email address or password. */
  current_password?: string | undefined;
};

export type ListUserTokensQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListUserTokensData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name that describes what the token is for. */
  name: string;
  /** The permissions of the token. Null if it has all permissions of its administrator. */
  permissions: string[] | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last used, accurate to five minutes. Null if it was never used. */
  last_used_at: string | null;
  /** When it expires. Null if it never expires. */
  expires_at: string | null;
}[];

export type CreateUserTokenBody = {
  /** The name that describes what the token is for. */
  name: string;
  /** The permissions of the token. Null, the default, grants all your current and future permissions and is only allowed for your own tokens. Required for another administrator's token. */
  permissions?: readonly string[] | null | undefined;
  /** The caller's current password. Required for the caller's own tokens. */
  current_password?: string | undefined;
  /** An authenticator code or a recovery code. Required if there is a second factor. */
  code?: string | undefined;
  /** When it expires. Null if it never expires. Defaults to one year from now. */
  expires_at?: string | null | undefined;
};

export type CreateUserTokenData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name that describes what the token is for. */
  name: string;
  /** The permissions of the token. Null if it has all permissions of its administrator. */
  permissions: string[] | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last used, accurate to five minutes. Null if it was never used. */
  last_used_at: string | null;
  /** When it expires. Null if it never expires. */
  expires_at: string | null;
  /** The token for `Authorization: Bearer`. It is shown only once. */
  token: string;
};

export type DeleteUserTokenData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name that describes what the token is for. */
  name: string;
  /** The permissions of the token. Null if it has all permissions of its administrator. */
  permissions: string[] | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last used, accurate to five minutes. Null if it was never used. */
  last_used_at: string | null;
  /** When it expires. Null if it never expires. */
  expires_at: string | null;
};

export type GetOwnAccountData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The email address, used to sign in. Must be unique. */
  email: string;
  /** The full name. */
  full_name: string;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The roles of the administrator. */
  roles: {
    /** The UUID. */
    uuid: string;
    /** The name. */
    name: string;
  }[];
  /** All permissions granted by the request's credential, sorted, with `*` resolved. */
  permissions: string[];
  /** Whether signing in requires an authenticator code. */
  second_factor: boolean;
  /** Whether there is an authenticator app. Passkeys do not count. */
  authenticator: boolean;
  /** The administrator's preferences for the admin UI. The server does not interpret them. */
  preferences: Record<string, unknown>;
};

export type UpdateOwnAccountBody = {
  /** The email address, used to sign in. Must be unique. */
  email?: string | undefined;
  /** The new password. */
  password?: string | undefined;
  /** The full name. */
  full_name?: string | undefined;
  /** The administrator's preferences for the admin UI. The server does not interpret them. */
  preferences?: Record<string, unknown> | undefined;
  /** The current password. Required to change the email address or password. */
  current_password?: string | undefined;
};

export type ListOwnSessionsQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListOwnSessionsData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The type of credential: a cookie, or a pair of tokens. */
  type: 'cookie' | 'token';
  /** The user agent of the browser or program that signed in. */
  user_agent: string | null;
  /** When the sign-in took place, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last used, accurate to a few minutes. */
  last_used_at: string;
  /** When it expires at the latest. */
  expires_at: string;
  /** Whether it is the session of this request. */
  current: boolean;
}[];

export type EndOwnSessionsQuery = {
  /** Whether the current session is kept. By default, it is also revoked. */
  others?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type EndOwnSessionsData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The type of credential: a cookie, or a pair of tokens. */
  type: 'cookie' | 'token';
  /** The user agent of the browser or program that signed in. */
  user_agent: string | null;
  /** When the sign-in took place, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last used, accurate to a few minutes. */
  last_used_at: string;
  /** When it expires at the latest. */
  expires_at: string;
  /** Whether it is the session of this request. */
  current: boolean;
}[];

export type StartTotpBody = {
  /** The current password of the administrator. */
  current_password?: string | undefined;
  /** An authenticator code or a recovery code. Required if there is a second factor. */
  code?: string | undefined;
};

export type StartTotpData = {
  /** The authenticator key in Base32. It is shown only once. */
  secret: string;
  /** The key as an `otpauth:` URL, to be shown as a QR code. */
  otpauth: string;
};

export type RemoveTotpBody = {
  /** An authenticator code or a recovery code. */
  code: string;
};

export type RemoveTotpData = Record<string, never>;

export type ConfirmTotpBody = {
  /** The code that the authenticator shows. */
  code: string;
};

export type ConfirmTotpData = {
  /** Single-use recovery codes in place of the authenticator. They are shown only once. */
  recovery_codes: string[];
};

export type ListPasskeysQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListPasskeysData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name that distinguishes it from the administrator's other passkeys. */
  name: string;
  /** When it was registered, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last used to confirm a sign-in. Null if it was never used. */
  last_used_at: string | null;
}[];

export type RegisterPasskeyBody = {
  /** The name that distinguishes it from the administrator's other passkeys. */
  name: string;
  /** The JSON of the credential returned by `navigator.credentials.create`. */
  credential: {
    /** The ID of the credential. */
    id: string;
    /** The ID of the credential, repeated. */
    rawId: string;
    /** Always `public-key`. */
    type: 'public-key';
    /** The authenticator's response. */
    response: {
      /** The data that the browser signed for the authenticator. */
      clientDataJSON: string;
      /** The new public key. */
      attestationObject: string;
      /** The authenticator's transports, such as `usb`. */
      transports?: readonly string[] | undefined;
    };
  };
};

export type RegisterPasskeyData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name that distinguishes it from the administrator's other passkeys. */
  name: string;
  /** When it was registered, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last used to confirm a sign-in. Null if it was never used. */
  last_used_at: string | null;
  /** Single-use recovery codes in place of the second factor. They are shown only once. Null if the administrator already has a second factor, whose codes remain valid. */
  recovery_codes: string[] | null;
};

export type StartPasskeyBody = {
  /** The current password of the administrator. */
  current_password?: string | undefined;
  /** An authenticator code or a recovery code. Required if there is a second factor. */
  code?: string | undefined;
};

export type StartPasskeyData = {
  /** The `publicKey` for `navigator.credentials.create`, as `PublicKeyCredentialCreationOptionsJSON`. */
  options: Record<string, unknown>;
};

export type RenamePasskeyBody = {
  /** The name that distinguishes it from the administrator's other passkeys. */
  name: string;
};

export type PasskeyData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name that distinguishes it from the administrator's other passkeys. */
  name: string;
  /** When it was registered, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last used to confirm a sign-in. Null if it was never used. */
  last_used_at: string | null;
};

export type DeletePasskeyBody = {
  /** The current password of the administrator. */
  current_password?: string | undefined;
};

export type SetUpShopBody = {
  /** The token from the link that `shop start` printed. */
  token: string;
  /** The email address, used to sign in. */
  email: string;
  /** The password. */
  password: string;
  /** The full name. */
  full_name: string;
};

export type RequestUserPasswordResetBody = {
  /** The email address of the administrator. */
  email: string;
};

export type UserPasswordData = Record<string, never>;

export type ResetUserPasswordBody = {
  /** The token from the link in the email. */
  token: string;
  /** The new password. */
  password: string;
};

export type ListVariantGroupsQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'visibility' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only groups with a product that matches the search terms. */
  keyword?: string | undefined;
  /** Only rows whose `visibility` equals the value. */
  visibility?: boolean | undefined;
  /** Only rows whose `visibility` does not equal the value. */
  'visibility[neq]'?: boolean | undefined;
};

export type ListVariantGroupsData = {
  /** The integer ID. */
  variant_group_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the attribute group shared by all its products. */
  attribute_group_id: number;
  /** Whether the storefront lets shoppers choose between the variants. */
  visibility: boolean;
  /** The attributes that distinguish the variants, in the order in which shoppers select them. */
  attributes: {
    /** The integer ID. */
    attribute_id: number;
    /** The code of the attribute. */
    attribute_code: string;
    /** The name of the attribute, shown to shoppers. */
    attribute_name: string;
  }[];
  /** The integer ID of the main variant, whose page represents all variants. Null if there are no variants. */
  main: number | null;
  /** The number of variants, including those that are not for sale. */
  variant_count: number;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
}[];

export type CreateVariantGroupBody = {
  /** The codes of select attributes, in the order in which shoppers select them. */
  attribute_codes: readonly string[];
  /** The attribute group shared by all products, by integer ID or UUID. */
  attribute_group_id: number | string;
  /** Whether the storefront lets shoppers choose between the variants. */
  visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type VariantGroupData = {
  /** The integer ID. */
  variant_group_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the attribute group shared by all its products. */
  attribute_group_id: number;
  /** Whether the storefront lets shoppers choose between the variants. */
  visibility: boolean;
  /** The attributes that distinguish the variants, in the order in which shoppers select them. */
  attributes: {
    /** The integer ID. */
    attribute_id: number;
    /** The code of the attribute. */
    attribute_code: string;
    /** The name of the attribute, shown to shoppers. */
    attribute_name: string;
  }[];
  /** The integer ID of the main variant, whose page represents all variants. Null if there are no variants. */
  main: number | null;
  /** The number of variants, including those that are not for sale. */
  variant_count: number;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
};

export type UpdateVariantGroupBody = {
  /** Whether the storefront lets shoppers choose between the variants. */
  visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The new main variant, by integer ID or UUID of the product. */
  main?: number | string | undefined;
};

export type GetVariantGroupData = {
  /** The integer ID. */
  variant_group_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The integer ID of the attribute group shared by all its products. */
  attribute_group_id: number;
  /** Whether the storefront lets shoppers choose between the variants. */
  visibility: boolean;
  /** The attributes that distinguish the variants, in the order in which shoppers select them. */
  attributes: {
    /** The integer ID. */
    attribute_id: number;
    /** The code of the attribute. */
    attribute_code: string;
    /** The name of the attribute, shown to shoppers. */
    attribute_name: string;
  }[];
  /** The integer ID of the main variant, whose page represents all variants. Null if there are no variants. */
  main: number | null;
  /** The number of variants, including those that are not for sale. */
  variant_count: number;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The variants, oldest products first. */
  variants: {
    /** The integer ID of the variant group. */
    variant_group_id: number;
    /** The integer ID. */
    product_id: number;
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The SKU of the product. */
    sku: string;
    /** The name of the product. */
    name: string;
    /** Whether the product is for sale. */
    status: boolean;
    /** Whether lists and search results show the product. */
    visibility: boolean;
    /** Whether it is the main variant of the group. */
    is_main: boolean;
    /** The fields inherited from the main variant. All other fields are the variant's own. */
    inherited: (
      | 'name'
      | 'description'
      | 'short_description'
      | 'meta_title'
      | 'meta_description'
      | 'meta_keywords'
      | 'categories'
    )[];
    /** The options, in the order of the group's attributes. */
    options: {
      /** The integer ID of the attribute. */
      attribute_id: number;
      /** The code of the attribute. */
      attribute_code: string;
      /** The name of the attribute, shown to shoppers. */
      attribute_name: string;
      /** The integer ID of the selected option. */
      option_id: number;
      /** The UUID of the selected option. */
      option_uuid: string;
      /** The name of the selected option, shown to shoppers. */
      option_text: string;
      /** The swatch color of the option, such as `#1d4f3c`. Null if it has none. */
      color: string | null;
      /** The sort order of the option within its attribute. */
      sort_order: number;
    }[];
  }[];
};

export type AddVariantItemBody = {
  /** The integer ID or UUID of the product. */
  product_id: number | string;
};

export type VariantItemData = {
  /** The integer ID of the variant group. */
  variant_group_id: number;
  /** The integer ID. */
  product_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The SKU of the product. */
  sku: string;
  /** The name of the product. */
  name: string;
  /** Whether the product is for sale. */
  status: boolean;
  /** Whether lists and search results show the product. */
  visibility: boolean;
  /** Whether it is the main variant of the group. */
  is_main: boolean;
  /** The fields inherited from the main variant. All other fields are the variant's own. */
  inherited: (
    | 'name'
    | 'description'
    | 'short_description'
    | 'meta_title'
    | 'meta_description'
    | 'meta_keywords'
    | 'categories'
  )[];
  /** The options, in the order of the group's attributes. */
  options: {
    /** The integer ID of the attribute. */
    attribute_id: number;
    /** The code of the attribute. */
    attribute_code: string;
    /** The name of the attribute, shown to shoppers. */
    attribute_name: string;
    /** The integer ID of the selected option. */
    option_id: number;
    /** The UUID of the selected option. */
    option_uuid: string;
    /** The name of the selected option, shown to shoppers. */
    option_text: string;
    /** The swatch color of the option, such as `#1d4f3c`. Null if it has none. */
    color: string | null;
    /** The sort order of the option within its attribute. */
    sort_order: number;
  }[];
};

export type VariantSearchQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** The variant group, by integer ID or UUID. */
  variant_group_id: string;
  /** Comma-separated IDs or UUIDs of options. Candidates have all of them. */
  options?: string | undefined;
  /** A part of the name or SKU. */
  keyword?: string | undefined;
};

export type VariantSearchData = {
  /** The integer ID. */
  product_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The SKU of the product. */
  sku: string;
  /** The name of the product. */
  name: string;
  /** Whether the product is for sale. */
  status: boolean;
  /** Whether lists and search results show the product. */
  visibility: boolean;
  /** The options, in the order of the group's attributes. */
  options: {
    /** The integer ID of the attribute. */
    attribute_id: number;
    /** The code of the attribute. */
    attribute_code: string;
    /** The name of the attribute, shown to shoppers. */
    attribute_name: string;
    /** The integer ID of the selected option. */
    option_id: number;
    /** The UUID of the selected option. */
    option_uuid: string;
    /** The name of the selected option, shown to shoppers. */
    option_text: string;
    /** The swatch color of the option, such as `#1d4f3c`. Null if it has none. */
    color: string | null;
    /** The sort order of the option within its attribute. */
    sort_order: number;
  }[];
  /** Whether a variant in the group already has these options. */
  is_taken: boolean;
}[];

export type CreateWalletgwOrderBody = {
  /** The UUID of the order. */
  order_id: string;
};

export type CreateWalletgwOrderData = {
  /** The ID of the order at the wallet gateway. */
  walletgwOrderId: string;
  /** The URL at which the shopper approves the payment. */
  approveUrl: string;
};

export type ListWebhookTopicsQuery = {
  /** The page number, from 1. Without `page` and `limit`, the complete list is returned. */
  page?: number | undefined;
  /** The number of entries per page. Defaults to 20 if only `page` is sent. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The topics available to webhooks. */
export type ListWebhookTopicsData = {
  /** The name of the event. */
  topic: string;
  /** The type of records concerned, such as `orders`. */
  group: string;
  /** What happened. */
  description: string;
  /** The permission required to subscribe. */
  permission: string;
}[];

export type ListWebhooksQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'url' | 'created_at' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only webhooks whose URL or description contains the text. */
  keyword?: string | undefined;
  /** Only rows whose `status` equals the value. */
  status?: string | undefined;
  /** Only rows whose `status` is one of the comma-separated values. */
  'status[in]'?: string | undefined;
  /** Only webhooks that have the topic, or all topics. */
  topic?: string | undefined;
};

export type ListWebhooksData = {
  /** The integer ID. */
  webhook_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The URL that deliveries are sent to. */
  url: string;
  /** The merchant's note about the receiver. Null if there is none. */
  description: string | null;
  /** The delivered topics, which are event names. `*` selects all. */
  topics: string[];
  /** `active`: events are delivered. `off`: events are not delivered. */
  status: 'active' | 'off';
  /** Why the shop turned it off. `gone`: the receiver responded with 410. `failing`: all deliveries failed for days. Null if the shop did not turn it off. */
  off_reason: 'gone' | 'failing' | null;
  /** When the first of the current series of failed deliveries failed. Null if the last delivery was accepted. */
  failing_since: string | null;
  /** Until when former secrets also sign deliveries. Null if only the current secret does. */
  former_secret_until: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The secret that signs deliveries, `whsec_…`. It is shown only once. */
  secret?: string;
}[];

export type CreateWebhookBody = {
  /** The URL that deliveries are sent to. */
  url: string;
  /** The merchant's note about the receiver. Null if there is none. */
  description?: string | null | undefined;
  /** The delivered topics, which are event names. `*` selects all. */
  topics: readonly string[];
  /** `active`: events are delivered. `off`: events are not delivered. */
  status?: 'active' | 'off' | undefined;
};

export type GetWebhookData = {
  /** The integer ID. */
  webhook_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The URL that deliveries are sent to. */
  url: string;
  /** The merchant's note about the receiver. Null if there is none. */
  description: string | null;
  /** The delivered topics, which are event names. `*` selects all. */
  topics: string[];
  /** `active`: events are delivered. `off`: events are not delivered. */
  status: 'active' | 'off';
  /** Why the shop turned it off. `gone`: the receiver responded with 410. `failing`: all deliveries failed for days. Null if the shop did not turn it off. */
  off_reason: 'gone' | 'failing' | null;
  /** When the first of the current series of failed deliveries failed. Null if the last delivery was accepted. */
  failing_since: string | null;
  /** Until when former secrets also sign deliveries. Null if only the current secret does. */
  former_secret_until: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The secret that signs deliveries, `whsec_…`. It is shown only once. */
  secret?: string;
};

export type UpdateWebhookBody = {
  /** The URL that deliveries are sent to. */
  url?: string | undefined;
  /** The merchant's note about the receiver. Null if there is none. */
  description?: string | null | undefined;
  /** The delivered topics, which are event names. `*` selects all. */
  topics?: readonly string[] | undefined;
  /** `active`: events are delivered. `off`: events are not delivered. */
  status?: 'active' | 'off' | undefined;
};

export type RotateWebhookSecretBody = {
  /** The number of hours for which the former secret also signs deliveries. Defaults to 24. */
  overlap_hours?: number | undefined;
};

export type WebhookDeliveryData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The UUID of the event in the event log, which receivers get as `webhook-id`. */
  event_uuid: string;
  /** The topic: the name of the event, or `webhook_test`. */
  topic: string;
  /** The subject of the event, such as the UUID of an order. Deliveries with the same value are sent in sequence. */
  entity: string | null;
  /** `pending`: it is waiting or in progress. `delivered`: the receiver accepted it. `failed`: all attempts failed. */
  status: 'pending' | 'delivered' | 'failed';
  /** The number of attempts. */
  attempts: number;
  next_try_at: string | null;
  /** The HTTP status of the last response. Null if there was none. */
  response_status: number | null;
  /** The beginning of the last response. */
  response_excerpt: string | null;
  /** Why the last attempt failed. `status`: the response was not 2xx. `redirect`: the response was a redirect, which is not followed. `deadline`: the response timed out. `address`: the address is private. `connection`: the connection failed or was interrupted. `record`: the shop could not read the event's subject. Null if it did not fail. */
  failure: 'status' | 'redirect' | 'deadline' | 'address' | 'connection' | 'record' | null;
  /** The technical description of the failure. */
  error: string | null;
  /** The duration of the last attempt in milliseconds. */
  duration_ms: number | null;
  tried_at: string | null;
  /** When the event happened. */
  emitted_at: string;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** The request content. Null if it was not sent yet, or if you may not read its subject. */
  body: string | null;
};

export type ReplayWebhookBody = {
  /** The start of the time range, in ISO 8601 format. */
  from: string;
  /** The end of the time range (exclusive), in ISO 8601 format. */
  to: string;
};

export type ReplayWebhookData = {
  /** The number of events in the time range that match the webhook's topics. */
  events: number;
  /** The number of these events that were not already waiting for delivery. */
  queued: number;
};

export type ListWebhookDeliveriesQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `status` equals the value. */
  status?: string | undefined;
  /** Only rows whose `status` is one of the comma-separated values. */
  'status[in]'?: string | undefined;
  /** Only rows whose `topic` equals the value. */
  topic?: string | undefined;
  /** Only rows whose `topic` is one of the comma-separated values. */
  'topic[in]'?: string | undefined;
  /** Only rows whose `entity` equals the value. */
  entity?: string | undefined;
  /** Only rows whose `event_uuid` equals the value. */
  event_uuid?: string | undefined;
  /** Only rows whose `created_at` is greater than the value. */
  'created_at[gt]'?: string | undefined;
  /** Only rows whose `created_at` is greater than or equal to the value. */
  'created_at[gteq]'?: string | undefined;
  /** Only rows whose `created_at` is less than the value. */
  'created_at[lt]'?: string | undefined;
  /** Only rows whose `created_at` is less than or equal to the value. */
  'created_at[lteq]'?: string | undefined;
};

/** The deliveries of the webhook, newest first. */
export type ListWebhookDeliveriesData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The UUID of the event in the event log, which receivers get as `webhook-id`. */
  event_uuid: string;
  /** The topic: the name of the event, or `webhook_test`. */
  topic: string;
  /** The subject of the event, such as the UUID of an order. Deliveries with the same value are sent in sequence. */
  entity: string | null;
  /** `pending`: it is waiting or in progress. `delivered`: the receiver accepted it. `failed`: all attempts failed. */
  status: 'pending' | 'delivered' | 'failed';
  /** The number of attempts. */
  attempts: number;
  next_try_at: string | null;
  /** The HTTP status of the last response. Null if there was none. */
  response_status: number | null;
  /** The beginning of the last response. */
  response_excerpt: string | null;
  /** Why the last attempt failed. `status`: the response was not 2xx. `redirect`: the response was a redirect, which is not followed. `deadline`: the response timed out. `address`: the address is private. `connection`: the connection failed or was interrupted. `record`: the shop could not read the event's subject. Null if it did not fail. */
  failure: 'status' | 'redirect' | 'deadline' | 'address' | 'connection' | 'record' | null;
  /** The technical description of the failure. */
  error: string | null;
  /** The duration of the last attempt in milliseconds. */
  duration_ms: number | null;
  tried_at: string | null;
  /** When the event happened. */
  emitted_at: string;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
}[];

export type RetryWebhookDeliveryData = {
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The UUID of the event in the event log, which receivers get as `webhook-id`. */
  event_uuid: string;
  /** The topic: the name of the event, or `webhook_test`. */
  topic: string;
  /** The subject of the event, such as the UUID of an order. Deliveries with the same value are sent in sequence. */
  entity: string | null;
  /** `pending`: it is waiting or in progress. `delivered`: the receiver accepted it. `failed`: all attempts failed. */
  status: 'pending' | 'delivered' | 'failed';
  /** The number of attempts. */
  attempts: number;
  next_try_at: string | null;
  /** The HTTP status of the last response. Null if there was none. */
  response_status: number | null;
  /** The beginning of the last response. */
  response_excerpt: string | null;
  /** Why the last attempt failed. `status`: the response was not 2xx. `redirect`: the response was a redirect, which is not followed. `deadline`: the response timed out. `address`: the address is private. `connection`: the connection failed or was interrupted. `record`: the shop could not read the event's subject. Null if it did not fail. */
  failure: 'status' | 'redirect' | 'deadline' | 'address' | 'connection' | 'record' | null;
  /** The technical description of the failure. */
  error: string | null;
  /** The duration of the last attempt in milliseconds. */
  duration_ms: number | null;
  tried_at: string | null;
  /** When the event happened. */
  emitted_at: string;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
};

export type ListWidgetsQuery = {
  /** The page number, from 1. */
  page?: number | undefined;
  /** The number of entries per page. */
  limit?: number | undefined;
  /** The sort key. */
  ob?: 'name' | 'type' | 'status' | undefined;
  /** The sort direction, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` equals the value. */
  name?: string | undefined;
  /** Only rows whose `name` does not equal the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, ignoring case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, ignoring case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the comma-separated values. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the comma-separated values. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `type` equals the value. */
  type?: string | undefined;
  /** Only rows whose `type` does not equal the value. */
  'type[neq]'?: string | undefined;
  /** Only rows whose `type` contains the text, ignoring case. */
  'type[like]'?: string | undefined;
  /** Only rows whose `type` does not contain the text, ignoring case. */
  'type[nlike]'?: string | undefined;
  /** Only rows whose `type` is one of the comma-separated values. */
  'type[in]'?: string | undefined;
  /** Only rows whose `type` is none of the comma-separated values. */
  'type[nin]'?: string | undefined;
  /** Only rows whose `status` equals the value. */
  status?: boolean | undefined;
  /** Only rows whose `status` does not equal the value. */
  'status[neq]'?: boolean | undefined;
  /** Only widgets with a placement on the route. */
  route?: string | undefined;
  /** Only widgets with a placement on the page of the entity. */
  entity_urn?: string | undefined;
};

export type ListWidgetsData = {
  /** The integer ID. */
  widget_instance_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name shown to administrators. */
  name: string;
  /** The widget type, such as `text_block`. */
  type: string;
  /** The widget settings. Their fields depend on the type. */
  settings: Record<string, unknown>;
  /** Whether the widget is enabled. A disabled widget is shown on no page. */
  status: boolean;
  /** The theme that the widget belongs to. Null if it is shown when no theme is active. */
  theme: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The placements of the widget. */
  placements: {
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The route of the pages that show the widget, such as `homepage`, or `all`. */
    route: string;
    /** The page area that contains the widget. */
    area: string;
    /** The position in the area, lowest first. Fractions are allowed. */
    sort_order: number;
    /** The entity whose page shows the widget. Null if all pages of the route show it. */
    entity_urn: string | null;
  }[];
}[];

export type CreateWidgetBody = {
  /** The name shown to administrators. */
  name: string;
  /** The widget type, such as `text_block`. */
  type: string;
  /** The widget settings. Their fields depend on the type. */
  settings?: Record<string, unknown> | undefined;
  /** Whether the widget is enabled. A disabled widget is shown on no page. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The placements of the widget. Replaces the whole list. */
  placements?:
    | readonly {
        /** The route of the pages that show the widget, such as `homepage`, or `all`. */
        route: string;
        /** The page area that contains the widget. */
        area: string;
        /** The position in the area, lowest first. Fractions are allowed. */
        sort_order?: number | undefined;
        /** The entity whose page shows the widget. Null if all pages of the route show it. */
        entity_urn?: string | null | undefined;
      }[]
    | undefined;
};

export type GetWidgetData = {
  /** The integer ID. */
  widget_instance_id: number;
  /** The permanent ID, a UUID. */
  uuid: string;
  /** The name shown to administrators. */
  name: string;
  /** The widget type, such as `text_block`. */
  type: string;
  /** The widget settings. Their fields depend on the type. */
  settings: Record<string, unknown>;
  /** Whether the widget is enabled. A disabled widget is shown on no page. */
  status: boolean;
  /** The theme that the widget belongs to. Null if it is shown when no theme is active. */
  theme: string | null;
  /** When it was created, in ISO 8601 format (UTC). */
  created_at: string;
  /** When it was last changed, in ISO 8601 format (UTC). */
  updated_at: string;
  /** The placements of the widget. */
  placements: {
    /** The permanent ID, a UUID. */
    uuid: string;
    /** The route of the pages that show the widget, such as `homepage`, or `all`. */
    route: string;
    /** The page area that contains the widget. */
    area: string;
    /** The position in the area, lowest first. Fractions are allowed. */
    sort_order: number;
    /** The entity whose page shows the widget. Null if all pages of the route show it. */
    entity_urn: string | null;
  }[];
};

export type UpdateWidgetBody = {
  /** The name shown to administrators. */
  name?: string | undefined;
  /** The widget type, such as `text_block`. */
  type?: string | undefined;
  /** The widget settings. Their fields depend on the type. */
  settings?: Record<string, unknown> | undefined;
  /** Whether the widget is enabled. A disabled widget is shown on no page. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The placements of the widget. Replaces the whole list. */
  placements?:
    | readonly {
        /** The route of the pages that show the widget, such as `homepage`, or `all`. */
        route: string;
        /** The page area that contains the widget. */
        area: string;
        /** The position in the area, lowest first. Fractions are allowed. */
        sort_order?: number | undefined;
        /** The entity whose page shows the widget. Null if all pages of the route show it. */
        entity_urn?: string | null | undefined;
      }[]
    | undefined;
};

export type ChangeWidgetsBody = {
  /** The integer IDs or UUIDs, at most 1,000. Duplicates count once. */
  ids: readonly (string | number)[];
  /** The field values to set on all records. */
  change?:
    | {
        /** The name shown to administrators. */
        name?: string | undefined;
        /** The widget type, such as `text_block`. */
        type?: string | undefined;
        /** The widget settings. Their fields depend on the type. */
        settings?: Record<string, unknown> | undefined;
        /** Whether the widget is enabled. A disabled widget is shown on no page. */
        status?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The placements of the widget. Replaces the whole list. */
        placements?:
          | readonly {
              /** The route of the pages that show the widget, such as `homepage`, or `all`. */
              route: string;
              /** The page area that contains the widget. */
              area: string;
              /** The position in the area, lowest first. Fractions are allowed. */
              sort_order?: number | undefined;
              /** The entity whose page shows the widget. Null if all pages of the route show it. */
              entity_urn?: string | null | undefined;
            }[]
          | undefined;
      }
    | undefined;
  /** Deletes the records. */
  delete?: true | undefined;
};
