// Written by `npm run generate:sdk`. Not edited by hand.

import type { Metafields, SentMetafields } from '../metafields.ts';
import type { PaymentStatusCode } from '../paymentStatuses.ts';

export type GetUserTokenBody = {
  /** The email of the admin. */
  email?: string | undefined;
  /** The password of the admin. */
  password?: string | undefined;
  /** In place of email and password: `error.challenge` of the answer `SECOND_FACTOR_REQUIRED`. */
  challenge?: string | undefined;
  /** With `challenge`: the code that the authenticator shows, or a recovery code. */
  code?: string | undefined;
  /** With `challenge` in place of `code`: the JSON of what `navigator.credentials.get` gave. */
  passkey?:
    | {
        /** The id of the credential. */
        id: string;
        /** The id of the credential, once more. */
        rawId: string;
        /** Always `public-key`. */
        type: 'public-key';
        /** The answer of the authenticator. */
        response: {
          /** What the browser signed for the authenticator. */
          clientDataJSON: string;
          /** What the authenticator signed. */
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
  /** The token that gives the next pair, once. */
  refreshToken: string;
  /** Seconds that the access token holds. */
  expiresIn: number;
};

export type RefreshUserTokenBody = {
  /** The refresh token of the last pair. */
  refreshToken: string;
};

export type AdminLoginData = {
  /** The value of the cookie. */
  sid: string;
};

export type AdminLogoutData = Record<string, never>;

export type GetAdminManifestData = {
  /** The kinds of records with a list, and a form. */
  resources: {
    /** The name of the extension. */
    extension: string;
    /** The last part of its path. */
    id: string;
    /** The words: one text for all languages, or one for each by its code. */
    title:
      | string
      | {
          /** The words in English. */
          en: string;
          [key: string]: unknown;
        };
    /** The icon of its link. */
    icon: string;
    /** The group of the navigation that has its link. */
    section: string;
    /** The permission that it takes. */
    permission: string;
    /** The list. */
    list: {
      /** The query that reads the list, with the variable `filters`. */
      query: string;
      /** The columns. The first names the row. */
      columns: {
        /** The place of the value in a row. */
        path: string;
        /** The words: one text for all languages, or one for each by its code. */
        title:
          | string
          | {
              /** The words in English. */
              en: string;
              [key: string]: unknown;
            };
        /** The way in which the value is shown; absent: as text. */
        as?: string;
        /** The key that the list can be sorted by; absent: it cannot be. */
        sort?: string;
        /** Whether narrow screens leave the column out. */
        isMinor?: boolean;
      }[];
      /** The filter that the search sets; absent: there is no search. */
      search?: string;
      /** The choices of values above the list. */
      choices?: {
        /** The key of the filter. */
        key: string;
        /** The words: one text for all languages, or one for each by its code. */
        title:
          | string
          | {
              /** The words in English. */
              en: string;
              [key: string]: unknown;
            };
        /** The values to choose from. */
        values: {
          /** The value of the filter. */
          value: string;
          /** The words: one text for all languages, or one for each by its code. */
          label:
            | string
            | {
                /** The words in English. */
                en: string;
                [key: string]: unknown;
              };
        }[];
      }[];
      /** The words: one text for all languages, or one for each by its code. */
      empty?:
        | string
        | {
            /** The words in English. */
            en: string;
            [key: string]: unknown;
          };
      /** The member of the answer of the query that has the page of rows. */
      key: string;
    };
    /** The form; null: its records have no page. */
    form: {
      /** The path of the collection of the REST API. */
      api: string;
      /** The member of a record that names it. */
      nameField: string;
      /** The words: one text for all languages, or one for each by its code. */
      newTitle?:
        | string
        | {
            /** The words in English. */
            en: string;
            [key: string]: unknown;
          };
      create: string | null;
      update: string | null;
      delete: string | null;
      /** The cards with the fields. */
      sections: {
        /** The words: one text for all languages, or one for each by its code. */
        title:
          | string
          | {
              /** The words in English. */
              en: string;
              [key: string]: unknown;
            };
        /** Whether the card stands in the narrow column. */
        isSide: boolean;
        /** The fields. */
        fields: {
          /** The key in the body of the request. */
          name: string;
          /** The words: one text for all languages, or one for each by its code. */
          label:
            | string
            | {
                /** The words in English. */
                en: string;
                [key: string]: unknown;
              };
          /** The words: one text for all languages, or one for each by its code. */
          help?:
            | string
            | {
                /** The words in English. */
                en: string;
                [key: string]: unknown;
              };
          /** The kind of its input. */
          kind: string;
          /** Whether the API refuses a record without it. */
          isRequired: boolean;
          /** The values to choose from. */
          choices?: {
            /** The value. */
            value: string;
            /** The words: one text for all languages, or one for each by its code. */
            label:
              | string
              | {
                  /** The words in English. */
                  en: string;
                  [key: string]: unknown;
                };
          }[];
          /** The kind of the records to choose from. */
          of?: string;
          /** The value in the form of a new record. */
          initial?: unknown;
        }[];
      }[];
    } | null;
  }[];
  /** The pages of settings. */
  settings_pages: {
    /** The name of the extension. */
    extension: string;
    /** The words: one text for all languages, or one for each by its code. */
    title:
      | string
      | {
          /** The words in English. */
          en: string;
          [key: string]: unknown;
        };
    /** The words: one text for all languages, or one for each by its code. */
    about?:
      | string
      | {
          /** The words in English. */
          en: string;
          [key: string]: unknown;
        };
    /** The settings, in their order. */
    settings: {
      /** The key of the setting. */
      key: string;
      /** The words: one text for all languages, or one for each by its code. */
      label?:
        | string
        | {
            /** The words in English. */
            en: string;
            [key: string]: unknown;
          };
      /** The words: one text for all languages, or one for each by its code. */
      help?:
        | string
        | {
            /** The words in English. */
            en: string;
            [key: string]: unknown;
          };
    }[];
  }[];
  /** The columns in lists of others. */
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
    /** The member of the answer of the query that has the page of rows. */
    key: string;
    /** The query that reads the values, with the variable `filters`. */
    query: string;
    /** The place of the value in a row. */
    path: string;
    /** The words: one text for all languages, or one for each by its code. */
    title:
      | string
      | {
          /** The words in English. */
          en: string;
          [key: string]: unknown;
        };
    /** The way in which the value is shown; absent: as text. */
    as?: string;
  }[];
  /** The cards of fields on pages of records of others. */
  fields: {
    /** The name of the extension. */
    extension: string;
    /** The kind of the records. */
    on:
      | 'products'
      | 'categories'
      | 'collections'
      | 'orders'
      | 'customers'
      | 'coupons'
      | 'pages'
      | 'blogPosts';
    /** The path of the values, to which the UUID of the record is added. */
    api: string;
    /** The permission that it takes. */
    update: string;
    /** The words: one text for all languages, or one for each by its code. */
    title:
      | string
      | {
          /** The words in English. */
          en: string;
          [key: string]: unknown;
        };
    /** Whether the card stands in the narrow column. */
    isSide: boolean;
    /** The fields. */
    fields: {
      /** The key in the body of the request. */
      name: string;
      /** The words: one text for all languages, or one for each by its code. */
      label:
        | string
        | {
            /** The words in English. */
            en: string;
            [key: string]: unknown;
          };
      /** The words: one text for all languages, or one for each by its code. */
      help?:
        | string
        | {
            /** The words in English. */
            en: string;
            [key: string]: unknown;
          };
      /** The kind of its input. */
      kind: string;
      /** Whether the API refuses a record without it. */
      isRequired: boolean;
      /** The values to choose from. */
      choices?: {
        /** The value. */
        value: string;
        /** The words: one text for all languages, or one for each by its code. */
        label:
          | string
          | {
              /** The words in English. */
              en: string;
              [key: string]: unknown;
            };
      }[];
      /** The kind of the records to choose from. */
      of?: string;
      /** The value in the form of a new record. */
      initial?: unknown;
    }[];
  }[];
  /** The modules that browsers load when a part of them is shown. */
  modules: {
    /** The name of the extension. */
    extension: string;
    /** The address of the module. */
    address: string;
    /** The address of its stylesheet; null: it has none. */
    styles: string | null;
    /** The version of `@shop/admin` that it was written for. */
    contract: string;
    /** Its pages. */
    pages: {
      /** The last part of its path. */
      path: string;
      /** The words: one text for all languages, or one for each by its code. */
      title:
        | string
        | {
            /** The words in English. */
            en: string;
            [key: string]: unknown;
          };
      /** The icon of its link. */
      icon: string;
      /** The group of the navigation that has its link. */
      section: string;
      /** The permission that it takes. */
      permission: string;
    }[];
    /** The places of pages that it shows something in. */
    slots: (
      | 'order.side'
      | 'product.side'
      | 'customer.side'
      | 'dashboard.tile'
      | 'shipping.zone'
      | 'shipping.page'
    )[];
    /** Its actions on selected rows. */
    actions: {
      /** The name of the action. */
      id: string;
      /** The list. */
      on: string;
      /** The words: one text for all languages, or one for each by its code. */
      title:
        | string
        | {
            /** The words in English. */
            en: string;
            [key: string]: unknown;
          };
      /** The permission that it takes. */
      permission: string;
      /** Whether the administrator is asked before it runs. */
      isDangerous: boolean;
    }[];
  }[];
  /** The texts of extensions, which everybody may read. */
  texts: {
    /** The name of the extension. */
    extension: string;
    /** The addresses of the files with its texts, by language. */
    files: Record<string, string>;
  }[];
};

export type ListAttributeGroupsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'name' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` is the value. */
  name?: string | undefined;
  /** Only rows whose `name` is not the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, in upper or lower case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, in upper or lower case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the values, separated by commas. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the values, separated by commas. */
  'name[nin]'?: string | undefined;
};

export type ListAttributeGroupsData = {
  /** The integer id. */
  attribute_group_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the group, which administrators read. */
  group_name: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateAttributeGroupBody = {
  /** The name of the group, which administrators read. */
  group_name: string;
};

export type GetAttributeGroupData = {
  /** The integer id. */
  attribute_group_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the group, which administrators read. */
  group_name: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateAttributeGroupBody = {
  /** The name of the group, which administrators read. */
  group_name?: string | undefined;
};

export type ListAttributesQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'name' | 'type' | 'is_required' | 'is_filterable' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` is the value. */
  name?: string | undefined;
  /** Only rows whose `name` is not the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, in upper or lower case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, in upper or lower case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the values, separated by commas. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the values, separated by commas. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `code` is the value. */
  code?: string | undefined;
  /** Only rows whose `code` is not the value. */
  'code[neq]'?: string | undefined;
  /** Only rows whose `code` contains the text, in upper or lower case. */
  'code[like]'?: string | undefined;
  /** Only rows whose `code` does not contain the text, in upper or lower case. */
  'code[nlike]'?: string | undefined;
  /** Only rows whose `code` is one of the values, separated by commas. */
  'code[in]'?: string | undefined;
  /** Only rows whose `code` is none of the values, separated by commas. */
  'code[nin]'?: string | undefined;
  /** Only attributes of the attribute group, by integer id or UUID. */
  group?: string | undefined;
  /** Only rows whose `group` is one of the values, separated by commas. */
  'group[in]'?: string | undefined;
  /** Only rows whose `type` is the value. */
  type?: string | undefined;
  /** Only rows whose `type` is not the value. */
  'type[neq]'?: string | undefined;
  /** Only rows whose `type` is one of the values, separated by commas. */
  'type[in]'?: string | undefined;
  /** Only rows whose `type` is none of the values, separated by commas. */
  'type[nin]'?: string | undefined;
  /** Only rows whose `is_required` is the value. */
  is_required?: boolean | undefined;
  /** Only rows whose `is_required` is not the value. */
  'is_required[neq]'?: boolean | undefined;
  /** Only rows whose `is_filterable` is the value. */
  is_filterable?: boolean | undefined;
  /** Only rows whose `is_filterable` is not the value. */
  'is_filterable[neq]'?: boolean | undefined;
};

export type ListAttributesData = {
  /** The integer id. */
  attribute_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The code that products, imports and filters name it by; unique, and never changed. */
  attribute_code: string;
  /** The name that shoppers read. */
  attribute_name: string;
  /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
  type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
  /** Whether every product of its groups needs a value. */
  is_required: boolean;
  /** Whether product pages show its values. */
  display_on_frontend: boolean;
  /** Whether product lists can be filtered by it. */
  is_filterable: boolean;
  /** Whether it was made as an option of a product: forms ask for it where a product has it, and not in others of its groups. */
  is_variant_only: boolean;
  /** Its place among the attributes, small numbers first. */
  sort_order: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The options of a select or multiselect, in their order. */
  options: {
    /** The integer id. */
    option_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The text that shoppers read. */
    option_text: string;
    /** The color that stands for it, such as `#1d4f3c`; null: it has none. */
    color: string | null;
    /** Its place among the options, small numbers first. */
    sort_order: number;
  }[];
  /** The integer ids of the attribute groups that it is in. */
  groups: number[];
}[];

export type CreateAttributeBody = {
  /** The code that products, imports and filters name it by; unique, and never changed. */
  attribute_code: string;
  /** The name that shoppers read. */
  attribute_name: string;
  /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
  type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
  /** Whether every product of its groups needs a value. */
  is_required?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether product pages show its values. */
  display_on_frontend?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether product lists can be filtered by it. */
  is_filterable?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether it was made as an option of a product: forms ask for it where a product has it, and not in others of its groups. */
  is_variant_only?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Its place among the attributes, small numbers first. */
  sort_order?: number | string | undefined;
  /** Attribute groups, by integer id or UUID; the whole list is replaced. */
  groups?: readonly (number | string)[] | undefined;
  /** The options of a select or multiselect, in their order; the whole list is replaced. */
  options?:
    | readonly {
        /** The id of a stored option, which keeps its row and the values that products have of it. */
        option_id?: number | string | undefined;
        /** The UUID of a stored option. */
        uuid?: string | undefined;
        /** The text that shoppers read. */
        option_text: string;
        /** The color that stands for it, such as `#1d4f3c`; null: it has none. */
        color?: string | null | undefined;
        /** Its place among the options, small numbers first. */
        sort_order?: number | string | undefined;
      }[]
    | undefined;
};

export type GetAttributeData = {
  /** The integer id. */
  attribute_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The code that products, imports and filters name it by; unique, and never changed. */
  attribute_code: string;
  /** The name that shoppers read. */
  attribute_name: string;
  /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
  type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
  /** Whether every product of its groups needs a value. */
  is_required: boolean;
  /** Whether product pages show its values. */
  display_on_frontend: boolean;
  /** Whether product lists can be filtered by it. */
  is_filterable: boolean;
  /** Whether it was made as an option of a product: forms ask for it where a product has it, and not in others of its groups. */
  is_variant_only: boolean;
  /** Its place among the attributes, small numbers first. */
  sort_order: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The options of a select or multiselect, in their order. */
  options: {
    /** The integer id. */
    option_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The text that shoppers read. */
    option_text: string;
    /** The color that stands for it, such as `#1d4f3c`; null: it has none. */
    color: string | null;
    /** Its place among the options, small numbers first. */
    sort_order: number;
  }[];
  /** The integer ids of the attribute groups that it is in. */
  groups: number[];
  /** The pages that show the entity. */
  links: {
    /** The kind of the page: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateAttributeBody = {
  /** The code that products, imports and filters name it by; unique, and never changed. */
  attribute_code?: string | undefined;
  /** The name that shoppers read. */
  attribute_name?: string | undefined;
  /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
  type?: 'text' | 'textarea' | 'select' | 'multiselect' | 'date' | undefined;
  /** Whether every product of its groups needs a value. */
  is_required?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether product pages show its values. */
  display_on_frontend?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether product lists can be filtered by it. */
  is_filterable?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether it was made as an option of a product: forms ask for it where a product has it, and not in others of its groups. */
  is_variant_only?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Its place among the attributes, small numbers first. */
  sort_order?: number | string | undefined;
  /** Attribute groups, by integer id or UUID; the whole list is replaced. */
  groups?: readonly (number | string)[] | undefined;
  /** The options of a select or multiselect, in their order; the whole list is replaced. */
  options?:
    | readonly {
        /** The id of a stored option, which keeps its row and the values that products have of it. */
        option_id?: number | string | undefined;
        /** The UUID of a stored option. */
        uuid?: string | undefined;
        /** The text that shoppers read. */
        option_text: string;
        /** The color that stands for it, such as `#1d4f3c`; null: it has none. */
        color?: string | null | undefined;
        /** Its place among the options, small numbers first. */
        sort_order?: number | string | undefined;
      }[]
    | undefined;
};

export type DeleteAttributeData = {
  /** The integer id. */
  attribute_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The code that products, imports and filters name it by; unique, and never changed. */
  attribute_code: string;
  /** The name that shoppers read. */
  attribute_name: string;
  /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
  type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
  /** Whether every product of its groups needs a value. */
  is_required: boolean;
  /** Whether product pages show its values. */
  display_on_frontend: boolean;
  /** Whether product lists can be filtered by it. */
  is_filterable: boolean;
  /** Whether it was made as an option of a product: forms ask for it where a product has it, and not in others of its groups. */
  is_variant_only: boolean;
  /** Its place among the attributes, small numbers first. */
  sort_order: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The options of a select or multiselect, in their order. */
  options: {
    /** The integer id. */
    option_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The text that shoppers read. */
    option_text: string;
    /** The color that stands for it, such as `#1d4f3c`; null: it has none. */
    color: string | null;
    /** Its place among the options, small numbers first. */
    sort_order: number;
  }[];
  /** The integer ids of the attribute groups that it is in. */
  groups: number[];
};

export type ChangeAttributesBody = {
  /** The integer ids or the UUIDs, at most 1,000. An id that comes twice counts once. */
  ids: readonly (string | number)[];
  /** The fields that all of them get. */
  change?:
    | {
        /** The code that products, imports and filters name it by; unique, and never changed. */
        attribute_code?: string | undefined;
        /** The name that shoppers read. */
        attribute_name?: string | undefined;
        /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
        type?: 'text' | 'textarea' | 'select' | 'multiselect' | 'date' | undefined;
        /** Whether every product of its groups needs a value. */
        is_required?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether product pages show its values. */
        display_on_frontend?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether product lists can be filtered by it. */
        is_filterable?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether it was made as an option of a product: forms ask for it where a product has it, and not in others of its groups. */
        is_variant_only?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Its place among the attributes, small numbers first. */
        sort_order?: number | string | undefined;
        /** Attribute groups, by integer id or UUID; the whole list is replaced. */
        groups?: readonly (number | string)[] | undefined;
        /** The options of a select or multiselect, in their order; the whole list is replaced. */
        options?:
          | readonly {
              /** The id of a stored option, which keeps its row and the values that products have of it. */
              option_id?: number | string | undefined;
              /** The UUID of a stored option. */
              uuid?: string | undefined;
              /** The text that shoppers read. */
              option_text: string;
              /** The color that stands for it, such as `#1d4f3c`; null: it has none. */
              color?: string | null | undefined;
              /** Its place among the options, small numbers first. */
              sort_order?: number | string | undefined;
            }[]
          | undefined;
      }
    | undefined;
  /** Deletes them. */
  delete?: true | undefined;
};

export type BulkData = {
  /** The number of records that were changed or deleted. */
  changed: number;
  /** The records that stay as they were, each with the reason. */
  refused: {
    /** The id as it was sent. */
    id: string;
    /** The code of the refusal, as the route of one record has it. */
    code: string;
    /** The text of the refusal. */
    message: string;
    /** The values in the text, by name. */
    values?: Record<string, string | number>;
  }[];
};

export type ListAuditLogQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `actor_kind` is the value. */
  actor_kind?: string | undefined;
  /** Only rows whose `actor_kind` is one of the values, separated by commas. */
  'actor_kind[in]'?: string | undefined;
  /** Only rows whose `actor_uuid` is the value. */
  actor_uuid?: string | undefined;
  /** Only rows whose `actor_uuid` is one of the values, separated by commas. */
  'actor_uuid[in]'?: string | undefined;
  /** Only rows whose `actor_name` is the value. */
  actor_name?: string | undefined;
  /** Only rows whose `actor_name` contains the text, in upper or lower case. */
  'actor_name[like]'?: string | undefined;
  /** Only rows whose `actor_name` is one of the values, separated by commas. */
  'actor_name[in]'?: string | undefined;
  /** Only rows whose `action` is the value. */
  action?: string | undefined;
  /** Only rows whose `action` is not the value. */
  'action[neq]'?: string | undefined;
  /** Only rows whose `action` is one of the values, separated by commas. */
  'action[in]'?: string | undefined;
  /** Only rows whose `action` is none of the values, separated by commas. */
  'action[nin]'?: string | undefined;
  /** Only rows whose `entity_type` is the value. */
  entity_type?: string | undefined;
  /** Only rows whose `entity_type` is not the value. */
  'entity_type[neq]'?: string | undefined;
  /** Only rows whose `entity_type` is one of the values, separated by commas. */
  'entity_type[in]'?: string | undefined;
  /** Only rows whose `entity_type` is none of the values, separated by commas. */
  'entity_type[nin]'?: string | undefined;
  /** Only rows whose `entity_uuid` is the value. */
  entity_uuid?: string | undefined;
  /** Only rows whose `entity_uuid` is one of the values, separated by commas. */
  'entity_uuid[in]'?: string | undefined;
  /** Only rows whose `request_id` is the value. */
  request_id?: string | undefined;
  /** Only rows whose `request_id` is one of the values, separated by commas. */
  'request_id[in]'?: string | undefined;
  /** Only rows whose `created_at` is greater than the value. */
  'created_at[gt]'?: string | undefined;
  /** Only rows whose `created_at` is the value or greater. */
  'created_at[gteq]'?: string | undefined;
  /** Only rows whose `created_at` is less than the value. */
  'created_at[lt]'?: string | undefined;
  /** Only rows whose `created_at` is the value or less. */
  'created_at[lteq]'?: string | undefined;
};

export type ListAuditLogData = {
  /** The integer id. */
  audit_log_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** Who or what changed the record. */
  actor: {
    /** Whether an administrator, a command of the command line or a job changed the record. */
    kind: 'admin' | 'command' | 'job';
    /** The UUID of the administrator; null for commands and jobs. */
    uuid: string | null;
    /** The administrator's email at that time, the system user that ran the command, or the id of the job. */
    name: string;
  };
  /** The id of the route, the command without `shop`, or the id of the job. */
  action: string;
  /** The type of the record, such as `product`. */
  entity_type: string;
  /** The UUID of the record; null for settings, the shop, files and deliveries of events. */
  entity_uuid: string | null;
  /** The changed fields as they were, secrets as `***`; null: the record was created. */
  before: Record<string, unknown> | null;
  /** The changed fields as they became, secrets as `***`; null: the record was deleted. */
  after: Record<string, unknown> | null;
  /** The id of the request, as in the log; null for commands and jobs. */
  request_id: string | null;
  /** When the change was made, an ISO 8601 time in UTC. */
  created_at: string;
}[];

export type GetAuditEntryData = {
  /** The integer id. */
  audit_log_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** Who or what changed the record. */
  actor: {
    /** Whether an administrator, a command of the command line or a job changed the record. */
    kind: 'admin' | 'command' | 'job';
    /** The UUID of the administrator; null for commands and jobs. */
    uuid: string | null;
    /** The administrator's email at that time, the system user that ran the command, or the id of the job. */
    name: string;
  };
  /** The id of the route, the command without `shop`, or the id of the job. */
  action: string;
  /** The type of the record, such as `product`. */
  entity_type: string;
  /** The UUID of the record; null for settings, the shop, files and deliveries of events. */
  entity_uuid: string | null;
  /** The changed fields as they were, secrets as `***`; null: the record was created. */
  before: Record<string, unknown> | null;
  /** The changed fields as they became, secrets as `***`; null: the record was deleted. */
  after: Record<string, unknown> | null;
  /** The id of the request, as in the log; null for commands and jobs. */
  request_id: string | null;
  /** When the change was made, an ISO 8601 time in UTC. */
  created_at: string;
};

export type ListBlogCategoriesQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'name' | 'status' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` is the value. */
  name?: string | undefined;
  /** Only rows whose `name` is not the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, in upper or lower case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, in upper or lower case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the values, separated by commas. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the values, separated by commas. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `status` is the value. */
  status?: boolean | undefined;
  /** Only rows whose `status` is not the value. */
  'status[neq]'?: boolean | undefined;
};

export type ListBlogCategoriesData = {
  /** The integer id. */
  blog_category_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name that shoppers read. */
  name: string;
  /** The last segment of the path of the category; unique among blog categories. */
  url_key: string;
  /** The text of the page of the category; null: there is none. */
  description: string | null;
  /** Whether the category is public. */
  status: boolean;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines; null: there is none. */
  meta_description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'blog_category'>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateBlogCategoryBody = {
  /** The name that shoppers read. */
  name: string;
  /** The last segment of the path of the category; unique among blog categories. */
  url_key: string;
  /** The text of the page of the category; null: there is none. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** Whether the category is public. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines; null: there is none. */
  meta_description?: string | null | undefined;
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'blog_category'> | undefined;
};

export type GetBlogCategoryData = {
  /** The integer id. */
  blog_category_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name that shoppers read. */
  name: string;
  /** The last segment of the path of the category; unique among blog categories. */
  url_key: string;
  /** The text of the page of the category; null: there is none. */
  description: string | null;
  /** Whether the category is public. */
  status: boolean;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines; null: there is none. */
  meta_description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'blog_category'>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateBlogCategoryBody = {
  /** The name that shoppers read. */
  name?: string | undefined;
  /** The last segment of the path of the category; unique among blog categories. */
  url_key?: string | undefined;
  /** The text of the page of the category; null: there is none. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** Whether the category is public. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines; null: there is none. */
  meta_description?: string | null | undefined;
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'blog_category'> | undefined;
};

export type ChangeBlogCategoriesBody = {
  /** The integer ids or the UUIDs, at most 1,000. An id that comes twice counts once. */
  ids: readonly (string | number)[];
  /** The fields that all of them get. */
  change?:
    | {
        /** The name that shoppers read. */
        name?: string | undefined;
        /** The last segment of the path of the category; unique among blog categories. */
        url_key?: string | undefined;
        /** The text of the page of the category; null: there is none. */
        description?: string | readonly Record<string, unknown>[] | null | undefined;
        /** Whether the category is public. */
        status?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The title for search engines; null: the name. */
        meta_title?: string | null | undefined;
        /** The description for search engines; null: there is none. */
        meta_description?: string | null | undefined;
        /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
        metafields?: SentMetafields<'blog_category'> | undefined;
      }
    | undefined;
  /** Deletes them. */
  delete?: true | undefined;
};

export type UpdateBlogCategoryMetafieldBody = {
  /** The new value; null, an empty text and an empty list remove it. */
  value: unknown;
};

export type MetafieldsData = {
  /** The values of the metafields, by namespace and key. */
  metaData: Record<string, Record<string, unknown>>;
};

export type ListBlogPostsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'name' | 'status' | 'published_at' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only posts whose name or short description contains the text. */
  keyword?: string | undefined;
  /** Only rows whose `name` is the value. */
  name?: string | undefined;
  /** Only rows whose `name` is not the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, in upper or lower case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, in upper or lower case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the values, separated by commas. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the values, separated by commas. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `author` is the value. */
  author?: string | undefined;
  /** Only rows whose `author` is not the value. */
  'author[neq]'?: string | undefined;
  /** Only rows whose `author` contains the text, in upper or lower case. */
  'author[like]'?: string | undefined;
  /** Only rows whose `author` does not contain the text, in upper or lower case. */
  'author[nlike]'?: string | undefined;
  /** Only rows whose `author` is one of the values, separated by commas. */
  'author[in]'?: string | undefined;
  /** Only rows whose `author` is none of the values, separated by commas. */
  'author[nin]'?: string | undefined;
  /** Only rows whose `status` is the value. */
  status?: boolean | undefined;
  /** Only rows whose `status` is not the value. */
  'status[neq]'?: boolean | undefined;
  /** Only rows whose `published_at` is greater than the value. */
  'published_at[gt]'?: string | undefined;
  /** Only rows whose `published_at` is the value or greater. */
  'published_at[gteq]'?: string | undefined;
  /** Only rows whose `published_at` is less than the value. */
  'published_at[lt]'?: string | undefined;
  /** Only rows whose `published_at` is the value or less. */
  'published_at[lteq]'?: string | undefined;
  /** Only posts of the category, by integer id or UUID. */
  category?: string | undefined;
  /** Only rows whose `category` is one of the values, separated by commas. */
  'category[in]'?: string | undefined;
};

export type ListBlogPostsData = {
  /** The integer id. */
  blog_post_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The headline. */
  name: string;
  /** The last segment of the path of the post; unique among blog posts. */
  url_key: string;
  /** The summary that lists show; null: there is none. */
  short_description: string | null;
  /** The text of the post; null: there is none. */
  content: string | null;
  /** The name of the author, as shoppers read it; null: there is none. */
  author: string | null;
  /** The image of the post; null: there is none. */
  image: string | null;
  /** Whether the post is public from `published_at` on; false: a draft. */
  status: boolean;
  /** The time at which the post becomes public, an ISO 8601 time in UTC. Null: a draft that has no time yet. */
  published_at: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines; null: there is none. */
  meta_description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'blog_post'>;
  /** The integer ids of the categories of the post. */
  categories: number[];
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateBlogPostBody = {
  /** The headline. */
  name: string;
  /** The last segment of the path of the post; unique among blog posts. */
  url_key: string;
  /** The summary that lists show; null: there is none. */
  short_description?: string | null | undefined;
  /** The text of the post; null: there is none. */
  content?: string | readonly Record<string, unknown>[] | null | undefined;
  /** The name of the author, as shoppers read it; null: there is none. */
  author?: string | null | undefined;
  /** The image of the post; null: there is none. */
  image?: string | null | undefined;
  /** The time at which the post becomes public, an ISO 8601 time. A time in the future publishes the post by itself. Null with a public status: now. */
  published_at?: string | null | undefined;
  /** The categories of the post, by integer id or UUID. The whole list is replaced. */
  categories?: readonly (number | string)[] | undefined;
  /** Whether the post is public from `published_at` on; false: a draft. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines; null: there is none. */
  meta_description?: string | null | undefined;
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'blog_post'> | undefined;
};

export type GetBlogPostData = {
  /** The integer id. */
  blog_post_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The headline. */
  name: string;
  /** The last segment of the path of the post; unique among blog posts. */
  url_key: string;
  /** The summary that lists show; null: there is none. */
  short_description: string | null;
  /** The text of the post; null: there is none. */
  content: string | null;
  /** The name of the author, as shoppers read it; null: there is none. */
  author: string | null;
  /** The image of the post; null: there is none. */
  image: string | null;
  /** Whether the post is public from `published_at` on; false: a draft. */
  status: boolean;
  /** The time at which the post becomes public, an ISO 8601 time in UTC. Null: a draft that has no time yet. */
  published_at: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines; null: there is none. */
  meta_description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'blog_post'>;
  /** The integer ids of the categories of the post. */
  categories: number[];
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateBlogPostBody = {
  /** The headline. */
  name?: string | undefined;
  /** The last segment of the path of the post; unique among blog posts. */
  url_key?: string | undefined;
  /** The summary that lists show; null: there is none. */
  short_description?: string | null | undefined;
  /** The text of the post; null: there is none. */
  content?: string | readonly Record<string, unknown>[] | null | undefined;
  /** The name of the author, as shoppers read it; null: there is none. */
  author?: string | null | undefined;
  /** The image of the post; null: there is none. */
  image?: string | null | undefined;
  /** The time at which the post becomes public, an ISO 8601 time. A time in the future publishes the post by itself. Null with a public status: now. */
  published_at?: string | null | undefined;
  /** The categories of the post, by integer id or UUID. The whole list is replaced. */
  categories?: readonly (number | string)[] | undefined;
  /** Whether the post is public from `published_at` on; false: a draft. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines; null: there is none. */
  meta_description?: string | null | undefined;
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'blog_post'> | undefined;
};

export type ChangeBlogPostsBody = {
  /** The integer ids or the UUIDs, at most 1,000. An id that comes twice counts once. */
  ids: readonly (string | number)[];
  /** The fields that all of them get. */
  change?:
    | {
        /** The headline. */
        name?: string | undefined;
        /** The last segment of the path of the post; unique among blog posts. */
        url_key?: string | undefined;
        /** The summary that lists show; null: there is none. */
        short_description?: string | null | undefined;
        /** The text of the post; null: there is none. */
        content?: string | readonly Record<string, unknown>[] | null | undefined;
        /** The name of the author, as shoppers read it; null: there is none. */
        author?: string | null | undefined;
        /** The image of the post; null: there is none. */
        image?: string | null | undefined;
        /** The time at which the post becomes public, an ISO 8601 time. A time in the future publishes the post by itself. Null with a public status: now. */
        published_at?: string | null | undefined;
        /** The categories of the post, by integer id or UUID. The whole list is replaced. */
        categories?: readonly (number | string)[] | undefined;
        /** Whether the post is public from `published_at` on; false: a draft. */
        status?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The title for search engines; null: the name. */
        meta_title?: string | null | undefined;
        /** The description for search engines; null: there is none. */
        meta_description?: string | null | undefined;
        /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
        metafields?: SentMetafields<'blog_post'> | undefined;
      }
    | undefined;
  /** Deletes them. */
  delete?: true | undefined;
};

export type UpdateBlogPostMetafieldBody = {
  /** The new value; null, an empty text and an empty list remove it. */
  value: unknown;
};

export type CreatePaymentIntentBody = {
  /** The UUID of the cart. The order alone counts. */
  cart_id: string;
  /** The UUID of the order. */
  order_id: string;
};

export type CreatePaymentIntentData = {
  /** The secret with which the gateway's script pays the intent in the browser. */
  clientSecret: string;
};

export type ListCarriersQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The carriers of the setting `shippingCarriers` and of extensions. */
export type ListCarriersData = {
  /** The code of the carrier, which shipping methods and shipments name. */
  code: string;
  /** The name that people read. */
  name: string;
  /** The address of its tracking pages, with `{tracking_number}`; null: its extension makes the addresses. */
  tracking_url: string | null;
  /** Whether the carrier makes labels for shipments. */
  creates_labels: boolean;
  /** The extension that registered it; null: the setting `shippingCarriers` lists it. */
  extension: string | null;
}[];

export type CreateCartBody = {
  /** The products to begin with. */
  items: readonly {
    /** The SKU of the product. */
    sku: string;
    /** The number of units, from 1 to 100000, as a number or its text. */
    qty: number | string;
  }[];
  /** The name of the customer. */
  customer_full_name?: string | undefined;
  /** The email address that the shop writes to about the order. */
  customer_email?: string | undefined;
};

export type CreateCartData = {
  /** All lines of the cart. */
  items: {
    /** The integer id. */
    cart_item_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The integer id of the attribute group of the product. */
    group_id: number;
    /** The integer id of the product. */
    product_id: number;
    /** The SKU of the product. */
    product_sku: string;
    /** The name of the product. */
    product_name: string;
    /** The first image of the product, at most 160 pixels wide and high; null: it has none. */
    thumbnail: string | null;
    /** The weight of one unit, in the weight unit of the shop. */
    product_weight: number;
    /** The catalogue price of one unit, without tax, in the currency of the cart or the order. */
    product_price: number;
    /** The catalogue price of one unit, with tax, in the currency of the cart or the order. */
    product_price_incl_tax: number;
    /** The price of one unit for this shopper, without tax and before discount, in the currency of the cart or the order. */
    final_price: number;
    /** The price of one unit for this shopper, with tax and before discount, in the currency of the cart or the order. */
    final_price_incl_tax: number;
    /** The number of units. */
    qty: number;
    /** The tax rate of the line. */
    tax_percent: number;
    /** The tax of the line, after discount, in the currency of the cart or the order. */
    tax_amount: number;
    /** The tax of the line, before discount, in the currency of the cart or the order. */
    tax_amount_before_discount: number;
    /** The discount of the line, with or without tax as the prices of the shop are, in the currency of the cart or the order. */
    discount_amount: number;
    /** The price of the line, without tax and before discount, in the currency of the cart or the order. */
    line_total: number;
    /** The price of the line, with tax and before discount, in the currency of the cart or the order. */
    line_total_incl_tax: number;
    /** The price of the line, without tax and after discount, in the currency of the cart or the order. */
    line_total_with_discount: number;
    /** The price of the line, with tax and after discount, in the currency of the cart or the order. */
    line_total_with_discount_incl_tax: number;
    /** The integer id of the variant group of the product; null: it is in none. */
    variant_group_id: number | null;
    /** The options that make the product its variant, as JSON text; null: it is no variant. */
    variant_options: string | null;
    /** Reserved for options that the shopper chooses; null today. */
    product_custom_options: string | null;
    /** Whether the product is not shipped. */
    no_shipping_required: boolean;
    /** The same as `line_total_incl_tax`: the line with tax and before discount. */
    total: number;
    /** The path of the product's page. */
    productUrl: string;
    /** The path of the REST route that removes the line. */
    removeUrl: string;
  }[];
  /** The number of lines of the cart. */
  count: number;
  /** The UUID of the cart. */
  cartId: string;
};

export type ListCartsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'updated_at' | 'total' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `email` is the value. */
  email?: string | undefined;
  /** Only rows whose `email` contains the text, in upper or lower case. */
  'email[like]'?: string | undefined;
  /** Only rows whose `customer` is the value. */
  customer?: number | undefined;
  /** Only rows whose `customer` is one of the values, separated by commas. */
  'customer[in]'?: string | undefined;
  /** Whether the shopper left an email address. */
  has_email?: boolean | undefined;
  /** Only rows whose `total` is the value. */
  total?: number | undefined;
  /** Only rows whose `total` is greater than the value. */
  'total[gt]'?: number | undefined;
  /** Only rows whose `total` is the value or greater. */
  'total[gteq]'?: number | undefined;
  /** Only rows whose `total` is less than the value. */
  'total[lt]'?: number | undefined;
  /** Only rows whose `total` is the value or less. */
  'total[lteq]'?: number | undefined;
  /** Only rows whose `updated_at` is greater than the value. */
  'updated_at[gt]'?: string | undefined;
  /** Only rows whose `updated_at` is the value or greater. */
  'updated_at[gteq]'?: string | undefined;
  /** Only rows whose `updated_at` is less than the value. */
  'updated_at[lt]'?: string | undefined;
  /** Only rows whose `updated_at` is the value or less. */
  'updated_at[lteq]'?: string | undefined;
};

/** Active carts with at least one line, the last changed first. */
export type ListCartsData = {
  /** The integer id. */
  cart_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the customer; null: a guest. */
  customer_id: number | null;
  /** The email address that the shopper entered; null: none yet. */
  customer_email: string | null;
  /** The name of the shopper; null: none yet. */
  customer_full_name: string | null;
  /** The ISO 4217 code of the total. */
  currency: string;
  /** The code of the coupon; null: none. */
  coupon: string | null;
  /** The number of units. */
  total_qty: number;
  /** The total when the cart was last saved, in `currency`: what the shopper saw then. */
  grand_total: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** The time of the last change, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The total for people, in the format of the shop. */
  grand_total_text: string;
}[];

export type AddCartItemBody = {
  /** The SKU of the product. */
  sku: string;
  /** The number of units, from 1 to 100000, as a number or its text. */
  qty: number | string;
};

export type CartItemData = {
  /** All lines of the cart. */
  item: {
    /** The integer id. */
    cart_item_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The integer id of the attribute group of the product. */
    group_id: number;
    /** The integer id of the product. */
    product_id: number;
    /** The SKU of the product. */
    product_sku: string;
    /** The name of the product. */
    product_name: string;
    /** The first image of the product, at most 160 pixels wide and high; null: it has none. */
    thumbnail: string | null;
    /** The weight of one unit, in the weight unit of the shop. */
    product_weight: number;
    /** The catalogue price of one unit, without tax, in the currency of the cart or the order. */
    product_price: number;
    /** The catalogue price of one unit, with tax, in the currency of the cart or the order. */
    product_price_incl_tax: number;
    /** The price of one unit for this shopper, without tax and before discount, in the currency of the cart or the order. */
    final_price: number;
    /** The price of one unit for this shopper, with tax and before discount, in the currency of the cart or the order. */
    final_price_incl_tax: number;
    /** The number of units. */
    qty: number;
    /** The tax rate of the line. */
    tax_percent: number;
    /** The tax of the line, after discount, in the currency of the cart or the order. */
    tax_amount: number;
    /** The tax of the line, before discount, in the currency of the cart or the order. */
    tax_amount_before_discount: number;
    /** The discount of the line, with or without tax as the prices of the shop are, in the currency of the cart or the order. */
    discount_amount: number;
    /** The price of the line, without tax and before discount, in the currency of the cart or the order. */
    line_total: number;
    /** The price of the line, with tax and before discount, in the currency of the cart or the order. */
    line_total_incl_tax: number;
    /** The price of the line, without tax and after discount, in the currency of the cart or the order. */
    line_total_with_discount: number;
    /** The price of the line, with tax and after discount, in the currency of the cart or the order. */
    line_total_with_discount_incl_tax: number;
    /** The integer id of the variant group of the product; null: it is in none. */
    variant_group_id: number | null;
    /** The options that make the product its variant, as JSON text; null: it is no variant. */
    variant_options: string | null;
    /** Reserved for options that the shopper chooses; null today. */
    product_custom_options: string | null;
    /** Whether the product is not shipped. */
    no_shipping_required: boolean;
    /** The same as `line_total_incl_tax`: the line with tax and before discount. */
    total: number;
    /** The path of the product's page. */
    productUrl: string;
    /** The path of the REST route that removes the line. */
    removeUrl: string;
  }[];
  /** The number of lines of the cart. */
  count: number;
  /** The UUID of the cart. */
  cartId: string;
};

export type UpdateCartItemQtyBody = {
  /** The direction in which `qty` changes the quantity; without it `qty` is the new quantity. */
  action?: 'increase' | 'decrease' | undefined;
  /** The number of units, from 1 to 100000, as a number or its text. */
  qty: number | string;
};

export type RemoveCartItemData = {
  /** The removed line. */
  item: {
    /** The integer id. */
    cart_item_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The integer id of the attribute group of the product. */
    group_id: number;
    /** The integer id of the product. */
    product_id: number;
    /** The SKU of the product. */
    product_sku: string;
    /** The name of the product. */
    product_name: string;
    /** The first image of the product, at most 160 pixels wide and high; null: it has none. */
    thumbnail: string | null;
    /** The weight of one unit, in the weight unit of the shop. */
    product_weight: number;
    /** The catalogue price of one unit, without tax, in the currency of the cart or the order. */
    product_price: number;
    /** The catalogue price of one unit, with tax, in the currency of the cart or the order. */
    product_price_incl_tax: number;
    /** The price of one unit for this shopper, without tax and before discount, in the currency of the cart or the order. */
    final_price: number;
    /** The price of one unit for this shopper, with tax and before discount, in the currency of the cart or the order. */
    final_price_incl_tax: number;
    /** The number of units. */
    qty: number;
    /** The tax rate of the line. */
    tax_percent: number;
    /** The tax of the line, after discount, in the currency of the cart or the order. */
    tax_amount: number;
    /** The tax of the line, before discount, in the currency of the cart or the order. */
    tax_amount_before_discount: number;
    /** The discount of the line, with or without tax as the prices of the shop are, in the currency of the cart or the order. */
    discount_amount: number;
    /** The price of the line, without tax and before discount, in the currency of the cart or the order. */
    line_total: number;
    /** The price of the line, with tax and before discount, in the currency of the cart or the order. */
    line_total_incl_tax: number;
    /** The price of the line, without tax and after discount, in the currency of the cart or the order. */
    line_total_with_discount: number;
    /** The price of the line, with tax and after discount, in the currency of the cart or the order. */
    line_total_with_discount_incl_tax: number;
    /** The integer id of the variant group of the product; null: it is in none. */
    variant_group_id: number | null;
    /** The options that make the product its variant, as JSON text; null: it is no variant. */
    variant_options: string | null;
    /** Reserved for options that the shopper chooses; null today. */
    product_custom_options: string | null;
    /** Whether the product is not shipped. */
    no_shipping_required: boolean;
    /** The same as `line_total_incl_tax`: the line with tax and before discount. */
    total: number;
    /** The path of the product's page. */
    productUrl: string;
    /** The path of the REST route that removes the line. */
    removeUrl: string;
  };
  /** The number of lines of the cart. */
  count: number;
  /** The UUID of the cart. */
  cartId: string;
};

export type AddCartContactInfoBody = {
  /** The email address that the shop writes to about the order. */
  email: string;
};

export type AddCartContactInfoData = {
  /** The email address, as it was sent. */
  email: string;
};

export type AddCartAddressBody = {
  /** The address. */
  address: {
    /** The full name of the recipient. */
    full_name: string;
    /** The telephone number of the recipient. */
    telephone: string | number;
    /** Street and number. */
    address_1: string;
    /** A second line of the address, such as a floor; null: there is none. */
    address_2?: string | null | undefined;
    /** The city. */
    city: string;
    /** The province: its ISO 3166-2 code where the country has provinces. */
    province: string;
    /** The country, an ISO 3166-1 alpha-2 code. Alpha-3 codes and English names are understood. */
    country: string;
    /** The postcode. */
    postcode: string | number;
    /** Which address it is. */
    type?: 'shipping' | 'billing' | undefined;
  };
  /** Which address it is, for clients that send it beside the address. */
  type?: 'shipping' | 'billing' | undefined;
};

export type AddCartAddressData = {
  /** The integer id. */
  cart_address_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the recipient. */
  full_name: string;
  /** The postal code. */
  postcode: string;
  /** The telephone number. */
  telephone: string;
  /** The ISO 3166-1 code of the country, such as `US`. */
  country: string;
  /** The ISO 3166-2 code of the province, such as `US-CA`, or text where the country has none. */
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
  /** The name of the method, for compatibility; the name of the shop is stored. */
  method_name: string;
};

export type AddCartPaymentMethodData = {
  /** The chosen payment method. */
  method: {
    /** The code of the method. */
    code: string;
    /** The name of the method for shoppers. */
    name: string;
  };
};

export type AddCartShippingMethodBody = {
  /** The code of the shipping provider. */
  provider_code?: string | undefined;
  /** The code of the method; with the provider `core` it is the UUID of the method. */
  method_code?: string | undefined;
  /** The name of the method, in the place of a provider; under `/api/cart/` alone. */
  method_name?: string | undefined;
};

export type AddCartShippingMethodData = {
  /** The chosen shipping method. */
  method: {
    /** The code of the method; with the provider `core` it is the UUID of the method. */
    code: string;
    /** The code of its provider, where the request named it. */
    provider_code?: string;
    /** The name of the method, where the request named no provider. */
    name?: string;
  };
};

export type CouponApplyBody = {
  /** The code of the coupon. */
  coupon: string;
};

export type CartCouponData = {
  /** The code of the coupon, as the shop has it. */
  coupon: string;
};

export type AddShippingNoteBody = {
  /** The shopper's note for the delivery; an empty one removes it. */
  note: string;
};

export type AddShippingNoteData = {
  /** The note, as it was sent. */
  note: string;
};

export type QuoteCartBody = {
  /** The address that is shipped to, and billed. */
  address: {
    /** The ISO 3166-1 code of the country; alpha-3 codes and English names are understood. */
    country: string;
    /** The code, short code or name of the province; empty: not known. */
    province?: string | undefined;
    /** The postal code; empty: not known. */
    postcode?: string | undefined;
    /** The city, for providers that ask for it. */
    city?: string | undefined;
  };
  /** Products by SKU, with their units. */
  items?:
    | readonly {
        /** The SKU of the product. */
        sku: string;
        /** The number of units, from 1 to 100000, as a number or its text. */
        qty: number | string;
      }[]
    | undefined;
  /** Goods by their price and weight, beside the products. */
  goods?:
    | {
        /** What the goods cost together, in the currency of the shop, with or without tax as its prices are. */
        price: number | string;
        /** What the goods weigh together, in the weight unit of the shop. */
        weight?: number | string | undefined;
        /** The integer id of their tax class; null: they have none. */
        tax_class?: number | null | undefined;
      }
    | undefined;
};

export type QuoteCartData = {
  /** The ISO 4217 code of all amounts. */
  currency: string;
  /** Whether the prices of the shop and the costs of methods contain their tax. */
  price_including_tax: boolean;
  /** The address that tax depends on; null: none is known, and nothing is taxed. */
  taxed_at: {
    /** The ISO 3166-1 code of the country. */
    country: string;
    /** The province; null: not known. */
    province: string | null;
    /** The postal code; null: not known. */
    postcode: string | null;
  } | null;
  /** The weight of the goods, in the weight unit of the shop. */
  total_weight: string;
  /** The goods, priced for a guest. */
  lines: {
    /** The SKU; null: the goods that the catalogue does not have. */
    sku: string | null;
    /** The name of the product; null for the goods. */
    name: string | null;
    /** The options that make the product its variant, as JSON text; null: it is no variant. */
    variant_options: string | null;
    /** The number of units. */
    qty: number;
    /** Whether the product, or the goods, have a tax class. Without one no rate is looked for. */
    has_tax_class: boolean;
    /** The tax rate of the line. */
    tax_percent: number;
    /** The names of the rates, in the order in which they apply. */
    tax_rates: string[];
    /** The price of the line, without tax, in `currency`. */
    total_excl_tax: {
      /** The amount in major units. */
      value: number;
      /** The amount for people, in the format of the shop. */
      text: string;
    };
    /** The tax of the line, in `currency`. */
    tax: {
      /** The amount in major units. */
      value: number;
      /** The amount for people, in the format of the shop. */
      text: string;
    };
    /** The price of the line, with tax, in `currency`. */
    total_incl_tax: {
      /** The amount in major units. */
      value: number;
      /** The amount for people, in the format of the shop. */
      text: string;
    };
  }[];
  /** The sum of the lines, without tax, in `currency`. */
  sub_total: {
    /** The amount in major units. */
    value: number;
    /** The amount for people, in the format of the shop. */
    text: string;
  };
  /** The tax of the lines, in `currency`. */
  tax: {
    /** The amount in major units. */
    value: number;
    /** The amount for people, in the format of the shop. */
    text: string;
  };
  /** The sum of the lines, with tax, in `currency`. */
  sub_total_incl_tax: {
    /** The amount in major units. */
    value: number;
    /** The amount for people, in the format of the shop. */
    text: string;
  };
  /** Whether nothing ships, so that no method has to be chosen. */
  no_shipping_required: boolean;
  /** The zones that serve the address, one for each provider. */
  zones: {
    /** The UUID of the zone. */
    uuid: string;
    /** The name of the zone. */
    name: string;
    /** The code of the provider that serves the address through it. */
    provider_code: string;
  }[];
  /** The methods that a cart would be offered, in their order, each with what it would pay. */
  methods: {
    /** The code of the provider. */
    provider_code: string;
    /** The code of the method. */
    code: string;
    /** The name of the method for shoppers. */
    name: string;
    /** The carrier that shoppers are shown; null: none. */
    carrier: string | null;
    /** The shipping fee, without tax, in `currency`. */
    fee_excl_tax: {
      /** The amount in major units. */
      value: number;
      /** The amount for people, in the format of the shop. */
      text: string;
    };
    /** The tax of the shipping fee, in `currency`. */
    fee_tax: {
      /** The amount in major units. */
      value: number;
      /** The amount for people, in the format of the shop. */
      text: string;
    };
    /** The shipping fee, with tax, in `currency`. */
    fee_incl_tax: {
      /** The amount in major units. */
      value: number;
      /** The amount for people, in the format of the shop. */
      text: string;
    };
    /** The whole tax, in `currency`. */
    total_tax: {
      /** The amount in major units. */
      value: number;
      /** The amount for people, in the format of the shop. */
      text: string;
    };
    /** The amount to pay, in `currency`. */
    grand_total: {
      /** The amount in major units. */
      value: number;
      /** The amount for people, in the format of the shop. */
      text: string;
    };
  }[];
};

export type GetCartData = {
  /** The integer id. */
  cart_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the customer; null: a guest. */
  customer_id: number | null;
  /** The email address that the shopper entered; null: none yet. */
  customer_email: string | null;
  /** The name of the shopper; null: none yet. */
  customer_full_name: string | null;
  /** The ISO 4217 code of the total. */
  currency: string;
  /** The code of the coupon; null: none. */
  coupon: string | null;
  /** The number of units. */
  total_qty: number;
  /** The total when the cart was last saved, in `currency`: what the shopper saw then. */
  grand_total: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** The time of the last change, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The total for people, in the format of the shop. */
  grand_total_text: string;
  /** The note of the shopper for the delivery; null: none. */
  shipping_note: string | null;
  /** The lines, in the order in which they were added. */
  items: {
    /** The SKU of the product. */
    product_sku: string;
    /** The name of the product. */
    product_name: string;
    /** The options that make the product its variant, as JSON text; null: it is no variant. */
    variant_options: string | null;
    /** The first image of the product; null: it has none. */
    thumbnail: string | null;
    /** The number of units. */
    qty: number;
    /** The line with tax and before discount, in the currency of the cart. */
    line_total_incl_tax: number;
    /** The same for people, in the format of the shop. */
    line_total_incl_tax_text: string;
  }[];
  /** The addresses that the shopper has entered. */
  addresses: {
    /** What the address is for. */
    type: 'shipping' | 'billing';
    /** The name of the recipient. */
    full_name: string;
    /** The postal code. */
    postcode: string;
    /** The telephone number. */
    telephone: string;
    /** The ISO 3166-1 code of the country, such as `US`. */
    country: string;
    /** The ISO 3166-2 code of the province, such as `US-CA`, or text where the country has none. */
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
        /** The email address that the shop writes to about the order. */
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
        /** The telephone number of the recipient. */
        telephone: string | number;
        /** Street and number. */
        address_1: string;
        /** A second line of the address, such as a floor; null: there is none. */
        address_2?: string | null | undefined;
        /** The city. */
        city: string;
        /** The province: its ISO 3166-2 code where the country has provinces. */
        province: string;
        /** The country, an ISO 3166-1 alpha-2 code. Alpha-3 codes and English names are understood. */
        country: string;
        /** The postcode. */
        postcode: string | number;
      }
    | undefined;
  /** The billing address; without one it is the shipping address. */
  billingAddress?:
    | {
        /** The full name of the recipient. */
        full_name: string;
        /** The telephone number of the recipient. */
        telephone: string | number;
        /** Street and number. */
        address_1: string;
        /** A second line of the address, such as a floor; null: there is none. */
        address_2?: string | null | undefined;
        /** The city. */
        city: string;
        /** The province: its ISO 3166-2 code where the country has provinces. */
        province: string;
        /** The country, an ISO 3166-1 alpha-2 code. Alpha-3 codes and English names are understood. */
        country: string;
        /** The postcode. */
        postcode: string | number;
      }
    | undefined;
  /** The code of the shipping provider. */
  shippingProvider?: string | undefined;
  /** The code of its method. */
  shippingMethod?: string | undefined;
  /** The code of the payment method. */
  paymentMethod?: string | undefined;
  /** The shopper's note for the delivery; an empty one removes it. */
  note?: string | undefined;
};

export type PlacedOrderData = {
  /** The integer id. */
  order_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The id of the order at the gateway of its payment method; null: it has none there. */
  integration_order_id: string | null;
  /** The number by which shoppers and merchants know the order. */
  order_number: string;
  /** The integer id of the cart that became the order. */
  cart_id: number;
  /** The status of the order. It follows from `payment_status` and `shipment_status`. */
  status: 'new' | 'processing' | 'completed' | 'closed' | 'canceled';
  /** The code of the payment status, such as `pending` or `cod_captured`. */
  payment_status: PaymentStatusCode;
  /** The status of the goods. */
  shipment_status:
    | 'unfullfilled'
    | 'partially_shipped'
    | 'shipped'
    | 'partially_delivered'
    | 'delivered'
    | 'canceled';
  /** The currency of all amounts of the order, by its ISO 4217 code. */
  currency: string;
  /** The code of the language that the shopper ordered in, such as `de`; null: the order is older than the languages of the shop. */
  locale: string | null;
  /** The id of the browser session that placed the order. */
  sid: string | null;
  /** The integer id of the customer; null: a guest. */
  customer_id: number | null;
  /** The integer id of the customer group at that moment. */
  customer_group_id: number | null;
  /** The email address of the shopper. */
  customer_email: string;
  /** The name of the shopper; null: there is none. */
  customer_full_name: string | null;
  /** The IP address that the order came from. */
  user_ip: string | null;
  /** The browser that the order came from, as it names itself. */
  user_agent: string | null;
  /** The code of the coupon that the order used. */
  coupon: string | null;
  /** Whether nothing of the order is shipped. */
  no_shipping_required: boolean;
  /** The chosen shipping method; null: nothing is shipped. */
  shipping_method_data: {
    /** The code of the shipping provider. */
    provider_code: string;
    /** The code of the shipping method, by its provider. */
    method_code: string;
    /** The method as the provider offered it. */
    snapshot: {
      /** The code of the shipping method. */
      code: string;
      /** The name of the shipping method. */
      name: string;
      /** The price of the method in the currency of the order, with or without tax as the prices of the shop are. */
      cost: number;
      /** The carrier; null: the provider named none. */
      carrier: string | null;
      /** The code of the service at the carrier; null: there is none. */
      serviceCode: string | null;
    };
  } | null;
  /** The code of the payment method. */
  payment_method: string;
  /** The name of the payment method, as the shopper saw it. */
  payment_method_name: string;
  /** The version of the terms that the shopper accepted; null: the order was placed without being asked. */
  terms_version: string | null;
  /** The time at which the shopper accepted them. */
  terms_accepted_at: string | null;
  /** A note of the shopper about the delivery. */
  shipping_note: string | null;
  /** The integer id of the shipping address. */
  shipping_address_id: number | null;
  /** The integer id of the billing address. */
  billing_address_id: number | null;
  /** The number of units that were ordered. */
  total_qty: number;
  /** The weight of all units, in the weight unit of the shop. */
  total_weight: number;
  /** The total of the lines without tax, before discount, in the currency of the order. */
  sub_total: number;
  /** The total of the lines with tax, before discount, in the currency of the order. */
  sub_total_incl_tax: number;
  /** The total of the lines without tax, after discount, in the currency of the order. */
  sub_total_with_discount: number;
  /** The total of the lines with tax, after discount, in the currency of the order. */
  sub_total_with_discount_incl_tax: number;
  /** The discount, with or without tax as the prices of the shop are, in the currency of the order. */
  discount_amount: number;
  /** The tax of the lines, after discount, in the currency of the order. */
  tax_amount: number;
  /** The tax of the lines, before discount, in the currency of the order. */
  tax_amount_before_discount: number;
  /** The shipping fee without tax, in the currency of the order. */
  shipping_fee_excl_tax: number;
  /** The shipping fee with tax, in the currency of the order. */
  shipping_fee_incl_tax: number;
  /** The tax of the shipping fee, in the currency of the order. */
  shipping_tax_amount: number;
  /** The tax of lines and shipping fee, in the currency of the order. */
  total_tax_amount: number;
  /** What the shopper pays, with tax, in the currency of the order. */
  grand_total: number;
  /** The values of the metafields, by namespace and key. */
  meta_data: Record<string, Record<string, unknown>>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The code of the shipping method; null: nothing is shipped. */
  shipping_method: string | null;
  /** The name of the shipping method. */
  shipping_method_name: string | null;
  /** The shipping address. */
  shipping_address: {
    /** The integer id. */
    order_address_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The name of the recipient. */
    full_name: string;
    /** The postal code. */
    postcode: string;
    /** The telephone number. */
    telephone: string;
    /** The ISO 3166-1 code of the country, such as `US`. */
    country: string;
    /** The ISO 3166-2 code of the province, such as `US-CA`, or text where the country has none. */
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
    /** The integer id. */
    order_address_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The name of the recipient. */
    full_name: string;
    /** The postal code. */
    postcode: string;
    /** The telephone number. */
    telephone: string;
    /** The ISO 3166-1 code of the country, such as `US`. */
    country: string;
    /** The ISO 3166-2 code of the province, such as `US-CA`, or text where the country has none. */
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
    /** The integer id. */
    order_item_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The integer id of the order. */
    order_item_order_id: number;
    /** Not used; null. */
    referer: string | null;
    /** Not used; null. */
    requested_data: string | null;
    /** The number of units in shipments that were not canceled. */
    shipped_qty: number;
    /** The number of refunded units. They are not shipped any more. */
    refunded_qty: number;
    /** The integer id of the product. */
    product_id: number;
    /** The SKU of the product. */
    product_sku: string;
    /** The name of the product. */
    product_name: string;
    /** The first image of the product, at most 160 pixels wide and high; null: it has none. */
    thumbnail: string | null;
    /** The weight of one unit, in the weight unit of the shop. */
    product_weight: number;
    /** The catalogue price of one unit, without tax, in the currency of the cart or the order. */
    product_price: number;
    /** The catalogue price of one unit, with tax, in the currency of the cart or the order. */
    product_price_incl_tax: number;
    /** The price of one unit for this shopper, without tax and before discount, in the currency of the cart or the order. */
    final_price: number;
    /** The price of one unit for this shopper, with tax and before discount, in the currency of the cart or the order. */
    final_price_incl_tax: number;
    /** The number of units. */
    qty: number;
    /** The tax rate of the line. */
    tax_percent: number;
    /** The tax of the line, after discount, in the currency of the cart or the order. */
    tax_amount: number;
    /** The tax of the line, before discount, in the currency of the cart or the order. */
    tax_amount_before_discount: number;
    /** The discount of the line, with or without tax as the prices of the shop are, in the currency of the cart or the order. */
    discount_amount: number;
    /** The price of the line, without tax and before discount, in the currency of the cart or the order. */
    line_total: number;
    /** The price of the line, with tax and before discount, in the currency of the cart or the order. */
    line_total_incl_tax: number;
    /** The price of the line, without tax and after discount, in the currency of the cart or the order. */
    line_total_with_discount: number;
    /** The price of the line, with tax and after discount, in the currency of the cart or the order. */
    line_total_with_discount_incl_tax: number;
    /** The integer id of the variant group of the product; null: it is in none. */
    variant_group_id: number | null;
    /** The options that make the product its variant, as JSON text; null: it is no variant. */
    variant_options: string | null;
    /** Reserved for options that the shopper chooses; null today. */
    product_custom_options: string | null;
    /** Whether the product is not shipped. */
    no_shipping_required: boolean;
    /** The total of the line with tax, before discount, in the currency of the order. */
    total: number;
  }[];
  /** The pages that show the entity. */
  links: {
    /** The kind of the page: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
  /** Opens the order to whoever holds it, for 90 days: `order(uuid, token)` in GraphQL, and the page of the order. */
  orderToken: string;
};

export type ListCategoriesQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'name' | 'status' | 'position' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` is the value. */
  name?: string | undefined;
  /** Only rows whose `name` is not the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, in upper or lower case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, in upper or lower case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the values, separated by commas. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the values, separated by commas. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `status` is the value. */
  status?: boolean | undefined;
  /** Only rows whose `status` is not the value. */
  'status[neq]'?: boolean | undefined;
  /** Only subcategories of the category, by integer id or UUID; `null`: those without a parent. */
  parent?: string | undefined;
};

export type ListCategoriesData = {
  /** The integer id. */
  category_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the category that it stands below; null: at the root. */
  parent_id: number | null;
  /** The name that shoppers read. */
  name: string;
  /** The last segment of its path; unique among categories. */
  url_key: string;
  /** Whether the category is public. */
  status: boolean;
  /** Its place among its siblings, small numbers first. */
  position: number;
  /** The text of its page; null: there is none. */
  description: string | null;
  /** A short text about the category; null: there is none. */
  short_description: string | null;
  /** The image of the category; null: there is none. */
  image: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines; null: there is none. */
  meta_description: string | null;
  /** The keywords for search engines; null: there is none. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'category'>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The path of its page: the URL keys of its ancestors and its own. */
  path: string;
}[];

export type CreateCategoryBody = {
  /** The name that shoppers read. */
  name: string;
  /** The last segment of its path; unique among categories. */
  url_key: string;
  /** The integer id or the UUID of the category that it stands below; null: at the root. */
  parent_id?: number | string | null | undefined;
  /** Whether the category is public. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Its place among its siblings, small numbers first. */
  position?: number | string | undefined;
  /** The text of its page; null: there is none. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** A short text about the category; null: there is none. */
  short_description?: string | null | undefined;
  /** The image of the category; null: there is none. */
  image?: string | null | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines; null: there is none. */
  meta_description?: string | null | undefined;
  /** The keywords for search engines; null: there is none. */
  meta_keywords?: string | null | undefined;
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'category'> | undefined;
};

export type GetCategoryData = {
  /** The integer id. */
  category_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the category that it stands below; null: at the root. */
  parent_id: number | null;
  /** The name that shoppers read. */
  name: string;
  /** The last segment of its path; unique among categories. */
  url_key: string;
  /** Whether the category is public. */
  status: boolean;
  /** Its place among its siblings, small numbers first. */
  position: number;
  /** The text of its page; null: there is none. */
  description: string | null;
  /** A short text about the category; null: there is none. */
  short_description: string | null;
  /** The image of the category; null: there is none. */
  image: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines; null: there is none. */
  meta_description: string | null;
  /** The keywords for search engines; null: there is none. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'category'>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The path of its page: the URL keys of its ancestors and its own. */
  path: string;
  /** The pages that show the entity. */
  links: {
    /** The kind of the page: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateCategoryBody = {
  /** The name that shoppers read. */
  name?: string | undefined;
  /** The last segment of its path; unique among categories. */
  url_key?: string | undefined;
  /** The integer id or the UUID of the category that it stands below; null: at the root. */
  parent_id?: number | string | null | undefined;
  /** Whether the category is public. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Its place among its siblings, small numbers first. */
  position?: number | string | undefined;
  /** The text of its page; null: there is none. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** A short text about the category; null: there is none. */
  short_description?: string | null | undefined;
  /** The image of the category; null: there is none. */
  image?: string | null | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines; null: there is none. */
  meta_description?: string | null | undefined;
  /** The keywords for search engines; null: there is none. */
  meta_keywords?: string | null | undefined;
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'category'> | undefined;
};

export type CategoryRowData = {
  /** The integer id. */
  category_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the category that it stands below; null: at the root. */
  parent_id: number | null;
  /** The name that shoppers read. */
  name: string;
  /** The last segment of its path; unique among categories. */
  url_key: string;
  /** Whether the category is public. */
  status: boolean;
  /** Its place among its siblings, small numbers first. */
  position: number;
  /** The text of its page; null: there is none. */
  description: string | null;
  /** A short text about the category; null: there is none. */
  short_description: string | null;
  /** The image of the category; null: there is none. */
  image: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines; null: there is none. */
  meta_description: string | null;
  /** The keywords for search engines; null: there is none. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'category'>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The path of its page: the URL keys of its ancestors and its own. */
  path: string;
};

export type ChangeCategoriesBody = {
  /** The integer ids or the UUIDs, at most 1,000. An id that comes twice counts once. */
  ids: readonly (string | number)[];
  /** The fields that all of them get. */
  change?:
    | {
        /** The name that shoppers read. */
        name?: string | undefined;
        /** The last segment of its path; unique among categories. */
        url_key?: string | undefined;
        /** The integer id or the UUID of the category that it stands below; null: at the root. */
        parent_id?: number | string | null | undefined;
        /** Whether the category is public. */
        status?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Its place among its siblings, small numbers first. */
        position?: number | string | undefined;
        /** The text of its page; null: there is none. */
        description?: string | readonly Record<string, unknown>[] | null | undefined;
        /** A short text about the category; null: there is none. */
        short_description?: string | null | undefined;
        /** The image of the category; null: there is none. */
        image?: string | null | undefined;
        /** The title for search engines; null: the name. */
        meta_title?: string | null | undefined;
        /** The description for search engines; null: there is none. */
        meta_description?: string | null | undefined;
        /** The keywords for search engines; null: there is none. */
        meta_keywords?: string | null | undefined;
        /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
        metafields?: SentMetafields<'category'> | undefined;
      }
    | undefined;
  /** Deletes them. */
  delete?: true | undefined;
};

export type MoveCategoryBody = {
  /** The integer id or the UUID of the category that it goes below; null: to the root. Without it, the parent stays. */
  parent_id?: number | string | null | undefined;
  /** The integer id or the UUID of the sibling that it goes before. */
  before?: number | string | undefined;
  /** The integer id or the UUID of the sibling that it goes behind. */
  after?: number | string | undefined;
};

export type AddProductToCategoryBody = {
  /** The integer id or the UUID of the product. */
  product_id: number | string;
};

export type CategoryProductData = {
  /** The integer id of the category. */
  category_id: number;
  /** The UUID of the category. */
  category_uuid: string;
  /** The integer id of the product. */
  product_id: number;
  /** The UUID of the product. */
  product_uuid: string;
};

export type UpdateCategoryMetafieldBody = {
  /** The new value; null, an empty text and an empty list remove it. */
  value: unknown;
};

export type ListChangesetsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'name' | 'updated_at' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` is the value. */
  name?: string | undefined;
  /** Only rows whose `name` is not the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, in upper or lower case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, in upper or lower case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the values, separated by commas. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the values, separated by commas. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `theme` is the value. */
  theme?: string | undefined;
  /** Only rows whose `theme` is not the value. */
  'theme[neq]'?: string | undefined;
  /** Only rows whose `theme` contains the text, in upper or lower case. */
  'theme[like]'?: string | undefined;
  /** Only rows whose `theme` does not contain the text, in upper or lower case. */
  'theme[nlike]'?: string | undefined;
  /** Only rows whose `theme` is one of the values, separated by commas. */
  'theme[in]'?: string | undefined;
  /** Only rows whose `theme` is none of the values, separated by commas. */
  'theme[nin]'?: string | undefined;
  /** Only rows whose `created_by` is the value. */
  created_by?: number | undefined;
  /** Only rows whose `created_by` is not the value. */
  'created_by[neq]'?: number | undefined;
  /** Only rows whose `created_by` is greater than the value. */
  'created_by[gt]'?: number | undefined;
  /** Only rows whose `created_by` is the value or greater. */
  'created_by[gteq]'?: number | undefined;
  /** Only rows whose `created_by` is less than the value. */
  'created_by[lt]'?: number | undefined;
  /** Only rows whose `created_by` is the value or less. */
  'created_by[lteq]'?: number | undefined;
  /** Only rows whose `created_by` is one of the values, separated by commas. */
  'created_by[in]'?: string | undefined;
  /** Only rows whose `created_by` is none of the values, separated by commas. */
  'created_by[nin]'?: string | undefined;
  /** Only rows whose `published` is the value. */
  published?: boolean | undefined;
  /** Only rows whose `published` is not the value. */
  'published[neq]'?: boolean | undefined;
};

export type ListChangesetsData = {
  /** The integer id. */
  changeset_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it. */
  name: string;
  /** The theme whose pages the changeset changes; null: the pages that are shown while no theme is active. */
  theme: string | null;
  /** The cursor of each route, by the name of the route: the `change_order` of the last operation that is applied. Later operations of the route are undone. */
  route_cursors: Record<string, number>;
  /** The integer id of the administrator who created it; null: that account was deleted. */
  created_by: number | null;
  /** When it was published, an ISO 8601 time in UTC; null: it is not. */
  published_at: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The number of operations, including those that were undone. */
  operation_count: number;
  /** The preview token: a page with `?changeset=<token>` shows the changes for 7 days. Each answer has a new token; null: the changeset is published. */
  token: string | null;
}[];

export type CreateChangesetBody = {
  /** The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it. */
  name: string;
};

export type ChangesetData = {
  /** The integer id. */
  changeset_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it. */
  name: string;
  /** The theme whose pages the changeset changes; null: the pages that are shown while no theme is active. */
  theme: string | null;
  /** The cursor of each route, by the name of the route: the `change_order` of the last operation that is applied. Later operations of the route are undone. */
  route_cursors: Record<string, number>;
  /** The integer id of the administrator who created it; null: that account was deleted. */
  created_by: number | null;
  /** When it was published, an ISO 8601 time in UTC; null: it is not. */
  published_at: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The number of operations, including those that were undone. */
  operation_count: number;
  /** The preview token: a page with `?changeset=<token>` shows the changes for 7 days. Each answer has a new token; null: the changeset is published. */
  token: string | null;
};

export type GetChangesetData = {
  /** The integer id. */
  changeset_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it. */
  name: string;
  /** The theme whose pages the changeset changes; null: the pages that are shown while no theme is active. */
  theme: string | null;
  /** The cursor of each route, by the name of the route: the `change_order` of the last operation that is applied. Later operations of the route are undone. */
  route_cursors: Record<string, number>;
  /** The integer id of the administrator who created it; null: that account was deleted. */
  created_by: number | null;
  /** When it was published, an ISO 8601 time in UTC; null: it is not. */
  published_at: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The number of operations, including those that were undone. */
  operation_count: number;
  /** The preview token: a page with `?changeset=<token>` shows the changes for 7 days. Each answer has a new token; null: the changeset is published. */
  token: string | null;
  /** The operations, in the order in which they were added. */
  operations: {
    /** The integer id. */
    changeset_operation_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The integer id of the changeset. */
    changeset_id: number;
    /** The place of the operation in the changeset. It grows with each new operation and never changes. */
    change_order: number;
    /** The route of the page on which the change was made, and on which it is undone. */
    route: string;
    /** The widget instance or the placement that is changed. */
    entity_urn: string;
    /** The widget instance or the placement before the change; null: it is created. */
    old_payload: Record<string, unknown> | null;
    /** The widget instance or the placement after the change; null: it is deleted. */
    new_payload: Record<string, unknown> | null;
    /** The `change_order` of the first operation of the step that it was added with; null: it is a step of its own. */
    step: number | null;
    /** When it was created, an ISO 8601 time in UTC. */
    created_at: string;
  }[];
};

export type AddChangesetOperationBody = {
  /** The route of the page on which the change was made, and on which it is undone. */
  route: string;
  /** The widget instance or the placement that is changed. */
  entity_urn: string;
  /** The widget instance or the placement before the change; null: it is created. */
  old_payload?: Record<string, unknown> | null | undefined;
  /** The widget instance or the placement after the change; null: it is deleted. */
  new_payload?: Record<string, unknown> | null | undefined;
  /** Ignored, null too: the server numbers operations. It may be left out. */
  change_order?: unknown;
};

export type AddChangesetOperationData = {
  /** The integer id. */
  changeset_operation_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the changeset. */
  changeset_id: number;
  /** The place of the operation in the changeset. It grows with each new operation and never changes. */
  change_order: number;
  /** The route of the page on which the change was made, and on which it is undone. */
  route: string;
  /** The widget instance or the placement that is changed. */
  entity_urn: string;
  /** The widget instance or the placement before the change; null: it is created. */
  old_payload: Record<string, unknown> | null;
  /** The widget instance or the placement after the change; null: it is deleted. */
  new_payload: Record<string, unknown> | null;
  /** The `change_order` of the first operation of the step that it was added with; null: it is a step of its own. */
  step: number | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
};

export type AddChangesetStepBody = {
  /** The route of the page on which the changes are made, and on which they are undone. */
  route: string;
  /** The operations, each starting from the state that those before it lead to. */
  operations: readonly {
    /** The widget instance or the placement that is changed. */
    entity_urn: string;
    /** The widget instance or the placement before the change; null: it is created. */
    old_payload?: Record<string, unknown> | null | undefined;
    /** The widget instance or the placement after the change; null: it is deleted. */
    new_payload?: Record<string, unknown> | null | undefined;
  }[];
};

export type AddChangesetStepData = {
  /** The integer id. */
  changeset_operation_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the changeset. */
  changeset_id: number;
  /** The place of the operation in the changeset. It grows with each new operation and never changes. */
  change_order: number;
  /** The route of the page on which the change was made, and on which it is undone. */
  route: string;
  /** The widget instance or the placement that is changed. */
  entity_urn: string;
  /** The widget instance or the placement before the change; null: it is created. */
  old_payload: Record<string, unknown> | null;
  /** The widget instance or the placement after the change; null: it is deleted. */
  new_payload: Record<string, unknown> | null;
  /** The `change_order` of the first operation of the step that it was added with; null: it is a step of its own. */
  step: number | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
}[];

export type MoveCurrentChangeBody = {
  /** `undo` undoes the last applied operation of the route, `redo` applies the next one again. */
  direction: 'undo' | 'redo';
  /** The route whose operations are undone or redone. */
  route: string;
};

export type MoveCurrentChangeData = {
  /** The direction of the step. */
  direction: 'undo' | 'redo';
  /** The route whose cursor was moved. */
  route: string;
  /** The cursor of each route, by the name of the route: the `change_order` of the last operation that is applied. Later operations of the route are undone. */
  routeCursors: Record<string, number>;
  /** The cursor of the route after the step; 0: all its operations are undone. */
  currentChangeOrder: number;
  /** Whether another operation of the route can be undone. */
  canUndo: boolean;
  /** Whether another operation of the route can be applied again. */
  canRedo: boolean;
};

export type GetChangesetConflictsData = {
  /** The conflicts; empty: the draft can be published. */
  conflicts: {
    /** The route of the page on which the draft changes it. */
    route: string;
    /** The widget instance or the placement. */
    entity_urn: string;
    /** `changed`: it was changed or deleted; `no_widget`: the placed widget was deleted; `occupied`: the widget was placed there. */
    reason: 'changed' | 'no_widget' | 'occupied';
    /** The state that the draft starts from; null: there was none. */
    base: Record<string, unknown> | null;
    /** The state that the draft leads to; null: it is deleted. */
    wanted: Record<string, unknown> | null;
    /** The state that is live now; null: there is none. */
    live: Record<string, unknown> | null;
  }[];
};

export type RebaseChangesetBody = {
  /** The URNs of the instances and placements that stay as they are live. The draft decides about all others. */
  keep_live?: readonly string[] | undefined;
};

export type RebaseChangesetData = {
  /** The number of operations that the draft has now. */
  operations: number;
};

export type DiscardChangesetQuery = {
  /** The route whose operations are discarded; absent: those of all routes. */
  route?: string | undefined;
};

export type DiscardChangesetData = {
  /** Always true. */
  discarded: true;
  /** `route`: the operations of one route were discarded; `all`: all. */
  mode: 'all' | 'route';
  /** The route whose operations were discarded; absent with the mode `all`. */
  route?: string;
  /** True: the changeset has rollout plans, so that the operations that they show were kept. */
  rollout?: true;
  /** Whether the changeset itself was deleted. */
  changesetDeleted: boolean;
  /** The number of operations that were discarded. */
  operationsRemoved: number;
};

export type GetChecklistQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** The language of the messages, such as `de`; by default that of the request. */
  language?: string | undefined;
};

/** What a shop needs before its first sale and before it goes live, in the order in which it is done. */
export type GetChecklistData = {
  /** What is checked, such as `shipping`. Several entries can have the same. */
  id: string;
  /** Whether it belongs to setting up the shop or to going live. */
  group: 'setUp' | 'goLive';
  /** `done`; `open`: still to do; `warning`: it works, but should be looked at; `broken`: it has to be fixed. */
  status: 'done' | 'open' | 'warning' | 'broken';
  /** One sentence that says how it stands. */
  message: string;
  /** The path of the page in the admin where it is done. */
  admin_path: string;
}[];

export type ListCollectionsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'name' | 'code' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` is the value. */
  name?: string | undefined;
  /** Only rows whose `name` is not the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, in upper or lower case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, in upper or lower case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the values, separated by commas. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the values, separated by commas. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `code` is the value. */
  code?: string | undefined;
  /** Only rows whose `code` is not the value. */
  'code[neq]'?: string | undefined;
  /** Only rows whose `code` contains the text, in upper or lower case. */
  'code[like]'?: string | undefined;
  /** Only rows whose `code` does not contain the text, in upper or lower case. */
  'code[nlike]'?: string | undefined;
  /** Only rows whose `code` is one of the values, separated by commas. */
  'code[in]'?: string | undefined;
  /** Only rows whose `code` is none of the values, separated by commas. */
  'code[nin]'?: string | undefined;
};

export type ListCollectionsData = {
  /** The integer id. */
  collection_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name that shoppers read. */
  name: string;
  /** The code that widgets, coupons and filters name it by; unique. */
  code: string;
  /** A text about the collection; null: there is none. */
  description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'collection'>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateCollectionBody = {
  /** The name that shoppers read. */
  name: string;
  /** The code that widgets, coupons and filters name it by; unique. */
  code: string;
  /** A text about the collection; null: there is none. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'collection'> | undefined;
};

export type GetCollectionData = {
  /** The integer id. */
  collection_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name that shoppers read. */
  name: string;
  /** The code that widgets, coupons and filters name it by; unique. */
  code: string;
  /** A text about the collection; null: there is none. */
  description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'collection'>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The pages that show the entity. */
  links: {
    /** The kind of the page: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateCollectionBody = {
  /** The name that shoppers read. */
  name?: string | undefined;
  /** The code that widgets, coupons and filters name it by; unique. */
  code?: string | undefined;
  /** A text about the collection; null: there is none. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'collection'> | undefined;
};

export type DeleteCollectionData = {
  /** The integer id. */
  collection_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name that shoppers read. */
  name: string;
  /** The code that widgets, coupons and filters name it by; unique. */
  code: string;
  /** A text about the collection; null: there is none. */
  description: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'collection'>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type ChangeCollectionsBody = {
  /** The integer ids or the UUIDs, at most 1,000. An id that comes twice counts once. */
  ids: readonly (string | number)[];
  /** The fields that all of them get. */
  change?:
    | {
        /** The name that shoppers read. */
        name?: string | undefined;
        /** The code that widgets, coupons and filters name it by; unique. */
        code?: string | undefined;
        /** A text about the collection; null: there is none. */
        description?: string | readonly Record<string, unknown>[] | null | undefined;
        /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
        metafields?: SentMetafields<'collection'> | undefined;
      }
    | undefined;
  /** Deletes them. */
  delete?: true | undefined;
};

export type AddProductToCollectionBody = {
  /** The integer id or the UUID of the product. */
  product_id: number | string;
};

export type CollectionProductData = {
  /** The integer id of the collection. */
  collection_id: number;
  /** The UUID of the collection. */
  collection_uuid: string;
  /** The integer id of the product. */
  product_id: number;
  /** The UUID of the product. */
  product_uuid: string;
};

export type UpdateCollectionMetafieldBody = {
  /** The new value; null, an empty text and an empty list remove it. */
  value: unknown;
};

export type SendContactMessageBody = {
  /** The name of who writes. */
  full_name: string;
  /** The email to answer to. */
  email: string;
  /** The message, plain text. */
  message: string;
};

/** Nothing but that the message arrived. */
export type SendContactMessageData = Record<string, never>;

export type ListContactMessagesQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'email' | 'created_at' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only messages whose text, name or email contains the text. */
  keyword?: string | undefined;
  /** Only rows whose `email` is the value. */
  email?: string | undefined;
  /** Only rows whose `email` is not the value. */
  'email[neq]'?: string | undefined;
  /** Only rows whose `email` contains the text, in upper or lower case. */
  'email[like]'?: string | undefined;
  /** Only rows whose `email` does not contain the text, in upper or lower case. */
  'email[nlike]'?: string | undefined;
  /** Only rows whose `email` is one of the values, separated by commas. */
  'email[in]'?: string | undefined;
  /** Only rows whose `email` is none of the values, separated by commas. */
  'email[nin]'?: string | undefined;
  /** Only rows whose `status` is the value. */
  status?: string | undefined;
  /** Only rows whose `status` is not the value. */
  'status[neq]'?: string | undefined;
  /** Only rows whose `status` contains the text, in upper or lower case. */
  'status[like]'?: string | undefined;
  /** Only rows whose `status` does not contain the text, in upper or lower case. */
  'status[nlike]'?: string | undefined;
  /** Only rows whose `status` is one of the values, separated by commas. */
  'status[in]'?: string | undefined;
  /** Only rows whose `status` is none of the values, separated by commas. */
  'status[nin]'?: string | undefined;
};

export type ListContactMessagesData = {
  /** The integer id. */
  contact_message_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of who wrote it. */
  full_name: string;
  /** The email to answer to. It was not confirmed. */
  email: string;
  /** The message, plain text. */
  message: string;
  /** The code of the language of the page on which it was written. */
  locale: string;
  /** `new`, or `answered` once the merchant dealt with it. */
  status: 'new' | 'answered';
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type GetContactMessageData = {
  /** The integer id. */
  contact_message_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of who wrote it. */
  full_name: string;
  /** The email to answer to. It was not confirmed. */
  email: string;
  /** The message, plain text. */
  message: string;
  /** The code of the language of the page on which it was written. */
  locale: string;
  /** `new`, or `answered` once the merchant dealt with it. */
  status: 'new' | 'answered';
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateContactMessageBody = {
  /** `new`, or `answered` once the merchant dealt with it. */
  status?: 'new' | 'answered' | undefined;
};

export type ChangeContactMessagesBody = {
  /** The integer ids or the UUIDs, at most 1,000. An id that comes twice counts once. */
  ids: readonly (string | number)[];
  /** The fields that all of them get. */
  change?:
    | {
        /** `new`, or `answered` once the merchant dealt with it. */
        status?: 'new' | 'answered' | undefined;
      }
    | undefined;
  /** Deletes them. */
  delete?: true | undefined;
};

export type ListCoreShippingMethodsQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListCoreShippingMethodsData = {
  /** The integer id. */
  core_shipping_method_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the method for shoppers; unique. */
  name: string;
  /** Whether the method is offered. */
  is_enabled: boolean;
  /** The order among the methods of the zone: the lowest first. */
  sort_order: number;
  /** The code of the carrier for fulfilment, never shown to shoppers; null: none. */
  default_carrier_code: string | null;
  /** The code of the carrier's service for fulfilment, never shown to shoppers; null: none. */
  default_service_code: string | null;
}[];

export type CreateCoreShippingMethodBody = {
  /** The name of the method for shoppers; unique. */
  name: string;
  /** Whether the method is offered. */
  is_enabled?: boolean | undefined;
  /** The order among the methods of the zone: the lowest first. */
  sort_order?: number | undefined;
  /** The code of the carrier for fulfilment, never shown to shoppers; null: none. */
  default_carrier_code?: string | null | undefined;
  /** The code of the carrier's service for fulfilment, never shown to shoppers; null: none. */
  default_service_code?: string | null | undefined;
};

export type GetCoreShippingMethodData = {
  /** The integer id. */
  core_shipping_method_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the method for shoppers; unique. */
  name: string;
  /** Whether the method is offered. */
  is_enabled: boolean;
  /** The order among the methods of the zone: the lowest first. */
  sort_order: number;
  /** The code of the carrier for fulfilment, never shown to shoppers; null: none. */
  default_carrier_code: string | null;
  /** The code of the carrier's service for fulfilment, never shown to shoppers; null: none. */
  default_service_code: string | null;
};

export type UpdateCoreShippingMethodBody = {
  /** The name of the method for shoppers; unique. */
  name?: string | undefined;
  /** Whether the method is offered. */
  is_enabled?: boolean | undefined;
  /** The order among the methods of the zone: the lowest first. */
  sort_order?: number | undefined;
  /** The code of the carrier for fulfilment, never shown to shoppers; null: none. */
  default_carrier_code?: string | null | undefined;
  /** The code of the carrier's service for fulfilment, never shown to shoppers; null: none. */
  default_service_code?: string | null | undefined;
};

export type ListCoreShippingRatesQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListCoreShippingRatesData = {
  /** The integer id. */
  core_shipping_method_rate_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the method. */
  method_id: number;
  /** The integer id of the zone. */
  zone_id: number;
  /** Whether the method is offered at this rate. */
  is_enabled: boolean;
  /** The flat cost, which wins over all tiers; null: none, in the currency of the shop, with or without tax as its prices are. */
  cost: string | null;
  /** The value of a cart that must lie from `min` to below `max`: its subtotal or its weight; null: every cart fits. */
  condition_type: 'price' | 'weight' | null;
  /** The least subtotal without tax, in the currency of the shop, or the least weight; null: no bound. */
  min: string | null;
  /** The subtotal without tax, in the currency of the shop, or the weight that is too much; null: no bound. */
  max: string | null;
  /** Tiers by the cart's subtotal: the highest one that it reaches counts, and below the lowest it is free; null: no tiers. */
  price_based_cost:
    | {
        /** The least subtotal of the tier, in the currency of the shop, without tax. */
        min_price: string | number;
        /** The cost from there on, in the currency of the shop, with or without tax as its prices are. */
        cost: string | number;
      }[]
    | null;
  /** Tiers by the cart's weight: the highest one that it reaches counts, and below the lowest it is free; null: no tiers. */
  weight_based_cost:
    | {
        /** The least weight of the tier, in the weight unit of the shop. */
        min_weight: string | number;
        /** The cost from there on, in the currency of the shop, with or without tax as its prices are. */
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
  /** The flat cost, which wins over all tiers; null: none, in the currency of the shop, with or without tax as its prices are. */
  cost?: string | number | null | undefined;
  /** The value of a cart that must lie from `min` to below `max`: its subtotal or its weight; null: every cart fits. */
  condition_type?: 'price' | 'weight' | null | undefined;
  /** The least subtotal without tax, in the currency of the shop, or the least weight; null: no bound. */
  min?: string | number | null | undefined;
  /** The subtotal without tax, in the currency of the shop, or the weight that is too much; null: no bound. */
  max?: string | number | null | undefined;
  /** Tiers by the cart's subtotal: the highest one that it reaches counts, and below the lowest it is free; null: no tiers. */
  price_based_cost?:
    | readonly {
        /** The least subtotal of the tier, in the currency of the shop, without tax. */
        min_price: string | number;
        /** The cost from there on, in the currency of the shop, with or without tax as its prices are. */
        cost: string | number;
      }[]
    | null
    | undefined;
  /** Tiers by the cart's weight: the highest one that it reaches counts, and below the lowest it is free; null: no tiers. */
  weight_based_cost?:
    | readonly {
        /** The least weight of the tier, in the weight unit of the shop. */
        min_weight: string | number;
        /** The cost from there on, in the currency of the shop, with or without tax as its prices are. */
        cost: string | number;
      }[]
    | null
    | undefined;
};

export type GetCoreShippingRateData = {
  /** The integer id. */
  core_shipping_method_rate_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the method. */
  method_id: number;
  /** The integer id of the zone. */
  zone_id: number;
  /** Whether the method is offered at this rate. */
  is_enabled: boolean;
  /** The flat cost, which wins over all tiers; null: none, in the currency of the shop, with or without tax as its prices are. */
  cost: string | null;
  /** The value of a cart that must lie from `min` to below `max`: its subtotal or its weight; null: every cart fits. */
  condition_type: 'price' | 'weight' | null;
  /** The least subtotal without tax, in the currency of the shop, or the least weight; null: no bound. */
  min: string | null;
  /** The subtotal without tax, in the currency of the shop, or the weight that is too much; null: no bound. */
  max: string | null;
  /** Tiers by the cart's subtotal: the highest one that it reaches counts, and below the lowest it is free; null: no tiers. */
  price_based_cost:
    | {
        /** The least subtotal of the tier, in the currency of the shop, without tax. */
        min_price: string | number;
        /** The cost from there on, in the currency of the shop, with or without tax as its prices are. */
        cost: string | number;
      }[]
    | null;
  /** Tiers by the cart's weight: the highest one that it reaches counts, and below the lowest it is free; null: no tiers. */
  weight_based_cost:
    | {
        /** The least weight of the tier, in the weight unit of the shop. */
        min_weight: string | number;
        /** The cost from there on, in the currency of the shop, with or without tax as its prices are. */
        cost: string | number;
      }[]
    | null;
};

export type UpdateCoreShippingRateBody = {
  /** Whether the method is offered at this rate. */
  is_enabled?: boolean | undefined;
  /** The flat cost, which wins over all tiers; null: none, in the currency of the shop, with or without tax as its prices are. */
  cost?: string | number | null | undefined;
  /** The value of a cart that must lie from `min` to below `max`: its subtotal or its weight; null: every cart fits. */
  condition_type?: 'price' | 'weight' | null | undefined;
  /** The least subtotal without tax, in the currency of the shop, or the least weight; null: no bound. */
  min?: string | number | null | undefined;
  /** The subtotal without tax, in the currency of the shop, or the weight that is too much; null: no bound. */
  max?: string | number | null | undefined;
  /** Tiers by the cart's subtotal: the highest one that it reaches counts, and below the lowest it is free; null: no tiers. */
  price_based_cost?:
    | readonly {
        /** The least subtotal of the tier, in the currency of the shop, without tax. */
        min_price: string | number;
        /** The cost from there on, in the currency of the shop, with or without tax as its prices are. */
        cost: string | number;
      }[]
    | null
    | undefined;
  /** Tiers by the cart's weight: the highest one that it reaches counts, and below the lowest it is free; null: no tiers. */
  weight_based_cost?:
    | readonly {
        /** The least weight of the tier, in the weight unit of the shop. */
        min_weight: string | number;
        /** The cost from there on, in the currency of the shop, with or without tax as its prices are. */
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
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** All countries by ISO 3166-1. Names in any language come from `Intl.DisplayNames`. */
export type ListCountriesData = {
  /** The ISO 3166-1 code of two letters. */
  code: string;
  /** Whether ISO 3166-2 divides it, so that its provinces have codes. */
  has_provinces: boolean;
}[];

export type ListProvincesQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** The language of the names, such as `de`; by default that of the request. */
  language?: string | undefined;
};

/** The provinces of a country by name. */
export type ListProvincesData = {
  /** The ISO 3166-2 code, such as `US-CA`. */
  code: string;
  /** The name in the language that was asked for, else in English. */
  name: string;
  /** The provinces that lie in it, by name; empty: it has none. */
  parts: {
    /** The ISO 3166-2 code, such as `US-CA`. */
    code: string;
    /** The name in the language that was asked for, else in English. */
    name: string;
  }[];
}[];

export type ListCouponsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'coupon' | 'status' | 'used_time' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `coupon` is the value. */
  coupon?: string | undefined;
  /** Only rows whose `coupon` contains the text, in upper or lower case. */
  'coupon[like]'?: string | undefined;
  /** Only rows whose `status` is the value. */
  status?: boolean | undefined;
  /** Only rows whose `discount_type` is the value. */
  discount_type?: string | undefined;
  /** Only rows whose `discount_type` is one of the values, separated by commas. */
  'discount_type[in]'?: string | undefined;
  /** Only rows whose `free_shipping` is the value. */
  free_shipping?: boolean | undefined;
};

export type ListCouponsData = {
  /** The integer id. */
  coupon_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The code that shoppers enter: letters and digits; unique. */
  coupon: string;
  /** 1: it can be used, 0: it cannot. */
  status: number;
  /** A note for administrators; null: there is none. */
  description: string;
  /** The kind of the discount. */
  discount_type:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y';
  /** The discount: an amount in the currency of the shop, or a percentage from 0 to 100, as `discount_type` says. */
  discount_amount: number;
  /** 1: the order ships for free, 0: it does not. */
  free_shipping: number;
  /** The products that discounts of specific products apply to; null: none. */
  target_products: {
    /** The most units of a line that get the discount; null: any number. */
    maxQty?: number | string | null;
    /** The rules that a product must match, all of them; null: any product. */
    products?:
      | {
          /** The property of a product that is compared. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** The comparison: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
          value: string | number | (string | number)[];
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** The conditions that a cart must meet; null: none. */
  condition: {
    /** The least subtotal of the cart, in the currency of the shop, without tax; null: any. */
    order_total?: number | string | null;
    /** The least number of units in the cart; null: any number. */
    order_qty?: number | string | null;
    /** The products that the cart must contain: every rule must be met; null: any. */
    required_products?:
      | {
          /** The property of a product that is compared. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** The comparison: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
          value: string | number | (string | number)[];
          /** The least number of units that must match the rule. */
          qty: number | string;
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** The customers who may use the coupon; null: everybody. */
  user_condition: {
    /** Customer groups, by integer id or UUID; the customer is in one of them; null: any group. */
    groups?: (number | string)[] | null;
    /** The least total of earlier orders of the customer, in the currency of the shop; null: any. */
    purchased?: number | string | null;
    /** Email addresses of customers; the same as `emails`; null: any. */
    email?: string | string[] | null;
    /** Email addresses of customers, separated by commas or as a list; null: any. */
    emails?: string | string[] | null;
    [key: string]: unknown;
  } | null;
  /** The units that `buy_x_get_y` gives for units that are bought; null: none. */
  buyx_gety:
    | {
        /** The SKU of the product that is bought and given. */
        sku: string;
        /** The number of units to buy. */
        buy_qty: number | string;
        /** The number of further units that are given for them. */
        get_qty: number | string;
        /** The most units of a cart that are given; null: any number. */
        max_y?: number | string | null;
        /** The discount of the given units; 100 by default; null: 100. */
        discount?: number | string | null;
        [key: string]: unknown;
      }[]
    | null;
  /** The most orders that may use it; null: no limit. */
  max_uses_time_per_coupon: number | null;
  /** The most orders of one customer that may use it; null: no limit. */
  max_uses_time_per_customer: number | null;
  /** The number of orders that have used it. */
  used_time: number;
  /** The start of its validity, an ISO 8601 time; null: at once. */
  start_date: string | null;
  /** The end of its validity, an ISO 8601 time; null: never. */
  end_date: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateCouponBody = {
  /** The code that shoppers enter: letters and digits; unique. */
  coupon: string;
  /** 1: it can be used, 0: it cannot. */
  status: 0 | 1 | '0' | '1';
  /** The discount: an amount in the currency of the shop, or a percentage from 0 to 100, as `discount_type` says. */
  discount_amount: number | string;
  /** The kind of the discount. */
  discount_type:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y';
  /** A note for administrators; null: there is none. */
  description?: string | null | undefined;
  /** 1: the order ships for free, 0: it does not. */
  free_shipping?: 0 | 1 | '0' | '1' | undefined;
  /** The products that discounts of specific products apply to; null: none. */
  target_products?:
    | {
        /** The most units of a line that get the discount; null: any number. */
        maxQty?: '' | null | number | string | undefined;
        /** The rules that a product must match, all of them; null: any product. */
        products?:
          | readonly {
              /** The property of a product that is compared. */
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              /** The comparison: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
              value: string | number | readonly (string | number)[];
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  /** The conditions that a cart must meet; null: none. */
  condition?:
    | {
        /** The least subtotal of the cart, in the currency of the shop, without tax; null: any. */
        order_total?: '' | null | number | string | undefined;
        /** The least number of units in the cart; null: any number. */
        order_qty?: '' | null | number | string | undefined;
        /** The products that the cart must contain: every rule must be met; null: any. */
        required_products?:
          | readonly {
              /** The property of a product that is compared. */
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              /** The comparison: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
              value: string | number | readonly (string | number)[];
              /** The least number of units that must match the rule. */
              qty: number | string;
              [key: string]: unknown;
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  /** The customers who may use the coupon; null: everybody. */
  user_condition?:
    | {
        /** Customer groups, by integer id or UUID; the customer is in one of them; null: any group. */
        groups?: readonly (number | string)[] | null | undefined;
        /** The least total of earlier orders of the customer, in the currency of the shop; null: any. */
        purchased?: '' | null | number | string | undefined;
        /** Email addresses of customers; the same as `emails`; null: any. */
        email?: string | readonly string[] | null | undefined;
        /** Email addresses of customers, separated by commas or as a list; null: any. */
        emails?: string | readonly string[] | null | undefined;
      }
    | null
    | undefined;
  /** The units that `buy_x_get_y` gives for units that are bought; null: none. */
  buyx_gety?:
    | readonly {
        /** The SKU of the product that is bought and given. */
        sku: string;
        /** The number of units to buy. */
        buy_qty: number | string;
        /** The number of further units that are given for them. */
        get_qty: number | string;
        /** The most units of a cart that are given; null: any number. */
        max_y?: '' | null | number | string | undefined;
        /** The discount of the given units; 100 by default; null: 100. */
        discount?: '' | null | number | string | undefined;
      }[]
    | null
    | undefined;
  /** The most orders that may use it; null: no limit. */
  max_uses_time_per_coupon?: string | number | null | undefined;
  /** The most orders of one customer that may use it; null: no limit. */
  max_uses_time_per_customer?: string | number | null | undefined;
  /** The start of its validity, an ISO 8601 time; null: at once. */
  start_date?: string | null | undefined;
  /** The end of its validity, an ISO 8601 time; null: never. */
  end_date?: string | null | undefined;
};

export type GetCouponData = {
  /** The integer id. */
  coupon_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The code that shoppers enter: letters and digits; unique. */
  coupon: string;
  /** 1: it can be used, 0: it cannot. */
  status: number;
  /** A note for administrators; null: there is none. */
  description: string;
  /** The kind of the discount. */
  discount_type:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y';
  /** The discount: an amount in the currency of the shop, or a percentage from 0 to 100, as `discount_type` says. */
  discount_amount: number;
  /** 1: the order ships for free, 0: it does not. */
  free_shipping: number;
  /** The products that discounts of specific products apply to; null: none. */
  target_products: {
    /** The most units of a line that get the discount; null: any number. */
    maxQty?: number | string | null;
    /** The rules that a product must match, all of them; null: any product. */
    products?:
      | {
          /** The property of a product that is compared. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** The comparison: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
          value: string | number | (string | number)[];
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** The conditions that a cart must meet; null: none. */
  condition: {
    /** The least subtotal of the cart, in the currency of the shop, without tax; null: any. */
    order_total?: number | string | null;
    /** The least number of units in the cart; null: any number. */
    order_qty?: number | string | null;
    /** The products that the cart must contain: every rule must be met; null: any. */
    required_products?:
      | {
          /** The property of a product that is compared. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** The comparison: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
          value: string | number | (string | number)[];
          /** The least number of units that must match the rule. */
          qty: number | string;
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** The customers who may use the coupon; null: everybody. */
  user_condition: {
    /** Customer groups, by integer id or UUID; the customer is in one of them; null: any group. */
    groups?: (number | string)[] | null;
    /** The least total of earlier orders of the customer, in the currency of the shop; null: any. */
    purchased?: number | string | null;
    /** Email addresses of customers; the same as `emails`; null: any. */
    email?: string | string[] | null;
    /** Email addresses of customers, separated by commas or as a list; null: any. */
    emails?: string | string[] | null;
    [key: string]: unknown;
  } | null;
  /** The units that `buy_x_get_y` gives for units that are bought; null: none. */
  buyx_gety:
    | {
        /** The SKU of the product that is bought and given. */
        sku: string;
        /** The number of units to buy. */
        buy_qty: number | string;
        /** The number of further units that are given for them. */
        get_qty: number | string;
        /** The most units of a cart that are given; null: any number. */
        max_y?: number | string | null;
        /** The discount of the given units; 100 by default; null: 100. */
        discount?: number | string | null;
        [key: string]: unknown;
      }[]
    | null;
  /** The most orders that may use it; null: no limit. */
  max_uses_time_per_coupon: number | null;
  /** The most orders of one customer that may use it; null: no limit. */
  max_uses_time_per_customer: number | null;
  /** The number of orders that have used it. */
  used_time: number;
  /** The start of its validity, an ISO 8601 time; null: at once. */
  start_date: string | null;
  /** The end of its validity, an ISO 8601 time; null: never. */
  end_date: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The pages that show the entity. */
  links: {
    /** The kind of the page: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateCouponBody = {
  /** The code that shoppers enter: letters and digits; unique. */
  coupon: string;
  /** 1: it can be used, 0: it cannot. */
  status?: 0 | 1 | '0' | '1' | undefined;
  /** The discount: an amount in the currency of the shop, or a percentage from 0 to 100, as `discount_type` says. */
  discount_amount?: number | string | undefined;
  /** The kind of the discount. */
  discount_type?:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y'
    | undefined;
  /** A note for administrators; null: there is none. */
  description?: string | null | undefined;
  /** 1: the order ships for free, 0: it does not. */
  free_shipping?: 0 | 1 | '0' | '1' | undefined;
  /** The products that discounts of specific products apply to; null: none. */
  target_products?:
    | {
        /** The most units of a line that get the discount; null: any number. */
        maxQty?: '' | null | number | string | undefined;
        /** The rules that a product must match, all of them; null: any product. */
        products?:
          | readonly {
              /** The property of a product that is compared. */
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              /** The comparison: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
              value: string | number | readonly (string | number)[];
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  /** The conditions that a cart must meet; null: none. */
  condition?:
    | {
        /** The least subtotal of the cart, in the currency of the shop, without tax; null: any. */
        order_total?: '' | null | number | string | undefined;
        /** The least number of units in the cart; null: any number. */
        order_qty?: '' | null | number | string | undefined;
        /** The products that the cart must contain: every rule must be met; null: any. */
        required_products?:
          | readonly {
              /** The property of a product that is compared. */
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              /** The comparison: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
              value: string | number | readonly (string | number)[];
              /** The least number of units that must match the rule. */
              qty: number | string;
              [key: string]: unknown;
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  /** The customers who may use the coupon; null: everybody. */
  user_condition?:
    | {
        /** Customer groups, by integer id or UUID; the customer is in one of them; null: any group. */
        groups?: readonly (number | string)[] | null | undefined;
        /** The least total of earlier orders of the customer, in the currency of the shop; null: any. */
        purchased?: '' | null | number | string | undefined;
        /** Email addresses of customers; the same as `emails`; null: any. */
        email?: string | readonly string[] | null | undefined;
        /** Email addresses of customers, separated by commas or as a list; null: any. */
        emails?: string | readonly string[] | null | undefined;
      }
    | null
    | undefined;
  /** The units that `buy_x_get_y` gives for units that are bought; null: none. */
  buyx_gety?:
    | readonly {
        /** The SKU of the product that is bought and given. */
        sku: string;
        /** The number of units to buy. */
        buy_qty: number | string;
        /** The number of further units that are given for them. */
        get_qty: number | string;
        /** The most units of a cart that are given; null: any number. */
        max_y?: '' | null | number | string | undefined;
        /** The discount of the given units; 100 by default; null: 100. */
        discount?: '' | null | number | string | undefined;
      }[]
    | null
    | undefined;
  /** The most orders that may use it; null: no limit. */
  max_uses_time_per_coupon?: string | number | null | undefined;
  /** The most orders of one customer that may use it; null: no limit. */
  max_uses_time_per_customer?: string | number | null | undefined;
  /** The start of its validity, an ISO 8601 time; null: at once. */
  start_date?: string | null | undefined;
  /** The end of its validity, an ISO 8601 time; null: never. */
  end_date?: string | null | undefined;
};

export type DeleteCouponData = {
  /** The integer id. */
  coupon_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The code that shoppers enter: letters and digits; unique. */
  coupon: string;
  /** 1: it can be used, 0: it cannot. */
  status: number;
  /** A note for administrators; null: there is none. */
  description: string;
  /** The kind of the discount. */
  discount_type:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y';
  /** The discount: an amount in the currency of the shop, or a percentage from 0 to 100, as `discount_type` says. */
  discount_amount: number;
  /** 1: the order ships for free, 0: it does not. */
  free_shipping: number;
  /** The products that discounts of specific products apply to; null: none. */
  target_products: {
    /** The most units of a line that get the discount; null: any number. */
    maxQty?: number | string | null;
    /** The rules that a product must match, all of them; null: any product. */
    products?:
      | {
          /** The property of a product that is compared. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** The comparison: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
          value: string | number | (string | number)[];
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** The conditions that a cart must meet; null: none. */
  condition: {
    /** The least subtotal of the cart, in the currency of the shop, without tax; null: any. */
    order_total?: number | string | null;
    /** The least number of units in the cart; null: any number. */
    order_qty?: number | string | null;
    /** The products that the cart must contain: every rule must be met; null: any. */
    required_products?:
      | {
          /** The property of a product that is compared. */
          key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
          /** The comparison: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
          operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
          /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
          value: string | number | (string | number)[];
          /** The least number of units that must match the rule. */
          qty: number | string;
          [key: string]: unknown;
        }[]
      | null;
    [key: string]: unknown;
  } | null;
  /** The customers who may use the coupon; null: everybody. */
  user_condition: {
    /** Customer groups, by integer id or UUID; the customer is in one of them; null: any group. */
    groups?: (number | string)[] | null;
    /** The least total of earlier orders of the customer, in the currency of the shop; null: any. */
    purchased?: number | string | null;
    /** Email addresses of customers; the same as `emails`; null: any. */
    email?: string | string[] | null;
    /** Email addresses of customers, separated by commas or as a list; null: any. */
    emails?: string | string[] | null;
    [key: string]: unknown;
  } | null;
  /** The units that `buy_x_get_y` gives for units that are bought; null: none. */
  buyx_gety:
    | {
        /** The SKU of the product that is bought and given. */
        sku: string;
        /** The number of units to buy. */
        buy_qty: number | string;
        /** The number of further units that are given for them. */
        get_qty: number | string;
        /** The most units of a cart that are given; null: any number. */
        max_y?: number | string | null;
        /** The discount of the given units; 100 by default; null: 100. */
        discount?: number | string | null;
        [key: string]: unknown;
      }[]
    | null;
  /** The most orders that may use it; null: no limit. */
  max_uses_time_per_coupon: number | null;
  /** The most orders of one customer that may use it; null: no limit. */
  max_uses_time_per_customer: number | null;
  /** The number of orders that have used it. */
  used_time: number;
  /** The start of its validity, an ISO 8601 time; null: at once. */
  start_date: string | null;
  /** The end of its validity, an ISO 8601 time; null: never. */
  end_date: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type ChangeCouponsBody = {
  /** The integer ids or the UUIDs, at most 1,000. An id that comes twice counts once. */
  ids: readonly (string | number)[];
  /** The fields that all of them get. */
  change?:
    | {
        /** 1: it can be used, 0: it cannot. */
        status?: 0 | 1 | '0' | '1' | undefined;
        /** The discount: an amount in the currency of the shop, or a percentage from 0 to 100, as `discount_type` says. */
        discount_amount?: number | string | undefined;
        /** The kind of the discount. */
        discount_type?:
          | 'fixed_discount_to_entire_order'
          | 'percentage_discount_to_entire_order'
          | 'fixed_discount_to_specific_products'
          | 'percentage_discount_to_specific_products'
          | 'buy_x_get_y'
          | undefined;
        /** A note for administrators; null: there is none. */
        description?: string | null | undefined;
        /** 1: the order ships for free, 0: it does not. */
        free_shipping?: 0 | 1 | '0' | '1' | undefined;
        /** The products that discounts of specific products apply to; null: none. */
        target_products?:
          | {
              /** The most units of a line that get the discount; null: any number. */
              maxQty?: '' | null | number | string | undefined;
              /** The rules that a product must match, all of them; null: any product. */
              products?:
                | readonly {
                    /** The property of a product that is compared. */
                    key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
                    /** The comparison: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
                    operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
                    /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
                    value: string | number | readonly (string | number)[];
                  }[]
                | null
                | undefined;
            }
          | null
          | undefined;
        /** The conditions that a cart must meet; null: none. */
        condition?:
          | {
              /** The least subtotal of the cart, in the currency of the shop, without tax; null: any. */
              order_total?: '' | null | number | string | undefined;
              /** The least number of units in the cart; null: any number. */
              order_qty?: '' | null | number | string | undefined;
              /** The products that the cart must contain: every rule must be met; null: any. */
              required_products?:
                | readonly {
                    /** The property of a product that is compared. */
                    key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
                    /** The comparison: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
                    operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
                    /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
                    value: string | number | readonly (string | number)[];
                    /** The least number of units that must match the rule. */
                    qty: number | string;
                    [key: string]: unknown;
                  }[]
                | null
                | undefined;
            }
          | null
          | undefined;
        /** The customers who may use the coupon; null: everybody. */
        user_condition?:
          | {
              /** Customer groups, by integer id or UUID; the customer is in one of them; null: any group. */
              groups?: readonly (number | string)[] | null | undefined;
              /** The least total of earlier orders of the customer, in the currency of the shop; null: any. */
              purchased?: '' | null | number | string | undefined;
              /** Email addresses of customers; the same as `emails`; null: any. */
              email?: string | readonly string[] | null | undefined;
              /** Email addresses of customers, separated by commas or as a list; null: any. */
              emails?: string | readonly string[] | null | undefined;
            }
          | null
          | undefined;
        /** The units that `buy_x_get_y` gives for units that are bought; null: none. */
        buyx_gety?:
          | readonly {
              /** The SKU of the product that is bought and given. */
              sku: string;
              /** The number of units to buy. */
              buy_qty: number | string;
              /** The number of further units that are given for them. */
              get_qty: number | string;
              /** The most units of a cart that are given; null: any number. */
              max_y?: '' | null | number | string | undefined;
              /** The discount of the given units; 100 by default; null: 100. */
              discount?: '' | null | number | string | undefined;
            }[]
          | null
          | undefined;
        /** The most orders that may use it; null: no limit. */
        max_uses_time_per_coupon?: string | number | null | undefined;
        /** The most orders of one customer that may use it; null: no limit. */
        max_uses_time_per_customer?: string | number | null | undefined;
        /** The start of its validity, an ISO 8601 time; null: at once. */
        start_date?: string | null | undefined;
        /** The end of its validity, an ISO 8601 time; null: never. */
        end_date?: string | null | undefined;
      }
    | undefined;
  /** Deletes them. */
  delete?: true | undefined;
};

export type PreviewCouponBody = {
  /** The code that shoppers enter: letters and digits; unique. */
  coupon: string;
  /** 1: it can be used, 0: it cannot. */
  status: 0 | 1 | '0' | '1';
  /** The discount: an amount in the currency of the shop, or a percentage from 0 to 100, as `discount_type` says. */
  discount_amount: number | string;
  /** The kind of the discount. */
  discount_type:
    | 'fixed_discount_to_entire_order'
    | 'percentage_discount_to_entire_order'
    | 'fixed_discount_to_specific_products'
    | 'percentage_discount_to_specific_products'
    | 'buy_x_get_y';
  /** A note for administrators; null: there is none. */
  description?: string | null | undefined;
  /** 1: the order ships for free, 0: it does not. */
  free_shipping?: 0 | 1 | '0' | '1' | undefined;
  /** The products that discounts of specific products apply to; null: none. */
  target_products?:
    | {
        /** The most units of a line that get the discount; null: any number. */
        maxQty?: '' | null | number | string | undefined;
        /** The rules that a product must match, all of them; null: any product. */
        products?:
          | readonly {
              /** The property of a product that is compared. */
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              /** The comparison: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
              value: string | number | readonly (string | number)[];
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  /** The conditions that a cart must meet; null: none. */
  condition?:
    | {
        /** The least subtotal of the cart, in the currency of the shop, without tax; null: any. */
        order_total?: '' | null | number | string | undefined;
        /** The least number of units in the cart; null: any number. */
        order_qty?: '' | null | number | string | undefined;
        /** The products that the cart must contain: every rule must be met; null: any. */
        required_products?:
          | readonly {
              /** The property of a product that is compared. */
              key: 'category' | 'collection' | 'attribute_group' | 'sku' | 'price';
              /** The comparison: `price` by size, the others by `IN`, `NOT IN`, `=` and `!=`. */
              operator: 'IN' | 'NOT IN' | '=' | '!=' | '>' | '>=' | '<' | '<=';
              /** One value, several separated by commas, or a list; of `price` one amount in the currency of the shop. */
              value: string | number | readonly (string | number)[];
              /** The least number of units that must match the rule. */
              qty: number | string;
              [key: string]: unknown;
            }[]
          | null
          | undefined;
      }
    | null
    | undefined;
  /** The customers who may use the coupon; null: everybody. */
  user_condition?:
    | {
        /** Customer groups, by integer id or UUID; the customer is in one of them; null: any group. */
        groups?: readonly (number | string)[] | null | undefined;
        /** The least total of earlier orders of the customer, in the currency of the shop; null: any. */
        purchased?: '' | null | number | string | undefined;
        /** Email addresses of customers; the same as `emails`; null: any. */
        email?: string | readonly string[] | null | undefined;
        /** Email addresses of customers, separated by commas or as a list; null: any. */
        emails?: string | readonly string[] | null | undefined;
      }
    | null
    | undefined;
  /** The units that `buy_x_get_y` gives for units that are bought; null: none. */
  buyx_gety?:
    | readonly {
        /** The SKU of the product that is bought and given. */
        sku: string;
        /** The number of units to buy. */
        buy_qty: number | string;
        /** The number of further units that are given for them. */
        get_qty: number | string;
        /** The most units of a cart that are given; null: any number. */
        max_y?: '' | null | number | string | undefined;
        /** The discount of the given units; 100 by default; null: 100. */
        discount?: '' | null | number | string | undefined;
      }[]
    | null
    | undefined;
  /** The most orders that may use it; null: no limit. */
  max_uses_time_per_coupon?: string | number | null | undefined;
  /** The most orders of one customer that may use it; null: no limit. */
  max_uses_time_per_customer?: string | number | null | undefined;
  /** The start of its validity, an ISO 8601 time; null: at once. */
  start_date?: string | null | undefined;
  /** The end of its validity, an ISO 8601 time; null: never. */
  end_date?: string | null | undefined;
  /** The language of the sentence; by default that of the shop. */
  locale?: string | undefined;
  /** The cart that the coupon is tried on; empty: only the sentence is wanted. */
  items?:
    | readonly {
        /** The SKU of a product. */
        sku: string;
        /** The number of units. */
        qty: number;
      }[]
    | undefined;
  /** The UUID of the customer who buys; null: a guest. */
  customer?: string | null | undefined;
};

export type PreviewCouponData = {
  /** What the coupon gives, to whom and when, as one sentence. */
  summary: string;
  /** What the coupon takes off the cart; null: there is no cart. */
  trial: {
    /** Why the coupon does not apply to the cart; null: it applies. */
    refusal: {
      /** The code of the refusal, as applying the coupon answers it. */
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
      /** The catalogue price of all units. */
      total: {
        /** The amount, in the currency of the shop. */
        value: number;
        /** The amount as people read it. */
        text: string;
      };
      /** What the coupon takes off the line. */
      discount: {
        /** The amount, in the currency of the shop. */
        value: number;
        /** The amount as people read it. */
        text: string;
      };
    }[];
    /** The sum of the lines before the discount. */
    sub_total: {
      /** The amount, in the currency of the shop. */
      value: number;
      /** The amount as people read it. */
      text: string;
    };
    /** What the coupon takes off the cart. */
    discount: {
      /** The amount, in the currency of the shop. */
      value: number;
      /** The amount as people read it. */
      text: string;
    };
    /** Whether the order ships for free. */
    free_shipping: boolean;
  } | null;
};

export type ListCustomerGroupsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'name' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` is the value. */
  name?: string | undefined;
  /** Only rows whose `name` contains the text, in upper or lower case. */
  'name[like]'?: string | undefined;
};

export type ListCustomerGroupsData = {
  /** The integer id. */
  customer_group_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the group; unique without regard to case. */
  group_name: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateCustomerGroupBody = {
  /** The name of the group; unique without regard to case. */
  group_name: string;
};

export type GetCustomerGroupData = {
  /** The integer id. */
  customer_group_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the group; unique without regard to case. */
  group_name: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateCustomerGroupBody = {
  /** The name of the group; unique without regard to case. */
  group_name?: string | undefined;
};

export type CreateCustomerBody = {
  /** The email, which is the name at login; unique. */
  email: string;
  /** The password for the login. */
  password: string;
  /** The full name. */
  full_name: string;
  /** Counts only from an admin who may create customers. Default 1. */
  status?: 0 | 1 | '0' | '1' | undefined;
  /** The integer id or the UUID of a customer group. Counts only from an admin who may create customers. Default: the default group. */
  group_id?: number | string | undefined;
};

export type CustomerData = {
  /** The integer id. */
  customer_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** 1: the customer may log in. 0: the account is disabled. */
  status: number;
  /** The integer id of the customer group. */
  group_id: number;
  /** The email, which is the name at login; unique. */
  email: string;
  /** The full name. */
  full_name: string;
  /** When the email was shown to be the customer's, by a link in an email to it or because an administrator wrote it; null: not yet. */
  email_confirmed_at: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The pages that show the entity. */
  links: {
    /** The kind of the page: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type ListCustomersQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'email' | 'name' | 'status' | 'created_at' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only customers whose name or email contains the text. */
  keyword?: string | undefined;
  /** Only rows whose `full_name` contains the text, in upper or lower case. */
  'full_name[like]'?: string | undefined;
  /** Only rows whose `full_name` does not contain the text, in upper or lower case. */
  'full_name[nlike]'?: string | undefined;
  /** Only rows whose `email` is the value. */
  email?: string | undefined;
  /** Only rows whose `email` contains the text, in upper or lower case. */
  'email[like]'?: string | undefined;
  /** Only rows whose `email` does not contain the text, in upper or lower case. */
  'email[nlike]'?: string | undefined;
  /** Only rows whose `status` is the value. */
  status?: number | undefined;
  /** Only rows whose `group` is the value. */
  group?: number | undefined;
  /** Only rows whose `group` is one of the values, separated by commas. */
  'group[in]'?: string | undefined;
  /** Only rows whose `created_at` is greater than the value. */
  'created_at[gt]'?: string | undefined;
  /** Only rows whose `created_at` is the value or greater. */
  'created_at[gteq]'?: string | undefined;
  /** Only rows whose `created_at` is less than the value. */
  'created_at[lt]'?: string | undefined;
  /** Only rows whose `created_at` is the value or less. */
  'created_at[lteq]'?: string | undefined;
};

export type ListCustomersData = {
  /** The integer id. */
  customer_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** 1: the customer may log in. 0: the account is disabled. */
  status: number;
  /** The integer id of the customer group. */
  group_id: number;
  /** The email, which is the name at login; unique. */
  email: string;
  /** The full name. */
  full_name: string;
  /** When the email was shown to be the customer's, by a link in an email to it or because an administrator wrote it; null: not yet. */
  email_confirmed_at: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The pages that show the entity. */
  links: {
    /** The kind of the page: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
}[];

export type UpdateCustomerBody = {
  /** The email, which is the name at login; unique. */
  email?: string | undefined;
  /** The password for the login. */
  password?: string | undefined;
  /** The full name. */
  full_name?: string | undefined;
  /** 1: the customer may log in. 0: the account is disabled. */
  status?: 0 | 1 | '0' | '1' | undefined;
  /** The integer id or the UUID of a customer group. */
  group_id?: number | string | undefined;
};

export type DeleteCustomerData = {
  /** The integer id. */
  customer_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** 1: the customer may log in. 0: the account is disabled. */
  status: number;
  /** The integer id of the customer group. */
  group_id: number;
  /** The email, which is the name at login; unique. */
  email: string;
  /** The full name. */
  full_name: string;
  /** When the email was shown to be the customer's, by a link in an email to it or because an administrator wrote it; null: not yet. */
  email_confirmed_at: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type ChangeCustomersBody = {
  /** The integer ids or the UUIDs, at most 1,000. An id that comes twice counts once. */
  ids: readonly (string | number)[];
  /** The fields that all of them get. */
  change?:
    | {
        /** 1: the customer may log in. 0: the account is disabled. */
        status?: 0 | 1 | '0' | '1' | undefined;
        /** The integer id or the UUID of a customer group. */
        group_id?: number | string | undefined;
      }
    | undefined;
  /** Deletes them. */
  delete?: true | undefined;
};

export type UpdateCustomerMetafieldsBody = {
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'customer'> | undefined;
};

export type ReplaceCustomerMetafieldsBody = {
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'customer'> | undefined;
};

export type SaveCustomerMetafieldsBody = {
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'customer'> | undefined;
};

export type UpdateCustomerMetafieldBody = {
  /** The new value; null, an empty text and an empty list remove it. */
  value: unknown;
};

export type ListCustomerNotesQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListCustomerNotesData = {
  /** The integer id. */
  note_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The note, for administrators alone. */
  text: string;
  /** Who wrote it. */
  author: {
    /** Who it was: an administrator, a customer, a shopper without an account, or an extension. */
    kind: 'administrator' | 'customer' | 'guest' | 'extension';
    /** The UUID of the administrator or the customer; null for others. */
    uuid: string | null;
    /** The email address of the administrator, the name of the customer or of the extension, as it was then; null for a guest. */
    name: string | null;
  };
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
}[];

export type NoteBody = {
  /** The note. Shoppers never see it. */
  text: string;
};

export type NoteData = {
  /** The integer id. */
  note_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The note, for administrators alone. */
  text: string;
  /** Who wrote it. */
  author: {
    /** Who it was: an administrator, a customer, a shopper without an account, or an extension. */
    kind: 'administrator' | 'customer' | 'guest' | 'extension';
    /** The UUID of the administrator or the customer; null for others. */
    uuid: string | null;
    /** The email address of the administrator, the name of the customer or of the extension, as it was then; null for a guest. */
    name: string | null;
  };
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
};

export type GetMyProfileData = {
  /** The integer id. */
  customer_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** 1: the customer may log in. 0: the account is disabled. */
  status: number;
  /** The integer id of the customer group. */
  group_id: number;
  /** The email, which is the name at login; unique. */
  email: string;
  /** The full name. */
  full_name: string;
  /** When the email was shown to be the customer's, by a link in an email to it or because an administrator wrote it; null: not yet. */
  email_confirmed_at: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The new email, until the link of the email to it is followed; null: none waits for that. */
  pending_email: string | null;
};

export type UpdateCustomerProfileBody = {
  /** The new email. It counts once the link of the email to it was followed. */
  email?: string | undefined;
  /** The new password for the login. */
  password?: string | undefined;
  /** The full name. */
  full_name?: string | undefined;
  /** The current password. Needed to change email or password. */
  current_password?: string | undefined;
};

export type ConfirmMyEmailBody = {
  /** The token of the link in the email. */
  token: string;
};

export type ConfirmMyEmailData = Record<string, never>;

export type ListMyAddressesQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListMyAddressesData = {
  /** The integer id. */
  customer_address_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the customer. */
  customer_id: number;
  /** The full name of the recipient. */
  full_name: string;
  /** The telephone number of the recipient. */
  telephone: string;
  /** Street and number. */
  address_1: string;
  /** A second line of the address, such as a floor; null: there is none. */
  address_2: string | null;
  /** The postcode. */
  postcode: string;
  /** The city. */
  city: string;
  /** The province: its ISO 3166-2 code where the country has provinces. */
  province: string;
  /** The country, an ISO 3166-1 alpha-2 code. */
  country: string;
  /** Whether it is the default address; a customer has one at most. */
  is_default: boolean;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The name of the province. */
  province_name: string;
}[];

export type CustomerAddressBody = {
  /** The full name of the recipient. */
  full_name: string;
  /** The telephone number of the recipient. */
  telephone: string | number;
  /** Street and number. */
  address_1: string;
  /** A second line of the address, such as a floor; null: there is none. */
  address_2?: string | null | undefined;
  /** The city. */
  city: string;
  /** The province: its ISO 3166-2 code where the country has provinces. */
  province: string;
  /** The country, an ISO 3166-1 alpha-2 code. Alpha-3 codes and English names are understood. */
  country: string;
  /** The postcode. */
  postcode: string | number;
  /** Whether it becomes the default address. */
  is_default?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type CustomerAddressData = {
  /** The integer id. */
  customer_address_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the customer. */
  customer_id: number;
  /** The full name of the recipient. */
  full_name: string;
  /** The telephone number of the recipient. */
  telephone: string;
  /** Street and number. */
  address_1: string;
  /** A second line of the address, such as a floor; null: there is none. */
  address_2: string | null;
  /** The postcode. */
  postcode: string;
  /** The city. */
  city: string;
  /** The province: its ISO 3166-2 code where the country has provinces. */
  province: string;
  /** The country, an ISO 3166-1 alpha-2 code. */
  country: string;
  /** Whether it is the default address; a customer has one at most. */
  is_default: boolean;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The name of the province. */
  province_name: string;
};

export type CustomerAddressChanges = {
  /** The full name of the recipient. */
  full_name?: string | undefined;
  /** The telephone number of the recipient. */
  telephone?: string | number | undefined;
  /** Street and number. */
  address_1?: string | undefined;
  /** A second line of the address, such as a floor; null: there is none. */
  address_2?: string | null | undefined;
  /** The city. */
  city?: string | undefined;
  /** The province: its ISO 3166-2 code where the country has provinces. */
  province?: string | undefined;
  /** The country, an ISO 3166-1 alpha-2 code. Alpha-3 codes and English names are understood. */
  country?: string | undefined;
  /** The postcode. */
  postcode?: string | number | undefined;
  /** Whether it becomes the default address. */
  is_default?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type ListCustomerAddressesQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListCustomerAddressesData = {
  /** The integer id. */
  customer_address_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the customer. */
  customer_id: number;
  /** The full name of the recipient. */
  full_name: string;
  /** The telephone number of the recipient. */
  telephone: string;
  /** Street and number. */
  address_1: string;
  /** A second line of the address, such as a floor; null: there is none. */
  address_2: string | null;
  /** The postcode. */
  postcode: string;
  /** The city. */
  city: string;
  /** The province: its ISO 3166-2 code where the country has provinces. */
  province: string;
  /** The country, an ISO 3166-1 alpha-2 code. */
  country: string;
  /** Whether it is the default address; a customer has one at most. */
  is_default: boolean;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The name of the province. */
  province_name: string;
}[];

export type CustomerCredentialsBody = {
  /** The email of the customer. */
  email: string;
  /** The password of the customer. */
  password: string;
};

export type CustomerLoginData = {
  /** The value of the cookie. */
  sid: string;
};

export type NothingData = Record<string, never>;

export type GetCustomerTokenData = {
  /** The token for `Authorization: Bearer`. */
  accessToken: string;
  /** The token that gives the next pair, once. */
  refreshToken: string;
  /** Seconds that the access token holds. */
  expiresIn: number;
};

export type RefreshCustomerTokenBody = {
  /** The refresh token of the last pair. */
  refreshToken: string;
};

export type ResetPasswordBody = {
  /** The email of the account. */
  email: string;
};

export type UpdatePasswordBody = {
  /** The token of the link in the email. */
  token: string;
  /** The new password. */
  password: string;
};

export type ListMySessionsQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListMySessionsData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The credential of the login: a cookie, or a pair of tokens. */
  type: 'cookie' | 'token';
  /** The browser or program that logged in, as it named itself. */
  user_agent: string | null;
  /** When the login was, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last used, to within some minutes. */
  last_used_at: string;
  /** When it ends at the latest. */
  expires_at: string;
  /** Whether it is the login of this request. */
  current: boolean;
}[];

export type EndMySessionsQuery = {
  /** Whether the current session is kept. Default: it ends too. */
  others?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type EndMySessionsData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The credential of the login: a cookie, or a pair of tokens. */
  type: 'cookie' | 'token';
  /** The browser or program that logged in, as it named itself. */
  user_agent: string | null;
  /** When the login was, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last used, to within some minutes. */
  last_used_at: string;
  /** When it ends at the latest. */
  expires_at: string;
  /** Whether it is the login of this request. */
  current: boolean;
}[];

export type EndedSessionData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The credential of the login: a cookie, or a pair of tokens. */
  type: 'cookie' | 'token';
  /** The browser or program that logged in, as it named itself. */
  user_agent: string | null;
  /** When the login was, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last used, to within some minutes. */
  last_used_at: string;
  /** When it ends at the latest. */
  expires_at: string;
  /** Whether it is the login of this request. */
  current: boolean;
};

export type GetMyNewsletterData = {
  /** The customer's email, which gets the newsletter. */
  email: string;
  /** `none`: this account has not requested it. `pending`: the link of the email was not followed yet. */
  state: 'none' | 'pending' | 'subscribed' | 'unsubscribed';
};

export type SetMyNewsletterBody = {
  /** True: an email with a link to confirm is sent. False: no more newsletters come. */
  subscribed: boolean;
};

export type GetDashboardQuery = {
  /** The first day of the period; by default it has 30 days. */
  from?: string | undefined;
  /** The last day of the period, which counts whole; by default today. */
  to?: string | undefined;
};

export type GetDashboardData = {
  /** The time zone of the days: `shop.timezone` of the configuration. */
  timezone: string;
  /** The currency of the shop by its ISO 4217 code; amounts in others do not count. */
  currency: string;
  /** The period that was asked for. */
  period: {
    /** The first day. */
    from: string;
    /** The last day. */
    to: string;
    /** The number of orders that were placed, without canceled and superseded ones. */
    orders: number;
    /** The money that was captured less what was refunded, with tax, in `currency`, decimal text. */
    revenue: string;
    average_order_value: string | null;
    /** The number of customers who registered. */
    new_customers: number;
  };
  /** The period of the same length before it. */
  previous: {
    /** The first day. */
    from: string;
    /** The last day. */
    to: string;
    /** The number of orders that were placed, without canceled and superseded ones. */
    orders: number;
    /** The money that was captured less what was refunded, with tax, in `currency`, decimal text. */
    revenue: string;
    average_order_value: string | null;
    /** The number of customers who registered. */
    new_customers: number;
  };
  /** Every day of the period. */
  days: {
    /** The day. */
    date: string;
    /** The number of orders that were placed on it. */
    orders: number;
    /** The money that was captured less what was refunded, with tax, in `currency`, decimal text. */
    revenue: string;
  }[];
  /** The number of placed orders that have units to ship, now. */
  orders_to_ship: number;
  /** The number of orders whose money has not come, cash on delivery and held money among them, now. */
  unpaid_orders: number;
  /** The names of payment methods that shoppers are offered although the merchant has never decided whether to offer them. */
  payment_methods_to_review: string[];
  /** The number of units up to which a product is low in stock: the setting `dashboardLowStock`. */
  low_stock: number;
  /** The number of enabled products that are low in stock, now. */
  products_low_in_stock: number;
  /** The number of enabled products that are out of stock, now. */
  products_out_of_stock: number;
  /** The five products of which the most units were sold in the period. */
  best_products: {
    /** The integer id of the product. */
    product_id: number;
    /** The UUID of the product; null: it was deleted. */
    uuid: string | null;
    /** The SKU. */
    sku: string;
    /** The name. */
    name: string;
    /** The number of units that were ordered in the period and not refunded. */
    qty: number;
    /** What these units cost, after discount, with tax, in `currency`, decimal text. */
    total: string;
    /** The path of its page in the admin; null: it was deleted. */
    edit_url: string | null;
  }[];
};

export type ListDeletionsQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The deletions that the caller may still undo, the newest first. */
export type ListDeletionsData = {
  /** The permanent id of the deletion, a UUID. */
  uuid: string;
  /** The type of the deleted records, such as `product`. */
  entity_type: string;
  /** The name of the deleted record, or of one of several. */
  name: string;
  /** The number of deleted records. */
  count: number;
  /** The seconds within which it can still be undone. */
  seconds_left: number;
}[];

export type UndoDeletionData = {
  /** The type of the restored records. */
  entity_type: string;
  /** The UUIDs of the restored records, which are those that they had. */
  uuids: string[];
};

export type RemoveDemoData = {
  /** The number of products that were removed. */
  products: number;
  /** The number of categories that were removed. */
  categories: number;
  /** The number of collections that were removed. */
  collections: number;
  /** The number of widgets of the homepage that were removed. */
  widgets: number;
  /** The number of pages that were removed. */
  pages: number;
  /** The number of menus that were removed. */
  menus: number;
  /** The number of posts of the blog that were removed. */
  posts: number;
  /** The number of coupons that were removed. */
  coupons: number;
};

export type ListEmailKindsQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The kinds of emails of all modules and extensions. */
export type ListEmailKindsData = {
  /** The id, such as `orderConfirmation`. */
  id: string;
  /** Whom emails of the kind go to. */
  to: 'customer' | 'administrator' | 'merchant';
  /** The module or extension that sends it. */
  owner: string | null;
  /** Whether no setting switches the kind off. */
  is_mandatory: boolean;
  /** Whether the shop sends emails of the kind. */
  is_on: boolean;
  /** The setting that switches the kind off; null: there is none. */
  switch: string | null;
  /** Whether the kind can be previewed, and sent as a test. */
  has_preview: boolean;
  /** The setting with the merchant's own words; null: the kind has none. */
  words_setting: string | null;
  /** The texts in place of which the merchant may write their own. */
  words: {
    /** The name of the text, such as `subject`. */
    part: string;
    /** The names of the values that the text may have. */
    placeholders: string[];
    /** The text that stands there by default, by the code of the language. */
    defaults: Record<string, string>;
    /** The merchant's own text, by the code of the language. Absent: the default. */
    own: Record<string, string>;
  }[];
}[];

export type SampleEmailBody = {
  /** The code of the language; by default the one of the shop. */
  language?: string | undefined;
  /** Own words that are not saved yet, by the name of the text; by default the saved ones. */
  words?: Record<string, string> | undefined;
};

export type PreviewEmailData = {
  /** The subject. */
  subject: string;
  /** The sender. */
  from: string;
  /** The email as HTML, a whole document. */
  html: string;
  /** The email as plain text. */
  text: string;
  /** What real data it shows, such as the number of an order; null: the data is invented. */
  about: string | null;
};

export type SendTestEmailData = {
  /** The address that it was sent to: your own. */
  to: string;
};

export type ListEmailsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `kind` is the value. */
  kind?: string | undefined;
  /** Only rows whose `kind` is one of the values, separated by commas. */
  'kind[in]'?: string | undefined;
  /** Only rows whose `status` is the value. */
  status?: string | undefined;
  /** Only rows whose `status` is one of the values, separated by commas. */
  'status[in]'?: string | undefined;
  /** Only rows whose `recipient` is the value. */
  recipient?: string | undefined;
  /** Only rows whose `recipient` contains the text, in upper or lower case. */
  'recipient[like]'?: string | undefined;
  /** Only rows whose `order_uuid` is the value. */
  order_uuid?: string | undefined;
  /** Only rows whose `created_at` is greater than the value. */
  'created_at[gt]'?: string | undefined;
  /** Only rows whose `created_at` is the value or greater. */
  'created_at[gteq]'?: string | undefined;
  /** Only rows whose `created_at` is less than the value. */
  'created_at[lt]'?: string | undefined;
  /** Only rows whose `created_at` is the value or less. */
  'created_at[lteq]'?: string | undefined;
};

export type ListEmailsData = {
  /** The integer id. */
  email_log_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The id of the kind of email, such as `orderConfirmation`. */
  kind: string;
  /** The address that it went to; null: the shop sends no emails, and none was composed. */
  recipient: string | null;
  /** The subject; null: none was composed. */
  subject: string | null;
  /** The code of the language that it was written in. */
  language: string | null;
  /** The UUID of the customer, the order or the shipment that it is about; null: of none. */
  entity_uuid: string | null;
  /** The UUID of the order that it is about; null: of none. */
  order_uuid: string | null;
  /** `sent`: the mail server took it. `failed`: it did not. `suppressed`: it was held back. */
  status: 'sent' | 'failed' | 'suppressed';
  /** Why it was held back: its kind is switched off, the shop has no mail transport, its recipient had too many of the kind, or an extension held it back. */
  reason: 'switched_off' | 'no_transport' | 'too_many' | 'held_back' | null;
  /** The error of the last try; null: it did not fail. */
  error: string | null;
  /** The number of tries. */
  attempts: number;
  /** Whether it can be composed and sent again. */
  can_resend: boolean;
  /** When it was first tried, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last tried, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type GetEmailData = {
  /** The integer id. */
  email_log_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The id of the kind of email, such as `orderConfirmation`. */
  kind: string;
  /** The address that it went to; null: the shop sends no emails, and none was composed. */
  recipient: string | null;
  /** The subject; null: none was composed. */
  subject: string | null;
  /** The code of the language that it was written in. */
  language: string | null;
  /** The UUID of the customer, the order or the shipment that it is about; null: of none. */
  entity_uuid: string | null;
  /** The UUID of the order that it is about; null: of none. */
  order_uuid: string | null;
  /** `sent`: the mail server took it. `failed`: it did not. `suppressed`: it was held back. */
  status: 'sent' | 'failed' | 'suppressed';
  /** Why it was held back: its kind is switched off, the shop has no mail transport, its recipient had too many of the kind, or an extension held it back. */
  reason: 'switched_off' | 'no_transport' | 'too_many' | 'held_back' | null;
  /** The error of the last try; null: it did not fail. */
  error: string | null;
  /** The number of tries. */
  attempts: number;
  /** Whether it can be composed and sent again. */
  can_resend: boolean;
  /** When it was first tried, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last tried, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type ListDeadEventsQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The parked events, oldest first. */
export type ListDeadEventsData = {
  /** The id by which it is retried or dropped. */
  id: string;
  /** The id of the subscriber. */
  subscriber: string;
  /** The name of the event. */
  event: string;
  /** The payload of the event. */
  payload: unknown;
  /** The id of the delivery, the same for every try. */
  delivery_id: string;
  /** The number of tries. */
  attempts: number;
  /** The error of the last try; null if the process that made it ended. */
  last_error: string | null;
  /** When it was emitted, an ISO 8601 time in UTC. */
  created_at: string;
}[];

export type DeadEventsBody = {
  /** The ids of parked events, at most 1000, or `all`. */
  ids: readonly string[] | 'all';
};

export type DeadEventsData = {
  /** The number of parked events that the request took up. */
  count: number;
  /** Their ids. What was no longer parked is not among them. */
  ids: string[];
};

export type ReplayEventsBody = {
  /** The id of the subscriber that the events are handed to. */
  subscriber: string;
  /** The start of the time range, an ISO 8601 time. */
  from: string;
  /** The end of the time range, which is not part of it, an ISO 8601 time. */
  to: string;
};

export type ReplayEventsData = {
  /** The number of events that are handed to the subscriber again. */
  replayed: number;
};

export type ListEventsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `event` is the value. */
  event?: string | undefined;
  /** Only rows whose `event` is not the value. */
  'event[neq]'?: string | undefined;
  /** Only rows whose `event` is one of the values, separated by commas. */
  'event[in]'?: string | undefined;
  /** Only rows whose `event` is none of the values, separated by commas. */
  'event[nin]'?: string | undefined;
  /** Only rows whose `created_at` is greater than the value. */
  'created_at[gt]'?: string | undefined;
  /** Only rows whose `created_at` is the value or greater. */
  'created_at[gteq]'?: string | undefined;
  /** Only rows whose `created_at` is less than the value. */
  'created_at[lt]'?: string | undefined;
  /** Only rows whose `created_at` is the value or less. */
  'created_at[lteq]'?: string | undefined;
};

export type ListEventsData = {
  /** The integer id. */
  event_log_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the event, such as `order_placed`. */
  event: string;
  /** The payload that subscribers are handed. */
  payload: unknown;
  /** When it was emitted, an ISO 8601 time in UTC. */
  created_at: string;
}[];

export type GetEventData = {
  /** The integer id. */
  event_log_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the event, such as `order_placed`. */
  event: string;
  /** The payload that subscribers are handed. */
  payload: unknown;
  /** When it was emitted, an ISO 8601 time in UTC. */
  created_at: string;
};

export type ListExtensionsQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The extensions of the store, then the modules of the shop. */
export type ListExtensionsData = {
  /** The name. */
  name: string;
  /** `module`: it ships with the shop. `extension`: the store installed it. */
  kind: 'module' | 'extension';
  /** `disabled`: by the configuration. `quarantined`: left out because of a fault. */
  state: 'loaded' | 'disabled' | 'quarantined';
  /** The version of its package; null: it has none. */
  version: string | null;
  /** The package, or the path from the folder of the store. */
  from: string | null;
  /** Whether the shop does not start without it. */
  required: boolean;
  /** What it brings. */
  contributions: {
    /** The kind, such as `routes` or `paymentMethods`. */
    kind: string;
    /** The number of contributions of the kind. */
    count: number;
    /** Their names, where they have any. */
    names: string[];
  }[];
  /** Why it was left out; null: it was not. */
  fault: string | null;
}[];

export type GetHealthData = {
  /** The worst of all parts. */
  status: 'ok' | 'attention' | 'down';
  /** The version of the shop. */
  version: string;
  /** The version of Node. */
  node: string;
  /** The mode that the shop runs in. */
  mode: 'production' | 'development';
  /** When this process started, an ISO 8601 time in UTC. */
  started_at: string;
  /** The database. */
  database: {
    /** The version of PostgreSQL. */
    version: string;
    /** The size of the database in bytes. */
    size_bytes: number;
  };
  /** The migrations of the shop and of its extensions. */
  migrations: {
    /** The number of migrations that have run. */
    applied: number;
    /** The migrations that have not run, or were changed since. */
    open: {
      /** The module or extension that brings it. */
      owner: string;
      /** The name of its file. */
      name: string;
      /** `pending`: it has not run. `changed`: its file is not the one that ran. */
      state: string;
    }[];
  };
  /** The work that waits, and what failed. */
  queue: {
    /** The deliveries of events that wait or are under way. */
    pending: number;
    /** The deliveries that used up their tries. */
    parked: number;
    /** The seconds since the oldest waiting one was emitted; 0: none waits. */
    oldest_pending_seconds: number;
    /** The number of jobs whose last run failed. */
    failed_jobs: number;
  };
  /** The extensions that are installed and left out because of a fault. */
  left_out: string[];
  /** What failed in the last minutes. */
  faults: {
    /** The module or extension. */
    extension: string;
    /** What failed, such as a route or a subscriber. */
    contribution: string;
    /** The number of its faults. */
    count: number;
    /** When it failed last, an ISO 8601 time in UTC. */
    last: string;
  }[];
  /** Further parts, such as emails, payments and files. */
  parts: {
    /** The id of the part, such as `mail`. */
    id: string;
    /** `attention`: it works, and somebody should look at it. `down`: it does not work. */
    status: 'ok' | 'attention' | 'down';
    /** Short facts by name. */
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
    /** The name of the file in its folder. */
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
  /** The `next` of the page before. */
  after?: string | undefined;
  /** The number of files and folders of a page. */
  limit?: number | undefined;
};

export type FileBrowserData = {
  /** The images of the folder, in the order of their names. */
  files: {
    /** The name of the file in its folder. */
    name: string;
    /** The size of the stored file in bytes. */
    size: number;
    /** The path of the image, such as /assets/mug.png. */
    url: string;
  }[];
  /** The names of the folders in the folder. */
  folders: string[];
  /** The value of `after` for the next page; null: this is the last one. */
  next: string | null;
};

export type FileDeleteData = {
  /** The path of the image, such as /assets/mug.png. */
  url: string;
};

export type ListJobsQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The jobs of the shop with their last runs. */
export type ListJobsData = {
  /** The id of the job. */
  id: string;
  /** The module or extension that brings it. */
  owner: string;
  /** When it runs, a cron expression of five fields in UTC. */
  schedule: string;
  next_run_at: string | null;
  /** How its last run ended, `running` while it is under way, `never` before the first one. */
  state: 'ok' | 'failed' | 'running' | 'never';
  /** The last runs, at most ten, the newest first. */
  runs: {
    /** When it began, an ISO 8601 time in UTC. */
    started_at: string;
    finished_at: string | null;
    /** Why it failed; null: it did not, or has not ended. */
    error: string | null;
  }[];
}[];

export type RunJobData = {
  /** The id of the job, which waits for a process to run it. */
  id: string;
};

export type CreateLandingPageBody = {
  /** The name that administrators read. */
  name: string;
  /** The path of the page; unique among landing pages. */
  url_key: string;
  /** Whether the page is live between `publish_start` and `publish_end`; false: a draft. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** A note about the page. Search engines get it where `meta_description` is empty; null: there is none. */
  description?: string | null | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines; null: there is none. */
  meta_description?: string | null | undefined;
  /** The time at which the page goes live, an ISO 8601 time in UTC; null: at once. */
  publish_start?: string | null | undefined;
  /** The time at which the page stops being live, an ISO 8601 time in UTC; null: never. */
  publish_end?: string | null | undefined;
};

export type LandingPageData = {
  /** The integer id. */
  landing_page_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** Whether the page is live between `publish_start` and `publish_end`; false: a draft. */
  status: boolean;
  /** The name that administrators read. */
  name: string;
  /** The path of the page; unique among landing pages. */
  url_key: string;
  /** A note about the page. Search engines get it where `meta_description` is empty; null: there is none. */
  description: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines; null: there is none. */
  meta_description: string | null;
  /** The time at which the page goes live, an ISO 8601 time in UTC; null: at once. */
  publish_start: string | null;
  /** The time at which the page stops being live, an ISO 8601 time in UTC; null: never. */
  publish_end: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The pages that show the entity. */
  links: {
    /** The kind of the page: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateLandingPageBody = {
  /** The name that administrators read. */
  name?: string | undefined;
  /** The path of the page; unique among landing pages. */
  url_key?: string | undefined;
  /** Whether the page is live between `publish_start` and `publish_end`; false: a draft. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** A note about the page. Search engines get it where `meta_description` is empty; null: there is none. */
  description?: string | null | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines; null: there is none. */
  meta_description?: string | null | undefined;
  /** The time at which the page goes live, an ISO 8601 time in UTC; null: at once. */
  publish_start?: string | null | undefined;
  /** The time at which the page stops being live, an ISO 8601 time in UTC; null: never. */
  publish_end?: string | null | undefined;
};

export type DeleteLandingPageData = {
  /** The integer id. */
  landing_page_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** Whether the page is live between `publish_start` and `publish_end`; false: a draft. */
  status: boolean;
  /** The name that administrators read. */
  name: string;
  /** The path of the page; unique among landing pages. */
  url_key: string;
  /** A note about the page. Search engines get it where `meta_description` is empty; null: there is none. */
  description: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines; null: there is none. */
  meta_description: string | null;
  /** The time at which the page goes live, an ISO 8601 time in UTC; null: at once. */
  publish_start: string | null;
  /** The time at which the page stops being live, an ISO 8601 time in UTC; null: never. */
  publish_end: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type ChangeLandingPagesBody = {
  /** The integer ids or the UUIDs, at most 1,000. An id that comes twice counts once. */
  ids: readonly (string | number)[];
  /** The fields that all of them get. */
  change?:
    | {
        /** The name that administrators read. */
        name?: string | undefined;
        /** The path of the page; unique among landing pages. */
        url_key?: string | undefined;
        /** Whether the page is live between `publish_start` and `publish_end`; false: a draft. */
        status?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** A note about the page. Search engines get it where `meta_description` is empty; null: there is none. */
        description?: string | null | undefined;
        /** The title for search engines; null: the name. */
        meta_title?: string | null | undefined;
        /** The description for search engines; null: there is none. */
        meta_description?: string | null | undefined;
        /** The time at which the page goes live, an ISO 8601 time in UTC; null: at once. */
        publish_start?: string | null | undefined;
        /** The time at which the page stops being live, an ISO 8601 time in UTC; null: never. */
        publish_end?: string | null | undefined;
      }
    | undefined;
  /** Deletes them. */
  delete?: true | undefined;
};

export type DuplicateLandingPageData = {
  /** The integer id. */
  landing_page_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** Whether the page is live between `publish_start` and `publish_end`; false: a draft. */
  status: boolean;
  /** The name that administrators read. */
  name: string;
  /** The path of the page; unique among landing pages. */
  url_key: string;
  /** A note about the page. Search engines get it where `meta_description` is empty; null: there is none. */
  description: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines; null: there is none. */
  meta_description: string | null;
  /** The time at which the page goes live, an ISO 8601 time in UTC; null: at once. */
  publish_start: string | null;
  /** The time at which the page stops being live, an ISO 8601 time in UTC; null: never. */
  publish_end: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The pages that show the entity. */
  links: {
    /** The kind of the page: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type ReplaceHomepagePreflightData = {
  /** The landing page that would become the homepage. */
  landingPage: {
    /** The permanent id, a UUID. */
    uuid: string;
    /** The name that administrators read. */
    name: string;
    /** Whether the page is live between `publish_start` and `publish_end`; false: a draft. */
    status: boolean;
    /** The time at which the page goes live, an ISO 8601 time in UTC; null: at once. */
    publishStart: string | null;
    /** The time at which the page stops being live, an ISO 8601 time in UTC; null: never. */
    publishEnd: string | null;
    /** Whether the page is public now. */
    isLive: boolean;
    /** The number of placements of the body, which a replacement copies. */
    bodyPlacementCount: number;
    /** The number of placements of the body that are shown. */
    renderablePlacementCount: number;
    /** The number of placements in the area `content`, which landing pages do not show. They are not copied. */
    hiddenPlacementCount: number;
    /** The number of placements on all landing pages. They are not copied. */
    sharedRouteLevelCount: number;
    /** The number of widgets of the page that link to the page itself. */
    selfLinkCount: number;
    /** The number of operations on the page in drafts that no rollout plan shows. */
    unpublishedOperationCount: number;
    /** The rollout plans of the page that are active or upcoming. */
    rolloutPlans: {
      /** The permanent id, a UUID. */
      uuid: string;
      /** The name of the rollout plan. */
      name: string;
      /** The time at which the plan starts, an ISO 8601 time in UTC. */
      startTime: string;
      /** The time at which the plan ends, an ISO 8601 time in UTC; null: it does not end. */
      endTime: string | null;
      /** The status of the plan at the time of the request. */
      status: 'active' | 'upcoming' | 'past';
      /** The path of the page builder that opens the changeset of the plan. */
      editUrl: string;
    }[];
  };
  /** The homepage as it is now. */
  homepage: {
    /** The number of placements on the homepage, which a replacement backs up. */
    placementCount: number;
    /** The number of placements in the area `content` of all routes. They stay on the homepage. */
    allRouteContentCount: number;
  };
  /** The landing page that the homepage would be backed up to. */
  backup: {
    /** Whether a replacement creates a backup; always true. */
    willCreate: boolean;
    /** The name that the backup would get now. */
    name: string;
  };
  /** The unpublished changes of the homepage, which a replacement discards. */
  drafts: {
    /** The number of operations on the homepage in drafts. */
    operationCount: number;
    /** The number of these operations that the caller added. */
    byCurrentAdmin: number;
    /** The number of other administrators who have such drafts. */
    otherAdminCount: number;
    /** The number of operations on the homepage in changesets that belonged to a rollout plan. */
    detachedRolloutOperationCount: number;
  };
  /** The past rollout plans of the homepage, which a replacement cancels. */
  pastPlansToCancel: {
    /** The permanent id, a UUID. */
    uuid: string;
    /** The name of the rollout plan. */
    name: string;
    /** The time at which the plan starts, an ISO 8601 time in UTC. */
    startTime: string;
    /** The time at which the plan ends, an ISO 8601 time in UTC; null: it does not end. */
    endTime: string | null;
    /** The status of the plan at the time of the request. */
    status: 'active' | 'upcoming' | 'past';
    /** The path of the page builder that opens the changeset of the plan. */
    editUrl: string;
  }[];
  /** The reasons why a replacement would be refused. */
  blockers: {
    /** The rollout plans of the homepage that are active or upcoming. */
    rolloutPlans: {
      /** The permanent id, a UUID. */
      uuid: string;
      /** The name of the rollout plan. */
      name: string;
      /** The time at which the plan starts, an ISO 8601 time in UTC. */
      startTime: string;
      /** The time at which the plan ends, an ISO 8601 time in UTC; null: it does not end. */
      endTime: string | null;
      /** The status of the plan at the time of the request. */
      status: 'active' | 'upcoming' | 'past';
      /** The path of the page builder that opens the changeset of the plan. */
      editUrl: string;
    }[];
    /** Whether widgets are placed on the homepage for single entities. */
    entityScopedHomepage: boolean;
  };
  /** The fingerprints of the two pages. They change with every change of what is placed on a page. */
  fingerprints: {
    /** The fingerprint of the homepage, which the replacement has to repeat. */
    homepage: string;
    /** The fingerprint of the landing page, which the replacement has to repeat. */
    landingPage: string;
  };
  /** The number of backups of homepages. */
  backupsTotal: number;
  /** The codes of what an administrator should know before the replacement. None of them prevents it. */
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
  /** True: the caller confirms the replacement. */
  confirm: true;
  /** The fingerprint of the homepage that the preflight answered. */
  homepageFingerprint: string;
  /** The fingerprint of the landing page that the preflight answered. */
  landingPageFingerprint: string;
};

export type ReplaceHomepageData = {
  /** The landing page that has the former homepage. It is a draft. */
  backup: {
    /** The permanent id, a UUID. */
    uuid: string;
    /** The name that administrators read. */
    name: string;
    /** The path of the form of the admin for the backup. */
    editUrl: string;
  };
  /** The number of widget instances that were copied to the backup. */
  backedUpInstances: number;
  /** The number of placements that were copied to the backup. */
  backedUpPlacements: number;
  /** The number of widget instances that were deleted with the former homepage. */
  deletedInstances: number;
  /** The number of widget instances that were copied from the landing page. */
  clonedInstances: number;
  /** The number of placements that were copied from the landing page. */
  clonedPlacements: number;
  /** The changesets that lost their operations on the homepage. The changesets themselves stay. */
  discardedChangesets: {
    /** The integer id of the changeset. */
    changesetId: number;
    /** The integer id of its author; null: that account was deleted. */
    createdBy: number | null;
    /** `draft`: the draft of an administrator; `detachedRollout`: a rollout plan left it behind. */
    kind: 'draft' | 'detachedRollout';
    /** The number of operations that were removed from it. */
    operationsRemoved: number;
  }[];
  /** The past rollout plans of the homepage that were canceled. */
  cancelledPastPlans: {
    /** The permanent id, a UUID. */
    uuid: string;
    /** The name of the rollout plan. */
    name: string;
  }[];
  /** The number of backups of homepages, with the new one. */
  backupsTotal: number;
  /** The pages that show the entity. */
  links: {
    /** The kind of the page: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type ListMeasurementEventsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'occurred_at' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` is the value. */
  name?: string | undefined;
  /** Only rows whose `name` is one of the values, separated by commas. */
  'name[in]'?: string | undefined;
  /** Only rows whose `path` is the value. */
  path?: string | undefined;
  /** Only rows whose `path` contains the text, in upper or lower case. */
  'path[like]'?: string | undefined;
  /** Only rows whose `subject` is the value. */
  subject?: string | undefined;
  /** Only rows whose `subject` contains the text, in upper or lower case. */
  'subject[like]'?: string | undefined;
  /** Only rows whose `hits` is the value. */
  hits?: number | undefined;
  /** Only rows whose `hits` is greater than the value. */
  'hits[gt]'?: number | undefined;
  /** Only events of the visit of this number. */
  visit_id?: string | undefined;
  /** Only rows whose `occurred_at` is greater than the value. */
  'occurred_at[gt]'?: string | undefined;
  /** Only rows whose `occurred_at` is the value or greater. */
  'occurred_at[gteq]'?: string | undefined;
  /** Only rows whose `occurred_at` is less than the value. */
  'occurred_at[lt]'?: string | undefined;
  /** Only rows whose `occurred_at` is the value or less. */
  'occurred_at[lteq]'?: string | undefined;
};

/** What happened during the visits of those who agreed to be counted, the newest first. */
export type ListMeasurementEventsData = {
  /** The integer id. */
  measurement_event_id: number;
  /** The random number of the visit. It lasts until the browser is closed. */
  visit_id: string;
  /** What happened. A product view and a search are page views too. */
  name: 'page_viewed' | 'searched' | 'product_viewed' | 'added_to_cart' | 'checkout_started' | 'order_placed';
  /** The path of the page, without query and without the prefix of a language. */
  path: string;
  /** The SKU of the product, or the words of the search. */
  subject: string | null;
  /** The number of products that a search found. */
  hits: number | null;
  /** When it happened, an ISO 8601 time in UTC. */
  occurred_at: string;
}[];

export type GetMeasurementSummaryQuery = {
  /** The first day of the period; by default it has 30 days. */
  from?: string | undefined;
  /** The last day of the period, which counts whole; by default today. */
  to?: string | undefined;
};

export type GetMeasurementSummaryData = {
  /** The time zone of the days: `shop.timezone` of the configuration. */
  timezone: string;
  /** Whether the shop measures now. */
  enabled: boolean;
  /** The whole period. A visit of two days counts once. */
  period: {
    /** The first day. */
    from: string;
    /** The last day. */
    to: string;
    /** The number of visits. A visit ends when the browser is closed. */
    visits: number;
    /** The number of pages that were viewed. */
    page_views: number;
    /** The number of visits in which a product was viewed. */
    product_visits: number;
    /** The number of visits in which something was put into the cart. */
    cart_visits: number;
    /** The number of visits in which the checkout was begun. */
    checkout_visits: number;
    /** The number of visits in which an order was placed. */
    order_visits: number;
    /** The number of orders that were placed. That of a cart which is ordered again counts once. */
    orders: number;
    /** The share of the visits in which an order was placed, from 0 to 1; null: there were no visits. */
    conversion: number | null;
  };
  /** The period of the same length before it. */
  previous: {
    /** The first day. */
    from: string;
    /** The last day. */
    to: string;
    /** The number of visits. A visit ends when the browser is closed. */
    visits: number;
    /** The number of pages that were viewed. */
    page_views: number;
    /** The number of visits in which a product was viewed. */
    product_visits: number;
    /** The number of visits in which something was put into the cart. */
    cart_visits: number;
    /** The number of visits in which the checkout was begun. */
    checkout_visits: number;
    /** The number of visits in which an order was placed. */
    order_visits: number;
    /** The number of orders that were placed. That of a cart which is ordered again counts once. */
    orders: number;
    /** The share of the visits in which an order was placed, from 0 to 1; null: there were no visits. */
    conversion: number | null;
  };
  /** Every day of the period. */
  days: {
    /** The day. */
    date: string;
    /** The number of visits. A visit ends when the browser is closed. */
    visits: number;
    /** The number of pages that were viewed. */
    page_views: number;
    /** The number of visits in which a product was viewed. */
    product_visits: number;
    /** The number of visits in which something was put into the cart. */
    cart_visits: number;
    /** The number of visits in which the checkout was begun. */
    checkout_visits: number;
    /** The number of visits in which an order was placed. */
    order_visits: number;
    /** The number of orders that were placed. That of a cart which is ordered again counts once. */
    orders: number;
    /** The share of the visits in which an order was placed, from 0 to 1; null: there were no visits. */
    conversion: number | null;
  }[];
  /** The ten pages that were viewed most often. */
  top_pages: {
    /** The path of the page, without query. */
    path: string;
    /** How often it was viewed. */
    views: number;
    /** The number of visits in which it was viewed. */
    visits: number;
  }[];
  /** The ten searches without results of the most visits. */
  empty_searches: {
    /** What was searched for, in lower case. */
    words: string;
    /** The number of visits that searched for it. */
    visits: number;
  }[];
};

export type ListMediaQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'name' | 'size' | 'created_at' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only files whose name or alternative text contains the text. */
  keyword?: string | undefined;
  /** Only rows whose `folder` is the value. */
  folder?: string | undefined;
  /** Only rows whose `folder` is one of the values, separated by commas. */
  'folder[in]'?: string | undefined;
  /** Only rows whose `type` is the value. */
  type?: string | undefined;
  /** Only rows whose `type` is one of the values, separated by commas. */
  'type[in]'?: string | undefined;
  /** Only rows whose `alt` is the value. */
  alt?: string | undefined;
  /** Only rows whose `alt` is not the value. */
  'alt[neq]'?: string | undefined;
  /** Only rows whose `alt` contains the text, in upper or lower case. */
  'alt[like]'?: string | undefined;
  /** Only rows whose `alt` does not contain the text, in upper or lower case. */
  'alt[nlike]'?: string | undefined;
  /** Only rows whose `alt` is one of the values, separated by commas. */
  'alt[in]'?: string | undefined;
  /** Only rows whose `alt` is none of the values, separated by commas. */
  'alt[nin]'?: string | undefined;
  /** Only rows whose `url` is the value. */
  url?: string | undefined;
  /** Only rows whose `url` is one of the values, separated by commas. */
  'url[in]'?: string | undefined;
  /** Only rows whose `size` is the value. */
  size?: number | undefined;
  /** Only rows whose `size` is not the value. */
  'size[neq]'?: number | undefined;
  /** Only rows whose `size` is greater than the value. */
  'size[gt]'?: number | undefined;
  /** Only rows whose `size` is the value or greater. */
  'size[gteq]'?: number | undefined;
  /** Only rows whose `size` is less than the value. */
  'size[lt]'?: number | undefined;
  /** Only rows whose `size` is the value or less. */
  'size[lteq]'?: number | undefined;
  /** Only rows whose `size` is one of the values, separated by commas. */
  'size[in]'?: string | undefined;
  /** Only rows whose `size` is none of the values, separated by commas. */
  'size[nin]'?: string | undefined;
  /** Only rows whose `created_at` is greater than the value. */
  'created_at[gt]'?: string | undefined;
  /** Only rows whose `created_at` is the value or greater. */
  'created_at[gteq]'?: string | undefined;
  /** Only rows whose `created_at` is less than the value. */
  'created_at[lt]'?: string | undefined;
  /** Only rows whose `created_at` is the value or less. */
  'created_at[lteq]'?: string | undefined;
};

export type ListMediaData = {
  /** The integer id. */
  media_file_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The path of the file, such as /assets/mugs/blue.png. It never changes. */
  url: string;
  /** The folder of the file, such as `products/2026`; empty: the root. */
  folder: string;
  /** The name of the file in its folder. */
  name: string;
  /** The media type, such as image/png. */
  type: string;
  /** The size in bytes. */
  size: number;
  /** The width in pixels; null: not known. */
  width: number | null;
  /** The height in pixels; null: not known. */
  height: number | null;
  /** The alternative text, which says what the image shows to those who do not see it; empty: none. */
  alt: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type GetMediaData = {
  /** The integer id. */
  media_file_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The path of the file, such as /assets/mugs/blue.png. It never changes. */
  url: string;
  /** The folder of the file, such as `products/2026`; empty: the root. */
  folder: string;
  /** The name of the file in its folder. */
  name: string;
  /** The media type, such as image/png. */
  type: string;
  /** The size in bytes. */
  size: number;
  /** The width in pixels; null: not known. */
  width: number | null;
  /** The height in pixels; null: not known. */
  height: number | null;
  /** The alternative text, which says what the image shows to those who do not see it; empty: none. */
  alt: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateMediaBody = {
  /** The alternative text, one sentence about what the image shows; empty: none. */
  alt?: string | undefined;
};

export type ChangeMediaBody = {
  /** The integer ids or the UUIDs, at most 1,000. An id that comes twice counts once. */
  ids: readonly (string | number)[];
  /** The fields that all of them get. */
  change?:
    | {
        /** The alternative text, one sentence about what the image shows; empty: none. */
        alt?: string | undefined;
      }
    | undefined;
  /** Deletes them. */
  delete?: true | undefined;
};

/** The folders that have files, in the order of their names. */
export type ListMediaFoldersData = {
  /** The folder; empty: the root. */
  folder: string;
  /** The number of files in it, without those of its folders. */
  files: number;
}[];

export type ListMediaUsesData = {
  /** The records that show the file, at most 50 of each type. */
  uses: {
    /** The type of the record, such as `product`. */
    type: string;
    /** The UUID of the record; null: it has none, as a setting. */
    uuid: string | null;
    /** What people know the record by. */
    title: string;
    /** The path of its page in the admin; null: it has none. */
    edit_url: string | null;
  }[];
  /** The number of further records, of types that the caller may not read. */
  others: number;
};

export type ListMenusQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'name' | 'code' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` is the value. */
  name?: string | undefined;
  /** Only rows whose `name` is not the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, in upper or lower case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, in upper or lower case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the values, separated by commas. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the values, separated by commas. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `code` is the value. */
  code?: string | undefined;
  /** Only rows whose `code` is not the value. */
  'code[neq]'?: string | undefined;
  /** Only rows whose `code` contains the text, in upper or lower case. */
  'code[like]'?: string | undefined;
  /** Only rows whose `code` does not contain the text, in upper or lower case. */
  'code[nlike]'?: string | undefined;
  /** Only rows whose `code` is one of the values, separated by commas. */
  'code[in]'?: string | undefined;
  /** Only rows whose `code` is none of the values, separated by commas. */
  'code[nin]'?: string | undefined;
};

export type ListMenusData = {
  /** The integer id. */
  menu_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The code by which themes and front ends know the menu, such as `header`; unique. */
  code: string;
  /** The name for administrators. */
  name: string;
  /** The items, up to three levels. */
  items: {
    /** The permanent id, a UUID. */
    uuid: string;
    /** The words of the item. They are translated as `menu_item`. */
    name: string;
    /** Where the item leads: a path, an address, or the URN of a record; null: nowhere. */
    target: string | null;
    /** The items below it. */
    children: {
      /** The permanent id, a UUID. */
      uuid: string;
      /** The words of the item. They are translated as `menu_item`. */
      name: string;
      /** Where the item leads: a path, an address, or the URN of a record; null: nowhere. */
      target: string | null;
      /** The items below it. */
      children: {
        /** The permanent id, a UUID. */
        uuid: string;
        /** The words of the item. They are translated as `menu_item`. */
        name: string;
        /** Where the item leads: a path, an address, or the URN of a record; null: nowhere. */
        target: string | null;
      }[];
    }[];
  }[];
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateMenuBody = {
  /** The code by which themes and front ends know the menu, such as `header`; unique. */
  code: string;
  /** The name for administrators. */
  name: string;
  /** The items, up to three levels. The whole list is replaced. */
  items?:
    | readonly {
        /** The item as it was answered; absent: a new one. */
        uuid?: string | undefined;
        /** The words of the item. */
        name: string;
        /** Where the item leads: a path, an address, or the URN of a record; null: nowhere. */
        target?: string | null | undefined;
        /** The items below it. */
        children?:
          | readonly {
              /** The item as it was answered; absent: a new one. */
              uuid?: string | undefined;
              /** The words of the item. */
              name: string;
              /** Where the item leads: a path, an address, or the URN of a record; null: nowhere. */
              target?: string | null | undefined;
              /** The items below it. */
              children?:
                | readonly {
                    /** The item as it was answered; absent: a new one. */
                    uuid?: string | undefined;
                    /** The words of the item. */
                    name: string;
                    /** Where the item leads: a path, an address, or the URN of a record; null: nowhere. */
                    target?: string | null | undefined;
                    /** There are no items below the third level: absent or empty. */
                    children?: readonly Record<string, unknown>[] | undefined;
                  }[]
                | undefined;
            }[]
          | undefined;
      }[]
    | undefined;
};

export type GetMenuData = {
  /** The integer id. */
  menu_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The code by which themes and front ends know the menu, such as `header`; unique. */
  code: string;
  /** The name for administrators. */
  name: string;
  /** The items, up to three levels. */
  items: {
    /** The permanent id, a UUID. */
    uuid: string;
    /** The words of the item. They are translated as `menu_item`. */
    name: string;
    /** Where the item leads: a path, an address, or the URN of a record; null: nowhere. */
    target: string | null;
    /** The items below it. */
    children: {
      /** The permanent id, a UUID. */
      uuid: string;
      /** The words of the item. They are translated as `menu_item`. */
      name: string;
      /** Where the item leads: a path, an address, or the URN of a record; null: nowhere. */
      target: string | null;
      /** The items below it. */
      children: {
        /** The permanent id, a UUID. */
        uuid: string;
        /** The words of the item. They are translated as `menu_item`. */
        name: string;
        /** Where the item leads: a path, an address, or the URN of a record; null: nowhere. */
        target: string | null;
      }[];
    }[];
  }[];
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateMenuBody = {
  /** The code by which themes and front ends know the menu, such as `header`; unique. */
  code?: string | undefined;
  /** The name for administrators. */
  name?: string | undefined;
  /** The items, up to three levels. The whole list is replaced. */
  items?:
    | readonly {
        /** The item as it was answered; absent: a new one. */
        uuid?: string | undefined;
        /** The words of the item. */
        name: string;
        /** Where the item leads: a path, an address, or the URN of a record; null: nowhere. */
        target?: string | null | undefined;
        /** The items below it. */
        children?:
          | readonly {
              /** The item as it was answered; absent: a new one. */
              uuid?: string | undefined;
              /** The words of the item. */
              name: string;
              /** Where the item leads: a path, an address, or the URN of a record; null: nowhere. */
              target?: string | null | undefined;
              /** The items below it. */
              children?:
                | readonly {
                    /** The item as it was answered; absent: a new one. */
                    uuid?: string | undefined;
                    /** The words of the item. */
                    name: string;
                    /** Where the item leads: a path, an address, or the URN of a record; null: nowhere. */
                    target?: string | null | undefined;
                    /** There are no items below the third level: absent or empty. */
                    children?: readonly Record<string, unknown>[] | undefined;
                  }[]
                | undefined;
            }[]
          | undefined;
      }[]
    | undefined;
};

export type ChangeMenusBody = {
  /** The integer ids or the UUIDs, at most 1,000. An id that comes twice counts once. */
  ids: readonly (string | number)[];
  /** The fields that all of them get. */
  change?:
    | {
        /** The code by which themes and front ends know the menu, such as `header`; unique. */
        code?: string | undefined;
        /** The name for administrators. */
        name?: string | undefined;
        /** The items, up to three levels. The whole list is replaced. */
        items?:
          | readonly {
              /** The item as it was answered; absent: a new one. */
              uuid?: string | undefined;
              /** The words of the item. */
              name: string;
              /** Where the item leads: a path, an address, or the URN of a record; null: nowhere. */
              target?: string | null | undefined;
              /** The items below it. */
              children?:
                | readonly {
                    /** The item as it was answered; absent: a new one. */
                    uuid?: string | undefined;
                    /** The words of the item. */
                    name: string;
                    /** Where the item leads: a path, an address, or the URN of a record; null: nowhere. */
                    target?: string | null | undefined;
                    /** The items below it. */
                    children?:
                      | readonly {
                          /** The item as it was answered; absent: a new one. */
                          uuid?: string | undefined;
                          /** The words of the item. */
                          name: string;
                          /** Where the item leads: a path, an address, or the URN of a record; null: nowhere. */
                          target?: string | null | undefined;
                          /** There are no items below the third level: absent or empty. */
                          children?: readonly Record<string, unknown>[] | undefined;
                        }[]
                      | undefined;
                  }[]
                | undefined;
            }[]
          | undefined;
      }
    | undefined;
  /** Deletes them. */
  delete?: true | undefined;
};

export type GetMetafieldDefinitionsQuery = {
  /** The kind of entity whose fields are listed. */
  ownerType: string;
};

export type GetMetafieldDefinitionsData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The kind of entity that has the field, such as `product`. */
  ownerType: string;
  /** The group of fields that the key is unique in. */
  namespace: string;
  /** The name of the field in values. */
  key: string;
  /** The name that administrators read. */
  name: string;
  /** A note for administrators; null: there is none. */
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
  /** Whether a value is a list of values of the type. */
  isList: boolean;
  /** Whether every entity needs a value. */
  required: boolean;
  /** Whether a value may differ by language. */
  translatable: boolean;
  /** Whether customers may read the values. */
  visibleToCustomer: boolean;
  /** The rules that values must meet; further members depend on the rule. */
  validations: {
    /** The check of the rule, such as `size`, `range` or `regexp`; unknown types have no effect. */
    type: string;
    [key: string]: unknown;
  }[];
  /** The appearance of the field in forms, such as its placeholder. */
  appearance: Record<string, unknown>;
  /** The fields of a group, each described like a definition. */
  subFields: {
    /** The name of the field in values of the group. */
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
  /** Its place among the fields of the owner, small numbers first; null: the last. */
  position: number;
  /** The theme that brought the definition, where one did. */
  provisionedByTheme?: string;
}[];

export type CreateMetafieldDefinitionBody = {
  /** The kind of entity that has the field, such as `product`. */
  ownerType: string;
  /** The group of fields that the key is unique in. */
  namespace?: string | undefined;
  /** The name of the field in values. */
  fieldKey: string;
  /** The name that administrators read. */
  name: string;
  /** The type of its values: short_text, long_text, rich_text, integer, number, boolean, date, color, url, group. */
  fieldType: string;
  /** Whether a value is a list of values of the type. */
  isList?: boolean | undefined;
  /** Whether the definition belongs to the active theme, which keeps it. */
  provisionedByActiveTheme?: boolean | undefined;
  /** A note for administrators; null: there is none. */
  description?: string | null | undefined;
  /** Whether every entity needs a value. */
  required?: boolean | undefined;
  /** Whether a value may differ by language. */
  translatable?: boolean | undefined;
  /** Whether customers may read the values. */
  visibleToCustomer?: boolean | undefined;
  /** The rules that values must meet; further members depend on the rule. */
  validations?:
    | readonly {
        /** The check of the rule, such as `size`, `range` or `regexp`. */
        type: string;
        [key: string]: unknown;
      }[]
    | undefined;
  /** The appearance of the field in forms, such as its placeholder. */
  appearance?:
    | {
        /** The text of the empty field. */
        placeholder?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  /** The fields of a group, each described like a definition. */
  subFields?: readonly CreateMetafieldDefinitionBodySchema0[] | undefined;
  /** Its place among the fields of the owner, small numbers first; null: the last. */
  position?: number | undefined;
};

export type CreateMetafieldDefinitionBodySchema0 = {
  /** The name of the field in values. */
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
  /** The name that administrators read. */
  name?: string | undefined;
  /** A note for administrators; null: there is none. */
  description?: string | null | undefined;
  /** Whether a value is a list of values of the type. */
  isList?: boolean | undefined;
  /** Whether every entity needs a value. */
  required?: boolean | undefined;
  /** The rules that values must meet; further members depend on the rule. */
  validations?:
    | readonly {
        /** The check of the rule, such as `size`, `range` or `regexp`. */
        type: string;
        [key: string]: unknown;
      }[]
    | undefined;
  /** The appearance of the field in forms, such as its placeholder. */
  appearance?:
    | {
        /** The text of the empty field. */
        placeholder?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  /** It has no effect, null neither; forms send it. */
  _id?: unknown;
  /** Whether a value may differ by language. */
  translatable?: unknown;
  /** Whether customers may read the values. */
  visibleToCustomer?: unknown;
  /** Its place among the fields of the owner, small numbers first; null: the last. */
  position?: unknown;
  /** The fields of a group. */
  subFields?: readonly CreateMetafieldDefinitionBodySchema0[] | undefined;
};

export type GetMetafieldDefinitionData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The kind of entity that has the field, such as `product`. */
  ownerType: string;
  /** The group of fields that the key is unique in. */
  namespace: string;
  /** The name of the field in values. */
  key: string;
  /** The name that administrators read. */
  name: string;
  /** A note for administrators; null: there is none. */
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
  /** Whether a value is a list of values of the type. */
  isList: boolean;
  /** Whether every entity needs a value. */
  required: boolean;
  /** Whether a value may differ by language. */
  translatable: boolean;
  /** Whether customers may read the values. */
  visibleToCustomer: boolean;
  /** The rules that values must meet; further members depend on the rule. */
  validations: {
    /** The check of the rule, such as `size`, `range` or `regexp`; unknown types have no effect. */
    type: string;
    [key: string]: unknown;
  }[];
  /** The appearance of the field in forms, such as its placeholder. */
  appearance: Record<string, unknown>;
  /** The fields of a group, each described like a definition. */
  subFields: {
    /** The name of the field in values of the group. */
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
  /** Its place among the fields of the owner, small numbers first; null: the last. */
  position: number;
  /** The theme that brought the definition, where one did. */
  provisionedByTheme?: string;
};

export type UpdateMetafieldDefinitionBody = {
  /** The kind of entity that has the field, such as `product`. */
  ownerType?: unknown;
  /** The group of fields that the key is unique in. */
  namespace?: unknown;
  /** Cannot change: the stored name of the field, or absent. */
  fieldKey?: unknown;
  /** Cannot change: the stored type, or absent. */
  fieldType?: unknown;
  /** Whether a value is a list of values of the type. */
  isList?: unknown;
  /** The name that administrators read. */
  name?: string | undefined;
  /** A note for administrators; null: there is none. */
  description?: string | null | undefined;
  /** Whether every entity needs a value. */
  required?: boolean | undefined;
  /** Whether a value may differ by language. */
  translatable?: boolean | undefined;
  /** Whether customers may read the values. */
  visibleToCustomer?: boolean | undefined;
  /** The rules that values must meet; further members depend on the rule. */
  validations?:
    | readonly {
        /** The check of the rule, such as `size`, `range` or `regexp`. */
        type: string;
        [key: string]: unknown;
      }[]
    | undefined;
  /** The appearance of the field in forms, such as its placeholder. */
  appearance?:
    | {
        /** The text of the empty field. */
        placeholder?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  /** The fields of a group, each described like a definition. */
  subFields?: readonly UpdateMetafieldDefinitionBodySchema0[] | undefined;
  /** Its place among the fields of the owner, small numbers first; null: the last. */
  position?: number | undefined;
};

export type UpdateMetafieldDefinitionBodySchema0 = {
  /** The name of the field in values. */
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
  /** The name that administrators read. */
  name?: string | undefined;
  /** A note for administrators; null: there is none. */
  description?: string | null | undefined;
  /** Whether a value is a list of values of the type. */
  isList?: boolean | undefined;
  /** Whether every entity needs a value. */
  required?: boolean | undefined;
  /** The rules that values must meet; further members depend on the rule. */
  validations?:
    | readonly {
        /** The check of the rule, such as `size`, `range` or `regexp`. */
        type: string;
        [key: string]: unknown;
      }[]
    | undefined;
  /** The appearance of the field in forms, such as its placeholder. */
  appearance?:
    | {
        /** The text of the empty field. */
        placeholder?: string | undefined;
        [key: string]: unknown;
      }
    | undefined;
  /** It has no effect, null neither; forms send it. */
  _id?: unknown;
  /** Whether a value may differ by language. */
  translatable?: unknown;
  /** Whether customers may read the values. */
  visibleToCustomer?: unknown;
  /** Its place among the fields of the owner, small numbers first; null: the last. */
  position?: unknown;
  /** The fields of a group. */
  subFields?: readonly UpdateMetafieldDefinitionBodySchema0[] | undefined;
};

export type DeleteMetafieldDefinitionQuery = {
  /** Only `true` overrides the theme. */
  force?: unknown;
};

export type DeleteMetafieldDefinitionData = {
  /** The permanent id, a UUID. */
  uuid: string;
};

export type RequestNewsletterBody = {
  /** The email. It gets a link that confirms it. */
  email: string;
};

/** Nothing: the answer is the same for every email. */
export type NewsletterData = Record<string, never>;

export type NewsletterTokenBody = {
  /** The token of the link in the email. */
  token: string;
};

export type ListSubscribersQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'email' | 'requested_at' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only subscribers whose email contains the text. */
  keyword?: string | undefined;
  /** Only rows whose `email` is the value. */
  email?: string | undefined;
  /** Only rows whose `email` is not the value. */
  'email[neq]'?: string | undefined;
  /** Only rows whose `email` contains the text, in upper or lower case. */
  'email[like]'?: string | undefined;
  /** Only rows whose `email` does not contain the text, in upper or lower case. */
  'email[nlike]'?: string | undefined;
  /** Only rows whose `email` is one of the values, separated by commas. */
  'email[in]'?: string | undefined;
  /** Only rows whose `email` is none of the values, separated by commas. */
  'email[nin]'?: string | undefined;
  /** Only rows whose `status` is the value. */
  status?: string | undefined;
  /** Only rows whose `status` is not the value. */
  'status[neq]'?: string | undefined;
  /** Only rows whose `status` contains the text, in upper or lower case. */
  'status[like]'?: string | undefined;
  /** Only rows whose `status` does not contain the text, in upper or lower case. */
  'status[nlike]'?: string | undefined;
  /** Only rows whose `status` is one of the values, separated by commas. */
  'status[in]'?: string | undefined;
  /** Only rows whose `status` is none of the values, separated by commas. */
  'status[nin]'?: string | undefined;
};

export type ListSubscribersData = {
  /** The integer id. */
  newsletter_subscriber_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The email; unique without regard to case. */
  email: string;
  /** `pending`: the link of the email was not followed yet. Only `subscribed` ones get the newsletter. */
  status: 'pending' | 'subscribed' | 'unsubscribed';
  /** The code of the language in which the newsletter was requested. */
  locale: string;
  /** The integer id of the customer whose request waits for its link to be followed; null: none. */
  requested_by: number | null;
  /** The integer id of the customer who has shown by a link that the email is theirs; null: none. */
  customer_id: number | null;
  /** The time of the last request. */
  requested_at: string;
  /** The time at which the email was confirmed; null: never. */
  subscribed_at: string | null;
  /** The time at which the newsletter was canceled; null: never. */
  unsubscribed_at: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type GetSubscriberData = {
  /** The integer id. */
  newsletter_subscriber_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The email; unique without regard to case. */
  email: string;
  /** `pending`: the link of the email was not followed yet. Only `subscribed` ones get the newsletter. */
  status: 'pending' | 'subscribed' | 'unsubscribed';
  /** The code of the language in which the newsletter was requested. */
  locale: string;
  /** The integer id of the customer whose request waits for its link to be followed; null: none. */
  requested_by: number | null;
  /** The integer id of the customer who has shown by a link that the email is theirs; null: none. */
  customer_id: number | null;
  /** The time of the last request. */
  requested_at: string;
  /** The time at which the email was confirmed; null: never. */
  subscribed_at: string | null;
  /** The time at which the newsletter was canceled; null: never. */
  unsubscribed_at: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type CreateOrderBody = {
  /** The UUID of the cart. */
  cart_id: string;
};

export type ListOrdersQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'number' | 'total' | 'created_at' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `number` is the value. */
  number?: string | undefined;
  /** Only rows whose `number` contains the text, in upper or lower case. */
  'number[like]'?: string | undefined;
  /** Only rows whose `email` is the value. */
  email?: string | undefined;
  /** Only rows whose `email` contains the text, in upper or lower case. */
  'email[like]'?: string | undefined;
  /** Only rows whose `status` is the value. */
  status?: string | undefined;
  /** Only rows whose `status` is one of the values, separated by commas. */
  'status[in]'?: string | undefined;
  /** Only rows whose `payment_status` is the value. */
  payment_status?: PaymentStatusCode | undefined;
  /** Only rows whose `payment_status` is one of the values, separated by commas. */
  'payment_status[in]'?: string | undefined;
  /** Only rows whose `shipment_status` is the value. */
  shipment_status?: string | undefined;
  /** Only rows whose `shipment_status` is one of the values, separated by commas. */
  'shipment_status[in]'?: string | undefined;
  /** Only rows whose `payment_method` is the value. */
  payment_method?: string | undefined;
  /** Only rows whose `payment_method` is one of the values, separated by commas. */
  'payment_method[in]'?: string | undefined;
  /** Only rows whose `customer` is the value. */
  customer?: number | undefined;
  /** Only rows whose `customer` is one of the values, separated by commas. */
  'customer[in]'?: string | undefined;
  /** Only rows whose `coupon` is the value. */
  coupon?: string | undefined;
  /** Only rows whose `coupon` is one of the values, separated by commas. */
  'coupon[in]'?: string | undefined;
  /** Only rows whose `total` is the value. */
  total?: number | undefined;
  /** Only rows whose `total` is greater than the value. */
  'total[gt]'?: number | undefined;
  /** Only rows whose `total` is the value or greater. */
  'total[gteq]'?: number | undefined;
  /** Only rows whose `total` is less than the value. */
  'total[lt]'?: number | undefined;
  /** Only rows whose `total` is the value or less. */
  'total[lteq]'?: number | undefined;
  /** Only rows whose `created_at` is greater than the value. */
  'created_at[gt]'?: string | undefined;
  /** Only rows whose `created_at` is the value or greater. */
  'created_at[gteq]'?: string | undefined;
  /** Only rows whose `created_at` is less than the value. */
  'created_at[lt]'?: string | undefined;
  /** Only rows whose `created_at` is the value or less. */
  'created_at[lteq]'?: string | undefined;
  /** Only rows whose `placed` is the value. */
  placed?: boolean | undefined;
  /** Only rows whose `paid` is the value. */
  paid?: boolean | undefined;
  /** Only rows whose `to_ship` is the value. */
  to_ship?: boolean | undefined;
  /** Only rows whose `unpaid` is the value. */
  unpaid?: boolean | undefined;
  /** Only rows whose `needs_review` is the value. */
  needs_review?: boolean | undefined;
  /** Only rows whose `keyword` is the value. */
  keyword?: string | undefined;
};

export type ListOrdersData = {
  /** The integer id. */
  order_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The id of the order at the gateway of its payment method; null: it has none there. */
  integration_order_id: string | null;
  /** The number by which shoppers and merchants know the order. */
  order_number: string;
  /** The number of its invoice; null: none was issued. */
  invoice_number: string | null;
  /** The time at which its invoice was issued. */
  invoiced_at: string | null;
  /** The integer id of the cart that became the order. */
  cart_id: number;
  /** The status of the order. It follows from `payment_status` and `shipment_status`. */
  status: 'new' | 'processing' | 'completed' | 'closed' | 'canceled';
  /** The code of the payment status, such as `pending` or `cod_captured`. */
  payment_status: PaymentStatusCode;
  /** The status of the goods. */
  shipment_status:
    | 'unfullfilled'
    | 'partially_shipped'
    | 'shipped'
    | 'partially_delivered'
    | 'delivered'
    | 'canceled';
  /** The currency of all amounts of the order, by its ISO 4217 code. */
  currency: string;
  /** The code of the language that the shopper ordered in, such as `de`; null: the order is older than the languages of the shop. */
  locale: string | null;
  /** The id of the browser session that placed the order. */
  sid: string | null;
  /** The integer id of the customer; null: a guest. */
  customer_id: number | null;
  /** The integer id of the customer group at that moment. */
  customer_group_id: number | null;
  /** The email address of the shopper. */
  customer_email: string;
  /** The name of the shopper; null: there is none. */
  customer_full_name: string | null;
  /** The IP address that the order came from. */
  user_ip: string | null;
  /** The browser that the order came from, as it names itself. */
  user_agent: string | null;
  /** The code of the coupon that the order used. */
  coupon: string | null;
  /** Whether nothing of the order is shipped. */
  no_shipping_required: boolean;
  /** The chosen shipping method; null: nothing is shipped. */
  shipping_method_data: {
    /** The code of the shipping provider. */
    provider_code: string;
    /** The code of the shipping method, by its provider. */
    method_code: string;
    /** The method as the provider offered it. */
    snapshot: {
      /** The code of the shipping method. */
      code: string;
      /** The name of the shipping method. */
      name: string;
      /** The price of the method in the currency of the order, with or without tax as the prices of the shop are. */
      cost: number;
      /** The carrier; null: the provider named none. */
      carrier: string | null;
      /** The code of the service at the carrier; null: there is none. */
      serviceCode: string | null;
    };
  } | null;
  /** The code of the payment method. */
  payment_method: string;
  /** The name of the payment method, as the shopper saw it. */
  payment_method_name: string;
  /** The version of the terms that the shopper accepted; null: the order was placed without being asked. */
  terms_version: string | null;
  /** The time at which the shopper accepted them. */
  terms_accepted_at: string | null;
  /** A note of the shopper about the delivery. */
  shipping_note: string | null;
  /** The integer id of the shipping address. */
  shipping_address_id: number | null;
  /** The integer id of the billing address. */
  billing_address_id: number | null;
  /** The number of units that were ordered. */
  total_qty: number;
  /** The weight of all units, in the weight unit of the shop. */
  total_weight: number;
  /** The total of the lines without tax, before discount, in the currency of the order. */
  sub_total: number;
  /** The total of the lines with tax, before discount, in the currency of the order. */
  sub_total_incl_tax: number;
  /** The total of the lines without tax, after discount, in the currency of the order. */
  sub_total_with_discount: number;
  /** The total of the lines with tax, after discount, in the currency of the order. */
  sub_total_with_discount_incl_tax: number;
  /** The discount, with or without tax as the prices of the shop are, in the currency of the order. */
  discount_amount: number;
  /** The tax of the lines, after discount, in the currency of the order. */
  tax_amount: number;
  /** The tax of the lines, before discount, in the currency of the order. */
  tax_amount_before_discount: number;
  /** The shipping fee without tax, in the currency of the order. */
  shipping_fee_excl_tax: number;
  /** The shipping fee with tax, in the currency of the order. */
  shipping_fee_incl_tax: number;
  /** The tax of the shipping fee, in the currency of the order. */
  shipping_tax_amount: number;
  /** The tax of lines and shipping fee, in the currency of the order. */
  total_tax_amount: number;
  /** What the shopper pays, with tax, in the currency of the order. */
  grand_total: number;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'order'>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The code of the shipping method; null: nothing is shipped. */
  shipping_method: string | null;
  /** The name of the shipping method. */
  shipping_method_name: string | null;
  /** The shipping address. */
  shipping_address: {
    /** The integer id. */
    order_address_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The name of the recipient. */
    full_name: string;
    /** The postal code. */
    postcode: string;
    /** The telephone number. */
    telephone: string;
    /** The ISO 3166-1 code of the country, such as `US`. */
    country: string;
    /** The ISO 3166-2 code of the province, such as `US-CA`, or text where the country has none. */
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
    /** The integer id. */
    order_address_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The name of the recipient. */
    full_name: string;
    /** The postal code. */
    postcode: string;
    /** The telephone number. */
    telephone: string;
    /** The ISO 3166-1 code of the country, such as `US`. */
    country: string;
    /** The ISO 3166-2 code of the province, such as `US-CA`, or text where the country has none. */
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
    /** The integer id. */
    order_item_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The integer id of the order. */
    order_item_order_id: number;
    /** Not used; null. */
    referer: string | null;
    /** Not used; null. */
    requested_data: string | null;
    /** The number of units in shipments that were not canceled. */
    shipped_qty: number;
    /** The number of refunded units. They are not shipped any more. */
    refunded_qty: number;
    /** The integer id of the product. */
    product_id: number;
    /** The SKU of the product. */
    product_sku: string;
    /** The name of the product. */
    product_name: string;
    /** The first image of the product, at most 160 pixels wide and high; null: it has none. */
    thumbnail: string | null;
    /** The weight of one unit, in the weight unit of the shop. */
    product_weight: number;
    /** The catalogue price of one unit, without tax, in the currency of the cart or the order. */
    product_price: number;
    /** The catalogue price of one unit, with tax, in the currency of the cart or the order. */
    product_price_incl_tax: number;
    /** The price of one unit for this shopper, without tax and before discount, in the currency of the cart or the order. */
    final_price: number;
    /** The price of one unit for this shopper, with tax and before discount, in the currency of the cart or the order. */
    final_price_incl_tax: number;
    /** The number of units. */
    qty: number;
    /** The tax rate of the line. */
    tax_percent: number;
    /** The tax of the line, after discount, in the currency of the cart or the order. */
    tax_amount: number;
    /** The tax of the line, before discount, in the currency of the cart or the order. */
    tax_amount_before_discount: number;
    /** The discount of the line, with or without tax as the prices of the shop are, in the currency of the cart or the order. */
    discount_amount: number;
    /** The price of the line, without tax and before discount, in the currency of the cart or the order. */
    line_total: number;
    /** The price of the line, with tax and before discount, in the currency of the cart or the order. */
    line_total_incl_tax: number;
    /** The price of the line, without tax and after discount, in the currency of the cart or the order. */
    line_total_with_discount: number;
    /** The price of the line, with tax and after discount, in the currency of the cart or the order. */
    line_total_with_discount_incl_tax: number;
    /** The integer id of the variant group of the product; null: it is in none. */
    variant_group_id: number | null;
    /** The options that make the product its variant, as JSON text; null: it is no variant. */
    variant_options: string | null;
    /** Reserved for options that the shopper chooses; null today. */
    product_custom_options: string | null;
    /** Whether the product is not shipped. */
    no_shipping_required: boolean;
    /** The total of the line with tax, before discount, in the currency of the order. */
    total: number;
  }[];
  /** The pages that show the entity. */
  links: {
    /** The kind of the page: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
}[];

export type GetOrderData = {
  /** The integer id. */
  order_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The id of the order at the gateway of its payment method; null: it has none there. */
  integration_order_id: string | null;
  /** The number by which shoppers and merchants know the order. */
  order_number: string;
  /** The number of its invoice; null: none was issued. */
  invoice_number: string | null;
  /** The time at which its invoice was issued. */
  invoiced_at: string | null;
  /** The integer id of the cart that became the order. */
  cart_id: number;
  /** The status of the order. It follows from `payment_status` and `shipment_status`. */
  status: 'new' | 'processing' | 'completed' | 'closed' | 'canceled';
  /** The code of the payment status, such as `pending` or `cod_captured`. */
  payment_status: PaymentStatusCode;
  /** The status of the goods. */
  shipment_status:
    | 'unfullfilled'
    | 'partially_shipped'
    | 'shipped'
    | 'partially_delivered'
    | 'delivered'
    | 'canceled';
  /** The currency of all amounts of the order, by its ISO 4217 code. */
  currency: string;
  /** The code of the language that the shopper ordered in, such as `de`; null: the order is older than the languages of the shop. */
  locale: string | null;
  /** The id of the browser session that placed the order. */
  sid: string | null;
  /** The integer id of the customer; null: a guest. */
  customer_id: number | null;
  /** The integer id of the customer group at that moment. */
  customer_group_id: number | null;
  /** The email address of the shopper. */
  customer_email: string;
  /** The name of the shopper; null: there is none. */
  customer_full_name: string | null;
  /** The IP address that the order came from. */
  user_ip: string | null;
  /** The browser that the order came from, as it names itself. */
  user_agent: string | null;
  /** The code of the coupon that the order used. */
  coupon: string | null;
  /** Whether nothing of the order is shipped. */
  no_shipping_required: boolean;
  /** The chosen shipping method; null: nothing is shipped. */
  shipping_method_data: {
    /** The code of the shipping provider. */
    provider_code: string;
    /** The code of the shipping method, by its provider. */
    method_code: string;
    /** The method as the provider offered it. */
    snapshot: {
      /** The code of the shipping method. */
      code: string;
      /** The name of the shipping method. */
      name: string;
      /** The price of the method in the currency of the order, with or without tax as the prices of the shop are. */
      cost: number;
      /** The carrier; null: the provider named none. */
      carrier: string | null;
      /** The code of the service at the carrier; null: there is none. */
      serviceCode: string | null;
    };
  } | null;
  /** The code of the payment method. */
  payment_method: string;
  /** The name of the payment method, as the shopper saw it. */
  payment_method_name: string;
  /** The version of the terms that the shopper accepted; null: the order was placed without being asked. */
  terms_version: string | null;
  /** The time at which the shopper accepted them. */
  terms_accepted_at: string | null;
  /** A note of the shopper about the delivery. */
  shipping_note: string | null;
  /** The integer id of the shipping address. */
  shipping_address_id: number | null;
  /** The integer id of the billing address. */
  billing_address_id: number | null;
  /** The number of units that were ordered. */
  total_qty: number;
  /** The weight of all units, in the weight unit of the shop. */
  total_weight: number;
  /** The total of the lines without tax, before discount, in the currency of the order. */
  sub_total: number;
  /** The total of the lines with tax, before discount, in the currency of the order. */
  sub_total_incl_tax: number;
  /** The total of the lines without tax, after discount, in the currency of the order. */
  sub_total_with_discount: number;
  /** The total of the lines with tax, after discount, in the currency of the order. */
  sub_total_with_discount_incl_tax: number;
  /** The discount, with or without tax as the prices of the shop are, in the currency of the order. */
  discount_amount: number;
  /** The tax of the lines, after discount, in the currency of the order. */
  tax_amount: number;
  /** The tax of the lines, before discount, in the currency of the order. */
  tax_amount_before_discount: number;
  /** The shipping fee without tax, in the currency of the order. */
  shipping_fee_excl_tax: number;
  /** The shipping fee with tax, in the currency of the order. */
  shipping_fee_incl_tax: number;
  /** The tax of the shipping fee, in the currency of the order. */
  shipping_tax_amount: number;
  /** The tax of lines and shipping fee, in the currency of the order. */
  total_tax_amount: number;
  /** What the shopper pays, with tax, in the currency of the order. */
  grand_total: number;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'order'>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The code of the shipping method; null: nothing is shipped. */
  shipping_method: string | null;
  /** The name of the shipping method. */
  shipping_method_name: string | null;
  /** The shipping address. */
  shipping_address: {
    /** The integer id. */
    order_address_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The name of the recipient. */
    full_name: string;
    /** The postal code. */
    postcode: string;
    /** The telephone number. */
    telephone: string;
    /** The ISO 3166-1 code of the country, such as `US`. */
    country: string;
    /** The ISO 3166-2 code of the province, such as `US-CA`, or text where the country has none. */
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
    /** The integer id. */
    order_address_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The name of the recipient. */
    full_name: string;
    /** The postal code. */
    postcode: string;
    /** The telephone number. */
    telephone: string;
    /** The ISO 3166-1 code of the country, such as `US`. */
    country: string;
    /** The ISO 3166-2 code of the province, such as `US-CA`, or text where the country has none. */
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
    /** The integer id. */
    order_item_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The integer id of the order. */
    order_item_order_id: number;
    /** Not used; null. */
    referer: string | null;
    /** Not used; null. */
    requested_data: string | null;
    /** The number of units in shipments that were not canceled. */
    shipped_qty: number;
    /** The number of refunded units. They are not shipped any more. */
    refunded_qty: number;
    /** The integer id of the product. */
    product_id: number;
    /** The SKU of the product. */
    product_sku: string;
    /** The name of the product. */
    product_name: string;
    /** The first image of the product, at most 160 pixels wide and high; null: it has none. */
    thumbnail: string | null;
    /** The weight of one unit, in the weight unit of the shop. */
    product_weight: number;
    /** The catalogue price of one unit, without tax, in the currency of the cart or the order. */
    product_price: number;
    /** The catalogue price of one unit, with tax, in the currency of the cart or the order. */
    product_price_incl_tax: number;
    /** The price of one unit for this shopper, without tax and before discount, in the currency of the cart or the order. */
    final_price: number;
    /** The price of one unit for this shopper, with tax and before discount, in the currency of the cart or the order. */
    final_price_incl_tax: number;
    /** The number of units. */
    qty: number;
    /** The tax rate of the line. */
    tax_percent: number;
    /** The tax of the line, after discount, in the currency of the cart or the order. */
    tax_amount: number;
    /** The tax of the line, before discount, in the currency of the cart or the order. */
    tax_amount_before_discount: number;
    /** The discount of the line, with or without tax as the prices of the shop are, in the currency of the cart or the order. */
    discount_amount: number;
    /** The price of the line, without tax and before discount, in the currency of the cart or the order. */
    line_total: number;
    /** The price of the line, with tax and before discount, in the currency of the cart or the order. */
    line_total_incl_tax: number;
    /** The price of the line, without tax and after discount, in the currency of the cart or the order. */
    line_total_with_discount: number;
    /** The price of the line, with tax and after discount, in the currency of the cart or the order. */
    line_total_with_discount_incl_tax: number;
    /** The integer id of the variant group of the product; null: it is in none. */
    variant_group_id: number | null;
    /** The options that make the product its variant, as JSON text; null: it is no variant. */
    variant_options: string | null;
    /** Reserved for options that the shopper chooses; null today. */
    product_custom_options: string | null;
    /** Whether the product is not shipped. */
    no_shipping_required: boolean;
    /** The total of the line with tax, before discount, in the currency of the order. */
    total: number;
  }[];
  /** The pages that show the entity. */
  links: {
    /** The kind of the page: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateOrderBody = {
  /** The email address of the shopper, which the shop writes to. */
  customer_email?: string | undefined;
  /** The name of the shopper; null: there is none. */
  customer_full_name?: string | null | undefined;
  /** The new shipping address, whole. It changes neither the shipping fee nor the tax. */
  shipping_address?:
    | {
        /** The full name of the recipient. */
        full_name: string;
        /** The telephone number of the recipient. */
        telephone: string | number;
        /** Street and number. */
        address_1: string;
        /** A second line of the address, such as a floor; null: there is none. */
        address_2?: string | null | undefined;
        /** The city. */
        city: string;
        /** The province: its ISO 3166-2 code where the country has provinces. */
        province: string;
        /** The country, an ISO 3166-1 alpha-2 code. Alpha-3 codes and English names are understood. */
        country: string;
        /** The postcode. */
        postcode: string | number;
      }
    | undefined;
  /** The new billing address, whole. It changes no tax. */
  billing_address?:
    | {
        /** The full name of the recipient. */
        full_name: string;
        /** The telephone number of the recipient. */
        telephone: string | number;
        /** Street and number. */
        address_1: string;
        /** A second line of the address, such as a floor; null: there is none. */
        address_2?: string | null | undefined;
        /** The city. */
        city: string;
        /** The province: its ISO 3166-2 code where the country has provinces. */
        province: string;
        /** The country, an ISO 3166-1 alpha-2 code. Alpha-3 codes and English names are understood. */
        country: string;
        /** The postcode. */
        postcode: string | number;
      }
    | undefined;
};

export type ReviewOrderData = {
  /** The number of lines of the history that waited for somebody to look at them. */
  reviewed: number;
};

export type CaptureOrderBody = {
  /** The amount to capture, in the currency of the order, with tax; all of it by default. */
  amount?: number | string | undefined;
};

export type CaptureOrderData = {
  /** The payment status of the order from now on. */
  paymentStatus: string;
  /** The recorded transaction. */
  transaction: {
    /** The integer id. */
    payment_transaction_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The integer id of the order. */
    order_id: number;
    /** The code of the payment method. */
    payment_method: string;
    /** The id of the transaction at the gateway, unique among those of the payment method. */
    transaction_id: string;
    /** Whether the money moved at a gateway, or outside of the shop as cash does. */
    transaction_type: 'online' | 'offline';
    /** The operation on the money. */
    payment_action: 'authorize' | 'capture' | 'refund' | 'void';
    /** The amount that moved or is held, in `currency`, with tax. */
    amount: number;
    /** The currency of the amount, by its ISO 4217 code. */
    currency: string;
    /** The `transaction_id` of the authorization that was captured or voided, or of the refunded capture. */
    parent_transaction_id: string | null;
    /** The gateway's own answer, as it came; null: there is none. */
    additional_information: unknown;
    /** When it was recorded, an ISO 8601 time in UTC. */
    created_at: string;
  } | null;
};

export type RefundOrderBody = {
  /** The amount to refund, in the currency of the order, with tax. By default the price of the `items`, or everything that is left where there are none. */
  amount?: number | string | undefined;
  /** Why money is given back. Administrators read it in the history of the order. Null: no reason is given. */
  reason?: string | null | undefined;
  /** The units that the refund is for. */
  items?:
    | readonly {
        /** The line of the order, by integer id or UUID. */
        order_item_id: number | string;
        /** The number of units that are refunded. They are not shipped any more. */
        qty: number;
        /** Whether the units are put back into stock; not by default. */
        restock?: boolean | 0 | 1 | '0' | '1' | undefined;
      }[]
    | undefined;
};

export type RefundOrderData = {
  /** The payment status of the order from now on. */
  paymentStatus: string;
  /** The recorded transaction. */
  transaction: {
    /** The integer id. */
    payment_transaction_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The integer id of the order. */
    order_id: number;
    /** The code of the payment method. */
    payment_method: string;
    /** The id of the transaction at the gateway, unique among those of the payment method. */
    transaction_id: string;
    /** Whether the money moved at a gateway, or outside of the shop as cash does. */
    transaction_type: 'online' | 'offline';
    /** The operation on the money. */
    payment_action: 'authorize' | 'capture' | 'refund' | 'void';
    /** The amount that moved or is held, in `currency`, with tax. */
    amount: number;
    /** The currency of the amount, by its ISO 4217 code. */
    currency: string;
    /** The `transaction_id` of the authorization that was captured or voided, or of the refunded capture. */
    parent_transaction_id: string | null;
    /** The gateway's own answer, as it came; null: there is none. */
    additional_information: unknown;
    /** When it was recorded, an ISO 8601 time in UTC. */
    created_at: string;
  } | null;
  /** Whether everything that was captured is refunded now. */
  isFullRefund: boolean;
};

export type CancelOrderBody = {
  /** Why the order is canceled. A note for administrators. */
  reason: string;
};

export type StartOrderPaymentBody = {
  /** The `orderToken` of the order, for callers without its session. */
  token?: string | undefined;
  /** Where the shopper comes back to from a gateway: an address of the shop, or of an origin in `cors.origins`. `order` is added to its query. By default the pages of the shop. */
  return_url?: string | undefined;
};

export type StartOrderPaymentData = {
  /** The UUID of the order. */
  order_id: string;
  /** The number by which shoppers and merchants know the order. */
  order_number: string;
  /** The code of the payment method. */
  payment_method: string;
  /** The code of the payment status, such as `pending` or `cod_captured`. */
  payment_status: PaymentStatusCode;
  /** What the status means: `failed` may still be payable. */
  phase: 'unpaid' | 'authorized' | 'paid' | 'refunded' | 'failed' | 'canceled';
  /** What the shopper pays, with tax, in the currency of the order. */
  grand_total: number;
  /** The currency of all amounts of the order, by its ISO 4217 code. */
  currency: string;
  /** Whether the shopper may start a payment of this order. */
  is_payable: boolean;
  /** Whether the order counts: its money came, is held, or is promised. */
  is_placed: boolean;
  /** What the shopper reads to pay, such as an account; null: there is nothing to read. */
  instructions: {
    /** A sentence or two in the language of the order. */
    text: string;
    /** The facts that the shopper needs. */
    details: {
      /** The name for programs, such as `iban`. */
      key: string;
      /** The name for shoppers. */
      label: string;
      /** The value, as the shopper needs it. */
      value: string;
    }[];
  } | null;
  /** The UUID of the cart of the order, where it is open again and may be ordered once more; else null. */
  cart_id: string | null;
  /** What the shopper does next. */
  step:
    | {
        /** The shopper pays at another address, and comes back to `return_url`. */
        kind: 'redirect';
        /** The address to send the shopper to. */
        url: string;
      }
    | {
        /** The front end pays by the script of the gateway. */
        kind: 'client';
        /** What the script needs, by the documentation of the payment method. */
        data: Record<string, unknown>;
      }
    | {
        /** The shopper pays by the `instructions`. */
        kind: 'instructions';
      }
    | {
        /** The shopper has nothing to do. */
        kind: 'none';
      };
};

export type GetOrderPaymentQuery = {
  /** The `orderToken` of the order, for callers without its session. */
  token?: string | undefined;
};

export type OrderPaymentData = {
  /** The UUID of the order. */
  order_id: string;
  /** The number by which shoppers and merchants know the order. */
  order_number: string;
  /** The code of the payment method. */
  payment_method: string;
  /** The code of the payment status, such as `pending` or `cod_captured`. */
  payment_status: PaymentStatusCode;
  /** What the status means: `failed` may still be payable. */
  phase: 'unpaid' | 'authorized' | 'paid' | 'refunded' | 'failed' | 'canceled';
  /** What the shopper pays, with tax, in the currency of the order. */
  grand_total: number;
  /** The currency of all amounts of the order, by its ISO 4217 code. */
  currency: string;
  /** Whether the shopper may start a payment of this order. */
  is_payable: boolean;
  /** Whether the order counts: its money came, is held, or is promised. */
  is_placed: boolean;
  /** What the shopper reads to pay, such as an account; null: there is nothing to read. */
  instructions: {
    /** A sentence or two in the language of the order. */
    text: string;
    /** The facts that the shopper needs. */
    details: {
      /** The name for programs, such as `iban`. */
      key: string;
      /** The name for shoppers. */
      label: string;
      /** The value, as the shopper needs it. */
      value: string;
    }[];
  } | null;
  /** The UUID of the cart of the order, where it is open again and may be ordered once more; else null. */
  cart_id: string | null;
};

export type FinishOrderPaymentBody = {
  /** The `orderToken` of the order, for callers without its session. */
  token?: string | undefined;
  /** The query that the gateway added to the return address, where the front end received the shopper itself. */
  query?: Record<string, string> | undefined;
};

export type EndOrderPaymentBody = {
  /** The `orderToken` of the order, for callers without its session. */
  token?: string | undefined;
};

export type CreateShipmentBody = {
  /** The code of a carrier that `GET /api/carriers` lists; null: none of them. */
  carrier_code?: string | null | undefined;
  /** The name of the carrier; null: there is none. */
  carrier_name?: string | null | undefined;
  /** The number by which the carrier knows the shipment; null: there is none. */
  tracking_number?: string | null | undefined;
  /** The page to track this shipment, where it is not the carrier's; null: there is none. */
  tracking_url?: string | null | undefined;
  /** The lines and units to ship; by default everything that is not shipped yet. */
  items?:
    | readonly {
        /** The line of the order, by integer id or UUID. */
        order_item_id: number | string;
        /** The number of units to ship. */
        qty: number;
      }[]
    | undefined;
};

export type ShipmentData = {
  /** The integer id. */
  shipment_id: number;
  /** The integer id of the order. */
  shipment_order_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The status of the shipment. */
  status: 'shipped' | 'delivered' | 'canceled';
  /** The name of the carrier; null: there is none. */
  carrier_name: string | null;
  /** The code of the carrier; null: the shop knows no carrier of the name. */
  carrier_code: string | null;
  /** The number by which the carrier knows the shipment; null: there is none. */
  tracking_number: string | null;
  /** The page to track the shipment: its own, else the carrier's; null: there is none. */
  tracking_url: string | null;
  /** The address of the label that the carrier made. */
  label_url: string | null;
  /** When it left, an ISO 8601 time in UTC. */
  shipped_at: string;
  delivered_at: string | null;
  canceled_at: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The units of the order that are in the shipment. */
  items: {
    /** The integer id. */
    shipment_item_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The integer id of the shipment. */
    shipment_id: number;
    /** The integer id of the line of the order. */
    order_item_id: number;
    /** The number of units of the line in the shipment. */
    qty: number;
  }[];
};

export type ListOrderShipmentsQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListOrderShipmentsData = {
  /** The integer id. */
  shipment_id: number;
  /** The integer id of the order. */
  shipment_order_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The status of the shipment. */
  status: 'shipped' | 'delivered' | 'canceled';
  /** The name of the carrier; null: there is none. */
  carrier_name: string | null;
  /** The code of the carrier; null: the shop knows no carrier of the name. */
  carrier_code: string | null;
  /** The number by which the carrier knows the shipment; null: there is none. */
  tracking_number: string | null;
  /** The page to track the shipment: its own, else the carrier's; null: there is none. */
  tracking_url: string | null;
  /** The address of the label that the carrier made. */
  label_url: string | null;
  /** When it left, an ISO 8601 time in UTC. */
  shipped_at: string;
  delivered_at: string | null;
  canceled_at: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The units of the order that are in the shipment. */
  items: {
    /** The integer id. */
    shipment_item_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The integer id of the shipment. */
    shipment_id: number;
    /** The integer id of the line of the order. */
    order_item_id: number;
    /** The number of units of the line in the shipment. */
    qty: number;
  }[];
}[];

export type ShipOrdersBody = {
  /** The UUIDs of the orders, at most 100. Everything that is left of them is shipped. */
  ids: readonly string[];
};

export type UpdateShipmentBody = {
  /** The code of a carrier that `GET /api/carriers` lists; null: none of them. */
  carrier_code?: string | null | undefined;
  /** The name of the carrier; null: there is none. */
  carrier_name?: string | null | undefined;
  /** The number by which the carrier knows the shipment; null: there is none. */
  tracking_number?: string | null | undefined;
  /** The page to track this shipment, where it is not the carrier's; null: there is none. */
  tracking_url?: string | null | undefined;
};

export type SendOrderEmailBody = {
  /** The kind of the email, which the shop sent or would have sent before. */
  kind:
    | 'orderConfirmation'
    | 'orderCanceled'
    | 'orderRefunded'
    | 'shipmentCreated'
    | 'shipmentDelivered'
    | 'merchantNewOrder';
  /** The shipment that the email is about, by integer id or UUID; by default the newest that fits. */
  shipment_id?: number | string | undefined;
};

export type SendOrderEmailData = {
  /** The kind of the email. */
  kind:
    | 'orderConfirmation'
    | 'orderCanceled'
    | 'orderRefunded'
    | 'shipmentCreated'
    | 'shipmentDelivered'
    | 'merchantNewOrder';
  /** The address to which it is sent: that of the order, or those of the merchant with commas between. */
  to: string;
};

export type UpdateOrderMetafieldsBody = {
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'order'> | undefined;
};

export type ReplaceOrderMetafieldsBody = {
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'order'> | undefined;
};

export type SaveOrderMetafieldsBody = {
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'order'> | undefined;
};

export type UpdateOrderMetafieldBody = {
  /** The new value; null, an empty text and an empty list remove it. */
  value: unknown;
};

export type ListOrderNotesQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListOrderNotesData = {
  /** The integer id. */
  note_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The note, for administrators alone. */
  text: string;
  /** Who wrote it. */
  author: {
    /** Who it was: an administrator, a customer, a shopper without an account, or an extension. */
    kind: 'administrator' | 'customer' | 'guest' | 'extension';
    /** The UUID of the administrator or the customer; null for others. */
    uuid: string | null;
    /** The email address of the administrator, the name of the customer or of the extension, as it was then; null for a guest. */
    name: string | null;
  };
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
}[];

export type GetEditedPageQuery = {
  /** The UUID of the entity whose page it is; absent: all pages of the route. */
  entity?: string | undefined;
  /** The integer id or the UUID of a changeset; absent: the own draft of the active theme. */
  changeset?: string | undefined;
};

export type GetEditedPageData = {
  /** The route of the page, as placements name it. */
  route: string;
  /** The entity whose page it is; null: the pages of the whole route. */
  entity_urn: string | null;
  /** The path at which the page is shown, in the default language; null: nothing shows such a page yet. */
  path: string | null;
  /** The path of the page in each language of the shop, with the code of the language in front. */
  paths: Record<string, string>;
  /** The preview token: the page with `?changeset=<token>` shows the draft for 7 days, and names its areas and widgets in comments. */
  token: string;
  /** The draft; null: it begins with the first change. */
  changeset: {
    /** The integer id. */
    changeset_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it. */
    name: string;
    /** The theme whose pages the changeset changes; null: the pages that are shown while no theme is active. */
    theme: string | null;
    /** The cursor of each route, by the name of the route: the `change_order` of the last operation that is applied. Later operations of the route are undone. */
    route_cursors: Record<string, number>;
    /** The integer id of the administrator who created it; null: that account was deleted. */
    created_by: number | null;
    /** When it was published, an ISO 8601 time in UTC; null: it is not. */
    published_at: string | null;
    /** When it was created, an ISO 8601 time in UTC. */
    created_at: string;
    /** When it was last changed, an ISO 8601 time in UTC. */
    updated_at: string;
    /** The number of operations, including those that were undone. */
    operation_count: number;
  } | null;
  /** Whether a step of the route can be undone. */
  can_undo: boolean;
  /** Whether an undone step of the route can be applied again. */
  can_redo: boolean;
  /** The widgets that stand on the page, also those that are switched off, by area and position. */
  placed: {
    /** The placement, as the payload of an operation has it. */
    placement: {
      /** The permanent id, a UUID. */
      uuid: string;
      /** The UUID of the widget instance. */
      widget_instance_uuid: string;
      /** The route of the pages, or `all`. */
      route: string;
      /** The area of the page. */
      area: string;
      /** The position in the area; small numbers come first. */
      sort_order: number;
      /** The entity whose page shows the widget; null: all pages of the route. */
      entity_urn: string | null;
    };
    /** The widget instance, as the payload of an operation has it. */
    widget: {
      /** The permanent id, a UUID. */
      uuid: string;
      /** The name that administrators read. */
      name: string;
      /** The type of the widget, installed or not. */
      type: string;
      /** The settings, as the type wants them. */
      settings: Record<string, unknown>;
      /** Whether the widget is shown. */
      status: boolean;
    };
    /** The number of further places, on other pages or in other areas, that show the widget. */
    elsewhere: number;
  }[];
};

export type ListRolloutOverlapsQuery = {
  /** The integer id or the UUID of the changeset that the plan would show. */
  changeset_id?: string | undefined;
  /** The integer id or the UUID of the plan that would be changed, which does not count. Without `changeset_id` its own pages are compared. */
  rollout_plan_id?: string | undefined;
  /** The time at which the plan would start, an ISO 8601 time. */
  start_time?: string | null | undefined;
  /** The time at which the plan would end, an ISO 8601 time; absent: it would not end. */
  end_time?: string | null | undefined;
};

export type ListRolloutOverlapsData = {
  /** The pages that the plan would change. */
  pages: {
    /** The kind of the page, such as `homepage` or `productView`; `all` stands for all pages. */
    route: string;
    /** The entity of the page; null: all pages of the route are changed. */
    entityUrn: string | null;
    /** The path of the page in the shop; null: it has none, or there are many. */
    url: string | null;
  }[];
  /** The plans with which it would overlap, the oldest first, at most 20; empty: it would be accepted. */
  rolloutPlans: {
    /** The integer id. */
    rolloutPlanId: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The name of the plan. */
    name: string;
    /** The theme whose pages the plan changes; null: the pages that are shown while no theme is active. */
    theme: string | null;
    /** The integer id of the changeset that the plan shows. */
    changesetId: number;
    /** The status of the plan at the time of the request. */
    status: 'active' | 'upcoming' | 'past';
    /** The time at which the plan starts, an ISO 8601 time in UTC. */
    startTime: string;
    /** The time at which the plan ends, an ISO 8601 time in UTC; null: it does not end. */
    endTime: string | null;
    /** Whether the plan has no end. */
    indefinite: boolean;
    /** The cursor of each route, by the name of the route: the `change_order` of the last operation that is applied. Later operations of the route are undone. */
    routeCursors: Record<string, number>;
    /** When it was created, an ISO 8601 time in UTC. */
    createdAt: string;
    /** When it was last changed, an ISO 8601 time in UTC. */
    updatedAt: string;
    /** The changeset that the plan shows. */
    changeset: {
      /** The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it. */
      name: string;
      /** The permanent id, a UUID. */
      uuid: string;
      /** When it was published, an ISO 8601 time in UTC; null: it is not. */
      publishedAt: string | null;
      /** The number of operations, including those that were undone. */
      operationCount: number;
    };
    /** The pages that the plan changes. */
    pages: {
      /** The kind of the page, such as `homepage` or `productView`; `all` stands for all pages. */
      route: string;
      /** The entity of the page; null: all pages of the route are changed. */
      entityUrn: string | null;
      /** The path of the page in the shop; null: it has none, or there are many. */
      url: string | null;
    }[];
  }[];
};

export type CreatePreviewBody = {
  /** The time at which the pages are shown, an ISO 8601 time. */
  at: string | null;
  /** The integer id or the UUID of a changeset that is laid over the pages; null or absent: none. */
  changeset_id?: number | string | null | undefined;
  /** The URN of an entity whose page is shown although it is not public, such as a landing page; null or absent: none. */
  entity_urn?: string | null | undefined;
};

export type CreatePreviewData = {
  /** The preview token: a page with `?changeset=<token>` is shown as it will be at the time. */
  token: string;
  /** The time at which the pages are shown, an ISO 8601 time in UTC. */
  at: string;
  /** The UUID of the changeset that is laid over the pages; null: none. */
  changeset_uuid: string | null;
  /** The time until which the token is valid, an ISO 8601 time in UTC. */
  expires_at: string;
};

export type ListCmsPagesQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'title' | 'status' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `title` is the value. */
  title?: string | undefined;
  /** Only rows whose `title` is not the value. */
  'title[neq]'?: string | undefined;
  /** Only rows whose `title` contains the text, in upper or lower case. */
  'title[like]'?: string | undefined;
  /** Only rows whose `title` does not contain the text, in upper or lower case. */
  'title[nlike]'?: string | undefined;
  /** Only rows whose `title` is one of the values, separated by commas. */
  'title[in]'?: string | undefined;
  /** Only rows whose `title` is none of the values, separated by commas. */
  'title[nin]'?: string | undefined;
  /** Only rows whose `status` is the value. */
  status?: boolean | undefined;
  /** Only rows whose `status` is not the value. */
  'status[neq]'?: boolean | undefined;
};

export type ListCmsPagesData = {
  /** The integer id. */
  cms_page_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The heading of the page. */
  title: string;
  /** The text of the page; null: there is none. */
  content: string | null;
  /** The path of the page; unique among CMS pages. */
  url_key: string;
  /** Whether the page is public; false: a draft, which only administrators see. */
  status: boolean;
  /** The title for search engines; null: the heading. */
  meta_title: string | null;
  /** The description for search engines; null: there is none. */
  meta_description: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateCmsPageBody = {
  /** The heading of the page. */
  title: string;
  /** The path of the page; unique among CMS pages. */
  url_key: string;
  /** The text of the page; null: there is none. */
  content?: string | readonly Record<string, unknown>[] | null | undefined;
  /** Whether the page is public; false: a draft, which only administrators see. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines; null: the heading. */
  meta_title?: string | null | undefined;
  /** The description for search engines; null: there is none. */
  meta_description?: string | null | undefined;
};

export type GetCmsPageData = {
  /** The integer id. */
  cms_page_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The heading of the page. */
  title: string;
  /** The text of the page; null: there is none. */
  content: string | null;
  /** The path of the page; unique among CMS pages. */
  url_key: string;
  /** Whether the page is public; false: a draft, which only administrators see. */
  status: boolean;
  /** The title for search engines; null: the heading. */
  meta_title: string | null;
  /** The description for search engines; null: there is none. */
  meta_description: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateCmsPageBody = {
  /** The heading of the page. */
  title?: string | undefined;
  /** The path of the page; unique among CMS pages. */
  url_key?: string | undefined;
  /** The text of the page; null: there is none. */
  content?: string | readonly Record<string, unknown>[] | null | undefined;
  /** Whether the page is public; false: a draft, which only administrators see. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The title for search engines; null: the heading. */
  meta_title?: string | null | undefined;
  /** The description for search engines; null: there is none. */
  meta_description?: string | null | undefined;
};

export type ChangeCmsPagesBody = {
  /** The integer ids or the UUIDs, at most 1,000. An id that comes twice counts once. */
  ids: readonly (string | number)[];
  /** The fields that all of them get. */
  change?:
    | {
        /** The heading of the page. */
        title?: string | undefined;
        /** The path of the page; unique among CMS pages. */
        url_key?: string | undefined;
        /** The text of the page; null: there is none. */
        content?: string | readonly Record<string, unknown>[] | null | undefined;
        /** Whether the page is public; false: a draft, which only administrators see. */
        status?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The title for search engines; null: the heading. */
        meta_title?: string | null | undefined;
        /** The description for search engines; null: there is none. */
        meta_description?: string | null | undefined;
      }
    | undefined;
  /** Deletes them. */
  delete?: true | undefined;
};

export type ListPaymentMethodsQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The payment methods of all extensions. */
export type ListPaymentMethodsData = {
  /** The code, the prefix of its statuses and settings. */
  code: string;
  /** The name of the method. */
  name: string;
  /** The name that shoppers read, where the merchant chose one; null: that of their language. */
  display_name: string | null;
  /** Whether the merchant offers it. */
  is_on: boolean;
  /** Whether nothing is missing that it needs. */
  is_ready: boolean;
  /** Whether shoppers can pay this way: it is on and can take money. A cart may still be left out. */
  is_offered: boolean;
  /** Whether the merchant decided whether to offer it, by saving `<code>PaymentStatus` once. */
  is_reviewed: boolean;
  /** `live` moves money, `test` is the test mode of the gateway, `simulated` a program in its place; null: there is no gateway, or nothing to reach it by. */
  mode: 'live' | 'test' | 'simulated' | null;
  /** The keys of the settings that it needs and that have no value. */
  missing: string[];
  /** The addresses that the merchant gives to the gateway. */
  addresses: {
    /** What the gateway uses it for. */
    purpose: 'webhook' | 'return';
    /** The address of the shop. */
    url: string;
  }[];
  /** The keys of its settings. */
  settings: string[];
}[];

export type ListPermissionsQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListPermissionsData = {
  /** The permission, as roles and API tokens hold it: the id of a route, or one that a module declares. */
  id: string;
  /** The actions that it allows, in English. */
  description: string;
  /** The module or extension that it belongs to. */
  owner: string;
}[];

export type ListProductsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'price' | 'name' | 'status' | 'created_at' | 'qty' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only products that the search finds for the words; the most relevant ones come first. */
  keyword?: string | undefined;
  /** Only rows whose `name` is the value. */
  name?: string | undefined;
  /** Only rows whose `name` is not the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, in upper or lower case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, in upper or lower case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the values, separated by commas. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the values, separated by commas. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `sku` is the value. */
  sku?: string | undefined;
  /** Only rows whose `sku` is not the value. */
  'sku[neq]'?: string | undefined;
  /** Only rows whose `sku` contains the text, in upper or lower case. */
  'sku[like]'?: string | undefined;
  /** Only rows whose `sku` does not contain the text, in upper or lower case. */
  'sku[nlike]'?: string | undefined;
  /** Only rows whose `sku` is one of the values, separated by commas. */
  'sku[in]'?: string | undefined;
  /** Only rows whose `sku` is none of the values, separated by commas. */
  'sku[nin]'?: string | undefined;
  /** Only rows whose `price` is the value. */
  price?: number | undefined;
  /** Only rows whose `price` is not the value. */
  'price[neq]'?: number | undefined;
  /** Only rows whose `price` is greater than the value. */
  'price[gt]'?: number | undefined;
  /** Only rows whose `price` is the value or greater. */
  'price[gteq]'?: number | undefined;
  /** Only rows whose `price` is less than the value. */
  'price[lt]'?: number | undefined;
  /** Only rows whose `price` is the value or less. */
  'price[lteq]'?: number | undefined;
  /** Only rows whose `price` is one of the values, separated by commas. */
  'price[in]'?: string | undefined;
  /** Only rows whose `price` is none of the values, separated by commas. */
  'price[nin]'?: string | undefined;
  /** Only products that cost the amount or more. */
  min_price?: number | undefined;
  /** Only products that cost the amount or less. */
  max_price?: number | undefined;
  /** Only rows whose `in_stock` is the value. */
  in_stock?: boolean | undefined;
  /** `configurable`: only products of variant groups; `simple`: only all others. */
  type?: string | undefined;
  /** Only rows whose `status` is the value. */
  status?: boolean | undefined;
  /** Only rows whose `status` is not the value. */
  'status[neq]'?: boolean | undefined;
  /** Only products of the category, by integer id or UUID. */
  cat?: string | undefined;
  /** Only rows whose `cat` is one of the values, separated by commas. */
  'cat[in]'?: string | undefined;
  /** Only rows whose `cat` is none of the values, separated by commas. */
  'cat[nin]'?: string | undefined;
  /** Only products of the collection, by integer id, UUID or code. */
  collection?: string | undefined;
  /** Only rows whose `collection` is one of the values, separated by commas. */
  'collection[in]'?: string | undefined;
  /** Only rows whose `collection` is none of the values, separated by commas. */
  'collection[nin]'?: string | undefined;
  /** Only rows whose `qty` is the value. */
  qty?: number | undefined;
  /** Only rows whose `qty` is not the value. */
  'qty[neq]'?: number | undefined;
  /** Only rows whose `qty` is greater than the value. */
  'qty[gt]'?: number | undefined;
  /** Only rows whose `qty` is the value or greater. */
  'qty[gteq]'?: number | undefined;
  /** Only rows whose `qty` is less than the value. */
  'qty[lt]'?: number | undefined;
  /** Only rows whose `qty` is the value or less. */
  'qty[lteq]'?: number | undefined;
  /** Only rows whose `qty` is one of the values, separated by commas. */
  'qty[in]'?: string | undefined;
  /** Only rows whose `qty` is none of the values, separated by commas. */
  'qty[nin]'?: string | undefined;
  /** Only products whose stock is managed, and of which from one to so many units are left. */
  low_stock?: number | undefined;
  /** Only rows whose `visibility` is the value. */
  visibility?: boolean | undefined;
  /** Only rows whose `visibility` is not the value. */
  'visibility[neq]'?: boolean | undefined;
  /** Only products of the tax class, by integer id; `none`: only those without one. */
  tax_class?: string | undefined;
  /** Only rows whose `attribute_group` is the value. */
  attribute_group?: number | undefined;
  /** Only rows whose `attribute_group` is not the value. */
  'attribute_group[neq]'?: number | undefined;
  /** Only rows whose `attribute_group` is greater than the value. */
  'attribute_group[gt]'?: number | undefined;
  /** Only rows whose `attribute_group` is the value or greater. */
  'attribute_group[gteq]'?: number | undefined;
  /** Only rows whose `attribute_group` is less than the value. */
  'attribute_group[lt]'?: number | undefined;
  /** Only rows whose `attribute_group` is the value or less. */
  'attribute_group[lteq]'?: number | undefined;
  /** Only rows whose `attribute_group` is one of the values, separated by commas. */
  'attribute_group[in]'?: string | undefined;
  /** Only rows whose `attribute_group` is none of the values, separated by commas. */
  'attribute_group[nin]'?: string | undefined;
  /** 1: of each variant group only the main member, or the first where it has none. */
  one_per_group?: boolean | undefined;
  /** Only rows whose `variant_group` is the value. */
  variant_group?: number | undefined;
  /** Only rows whose `variant_group` is not the value. */
  'variant_group[neq]'?: number | undefined;
  /** Only rows whose `variant_group` is greater than the value. */
  'variant_group[gt]'?: number | undefined;
  /** Only rows whose `variant_group` is the value or greater. */
  'variant_group[gteq]'?: number | undefined;
  /** Only rows whose `variant_group` is less than the value. */
  'variant_group[lt]'?: number | undefined;
  /** Only rows whose `variant_group` is the value or less. */
  'variant_group[lteq]'?: number | undefined;
  /** Only rows whose `variant_group` is one of the values, separated by commas. */
  'variant_group[in]'?: string | undefined;
  /** Only rows whose `variant_group` is none of the values, separated by commas. */
  'variant_group[nin]'?: string | undefined;
};

export type ListProductsData = {
  /** The integer id. */
  product_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the attribute group that it is in. */
  group_id: number;
  /** The integer id of the variant group that it is a variant of; null: it is no variant. */
  variant_group_id: number | null;
  /** The SKU: the code that the merchant gave it; unique. */
  sku: string;
  /** The name that shoppers read. */
  name: string;
  /** The last segment of the path of its page; unique among products. */
  url_key: string;
  /** The price of one unit in the currency of the shop. It includes tax where the setting `priceIncludingTax` says so. */
  price: number;
  /** The price before a reduction, which pages strike through where it is above the price; null: none. Nothing is charged by it. */
  compare_at_price: number | null;
  /** The contents of one unit in `unit`, of which pages show the price per base unit; null: no such price is shown. */
  unit_amount: number | null;
  /** The unit of `unit_amount`; null: there is none. */
  unit: 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'cl' | 'l' | 'fl_oz' | 'cm' | 'm' | 'm2' | 'piece' | null;
  /** The weight of one unit, in the weight unit of the shop. */
  weight: number;
  /** The integer id of its tax class; null: it is not taxed. */
  tax_class: number | null;
  /** Whether it is sold and has a public page. */
  status: boolean;
  /** Whether lists and the search show it. */
  visibility: boolean;
  /** Whether it is sold without shipping, such as a gift card. */
  no_shipping_required: boolean;
  /** The text of its page; null: there is none. */
  description: string | null;
  /** A short text about the product; null: there is none. */
  short_description: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines; null: there is none. */
  meta_description: string | null;
  /** The keywords for search engines; null: there is none. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'product'>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The number of units in stock. */
  qty: number;
  /** Whether sales count down the stock; if not, the product never runs out. */
  manage_stock: boolean;
  /** Whether units in stock can be sold; it has no effect on stock that is not managed. */
  stock_availability: boolean;
  /** The images, the main one first. */
  images: string[];
  /** The integer ids of its categories, in rising order. */
  categories: number[];
  /** Its attribute values, in the order of the attributes. */
  attributes: {
    /** The integer id. */
    attribute_id: number;
    /** The code that products, imports and filters name it by; unique, and never changed. */
    attribute_code: string;
    /** The name that shoppers read. */
    attribute_name: string;
    /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
    type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
    /** The value as bodies take it: the text or the day, the integer id of the option of a select, or a list of ids of a multiselect. */
    value: string | number | number[] | null;
    /** The chosen options of a select or multiselect, in their order. */
    options: {
      /** The integer id. */
      option_id: number;
      /** The permanent id, a UUID. */
      uuid: string;
      /** The text that shoppers read. */
      option_text: string;
    }[];
  }[];
  /** The integer id of the first of its categories; null: it is in none. */
  category_id: number | null;
  /** The variants that the request has made, the main member first; absent in all other answers. */
  variants?: {
    /** The integer id of the variant group. */
    variant_group_id: number;
    /** The integer id. */
    product_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The SKU of the product. */
    sku: string;
    /** The name of the product. */
    name: string;
    /** Whether the product is sold. */
    status: boolean;
    /** Whether the product is listed and found. */
    visibility: boolean;
    /** Whether it is the main member of the group. */
    is_main: boolean;
    /** The fields that it takes from the main member; it has all others of its own. */
    inherited: (
      | 'name'
      | 'description'
      | 'short_description'
      | 'meta_title'
      | 'meta_description'
      | 'meta_keywords'
      | 'categories'
    )[];
    /** Its options, in the order of the attributes of the group. */
    options: {
      /** The integer id of the attribute. */
      attribute_id: number;
      /** The code of the attribute. */
      attribute_code: string;
      /** The name of the attribute, which shoppers read. */
      attribute_name: string;
      /** The integer id of the chosen option. */
      option_id: number;
      /** The UUID of the chosen option. */
      option_uuid: string;
      /** The text of the chosen option, which shoppers read. */
      option_text: string;
      /** The color that stands for the option, such as `#1d4f3c`; null: it has none. */
      color: string | null;
      /** The place of the option among those of its attribute. */
      sort_order: number;
    }[];
  }[];
}[];

export type CreateProductBody = {
  /** The name that shoppers read. */
  name: string;
  /** The last segment of the path of its page; unique among products. */
  url_key: string;
  /** The SKU: the code that the merchant gave it; unique. With `variants` it is that of the first. */
  sku?: string | undefined;
  /** The price of one unit in the currency of the shop. It includes tax where the setting `priceIncludingTax` says so. */
  price: number | string;
  /** The number of units in stock. With `variants` the number of each that carries none; 0 if absent. */
  qty?: number | string | undefined;
  /** Whether it is sold and has a public page. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether lists and the search show it. */
  visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The attribute group, by integer id or UUID; the default group if absent. */
  group_id?: number | string | undefined;
  /** The price before a reduction, which pages strike through where it is above the price; null: none. Nothing is charged by it. */
  compare_at_price?: number | string | null | undefined;
  /** The contents of one unit in `unit`, of which pages show the price per base unit; null: no such price is shown. */
  unit_amount?: number | string | null | undefined;
  /** The unit of `unit_amount`; null: there is none. */
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
  /** The weight of one unit, in the weight unit of the shop. */
  weight?: number | string | undefined;
  /** The tax class, by integer id or UUID; null: it is not taxed. */
  tax_class?: number | string | null | undefined;
  /** Whether sales count down the stock; if not, the product never runs out. */
  manage_stock?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether units in stock can be sold; it has no effect on stock that is not managed. */
  stock_availability?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether it is sold without shipping, such as a gift card. */
  no_shipping_required?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The text of its page; null: there is none. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** A short text about the product; null: there is none. */
  short_description?: string | null | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines; null: there is none. */
  meta_description?: string | null | undefined;
  /** The keywords for search engines; null: there is none. */
  meta_keywords?: string | null | undefined;
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'product'> | undefined;
  /** The images, the main one first; the whole list is replaced. */
  images?: readonly string[] | undefined;
  /** The categories, by integer id or UUID; the whole list is replaced. */
  categories?: readonly (number | string)[] | undefined;
  /** One category, by integer id or UUID: the short form of `categories` with one entry; null: no category. */
  category_id?: number | string | null | undefined;
  /** Attribute values; attributes that are not named keep theirs. */
  attributes?:
    | readonly {
        /** The code of the attribute. */
        attribute_code: string;
        /** A text or a day, or options by text, integer id or UUID: one of a select, a list of a multiselect. Null, an empty text and an empty list remove the value. */
        value: string | number | readonly (string | number)[] | null;
      }[]
    | undefined;
  /** The variants, the main member first. Each takes the fields that it does not carry from the body; attributes and options that the shop does not have are made. */
  variants?:
    | readonly {
        /** The name that shoppers read. */
        name?: string | undefined;
        /** The last segment of the path of its page; unique among products. */
        url_key?: string | undefined;
        /** The SKU: the code that the merchant gave it; unique. */
        sku: string;
        /** The price of one unit in the currency of the shop. It includes tax where the setting `priceIncludingTax` says so. */
        price?: number | string | undefined;
        /** The number of units in stock. */
        qty?: number | string | undefined;
        /** Whether it is sold and has a public page. */
        status?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether lists and the search show it. */
        visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The price before a reduction, which pages strike through where it is above the price; null: none. Nothing is charged by it. */
        compare_at_price?: number | string | null | undefined;
        /** The contents of one unit in `unit`, of which pages show the price per base unit; null: no such price is shown. */
        unit_amount?: number | string | null | undefined;
        /** The unit of `unit_amount`; null: there is none. */
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
        /** The weight of one unit, in the weight unit of the shop. */
        weight?: number | string | undefined;
        /** The tax class, by integer id or UUID; null: it is not taxed. */
        tax_class?: number | string | null | undefined;
        /** Whether sales count down the stock; if not, the product never runs out. */
        manage_stock?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether units in stock can be sold; it has no effect on stock that is not managed. */
        stock_availability?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether it is sold without shipping, such as a gift card. */
        no_shipping_required?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The text of its page; null: there is none. */
        description?: string | readonly Record<string, unknown>[] | null | undefined;
        /** A short text about the product; null: there is none. */
        short_description?: string | null | undefined;
        /** The title for search engines; null: the name. */
        meta_title?: string | null | undefined;
        /** The description for search engines; null: there is none. */
        meta_description?: string | null | undefined;
        /** The keywords for search engines; null: there is none. */
        meta_keywords?: string | null | undefined;
        /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
        metafields?: SentMetafields<'product'> | undefined;
        /** The images, the main one first; the whole list is replaced. */
        images?: readonly string[] | undefined;
        /** The categories, by integer id or UUID; the whole list is replaced. */
        categories?: readonly (number | string)[] | undefined;
        /** One category, by integer id or UUID: the short form of `categories` with one entry; null: no category. */
        category_id?: number | string | null | undefined;
        /** Attribute values; attributes that are not named keep theirs. */
        attributes?:
          | readonly {
              /** The code of the attribute. */
              attribute_code: string;
              /** A text or a day, or options by text, integer id or UUID: one of a select, a list of a multiselect. Null, an empty text and an empty list remove the value. */
              value: string | number | readonly (string | number)[] | null;
            }[]
          | undefined;
        /** Its option of each attribute that distinguishes the variants: texts of options by codes of select attributes, the same attributes in each entry. */
        options: Record<string, string | number>;
      }[]
    | undefined;
};

export type GetProductData = {
  /** The integer id. */
  product_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the attribute group that it is in. */
  group_id: number;
  /** The integer id of the variant group that it is a variant of; null: it is no variant. */
  variant_group_id: number | null;
  /** The SKU: the code that the merchant gave it; unique. */
  sku: string;
  /** The name that shoppers read. */
  name: string;
  /** The last segment of the path of its page; unique among products. */
  url_key: string;
  /** The price of one unit in the currency of the shop. It includes tax where the setting `priceIncludingTax` says so. */
  price: number;
  /** The price before a reduction, which pages strike through where it is above the price; null: none. Nothing is charged by it. */
  compare_at_price: number | null;
  /** The contents of one unit in `unit`, of which pages show the price per base unit; null: no such price is shown. */
  unit_amount: number | null;
  /** The unit of `unit_amount`; null: there is none. */
  unit: 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'cl' | 'l' | 'fl_oz' | 'cm' | 'm' | 'm2' | 'piece' | null;
  /** The weight of one unit, in the weight unit of the shop. */
  weight: number;
  /** The integer id of its tax class; null: it is not taxed. */
  tax_class: number | null;
  /** Whether it is sold and has a public page. */
  status: boolean;
  /** Whether lists and the search show it. */
  visibility: boolean;
  /** Whether it is sold without shipping, such as a gift card. */
  no_shipping_required: boolean;
  /** The text of its page; null: there is none. */
  description: string | null;
  /** A short text about the product; null: there is none. */
  short_description: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines; null: there is none. */
  meta_description: string | null;
  /** The keywords for search engines; null: there is none. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'product'>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The number of units in stock. */
  qty: number;
  /** Whether sales count down the stock; if not, the product never runs out. */
  manage_stock: boolean;
  /** Whether units in stock can be sold; it has no effect on stock that is not managed. */
  stock_availability: boolean;
  /** The images, the main one first. */
  images: string[];
  /** The integer ids of its categories, in rising order. */
  categories: number[];
  /** Its attribute values, in the order of the attributes. */
  attributes: {
    /** The integer id. */
    attribute_id: number;
    /** The code that products, imports and filters name it by; unique, and never changed. */
    attribute_code: string;
    /** The name that shoppers read. */
    attribute_name: string;
    /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
    type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
    /** The value as bodies take it: the text or the day, the integer id of the option of a select, or a list of ids of a multiselect. */
    value: string | number | number[] | null;
    /** The chosen options of a select or multiselect, in their order. */
    options: {
      /** The integer id. */
      option_id: number;
      /** The permanent id, a UUID. */
      uuid: string;
      /** The text that shoppers read. */
      option_text: string;
    }[];
  }[];
  /** The integer id of the first of its categories; null: it is in none. */
  category_id: number | null;
  /** The variants that the request has made, the main member first; absent in all other answers. */
  variants?: {
    /** The integer id of the variant group. */
    variant_group_id: number;
    /** The integer id. */
    product_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The SKU of the product. */
    sku: string;
    /** The name of the product. */
    name: string;
    /** Whether the product is sold. */
    status: boolean;
    /** Whether the product is listed and found. */
    visibility: boolean;
    /** Whether it is the main member of the group. */
    is_main: boolean;
    /** The fields that it takes from the main member; it has all others of its own. */
    inherited: (
      | 'name'
      | 'description'
      | 'short_description'
      | 'meta_title'
      | 'meta_description'
      | 'meta_keywords'
      | 'categories'
    )[];
    /** Its options, in the order of the attributes of the group. */
    options: {
      /** The integer id of the attribute. */
      attribute_id: number;
      /** The code of the attribute. */
      attribute_code: string;
      /** The name of the attribute, which shoppers read. */
      attribute_name: string;
      /** The integer id of the chosen option. */
      option_id: number;
      /** The UUID of the chosen option. */
      option_uuid: string;
      /** The text of the chosen option, which shoppers read. */
      option_text: string;
      /** The color that stands for the option, such as `#1d4f3c`; null: it has none. */
      color: string | null;
      /** The place of the option among those of its attribute. */
      sort_order: number;
    }[];
  }[];
  /** The pages that show the entity. */
  links: {
    /** The kind of the page: `edit`, `view`, or the list of the admin, such as `couponGrid`. */
    rel: string;
    /** The path of the page. */
    href: string;
    /** The method to open the page with. */
    action: 'GET';
    /** The media types of the page. */
    types: string[];
  }[];
};

export type UpdateProductBody = {
  /** The name that shoppers read. */
  name?: string | undefined;
  /** The last segment of the path of its page; unique among products. */
  url_key?: string | undefined;
  /** The SKU: the code that the merchant gave it; unique. */
  sku?: string | undefined;
  /** The price of one unit in the currency of the shop. It includes tax where the setting `priceIncludingTax` says so. */
  price?: number | string | undefined;
  /** The number of units in stock. */
  qty?: number | string | undefined;
  /** Whether it is sold and has a public page. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether lists and the search show it. */
  visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The attribute group, by integer id or UUID; the default group if absent. */
  group_id?: number | string | undefined;
  /** The price before a reduction, which pages strike through where it is above the price; null: none. Nothing is charged by it. */
  compare_at_price?: number | string | null | undefined;
  /** The contents of one unit in `unit`, of which pages show the price per base unit; null: no such price is shown. */
  unit_amount?: number | string | null | undefined;
  /** The unit of `unit_amount`; null: there is none. */
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
  /** The weight of one unit, in the weight unit of the shop. */
  weight?: number | string | undefined;
  /** The tax class, by integer id or UUID; null: it is not taxed. */
  tax_class?: number | string | null | undefined;
  /** Whether sales count down the stock; if not, the product never runs out. */
  manage_stock?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether units in stock can be sold; it has no effect on stock that is not managed. */
  stock_availability?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Whether it is sold without shipping, such as a gift card. */
  no_shipping_required?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The text of its page; null: there is none. */
  description?: string | readonly Record<string, unknown>[] | null | undefined;
  /** A short text about the product; null: there is none. */
  short_description?: string | null | undefined;
  /** The title for search engines; null: the name. */
  meta_title?: string | null | undefined;
  /** The description for search engines; null: there is none. */
  meta_description?: string | null | undefined;
  /** The keywords for search engines; null: there is none. */
  meta_keywords?: string | null | undefined;
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'product'> | undefined;
  /** The images, the main one first; the whole list is replaced. */
  images?: readonly string[] | undefined;
  /** The categories, by integer id or UUID; the whole list is replaced. */
  categories?: readonly (number | string)[] | undefined;
  /** One category, by integer id or UUID: the short form of `categories` with one entry; null: no category. */
  category_id?: number | string | null | undefined;
  /** Attribute values; attributes that are not named keep theirs. */
  attributes?:
    | readonly {
        /** The code of the attribute. */
        attribute_code: string;
        /** A text or a day, or options by text, integer id or UUID: one of a select, a list of a multiselect. Null, an empty text and an empty list remove the value. */
        value: string | number | readonly (string | number)[] | null;
      }[]
    | undefined;
};

export type DeleteProductData = {
  /** The integer id. */
  product_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the attribute group that it is in. */
  group_id: number;
  /** The integer id of the variant group that it is a variant of; null: it is no variant. */
  variant_group_id: number | null;
  /** The SKU: the code that the merchant gave it; unique. */
  sku: string;
  /** The name that shoppers read. */
  name: string;
  /** The last segment of the path of its page; unique among products. */
  url_key: string;
  /** The price of one unit in the currency of the shop. It includes tax where the setting `priceIncludingTax` says so. */
  price: number;
  /** The price before a reduction, which pages strike through where it is above the price; null: none. Nothing is charged by it. */
  compare_at_price: number | null;
  /** The contents of one unit in `unit`, of which pages show the price per base unit; null: no such price is shown. */
  unit_amount: number | null;
  /** The unit of `unit_amount`; null: there is none. */
  unit: 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'cl' | 'l' | 'fl_oz' | 'cm' | 'm' | 'm2' | 'piece' | null;
  /** The weight of one unit, in the weight unit of the shop. */
  weight: number;
  /** The integer id of its tax class; null: it is not taxed. */
  tax_class: number | null;
  /** Whether it is sold and has a public page. */
  status: boolean;
  /** Whether lists and the search show it. */
  visibility: boolean;
  /** Whether it is sold without shipping, such as a gift card. */
  no_shipping_required: boolean;
  /** The text of its page; null: there is none. */
  description: string | null;
  /** A short text about the product; null: there is none. */
  short_description: string | null;
  /** The title for search engines; null: the name. */
  meta_title: string | null;
  /** The description for search engines; null: there is none. */
  meta_description: string | null;
  /** The keywords for search engines; null: there is none. */
  meta_keywords: string | null;
  /** The values of the metafields, by namespace and key. */
  meta_data: Metafields<'product'>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The number of units in stock. */
  qty: number;
  /** Whether sales count down the stock; if not, the product never runs out. */
  manage_stock: boolean;
  /** Whether units in stock can be sold; it has no effect on stock that is not managed. */
  stock_availability: boolean;
  /** The images, the main one first. */
  images: string[];
  /** The integer ids of its categories, in rising order. */
  categories: number[];
  /** Its attribute values, in the order of the attributes. */
  attributes: {
    /** The integer id. */
    attribute_id: number;
    /** The code that products, imports and filters name it by; unique, and never changed. */
    attribute_code: string;
    /** The name that shoppers read. */
    attribute_name: string;
    /** The type of its values: a line, a longer text, one option, several options, or a day; never changed. */
    type: 'text' | 'textarea' | 'select' | 'multiselect' | 'date';
    /** The value as bodies take it: the text or the day, the integer id of the option of a select, or a list of ids of a multiselect. */
    value: string | number | number[] | null;
    /** The chosen options of a select or multiselect, in their order. */
    options: {
      /** The integer id. */
      option_id: number;
      /** The permanent id, a UUID. */
      uuid: string;
      /** The text that shoppers read. */
      option_text: string;
    }[];
  }[];
  /** The integer id of the first of its categories; null: it is in none. */
  category_id: number | null;
  /** The variants that the request has made, the main member first; absent in all other answers. */
  variants?: {
    /** The integer id of the variant group. */
    variant_group_id: number;
    /** The integer id. */
    product_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The SKU of the product. */
    sku: string;
    /** The name of the product. */
    name: string;
    /** Whether the product is sold. */
    status: boolean;
    /** Whether the product is listed and found. */
    visibility: boolean;
    /** Whether it is the main member of the group. */
    is_main: boolean;
    /** The fields that it takes from the main member; it has all others of its own. */
    inherited: (
      | 'name'
      | 'description'
      | 'short_description'
      | 'meta_title'
      | 'meta_description'
      | 'meta_keywords'
      | 'categories'
    )[];
    /** Its options, in the order of the attributes of the group. */
    options: {
      /** The integer id of the attribute. */
      attribute_id: number;
      /** The code of the attribute. */
      attribute_code: string;
      /** The name of the attribute, which shoppers read. */
      attribute_name: string;
      /** The integer id of the chosen option. */
      option_id: number;
      /** The UUID of the chosen option. */
      option_uuid: string;
      /** The text of the chosen option, which shoppers read. */
      option_text: string;
      /** The color that stands for the option, such as `#1d4f3c`; null: it has none. */
      color: string | null;
      /** The place of the option among those of its attribute. */
      sort_order: number;
    }[];
  }[];
};

export type ChangeProductsBody = {
  /** The integer ids or the UUIDs, at most 1,000. An id that comes twice counts once. */
  ids: readonly (string | number)[];
  /** The fields that all of them get. */
  change?:
    | {
        /** The name that shoppers read. */
        name?: string | undefined;
        /** The last segment of the path of its page; unique among products. */
        url_key?: string | undefined;
        /** The SKU: the code that the merchant gave it; unique. */
        sku?: string | undefined;
        /** The price of one unit in the currency of the shop. It includes tax where the setting `priceIncludingTax` says so. */
        price?: number | string | undefined;
        /** The number of units in stock. */
        qty?: number | string | undefined;
        /** Whether it is sold and has a public page. */
        status?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether lists and the search show it. */
        visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The attribute group, by integer id or UUID; the default group if absent. */
        group_id?: number | string | undefined;
        /** The price before a reduction, which pages strike through where it is above the price; null: none. Nothing is charged by it. */
        compare_at_price?: number | string | null | undefined;
        /** The contents of one unit in `unit`, of which pages show the price per base unit; null: no such price is shown. */
        unit_amount?: number | string | null | undefined;
        /** The unit of `unit_amount`; null: there is none. */
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
        /** The weight of one unit, in the weight unit of the shop. */
        weight?: number | string | undefined;
        /** The tax class, by integer id or UUID; null: it is not taxed. */
        tax_class?: number | string | null | undefined;
        /** Whether sales count down the stock; if not, the product never runs out. */
        manage_stock?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether units in stock can be sold; it has no effect on stock that is not managed. */
        stock_availability?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** Whether it is sold without shipping, such as a gift card. */
        no_shipping_required?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The text of its page; null: there is none. */
        description?: string | readonly Record<string, unknown>[] | null | undefined;
        /** A short text about the product; null: there is none. */
        short_description?: string | null | undefined;
        /** The title for search engines; null: the name. */
        meta_title?: string | null | undefined;
        /** The description for search engines; null: there is none. */
        meta_description?: string | null | undefined;
        /** The keywords for search engines; null: there is none. */
        meta_keywords?: string | null | undefined;
        /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
        metafields?: SentMetafields<'product'> | undefined;
        /** The images, the main one first; the whole list is replaced. */
        images?: readonly string[] | undefined;
        /** The categories, by integer id or UUID; the whole list is replaced. */
        categories?: readonly (number | string)[] | undefined;
        /** One category, by integer id or UUID: the short form of `categories` with one entry; null: no category. */
        category_id?: number | string | null | undefined;
        /** Attribute values; attributes that are not named keep theirs. */
        attributes?:
          | readonly {
              /** The code of the attribute. */
              attribute_code: string;
              /** A text or a day, or options by text, integer id or UUID: one of a select, a list of a multiselect. Null, an empty text and an empty list remove the value. */
              value: string | number | readonly (string | number)[] | null;
            }[]
          | undefined;
      }
    | undefined;
  /** Deletes them. */
  delete?: true | undefined;
  /** Changes that count from what each of them has. */
  adjust?:
    | {
        /** Changes the price by percent or by an amount. */
        price?:
          | {
              /** Percent by which the amount rises, or falls where it is negative; -100 to 1000, at most 4 decimals. */
              percent?: number | string | undefined;
              /** The amount that is added, or taken away where it is negative. */
              amount?: number | string | undefined;
            }
          | undefined;
        /** Changes the price before a reduction, where there is one; `from_price`: it becomes the price as it is before this change. */
        compare_at_price?:
          | {
              /** Percent by which the amount rises, or falls where it is negative; -100 to 1000, at most 4 decimals. */
              percent?: number | string | undefined;
              /** The amount that is added, or taken away where it is negative. */
              amount?: number | string | undefined;
              /** It becomes the price as it is before this change. */
              from_price?: true | undefined;
            }
          | undefined;
        /** The categories that are added, by integer id or UUID. */
        add_categories?: readonly (number | string)[] | undefined;
        /** The categories that are taken away, by integer id or UUID. */
        remove_categories?: readonly (number | string)[] | undefined;
      }
    | undefined;
};

export type ImportProductsBody = {
  /** The file: a table with a header (CSV), or JSON lines, in UTF-8. */
  file: File;
  /** The format; if absent, JSON lines for .jsonl and .ndjson, else CSV. */
  format?: 'csv' | 'jsonl' | undefined;
  /** Tells what would happen, and writes nothing. */
  dry_run?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** Writes nothing where a row is refused. Other imports wait for its end. */
  all_or_nothing?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type ImportProductsData = {
  /** The number of rows of the file. */
  rows: number;
  /** The number of rows that make a product. */
  created: number;
  /** The number of rows that change a product. */
  updated: number;
  /** The number of rows that equal the product that is there. */
  unchanged: number;
  /** The number of rows that are refused. */
  refused: number;
  /** Whether nothing was written because it was only asked what would happen. */
  dry_run: boolean;
  /** Whether nothing was written because a row is refused. */
  rolled_back: boolean;
  /** The first 1000 refused rows, in the order of the file. */
  refusals: {
    /** The line of the file on which the row begins, from 1. */
    line: number;
    /** The SKU of the row; null: it has none that can be read. */
    sku: string | null;
    /** All faults of the row. */
    faults: {
      /** The path of the value, such as `variants.1.sku`; null: it is about the row. */
      field: string | null;
      /** What is wrong. */
      message: string;
    }[];
  }[];
};

export type ExportProductsQuery = {
  /** The format of the file. */
  format?: 'csv' | 'jsonl' | undefined;
};

export type AddProductLinkBody = {
  /** The product that is shown, by integer id or UUID. */
  linked_product_id: number | string;
  /** The place of the link: beside the product, in the cart, or as a better choice than the product. */
  type: 'related' | 'cross_sell' | 'upsell';
  /** Its place among the links of the type, small numbers first. */
  sort_order?: number | string | undefined;
};

export type ProductLinkData = {
  /** The integer id. */
  product_link_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the product that shows the other one. */
  product_id: number;
  /** The integer id of the product that is shown. */
  linked_product_id: number;
  /** The UUID of the product that is shown. */
  linked_product_uuid: string;
  /** The SKU of the product that is shown. */
  linked_product_sku: string;
  /** The place of the link: beside the product, in the cart, or as a better choice than the product. */
  type: 'related' | 'cross_sell' | 'upsell';
  /** Its place among the links of the type, small numbers first. */
  sort_order: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
};

export type ListProductLinksQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListProductLinksData = {
  /** The integer id. */
  product_link_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the product that shows the other one. */
  product_id: number;
  /** The integer id of the product that is shown. */
  linked_product_id: number;
  /** The UUID of the product that is shown. */
  linked_product_uuid: string;
  /** The SKU of the product that is shown. */
  linked_product_sku: string;
  /** The place of the link: beside the product, in the cart, or as a better choice than the product. */
  type: 'related' | 'cross_sell' | 'upsell';
  /** Its place among the links of the type, small numbers first. */
  sort_order: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
}[];

export type UpdateProductLinkBody = {
  /** The place of the link: beside the product, in the cart, or as a better choice than the product. */
  type?: 'related' | 'cross_sell' | 'upsell' | undefined;
  /** Its place among the links of the type, small numbers first. */
  sort_order?: number | string | undefined;
};

export type UpdateProductMetafieldBody = {
  /** The new value; null, an empty text and an empty list remove it. */
  value: unknown;
};

export type ListRedirectsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'from_path' | 'target' | 'created_at' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only redirects whose path or target contains the text. */
  keyword?: string | undefined;
  /** Only rows whose `from_path` is the value. */
  from_path?: string | undefined;
  /** Only rows whose `from_path` is not the value. */
  'from_path[neq]'?: string | undefined;
  /** Only rows whose `from_path` contains the text, in upper or lower case. */
  'from_path[like]'?: string | undefined;
  /** Only rows whose `from_path` does not contain the text, in upper or lower case. */
  'from_path[nlike]'?: string | undefined;
  /** Only rows whose `from_path` is one of the values, separated by commas. */
  'from_path[in]'?: string | undefined;
  /** Only rows whose `from_path` is none of the values, separated by commas. */
  'from_path[nin]'?: string | undefined;
  /** Only rows whose `target` is the value. */
  target?: string | undefined;
  /** Only rows whose `target` is not the value. */
  'target[neq]'?: string | undefined;
  /** Only rows whose `target` contains the text, in upper or lower case. */
  'target[like]'?: string | undefined;
  /** Only rows whose `target` does not contain the text, in upper or lower case. */
  'target[nlike]'?: string | undefined;
  /** Only rows whose `target` is one of the values, separated by commas. */
  'target[in]'?: string | undefined;
  /** Only rows whose `target` is none of the values, separated by commas. */
  'target[nin]'?: string | undefined;
  /** Only rows whose `status` is the value. */
  status?: number | undefined;
  /** Only rows whose `status` is not the value. */
  'status[neq]'?: number | undefined;
  /** Only rows whose `status` is greater than the value. */
  'status[gt]'?: number | undefined;
  /** Only rows whose `status` is the value or greater. */
  'status[gteq]'?: number | undefined;
  /** Only rows whose `status` is less than the value. */
  'status[lt]'?: number | undefined;
  /** Only rows whose `status` is the value or less. */
  'status[lteq]'?: number | undefined;
  /** Only rows whose `status` is one of the values, separated by commas. */
  'status[in]'?: string | undefined;
  /** Only rows whose `status` is none of the values, separated by commas. */
  'status[nin]'?: string | undefined;
};

export type ListRedirectsData = {
  /** The integer id. */
  redirect_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The path that leads elsewhere, without query and language; unique. */
  from_path: string;
  /** Where it leads: a path of the shop, or an absolute http or https address. */
  target: string;
  /** 301: it leads there for good; 302: for the time being. */
  status: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateRedirectBody = {
  /** The path that leads elsewhere, without query and language; unique. */
  from_path: string;
  /** Where it leads: a path of the shop, or an absolute http or https address. */
  target: string;
  /** 301: it leads there for good; 302: for the time being. */
  status?: 301 | 302 | '301' | '302' | undefined;
};

export type GetRedirectData = {
  /** The integer id. */
  redirect_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The path that leads elsewhere, without query and language; unique. */
  from_path: string;
  /** Where it leads: a path of the shop, or an absolute http or https address. */
  target: string;
  /** 301: it leads there for good; 302: for the time being. */
  status: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateRedirectBody = {
  /** The path that leads elsewhere, without query and language; unique. */
  from_path?: string | undefined;
  /** Where it leads: a path of the shop, or an absolute http or https address. */
  target?: string | undefined;
  /** 301: it leads there for good; 302: for the time being. */
  status?: 301 | 302 | '301' | '302' | undefined;
};

export type ChangeRedirectsBody = {
  /** The integer ids or the UUIDs, at most 1,000. An id that comes twice counts once. */
  ids: readonly (string | number)[];
  /** The fields that all of them get. */
  change?:
    | {
        /** The path that leads elsewhere, without query and language; unique. */
        from_path?: string | undefined;
        /** Where it leads: a path of the shop, or an absolute http or https address. */
        target?: string | undefined;
        /** 301: it leads there for good; 302: for the time being. */
        status?: 301 | 302 | '301' | '302' | undefined;
      }
    | undefined;
  /** Deletes them. */
  delete?: true | undefined;
};

export type ListRolesQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'name' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` is the value. */
  name?: string | undefined;
  /** Only rows whose `name` is not the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, in upper or lower case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, in upper or lower case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the values, separated by commas. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the values, separated by commas. */
  'name[nin]'?: string | undefined;
};

export type ListRolesData = {
  /** The integer id. */
  admin_role_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the role; unique. */
  name: string;
  /** Route ids; `*` is all of them. */
  permissions: string[];
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateRoleBody = {
  /** The name of the role; unique. */
  name: string;
  /** Route ids; `*` is all of them. */
  permissions: readonly string[];
};

export type GetRoleData = {
  /** The integer id. */
  admin_role_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the role; unique. */
  name: string;
  /** Route ids; `*` is all of them. */
  permissions: string[];
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateRoleBody = {
  /** The name of the role; unique. */
  name?: string | undefined;
  /** Route ids; `*` is all of them. */
  permissions?: readonly string[] | undefined;
};

export type ListRolloutPlansQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'name' | 'start_time' | 'end_time' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` is the value. */
  name?: string | undefined;
  /** Only rows whose `name` is not the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, in upper or lower case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, in upper or lower case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the values, separated by commas. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the values, separated by commas. */
  'name[nin]'?: string | undefined;
  /** The status of the listed plans. */
  status?: 'active' | 'upcoming' | 'past' | 'all' | undefined;
  /** Only rows whose `status` is not the value. */
  'status[neq]'?: string | undefined;
  /** Only rows whose `status` is one of the values, separated by commas. */
  'status[in]'?: string | undefined;
  /** Only rows whose `status` is none of the values, separated by commas. */
  'status[nin]'?: string | undefined;
  /** Only rows whose `theme` is the value. */
  theme?: string | undefined;
  /** Only rows whose `theme` is not the value. */
  'theme[neq]'?: string | undefined;
  /** Only rows whose `theme` contains the text, in upper or lower case. */
  'theme[like]'?: string | undefined;
  /** Only rows whose `theme` does not contain the text, in upper or lower case. */
  'theme[nlike]'?: string | undefined;
  /** Only rows whose `theme` is one of the values, separated by commas. */
  'theme[in]'?: string | undefined;
  /** Only rows whose `theme` is none of the values, separated by commas. */
  'theme[nin]'?: string | undefined;
  /** Only rows whose `changeset_id` is the value. */
  changeset_id?: number | undefined;
  /** Only rows whose `changeset_id` is not the value. */
  'changeset_id[neq]'?: number | undefined;
  /** Only rows whose `changeset_id` is greater than the value. */
  'changeset_id[gt]'?: number | undefined;
  /** Only rows whose `changeset_id` is the value or greater. */
  'changeset_id[gteq]'?: number | undefined;
  /** Only rows whose `changeset_id` is less than the value. */
  'changeset_id[lt]'?: number | undefined;
  /** Only rows whose `changeset_id` is the value or less. */
  'changeset_id[lteq]'?: number | undefined;
  /** Only rows whose `changeset_id` is one of the values, separated by commas. */
  'changeset_id[in]'?: string | undefined;
  /** Only rows whose `changeset_id` is none of the values, separated by commas. */
  'changeset_id[nin]'?: string | undefined;
  /** Only rows whose `start_time` is greater than the value. */
  'start_time[gt]'?: string | undefined;
  /** Only rows whose `start_time` is the value or greater. */
  'start_time[gteq]'?: string | undefined;
  /** Only rows whose `start_time` is less than the value. */
  'start_time[lt]'?: string | undefined;
  /** Only rows whose `start_time` is the value or less. */
  'start_time[lteq]'?: string | undefined;
  /** Only rows whose `end_time` is greater than the value. */
  'end_time[gt]'?: string | undefined;
  /** Only rows whose `end_time` is the value or greater. */
  'end_time[gteq]'?: string | undefined;
  /** Only rows whose `end_time` is less than the value. */
  'end_time[lt]'?: string | undefined;
  /** Only rows whose `end_time` is the value or less. */
  'end_time[lteq]'?: string | undefined;
};

export type ListRolloutPlansData = {
  /** The status of the listed plans. */
  status: 'active' | 'upcoming' | 'past' | 'all';
  /** The plans on this page of the list. */
  rolloutPlans: {
    /** The integer id. */
    rolloutPlanId: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The name of the plan. */
    name: string;
    /** The theme whose pages the plan changes; null: the pages that are shown while no theme is active. */
    theme: string | null;
    /** The integer id of the changeset that the plan shows. */
    changesetId: number;
    /** The status of the plan at the time of the request. */
    status: 'active' | 'upcoming' | 'past';
    /** The time at which the plan starts, an ISO 8601 time in UTC. */
    startTime: string;
    /** The time at which the plan ends, an ISO 8601 time in UTC; null: it does not end. */
    endTime: string | null;
    /** Whether the plan has no end. */
    indefinite: boolean;
    /** The cursor of each route, by the name of the route: the `change_order` of the last operation that is applied. Later operations of the route are undone. */
    routeCursors: Record<string, number>;
    /** When it was created, an ISO 8601 time in UTC. */
    createdAt: string;
    /** When it was last changed, an ISO 8601 time in UTC. */
    updatedAt: string;
    /** The changeset that the plan shows. */
    changeset: {
      /** The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it. */
      name: string;
      /** The permanent id, a UUID. */
      uuid: string;
      /** When it was published, an ISO 8601 time in UTC; null: it is not. */
      publishedAt: string | null;
      /** The number of operations, including those that were undone. */
      operationCount: number;
    };
    /** The pages that the plan changes. */
    pages: {
      /** The kind of the page, such as `homepage` or `productView`; `all` stands for all pages. */
      route: string;
      /** The entity of the page; null: all pages of the route are changed. */
      entityUrn: string | null;
      /** The path of the page in the shop; null: it has none, or there are many. */
      url: string | null;
    }[];
  }[];
};

export type CreateRolloutPlanBody = {
  /** The name of the plan. */
  name: string;
  /** The integer id or the UUID of the changeset that the plan shows. */
  changeset_id: number | string;
  /** The time at which the plan starts, an ISO 8601 time in UTC. */
  start_time?: string | null | undefined;
  /** The time at which the plan ends, an ISO 8601 time; null, empty or absent in a new plan: it does not end. */
  end_time?: string | null | undefined;
};

export type GetRolloutPlanData = {
  /** The integer id. */
  rolloutPlanId: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the plan. */
  name: string;
  /** The theme whose pages the plan changes; null: the pages that are shown while no theme is active. */
  theme: string | null;
  /** The integer id of the changeset that the plan shows. */
  changesetId: number;
  /** The status of the plan at the time of the request. */
  status: 'active' | 'upcoming' | 'past';
  /** The time at which the plan starts, an ISO 8601 time in UTC. */
  startTime: string;
  /** The time at which the plan ends, an ISO 8601 time in UTC; null: it does not end. */
  endTime: string | null;
  /** Whether the plan has no end. */
  indefinite: boolean;
  /** The cursor of each route, by the name of the route: the `change_order` of the last operation that is applied. Later operations of the route are undone. */
  routeCursors: Record<string, number>;
  /** When it was created, an ISO 8601 time in UTC. */
  createdAt: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updatedAt: string;
  /** The changeset that the plan shows. */
  changeset: {
    /** The name. A changeset whose name begins with `pb-draft-` is the private draft of the administrator who created it. */
    name: string;
    /** The permanent id, a UUID. */
    uuid: string;
    /** When it was published, an ISO 8601 time in UTC; null: it is not. */
    publishedAt: string | null;
    /** The number of operations, including those that were undone. */
    operationCount: number;
  };
  /** The pages that the plan changes. */
  pages: {
    /** The kind of the page, such as `homepage` or `productView`; `all` stands for all pages. */
    route: string;
    /** The entity of the page; null: all pages of the route are changed. */
    entityUrn: string | null;
    /** The path of the page in the shop; null: it has none, or there are many. */
    url: string | null;
  }[];
};

export type UpdateRolloutPlanBody = {
  /** The name of the plan. */
  name?: string | undefined;
  /** The time at which the plan starts, an ISO 8601 time in UTC. */
  start_time?: unknown | string | null | undefined;
  /** The time at which the plan ends, an ISO 8601 time; null, empty or absent in a new plan: it does not end. */
  end_time?: string | null | undefined;
};

export type CancelRolloutPlanData = {
  /** Always true. */
  cancelled: true;
};

export type SyncRolloutPlanData = {
  /** Always true. */
  synced: true;
  /** The cursor of each route, by the name of the route: the `change_order` of the last operation that is applied. Later operations of the route are undone. */
  routeCursors: Record<string, number>;
};

export type AdminSearchQuery = {
  /** The words to search; each must begin a word of the record. */
  q: string;
  /** The number of hits of each type, at most. */
  limit?: number | undefined;
};

/** A group for each type that the caller may list, also where nothing of it was found. */
export type AdminSearchData = {
  /** The type of the records: `order`, `product`, `customer`, `category`, `cms_page`, `coupon`. */
  type: string;
  /** The records that were found, the best or newest first. */
  hits: {
    /** The type of the record, that of its group. */
    type: string;
    /** The UUID of the record. */
    uuid: string;
    /** What people know the record by, such as its name or its number. */
    title: string;
    /** What tells it from others of the same title. */
    subtitle: string | null;
    /** The path of its page in the admin. */
    edit_url: string;
  }[];
}[];

export type SearchSuggestionsQuery = {
  /** What was typed so far. Nothing is suggested for a single letter of an alphabet. */
  q: string;
};

/** What the search suggests, in the language of the request. */
export type SearchSuggestionsData = {
  /** The keyword without space around it. */
  keyword: string;
  /** The best of the newest hits, one for each variant group; at most 6. */
  products: {
    /** The UUID of the product. */
    uuid: string;
    /** The SKU of the product. */
    sku: string;
    /** The name of the product, in the language of the request. */
    name: string;
    /** The path of its page, in the language of the request. */
    url: string;
    /** The address of its image in the size of lists; null: it has none. */
    image: string | null;
    /** The price in the currency of the shop. It includes tax if the prices of the catalogue do. */
    price: number;
    /** The prices of its variants; both are its own price where it has none. */
    price_range: {
      /** The lowest price of its variants. */
      min: number;
      /** The highest price of its variants. */
      max: number;
    };
    /** True: it, or one of its variants, can be bought. */
    in_stock: boolean;
  }[];
  /** Categories with words that begin so; at most 3. */
  categories: {
    /** The UUID of the record. */
    uuid: string;
    /** Its name or title, in the language of the request. */
    name: string;
    /** The path of its page, in the language of the request. */
    url: string;
  }[];
  /** CMS pages with words that begin so; at most 3. */
  pages: {
    /** The UUID of the record. */
    uuid: string;
    /** Its name or title, in the language of the request. */
    name: string;
    /** The path of its page, in the language of the request. */
    url: string;
  }[];
  /** Public posts of the blog with words that begin so; at most 3. */
  posts: {
    /** The UUID of the record. */
    uuid: string;
    /** Its name or title, in the language of the request. */
    name: string;
    /** The path of its page, in the language of the request. */
    url: string;
  }[];
};

export type ListSearchSynonymsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'created_at' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only groups whose terms, with a comma between them, contain the text. */
  keyword?: string | undefined;
};

export type ListSearchSynonymsData = {
  /** The integer id. */
  search_synonym_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The words and phrases that mean the same to the search of products, such as `sofa` and `couch`. */
  terms: string[];
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateSearchSynonymBody = {
  /** The words and phrases that mean the same to the search of products, such as `sofa` and `couch`. */
  terms: readonly string[];
};

export type GetSearchSynonymData = {
  /** The integer id. */
  search_synonym_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The words and phrases that mean the same to the search of products, such as `sofa` and `couch`. */
  terms: string[];
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateSearchSynonymBody = {
  /** The words and phrases that mean the same to the search of products, such as `sofa` and `couch`. */
  terms?: readonly string[] | undefined;
};

/** The effective values of all settings, by key. For a secret setting: whether it has a value. */
export type GetSettingsData = Record<string, unknown>;

/** The settings to save, by key. Null unsets a setting, so that its default applies again. */
export type SaveSettingBody = Record<string, unknown>;

export type GetSettingsSchemaQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type GetSettingsSchemaData = {
  /** The key, by which the setting is read and saved. */
  key: string;
  /** The page of the settings that shows it, such as `store` or `payments`. */
  group: string;
  /** The name that administrators read. */
  label: string;
  /** What the setting does. Null: it says nothing. */
  description: string | null;
  /** The JSON schema of the values that can be saved. Amounts of money have the format `amount`. */
  schema: Record<string, unknown>;
  /** The value while none is set; null where there is none. */
  default: unknown;
  /** The effective value. For a secret setting: `***`, or null where it has none. */
  value: unknown;
  /** Whether the value is stored encrypted and never answered. */
  secret: boolean;
  /** Whether the configuration or a saved value sets it. */
  is_set: boolean;
  /** Whether the configuration sets it, so that a saved value has no effect. */
  in_config: boolean;
}[];

export type ListShippingZonesQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListShippingZonesData = {
  /** The integer id. */
  shipping_zone_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the zone. */
  name: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The countries of the zone, by ISO 3166-1 code. One with entries in `provinces` has those alone. */
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
  /** The providers that are attached to the zone. */
  providers: {
    /** The integer id. */
    shipping_zone_provider_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The integer id of the zone. */
    zone_id: number;
    /** The code of the provider, which need not be installed. */
    provider_code: string;
    /** Whether the provider serves the zone. */
    is_enabled: boolean;
    /** The order of the provider's methods among those of other providers: the lowest first. */
    sort_order: number;
    /** The configuration of the provider for the zone, by the fields that it declares. */
    config: Record<string, unknown>;
  }[];
  /** The older zone that serves every place of this one, as specifically and with the same providers, so that this one serves nobody. Null: there is none. */
  shadowed_by: {
    /** The permanent id, a UUID. */
    uuid: string;
    /** The name of that zone. */
    name: string;
  } | null;
}[];

export type CreateShippingZoneBody = {
  /** The name of the zone. */
  name: string;
  /** The countries of the zone, by ISO 3166-1 code. One with entries in `provinces` has those alone. */
  countries?: readonly string[] | undefined;
  /** The provinces of the zone. */
  provinces?:
    | readonly {
        /** The ISO 3166-1 code of the country; alpha-3 codes and English names are understood. */
        country: string;
        /** The code, short code or name of the province. */
        province: string;
      }[]
    | undefined;
};

export type GetShippingZoneData = {
  /** The integer id. */
  shipping_zone_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the zone. */
  name: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The countries of the zone, by ISO 3166-1 code. One with entries in `provinces` has those alone. */
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
  /** The providers that are attached to the zone. */
  providers: {
    /** The integer id. */
    shipping_zone_provider_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The integer id of the zone. */
    zone_id: number;
    /** The code of the provider, which need not be installed. */
    provider_code: string;
    /** Whether the provider serves the zone. */
    is_enabled: boolean;
    /** The order of the provider's methods among those of other providers: the lowest first. */
    sort_order: number;
    /** The configuration of the provider for the zone, by the fields that it declares. */
    config: Record<string, unknown>;
  }[];
  /** The older zone that serves every place of this one, as specifically and with the same providers, so that this one serves nobody. Null: there is none. */
  shadowed_by: {
    /** The permanent id, a UUID. */
    uuid: string;
    /** The name of that zone. */
    name: string;
  } | null;
};

export type UpdateShippingZoneBody = {
  /** The name of the zone. */
  name?: string | undefined;
  /** The countries of the zone, by ISO 3166-1 code. One with entries in `provinces` has those alone. */
  countries?: readonly string[] | undefined;
  /** The provinces of the zone. */
  provinces?:
    | readonly {
        /** The ISO 3166-1 code of the country; alpha-3 codes and English names are understood. */
        country: string;
        /** The code, short code or name of the province. */
        province: string;
      }[]
    | undefined;
};

export type AttachShippingProviderBody = {
  /** The code of the provider, which need not be installed. */
  provider_code: string;
  /** The configuration of the provider for the zone, by the fields that it declares. */
  config?: Record<string, unknown> | undefined;
  /** Whether the provider serves the zone. */
  is_enabled?: boolean | undefined;
  /** The order of the provider's methods among those of other providers: the lowest first. */
  sort_order?: number | undefined;
};

export type ZoneProviderData = {
  /** The integer id. */
  shipping_zone_provider_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the zone. */
  zone_id: number;
  /** The code of the provider, which need not be installed. */
  provider_code: string;
  /** Whether the provider serves the zone. */
  is_enabled: boolean;
  /** The order of the provider's methods among those of other providers: the lowest first. */
  sort_order: number;
  /** The configuration of the provider for the zone, by the fields that it declares. */
  config: Record<string, unknown>;
};

export type UpdateShippingProviderBody = {
  /** The configuration of the provider for the zone, by the fields that it declares. */
  config?: Record<string, unknown> | undefined;
  /** Whether the provider serves the zone. */
  is_enabled?: boolean | undefined;
  /** The order of the provider's methods among those of other providers: the lowest first. */
  sort_order?: number | undefined;
};

export type DetachShippingProviderData = {
  /** Always true. */
  detached: true;
};

export type UpdateShopMetafieldsBody = {
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'shop'> | undefined;
};

export type ReplaceShopMetafieldsBody = {
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'shop'> | undefined;
};

export type SaveShopMetafieldsBody = {
  /** The values of metafields, by namespace and key; the whole set is replaced. Without it, all values stay. */
  metafields?: SentMetafields<'shop'> | undefined;
};

export type UpdateShopMetafieldBody = {
  /** The new value; null, an empty text and an empty list remove it. */
  value: unknown;
};

export type ListTaxClassesQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'name' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` is the value. */
  name?: string | undefined;
  /** Only rows whose `name` is not the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, in upper or lower case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, in upper or lower case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the values, separated by commas. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the values, separated by commas. */
  'name[nin]'?: string | undefined;
};

export type ListTaxClassesData = {
  /** The integer id. */
  tax_class_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the class; unique without regard to case. */
  name: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateTaxClassBody = {
  /** The name of the class; unique without regard to case. */
  name: string;
};

export type GetTaxClassData = {
  /** The integer id. */
  tax_class_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name of the class; unique without regard to case. */
  name: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateTaxClassBody = {
  /** The name of the class; unique without regard to case. */
  name?: string | undefined;
};

export type CreateTaxRateBody = {
  /** The name of the rate. */
  name: string;
  /** The tax rate in percent of the net amount. */
  rate: number | string;
  /** Whether the rate also applies to the tax of the rates before it. */
  is_compound?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** ISO 3166-1 codes with commas between them, or `*` for everywhere. */
  country?: string | readonly string[] | undefined;
  /** ISO 3166-2 codes with commas between them, or `*` for everywhere. */
  province?: string | readonly string[] | undefined;
  /** Postcodes, prefixes such as `90*` and ranges such as `90000-90999`, with commas between them, or `*` for everywhere. */
  postcode?: string | readonly string[] | undefined;
  /** The order in which rates apply: the lowest first. */
  priority?: number | undefined;
};

export type TaxRateData = {
  /** The integer id. */
  tax_rate_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the tax class. */
  tax_class_id: number;
  /** The name of the rate. */
  name: string;
  /** The tax rate in percent of the net amount. */
  rate: number;
  /** Whether the rate also applies to the tax of the rates before it. */
  is_compound: boolean;
  /** ISO 3166-1 codes with commas between them, or `*` for everywhere. */
  country: string;
  /** ISO 3166-2 codes with commas between them, or `*` for everywhere. */
  province: string;
  /** Postcodes, prefixes such as `90*` and ranges such as `90000-90999`, with commas between them, or `*` for everywhere. */
  postcode: string;
  /** The order in which rates apply: the lowest first. */
  priority: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The names of the provinces with commas between them; null for everywhere. */
  province_name: string | null;
};

export type ListTaxRatesQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The rates in the order in which they apply. */
export type ListTaxRatesData = {
  /** The integer id. */
  tax_rate_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the tax class. */
  tax_class_id: number;
  /** The name of the rate. */
  name: string;
  /** The tax rate in percent of the net amount. */
  rate: number;
  /** Whether the rate also applies to the tax of the rates before it. */
  is_compound: boolean;
  /** ISO 3166-1 codes with commas between them, or `*` for everywhere. */
  country: string;
  /** ISO 3166-2 codes with commas between them, or `*` for everywhere. */
  province: string;
  /** Postcodes, prefixes such as `90*` and ranges such as `90000-90999`, with commas between them, or `*` for everywhere. */
  postcode: string;
  /** The order in which rates apply: the lowest first. */
  priority: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The names of the provinces with commas between them; null for everywhere. */
  province_name: string | null;
}[];

export type UpdateTaxRateBody = {
  /** The name of the rate. */
  name?: string | undefined;
  /** The tax rate in percent of the net amount. */
  rate?: number | string | undefined;
  /** Whether the rate also applies to the tax of the rates before it. */
  is_compound?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** ISO 3166-1 codes with commas between them, or `*` for everywhere. */
  country?: string | readonly string[] | undefined;
  /** ISO 3166-2 codes with commas between them, or `*` for everywhere. */
  province?: string | readonly string[] | undefined;
  /** Postcodes, prefixes such as `90*` and ranges such as `90000-90999`, with commas between them, or `*` for everywhere. */
  postcode?: string | readonly string[] | undefined;
  /** The order in which rates apply: the lowest first. */
  priority?: number | undefined;
};

export type GetTranslatedKindsData = {
  /** The language of the records themselves. */
  default_locale: string;
  /** The other languages of the shop, which take translations. */
  locales: string[];
  /** The kinds of records that can be translated, each with its texts. */
  kinds: {
    /** The kind of the records, such as `product`. */
    entity_type: string;
    /** The names of the texts that can be translated. */
    fields: string[];
  }[];
};

export type ListTranslationsOfKindQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** The UUIDs of the records, separated by commas; at most 200. */
  ids: string;
};

/** The translations of several records of one kind, such as the options of an attribute. Asks for the permission to update the records. */
export type ListTranslationsOfKindData = {
  /** The integer id. */
  translation_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The kind of the record, such as `product`. */
  entity_type: string;
  /** The UUID of the record. */
  entity_uuid: string;
  /** The code of the language. */
  locale: string;
  /** The translated texts by the names of their fields. A field that is not there is as the record has it. */
  fields: Record<string, string>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type ListTranslationsQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The translations of one record, by language. Requires the permission to update the record. */
export type ListTranslationsData = {
  /** The integer id. */
  translation_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The kind of the record, such as `product`. */
  entity_type: string;
  /** The UUID of the record. */
  entity_uuid: string;
  /** The code of the language. */
  locale: string;
  /** The translated texts by the names of their fields. A field that is not there is as the record has it. */
  fields: Record<string, string>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type GetTranslationData = {
  /** The integer id. */
  translation_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The kind of the record, such as `product`. */
  entity_type: string;
  /** The UUID of the record. */
  entity_uuid: string;
  /** The code of the language. */
  locale: string;
  /** The translated texts by the names of their fields. A field that is not there is as the record has it. */
  fields: Record<string, string>;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type SaveTranslationBody = {
  /** The texts by the names of the fields of the record. They replace the translation; an empty text and null stand for the text of the record. */
  fields: Record<string, unknown>;
};

export type ListUsersQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'full_name' | 'email' | 'status' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only admins whose name or email contains the text. */
  keyword?: string | undefined;
  /** Only rows whose `full_name` is the value. */
  full_name?: string | undefined;
  /** Only rows whose `full_name` is not the value. */
  'full_name[neq]'?: string | undefined;
  /** Only rows whose `full_name` contains the text, in upper or lower case. */
  'full_name[like]'?: string | undefined;
  /** Only rows whose `full_name` does not contain the text, in upper or lower case. */
  'full_name[nlike]'?: string | undefined;
  /** Only rows whose `full_name` is one of the values, separated by commas. */
  'full_name[in]'?: string | undefined;
  /** Only rows whose `full_name` is none of the values, separated by commas. */
  'full_name[nin]'?: string | undefined;
  /** Only rows whose `email` is the value. */
  email?: string | undefined;
  /** Only rows whose `email` is not the value. */
  'email[neq]'?: string | undefined;
  /** Only rows whose `email` contains the text, in upper or lower case. */
  'email[like]'?: string | undefined;
  /** Only rows whose `email` does not contain the text, in upper or lower case. */
  'email[nlike]'?: string | undefined;
  /** Only rows whose `email` is one of the values, separated by commas. */
  'email[in]'?: string | undefined;
  /** Only rows whose `email` is none of the values, separated by commas. */
  'email[nin]'?: string | undefined;
  /** Only rows whose `status` is the value. */
  status?: boolean | undefined;
  /** Only rows whose `status` is not the value. */
  'status[neq]'?: boolean | undefined;
};

export type ListUsersData = {
  /** The integer id. */
  admin_user_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The email, which is the name at login; unique. */
  email: string;
  /** The full name. */
  full_name: string;
  /** Whether the admin may log in. */
  status: boolean;
  /** The UUIDs of the roles. */
  roles: string[];
  /** Whether a login asks for a second factor. */
  second_factor: boolean;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateUserBody = {
  /** The email, which is the name at login; unique. */
  email: string;
  /** The password for the login. */
  password: string;
  /** The full name. */
  full_name: string;
  /** Whether the admin may log in. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The UUIDs of the roles. */
  roles?: readonly string[] | undefined;
};

export type GetUserData = {
  /** The integer id. */
  admin_user_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The email, which is the name at login; unique. */
  email: string;
  /** The full name. */
  full_name: string;
  /** Whether the admin may log in. */
  status: boolean;
  /** The UUIDs of the roles. */
  roles: string[];
  /** Whether a login asks for a second factor. */
  second_factor: boolean;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateUserBody = {
  /** The email, which is the name at login; unique. */
  email?: string | undefined;
  /** The password for the login. */
  password?: string | undefined;
  /** The full name. */
  full_name?: string | undefined;
  /** Whether the admin may log in. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The UUIDs of the roles. */
  roles?: readonly string[] | undefined;
  /** The current password of the caller. Needed to change their own email or password. */
  current_password?: string | undefined;
};

export type ListUserTokensQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListUserTokensData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name that says what the token is for. */
  name: string;
  /** The permissions of the token; null: all that its administrator has. */
  permissions: string[] | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last used, to within five minutes; null: never. */
  last_used_at: string | null;
  /** When it expires; null: never. */
  expires_at: string | null;
}[];

export type CreateUserTokenBody = {
  /** The name that says what the token is for. */
  name: string;
  /** The permissions of the token. Null and default, for your own tokens alone: all that you have and get later. Needed for another administrator. */
  permissions?: readonly string[] | null | undefined;
  /** The current password of the administrator who asks. Needed for a token of their own. */
  current_password?: string | undefined;
  /** A code of the authenticator, or a recovery code. Needed where there is a second factor. */
  code?: string | undefined;
  /** When it expires; null: never. Default: in a year. */
  expires_at?: string | null | undefined;
};

export type CreateUserTokenData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name that says what the token is for. */
  name: string;
  /** The permissions of the token; null: all that its administrator has. */
  permissions: string[] | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last used, to within five minutes; null: never. */
  last_used_at: string | null;
  /** When it expires; null: never. */
  expires_at: string | null;
  /** The token for `Authorization: Bearer`, shown this once. */
  token: string;
};

export type DeleteUserTokenData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name that says what the token is for. */
  name: string;
  /** The permissions of the token; null: all that its administrator has. */
  permissions: string[] | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last used, to within five minutes; null: never. */
  last_used_at: string | null;
  /** When it expires; null: never. */
  expires_at: string | null;
};

export type GetOwnAccountData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The email, which is the name at login; unique. */
  email: string;
  /** The full name. */
  full_name: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The roles of the administrator. */
  roles: {
    /** The UUID. */
    uuid: string;
    /** The name. */
    name: string;
  }[];
  /** Every permission that the credential of the request gives, with `*` resolved, in order. */
  permissions: string[];
  /** Whether a login asks for a code of an authenticator. */
  second_factor: boolean;
  /** Whether there is an authenticator app; passkeys count apart. */
  authenticator: boolean;
  /** What the administrator chose for the pages of the admin; the shop does not read it. */
  preferences: Record<string, unknown>;
};

export type UpdateOwnAccountBody = {
  /** The email, which is the name at login; unique. */
  email?: string | undefined;
  /** The new password for the login. */
  password?: string | undefined;
  /** The full name. */
  full_name?: string | undefined;
  /** What the administrator chose for the pages of the admin; the shop does not read it. */
  preferences?: Record<string, unknown> | undefined;
  /** The current password. Needed to change email or password. */
  current_password?: string | undefined;
};

export type ListOwnSessionsQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListOwnSessionsData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The credential of the login: a cookie, or a pair of tokens. */
  type: 'cookie' | 'token';
  /** The browser or program that logged in, as it named itself. */
  user_agent: string | null;
  /** When the login was, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last used, to within some minutes. */
  last_used_at: string;
  /** When it ends at the latest. */
  expires_at: string;
  /** Whether it is the login of this request. */
  current: boolean;
}[];

export type EndOwnSessionsQuery = {
  /** Whether the current session is kept. Default: it ends too. */
  others?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type EndOwnSessionsData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The credential of the login: a cookie, or a pair of tokens. */
  type: 'cookie' | 'token';
  /** The browser or program that logged in, as it named itself. */
  user_agent: string | null;
  /** When the login was, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last used, to within some minutes. */
  last_used_at: string;
  /** When it ends at the latest. */
  expires_at: string;
  /** Whether it is the login of this request. */
  current: boolean;
}[];

export type StartTotpBody = {
  /** The current password of the administrator. */
  current_password?: string | undefined;
  /** A code of the authenticator, or a recovery code. Needed where there is a second factor. */
  code?: string | undefined;
};

export type StartTotpData = {
  /** The key of the authenticator in Base32, shown this once. */
  secret: string;
  /** The key as an `otpauth:` address, to be shown as a QR code. */
  otpauth: string;
};

export type RemoveTotpBody = {
  /** A code of the authenticator, or a recovery code. */
  code: string;
};

export type RemoveTotpData = Record<string, never>;

export type ConfirmTotpBody = {
  /** The code that the authenticator shows. */
  code: string;
};

export type ConfirmTotpData = {
  /** Codes that stand in for the authenticator, each once; shown this once. */
  recovery_codes: string[];
};

export type ListPasskeysQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

export type ListPasskeysData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name by which its administrator tells it from others. */
  name: string;
  /** When it was registered, an ISO 8601 time in UTC. */
  created_at: string;
  /** When a login was last confirmed with it; null: never. */
  last_used_at: string | null;
}[];

export type RegisterPasskeyBody = {
  /** The name by which its administrator tells it from others. */
  name: string;
  /** The JSON of the credential that `navigator.credentials.create` gave. */
  credential: {
    /** The id of the credential. */
    id: string;
    /** The id of the credential, once more. */
    rawId: string;
    /** Always `public-key`. */
    type: 'public-key';
    /** The answer of the authenticator. */
    response: {
      /** What the browser signed for the authenticator. */
      clientDataJSON: string;
      /** The new public key. */
      attestationObject: string;
      /** How the authenticator is reached, such as `usb`. */
      transports?: readonly string[] | undefined;
    };
  };
};

export type RegisterPasskeyData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name by which its administrator tells it from others. */
  name: string;
  /** When it was registered, an ISO 8601 time in UTC. */
  created_at: string;
  /** When a login was last confirmed with it; null: never. */
  last_used_at: string | null;
  /** Codes that stand in for the second factor, each once; shown this once. Null: there is a second factor already, and its codes stay. */
  recovery_codes: string[] | null;
};

export type StartPasskeyBody = {
  /** The current password of the administrator. */
  current_password?: string | undefined;
  /** A code of the authenticator, or a recovery code. Needed where there is a second factor. */
  code?: string | undefined;
};

export type StartPasskeyData = {
  /** The `publicKey` for `navigator.credentials.create`, as `PublicKeyCredentialCreationOptionsJSON`. */
  options: Record<string, unknown>;
};

export type RenamePasskeyBody = {
  /** The name by which its administrator tells it from others. */
  name: string;
};

export type PasskeyData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name by which its administrator tells it from others. */
  name: string;
  /** When it was registered, an ISO 8601 time in UTC. */
  created_at: string;
  /** When a login was last confirmed with it; null: never. */
  last_used_at: string | null;
};

export type DeletePasskeyBody = {
  /** The current password of the administrator. */
  current_password?: string | undefined;
};

export type SetUpShopBody = {
  /** The token of the link that `shop start` printed. */
  token: string;
  /** The email, which is the name at login. */
  email: string;
  /** The password for the login. */
  password: string;
  /** The full name. */
  full_name: string;
};

export type RequestUserPasswordResetBody = {
  /** The email of the administrator. */
  email: string;
};

export type UserPasswordData = Record<string, never>;

export type ResetUserPasswordBody = {
  /** The token of the link in the email. */
  token: string;
  /** The new password. */
  password: string;
};

export type ListVariantGroupsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'visibility' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only groups with a product that the search finds for the words. */
  keyword?: string | undefined;
  /** Only rows whose `visibility` is the value. */
  visibility?: boolean | undefined;
  /** Only rows whose `visibility` is not the value. */
  'visibility[neq]'?: boolean | undefined;
};

export type ListVariantGroupsData = {
  /** The integer id. */
  variant_group_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the attribute group that all its products are in. */
  attribute_group_id: number;
  /** Whether the storefront offers the choice between the variants. */
  visibility: boolean;
  /** The attributes that distinguish its variants, in the order in which a shopper chooses. */
  attributes: {
    /** The integer id. */
    attribute_id: number;
    /** The code of the attribute. */
    attribute_code: string;
    /** The name of the attribute, which shoppers read. */
    attribute_name: string;
  }[];
  /** The integer id of its main member, whose page is the page of all its variants; null: it has no variant. */
  main: number | null;
  /** The number of its variants, those that are not sold among them. */
  variant_count: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
}[];

export type CreateVariantGroupBody = {
  /** The codes of select attributes, in the order in which a shopper chooses. */
  attribute_codes: readonly string[];
  /** The attribute group of all its products, by integer id or UUID. */
  attribute_group_id: number | string;
  /** Whether the storefront offers the choice between the variants. */
  visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
};

export type VariantGroupData = {
  /** The integer id. */
  variant_group_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the attribute group that all its products are in. */
  attribute_group_id: number;
  /** Whether the storefront offers the choice between the variants. */
  visibility: boolean;
  /** The attributes that distinguish its variants, in the order in which a shopper chooses. */
  attributes: {
    /** The integer id. */
    attribute_id: number;
    /** The code of the attribute. */
    attribute_code: string;
    /** The name of the attribute, which shoppers read. */
    attribute_name: string;
  }[];
  /** The integer id of its main member, whose page is the page of all its variants; null: it has no variant. */
  main: number | null;
  /** The number of its variants, those that are not sold among them. */
  variant_count: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
};

export type UpdateVariantGroupBody = {
  /** Whether the storefront offers the choice between the variants. */
  visibility?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The variant that becomes the main member, by integer id or UUID of the product. */
  main?: number | string | undefined;
};

export type GetVariantGroupData = {
  /** The integer id. */
  variant_group_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The integer id of the attribute group that all its products are in. */
  attribute_group_id: number;
  /** Whether the storefront offers the choice between the variants. */
  visibility: boolean;
  /** The attributes that distinguish its variants, in the order in which a shopper chooses. */
  attributes: {
    /** The integer id. */
    attribute_id: number;
    /** The code of the attribute. */
    attribute_code: string;
    /** The name of the attribute, which shoppers read. */
    attribute_name: string;
  }[];
  /** The integer id of its main member, whose page is the page of all its variants; null: it has no variant. */
  main: number | null;
  /** The number of its variants, those that are not sold among them. */
  variant_count: number;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** Its variants, the oldest products first. */
  variants: {
    /** The integer id of the variant group. */
    variant_group_id: number;
    /** The integer id. */
    product_id: number;
    /** The permanent id, a UUID. */
    uuid: string;
    /** The SKU of the product. */
    sku: string;
    /** The name of the product. */
    name: string;
    /** Whether the product is sold. */
    status: boolean;
    /** Whether the product is listed and found. */
    visibility: boolean;
    /** Whether it is the main member of the group. */
    is_main: boolean;
    /** The fields that it takes from the main member; it has all others of its own. */
    inherited: (
      | 'name'
      | 'description'
      | 'short_description'
      | 'meta_title'
      | 'meta_description'
      | 'meta_keywords'
      | 'categories'
    )[];
    /** Its options, in the order of the attributes of the group. */
    options: {
      /** The integer id of the attribute. */
      attribute_id: number;
      /** The code of the attribute. */
      attribute_code: string;
      /** The name of the attribute, which shoppers read. */
      attribute_name: string;
      /** The integer id of the chosen option. */
      option_id: number;
      /** The UUID of the chosen option. */
      option_uuid: string;
      /** The text of the chosen option, which shoppers read. */
      option_text: string;
      /** The color that stands for the option, such as `#1d4f3c`; null: it has none. */
      color: string | null;
      /** The place of the option among those of its attribute. */
      sort_order: number;
    }[];
  }[];
};

export type AddVariantItemBody = {
  /** The integer id or the UUID of the product. */
  product_id: number | string;
};

export type VariantItemData = {
  /** The integer id of the variant group. */
  variant_group_id: number;
  /** The integer id. */
  product_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The SKU of the product. */
  sku: string;
  /** The name of the product. */
  name: string;
  /** Whether the product is sold. */
  status: boolean;
  /** Whether the product is listed and found. */
  visibility: boolean;
  /** Whether it is the main member of the group. */
  is_main: boolean;
  /** The fields that it takes from the main member; it has all others of its own. */
  inherited: (
    | 'name'
    | 'description'
    | 'short_description'
    | 'meta_title'
    | 'meta_description'
    | 'meta_keywords'
    | 'categories'
  )[];
  /** Its options, in the order of the attributes of the group. */
  options: {
    /** The integer id of the attribute. */
    attribute_id: number;
    /** The code of the attribute. */
    attribute_code: string;
    /** The name of the attribute, which shoppers read. */
    attribute_name: string;
    /** The integer id of the chosen option. */
    option_id: number;
    /** The UUID of the chosen option. */
    option_uuid: string;
    /** The text of the chosen option, which shoppers read. */
    option_text: string;
    /** The color that stands for the option, such as `#1d4f3c`; null: it has none. */
    color: string | null;
    /** The place of the option among those of its attribute. */
    sort_order: number;
  }[];
};

export type VariantSearchQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** The variant group, by integer id or UUID. */
  variant_group_id: string;
  /** Ids or UUIDs of options, separated by commas; a candidate has all of them. */
  options?: string | undefined;
  /** A part of the name or the SKU. */
  keyword?: string | undefined;
};

export type VariantSearchData = {
  /** The integer id. */
  product_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The SKU of the product. */
  sku: string;
  /** The name of the product. */
  name: string;
  /** Whether the product is sold. */
  status: boolean;
  /** Whether the product is listed and found. */
  visibility: boolean;
  /** Its options, in the order of the attributes of the group. */
  options: {
    /** The integer id of the attribute. */
    attribute_id: number;
    /** The code of the attribute. */
    attribute_code: string;
    /** The name of the attribute, which shoppers read. */
    attribute_name: string;
    /** The integer id of the chosen option. */
    option_id: number;
    /** The UUID of the chosen option. */
    option_uuid: string;
    /** The text of the chosen option, which shoppers read. */
    option_text: string;
    /** The color that stands for the option, such as `#1d4f3c`; null: it has none. */
    color: string | null;
    /** The place of the option among those of its attribute. */
    sort_order: number;
  }[];
  /** Whether a variant of the group has these options already. */
  is_taken: boolean;
}[];

export type CreateWalletgwOrderBody = {
  /** The UUID of the order. */
  order_id: string;
};

export type CreateWalletgwOrderData = {
  /** The id of the order at the wallet gateway. */
  walletgwOrderId: string;
  /** The address at which the shopper approves the payment. */
  approveUrl: string;
};

export type ListWebhookTopicsQuery = {
  /** The page of the list, from 1. Without `page` and `limit` the list is answered whole. */
  page?: number | undefined;
  /** The number of entries of a page; 20 where only `page` is sent. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
};

/** The topics that webhooks can have. */
export type ListWebhookTopicsData = {
  /** The name of the event. */
  topic: string;
  /** The kind of records that it is about, such as `orders`. */
  group: string;
  /** What happened. */
  description: string;
  /** The permission that subscribing to it takes. */
  permission: string;
}[];

export type ListWebhooksQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'url' | 'created_at' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only webhooks whose address or description contains the text. */
  keyword?: string | undefined;
  /** Only rows whose `status` is the value. */
  status?: string | undefined;
  /** Only rows whose `status` is one of the values, separated by commas. */
  'status[in]'?: string | undefined;
  /** Only webhooks that have the topic, or all. */
  topic?: string | undefined;
};

export type ListWebhooksData = {
  /** The integer id. */
  webhook_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The address that deliveries are sent to. */
  url: string;
  /** A note of the merchant on what receives them; null: there is none. */
  description: string | null;
  /** The topics that are delivered, names of events; `*` is all. */
  topics: string[];
  /** `active`: events are delivered. `off`: they are not. */
  status: 'active' | 'off';
  /** Why the shop switched it off. `gone`: the receiver answered 410. `failing`: nothing but failures for days. Null: the shop did not. */
  off_reason: 'gone' | 'failing' | null;
  /** When the first delivery failed since one was taken; null: the last one was taken. */
  failing_since: string | null;
  /** Until when former secrets sign as well; null: the current secret signs alone. */
  former_secret_until: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The secret by which deliveries are signed, `whsec_…`. It is shown this once and never again. */
  secret?: string;
}[];

export type CreateWebhookBody = {
  /** The address that deliveries are sent to. */
  url: string;
  /** A note of the merchant on what receives them; null: there is none. */
  description?: string | null | undefined;
  /** The topics that are delivered, names of events; `*` is all. */
  topics: readonly string[];
  /** `active`: events are delivered. `off`: they are not. */
  status?: 'active' | 'off' | undefined;
};

export type GetWebhookData = {
  /** The integer id. */
  webhook_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The address that deliveries are sent to. */
  url: string;
  /** A note of the merchant on what receives them; null: there is none. */
  description: string | null;
  /** The topics that are delivered, names of events; `*` is all. */
  topics: string[];
  /** `active`: events are delivered. `off`: they are not. */
  status: 'active' | 'off';
  /** Why the shop switched it off. `gone`: the receiver answered 410. `failing`: nothing but failures for days. Null: the shop did not. */
  off_reason: 'gone' | 'failing' | null;
  /** When the first delivery failed since one was taken; null: the last one was taken. */
  failing_since: string | null;
  /** Until when former secrets sign as well; null: the current secret signs alone. */
  former_secret_until: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The secret by which deliveries are signed, `whsec_…`. It is shown this once and never again. */
  secret?: string;
};

export type UpdateWebhookBody = {
  /** The address that deliveries are sent to. */
  url?: string | undefined;
  /** A note of the merchant on what receives them; null: there is none. */
  description?: string | null | undefined;
  /** The topics that are delivered, names of events; `*` is all. */
  topics?: readonly string[] | undefined;
  /** `active`: events are delivered. `off`: they are not. */
  status?: 'active' | 'off' | undefined;
};

export type RotateWebhookSecretBody = {
  /** The hours for which the former secret signs as well. Default: 24. */
  overlap_hours?: number | undefined;
};

export type WebhookDeliveryData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The UUID of the event in the event log, which receivers are told as `webhook-id`. */
  event_uuid: string;
  /** The topic: the name of the event, or `webhook_test`. */
  topic: string;
  /** What the event is about, such as the UUID of an order: deliveries with the same value go one after the other. */
  entity: string | null;
  /** `pending`: it waits, or is under way. `delivered`: the receiver took it. `failed`: it was given up after its last try. */
  status: 'pending' | 'delivered' | 'failed';
  /** The number of tries. */
  attempts: number;
  next_try_at: string | null;
  /** The HTTP status of the last answer; null: there was none. */
  response_status: number | null;
  /** The beginning of the last answer. */
  response_excerpt: string | null;
  /** Why the last try failed. `status`: the answer was no 2xx. `redirect`: it led elsewhere, which is not followed. `deadline`: there was no answer in time. `address`: the address is private. `connection`: it could not be reached, or broke off. `record`: the shop could not read what the event is about. Null: it did not fail. */
  failure: 'status' | 'redirect' | 'deadline' | 'address' | 'connection' | 'record' | null;
  /** The technical description of the failure. */
  error: string | null;
  /** The milliseconds that the last try took. */
  duration_ms: number | null;
  tried_at: string | null;
  /** When the event happened. */
  emitted_at: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** The content of the request; null: it was not sent yet, or you may not read what it is about. */
  body: string | null;
};

export type ReplayWebhookBody = {
  /** The beginning of the time range, an ISO 8601 time. */
  from: string;
  /** The end of the time range, an ISO 8601 time, which is not part of it. */
  to: string;
};

export type ReplayWebhookData = {
  /** The number of events in the time range whose topics the webhook has. */
  events: number;
  /** The number of those that did not wait for their delivery already. */
  queued: number;
};

export type ListWebhookDeliveriesQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `status` is the value. */
  status?: string | undefined;
  /** Only rows whose `status` is one of the values, separated by commas. */
  'status[in]'?: string | undefined;
  /** Only rows whose `topic` is the value. */
  topic?: string | undefined;
  /** Only rows whose `topic` is one of the values, separated by commas. */
  'topic[in]'?: string | undefined;
  /** Only rows whose `entity` is the value. */
  entity?: string | undefined;
  /** Only rows whose `event_uuid` is the value. */
  event_uuid?: string | undefined;
  /** Only rows whose `created_at` is greater than the value. */
  'created_at[gt]'?: string | undefined;
  /** Only rows whose `created_at` is the value or greater. */
  'created_at[gteq]'?: string | undefined;
  /** Only rows whose `created_at` is less than the value. */
  'created_at[lt]'?: string | undefined;
  /** Only rows whose `created_at` is the value or less. */
  'created_at[lteq]'?: string | undefined;
};

/** The deliveries of the webhook, the newest first. */
export type ListWebhookDeliveriesData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The UUID of the event in the event log, which receivers are told as `webhook-id`. */
  event_uuid: string;
  /** The topic: the name of the event, or `webhook_test`. */
  topic: string;
  /** What the event is about, such as the UUID of an order: deliveries with the same value go one after the other. */
  entity: string | null;
  /** `pending`: it waits, or is under way. `delivered`: the receiver took it. `failed`: it was given up after its last try. */
  status: 'pending' | 'delivered' | 'failed';
  /** The number of tries. */
  attempts: number;
  next_try_at: string | null;
  /** The HTTP status of the last answer; null: there was none. */
  response_status: number | null;
  /** The beginning of the last answer. */
  response_excerpt: string | null;
  /** Why the last try failed. `status`: the answer was no 2xx. `redirect`: it led elsewhere, which is not followed. `deadline`: there was no answer in time. `address`: the address is private. `connection`: it could not be reached, or broke off. `record`: the shop could not read what the event is about. Null: it did not fail. */
  failure: 'status' | 'redirect' | 'deadline' | 'address' | 'connection' | 'record' | null;
  /** The technical description of the failure. */
  error: string | null;
  /** The milliseconds that the last try took. */
  duration_ms: number | null;
  tried_at: string | null;
  /** When the event happened. */
  emitted_at: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
}[];

export type RetryWebhookDeliveryData = {
  /** The permanent id, a UUID. */
  uuid: string;
  /** The UUID of the event in the event log, which receivers are told as `webhook-id`. */
  event_uuid: string;
  /** The topic: the name of the event, or `webhook_test`. */
  topic: string;
  /** What the event is about, such as the UUID of an order: deliveries with the same value go one after the other. */
  entity: string | null;
  /** `pending`: it waits, or is under way. `delivered`: the receiver took it. `failed`: it was given up after its last try. */
  status: 'pending' | 'delivered' | 'failed';
  /** The number of tries. */
  attempts: number;
  next_try_at: string | null;
  /** The HTTP status of the last answer; null: there was none. */
  response_status: number | null;
  /** The beginning of the last answer. */
  response_excerpt: string | null;
  /** Why the last try failed. `status`: the answer was no 2xx. `redirect`: it led elsewhere, which is not followed. `deadline`: there was no answer in time. `address`: the address is private. `connection`: it could not be reached, or broke off. `record`: the shop could not read what the event is about. Null: it did not fail. */
  failure: 'status' | 'redirect' | 'deadline' | 'address' | 'connection' | 'record' | null;
  /** The technical description of the failure. */
  error: string | null;
  /** The milliseconds that the last try took. */
  duration_ms: number | null;
  tried_at: string | null;
  /** When the event happened. */
  emitted_at: string;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
};

export type ListWidgetsQuery = {
  /** The page of the list, from 1. */
  page?: number | undefined;
  /** The number of entries of a page. */
  limit?: number | undefined;
  /** The key that the list is ordered by. */
  ob?: 'name' | 'type' | 'status' | undefined;
  /** The direction of the order, `asc` or `desc`. */
  od?: 'asc' | 'desc' | undefined;
  /** Only rows whose `name` is the value. */
  name?: string | undefined;
  /** Only rows whose `name` is not the value. */
  'name[neq]'?: string | undefined;
  /** Only rows whose `name` contains the text, in upper or lower case. */
  'name[like]'?: string | undefined;
  /** Only rows whose `name` does not contain the text, in upper or lower case. */
  'name[nlike]'?: string | undefined;
  /** Only rows whose `name` is one of the values, separated by commas. */
  'name[in]'?: string | undefined;
  /** Only rows whose `name` is none of the values, separated by commas. */
  'name[nin]'?: string | undefined;
  /** Only rows whose `type` is the value. */
  type?: string | undefined;
  /** Only rows whose `type` is not the value. */
  'type[neq]'?: string | undefined;
  /** Only rows whose `type` contains the text, in upper or lower case. */
  'type[like]'?: string | undefined;
  /** Only rows whose `type` does not contain the text, in upper or lower case. */
  'type[nlike]'?: string | undefined;
  /** Only rows whose `type` is one of the values, separated by commas. */
  'type[in]'?: string | undefined;
  /** Only rows whose `type` is none of the values, separated by commas. */
  'type[nin]'?: string | undefined;
  /** Only rows whose `status` is the value. */
  status?: boolean | undefined;
  /** Only rows whose `status` is not the value. */
  'status[neq]'?: boolean | undefined;
  /** Only widgets with a placement on the route. */
  route?: string | undefined;
  /** Only widgets with a placement on the page of the entity. */
  entity_urn?: string | undefined;
};

export type ListWidgetsData = {
  /** The integer id. */
  widget_instance_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name that administrators read. */
  name: string;
  /** The type of the widget, such as `text_block`. */
  type: string;
  /** The settings of the widget. Their fields depend on the type. */
  settings: Record<string, unknown>;
  /** Whether the widget is shown; false: it is on no page. */
  status: boolean;
  /** The theme that the widget belongs to; null: it is shown while no theme is active. */
  theme: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The places that show the widget. */
  placements: {
    /** The permanent id, a UUID. */
    uuid: string;
    /** The route of the pages that show the widget, such as `homepage`, or `all`. */
    route: string;
    /** The area of the page that the widget is placed in. */
    area: string;
    /** The position in the area, small numbers first. It may be a fraction. */
    sort_order: number;
    /** The entity whose page alone shows the widget; null: all pages of the route show it. */
    entity_urn: string | null;
  }[];
}[];

export type CreateWidgetBody = {
  /** The name that administrators read. */
  name: string;
  /** The type of the widget, such as `text_block`. */
  type: string;
  /** The settings of the widget. Their fields depend on the type. */
  settings?: Record<string, unknown> | undefined;
  /** Whether the widget is shown; false: it is on no page. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The places that show the widget. The whole list is replaced. */
  placements?:
    | readonly {
        /** The route of the pages that show the widget, such as `homepage`, or `all`. */
        route: string;
        /** The area of the page that the widget is placed in. */
        area: string;
        /** The position in the area, small numbers first. It may be a fraction. */
        sort_order?: number | undefined;
        /** The entity whose page alone shows the widget; null: all pages of the route show it. */
        entity_urn?: string | null | undefined;
      }[]
    | undefined;
};

export type GetWidgetData = {
  /** The integer id. */
  widget_instance_id: number;
  /** The permanent id, a UUID. */
  uuid: string;
  /** The name that administrators read. */
  name: string;
  /** The type of the widget, such as `text_block`. */
  type: string;
  /** The settings of the widget. Their fields depend on the type. */
  settings: Record<string, unknown>;
  /** Whether the widget is shown; false: it is on no page. */
  status: boolean;
  /** The theme that the widget belongs to; null: it is shown while no theme is active. */
  theme: string | null;
  /** When it was created, an ISO 8601 time in UTC. */
  created_at: string;
  /** When it was last changed, an ISO 8601 time in UTC. */
  updated_at: string;
  /** The places that show the widget. */
  placements: {
    /** The permanent id, a UUID. */
    uuid: string;
    /** The route of the pages that show the widget, such as `homepage`, or `all`. */
    route: string;
    /** The area of the page that the widget is placed in. */
    area: string;
    /** The position in the area, small numbers first. It may be a fraction. */
    sort_order: number;
    /** The entity whose page alone shows the widget; null: all pages of the route show it. */
    entity_urn: string | null;
  }[];
};

export type UpdateWidgetBody = {
  /** The name that administrators read. */
  name?: string | undefined;
  /** The type of the widget, such as `text_block`. */
  type?: string | undefined;
  /** The settings of the widget. Their fields depend on the type. */
  settings?: Record<string, unknown> | undefined;
  /** Whether the widget is shown; false: it is on no page. */
  status?: boolean | 0 | 1 | '0' | '1' | undefined;
  /** The places that show the widget. The whole list is replaced. */
  placements?:
    | readonly {
        /** The route of the pages that show the widget, such as `homepage`, or `all`. */
        route: string;
        /** The area of the page that the widget is placed in. */
        area: string;
        /** The position in the area, small numbers first. It may be a fraction. */
        sort_order?: number | undefined;
        /** The entity whose page alone shows the widget; null: all pages of the route show it. */
        entity_urn?: string | null | undefined;
      }[]
    | undefined;
};

export type ChangeWidgetsBody = {
  /** The integer ids or the UUIDs, at most 1,000. An id that comes twice counts once. */
  ids: readonly (string | number)[];
  /** The fields that all of them get. */
  change?:
    | {
        /** The name that administrators read. */
        name?: string | undefined;
        /** The type of the widget, such as `text_block`. */
        type?: string | undefined;
        /** The settings of the widget. Their fields depend on the type. */
        settings?: Record<string, unknown> | undefined;
        /** Whether the widget is shown; false: it is on no page. */
        status?: boolean | 0 | 1 | '0' | '1' | undefined;
        /** The places that show the widget. The whole list is replaced. */
        placements?:
          | readonly {
              /** The route of the pages that show the widget, such as `homepage`, or `all`. */
              route: string;
              /** The area of the page that the widget is placed in. */
              area: string;
              /** The position in the area, small numbers first. It may be a fraction. */
              sort_order?: number | undefined;
              /** The entity whose page alone shows the widget; null: all pages of the route show it. */
              entity_urn?: string | null | undefined;
            }[]
          | undefined;
      }
    | undefined;
  /** Deletes them. */
  delete?: true | undefined;
};
