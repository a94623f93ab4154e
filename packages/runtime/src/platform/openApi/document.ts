import type { JsonSchema } from './jsonSchema.ts';
import type { SdkName } from './sdkName.ts';

/** An OpenAPI 3.1 document, limited to the members that this shop writes. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  /** The operations by path, then by lowercase method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly headers: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

export interface Operation {
  readonly operationId: string;
  /** The only tag, which is the name of the module or extension. */
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  /**
   * The accepted credentials. Any of them is sufficient, and `{}` means that no credential is needed. An administrator's
   * credential lists the route ID, which must be granted to one of the administrator's roles.
   */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly requestBody?: RequestBody;
  /** The SDK method that calls the operation. Absent if there is none. */
  readonly 'x-sdk'?: SdkName & { readonly audience: 'shoppers' | 'administrators' };
  /** The responses by status, or `default`. */
  readonly responses: Readonly<Record<string, Response | Ref>>;
}

export interface Ref {
  readonly $ref: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export interface RequestBody {
  readonly description?: string;
  readonly required: boolean;
  readonly content: Content;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Ref>>;
  readonly content?: Content;
}

/** The content by media type. */
type Content = Readonly<Record<string, { readonly schema?: JsonSchema; readonly example?: unknown }>>;
