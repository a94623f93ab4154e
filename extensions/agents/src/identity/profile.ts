import { z } from '@shop/runtime/extension';
import type { PublicKey } from './signatures/verifySignature.ts';

/** A date such as 2026-04-08, which names a release. */
const version = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const name = z.string().regex(/^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9_]*)+$/);
const uri = z.string().refine((text) => URL.canParse(text));

const entity = z.looseObject({
  version,
  spec: uri.optional(),
  schema: uri.optional(),
  id: z.string().optional(),
  config: z.looseObject({}).optional(),
});
const capability = entity.extend({ extends: z.union([name, z.array(name).min(1)]).optional() });
const service = entity.extend({
  transport: z.enum(['rest', 'mcp', 'a2a', 'embedded']),
  endpoint: uri.optional(),
});
const handler = entity.extend({ id: z.string() });

type Service = z.output<typeof service>;
type Entity = z.output<typeof entity>;

/** The two kinds of profiles: one of a platform says where its parts are specified, one of a business where it is reached. */
const KINDS = [
  {
    service: ({ spec, schema, transport }: Service) =>
      spec !== undefined && (transport === 'a2a' || schema !== undefined),
    other: ({ spec, schema }: Entity) => spec !== undefined && schema !== undefined,
  },
  {
    service: ({ endpoint, transport }: Service) => transport === 'embedded' || endpoint !== undefined,
    other: () => true,
  },
];

const registry = <T extends z.ZodType>(entry: T) => z.record(name, z.array(entry));

const ucp = z
  .looseObject({
    version,
    services: registry(service),
    capabilities: registry(capability).optional(),
    payment_handlers: registry(handler),
  })
  .refine(({ services, capabilities = {}, payment_handlers: handlers }) =>
    KINDS.some(
      (kind) =>
        Object.values(services).flat().every(kind.service) &&
        [capabilities, handlers].every((entries) => Object.values(entries).flat().every(kind.other)),
    ),
  );

const signingKey = z.looseObject({
  kid: z.string(),
  kty: z.string(),
  crv: z.string().optional(),
  x: z.string().optional(),
  y: z.string().optional(),
  use: z.enum(['sig', 'enc']).optional(),
  alg: z.string().optional(),
});

const profile = z.looseObject({ ucp, signing_keys: z.array(signingKey).max(100).optional() });

/** A valid profile, as far as the shop uses it. */
export interface AgentProfile {
  /** The versions that the agent has of each capability. */
  readonly capabilities: Readonly<Record<string, readonly string[]>>;
  readonly keys: readonly PublicKey[];
  /** The address for webhooks about orders, as it is written. Null if there is none. */
  readonly webhookUrl: string | null;
}

/** A profile that was read. One of another release is not looked at any further. */
export type ReadProfile =
  | { readonly kind: 'malformed' }
  | { readonly kind: 'other'; readonly version: string }
  | { readonly kind: 'valid'; readonly version: string; readonly profile: AgentProfile };

/** The maximum depth of a profile. */
const DEPTH = 32;

const ORDER = 'dev.ucp.shopping.order';

/** Reads the bytes of a profile, and holds it to the schema of the release. */
export function readProfile(bytes: Uint8Array, release: string): ReadProfile {
  const json = parseJson(bytes);
  const head = z.looseObject({ ucp: z.looseObject({ version }) }).safeParse(json);
  if (!head.success) return { kind: 'malformed' };
  const { version: told } = head.data.ucp;
  if (told !== release) return { kind: 'other', version: told };
  const read = profile.safeParse(json);
  if (!read.success) return { kind: 'malformed' };
  const { capabilities = {} } = read.data.ucp;
  return {
    kind: 'valid',
    version: told,
    profile: {
      capabilities: Object.fromEntries(
        Object.entries(capabilities).map(([key, entries]) => [key, entries.map((entry) => entry.version)]),
      ),
      keys: read.data.signing_keys ?? [],
      webhookUrl: webhookUrlOf(capabilities[ORDER] ?? []),
    },
  };
}

function webhookUrlOf(entries: readonly Entity[]): string | null {
  const urls = entries.map(({ config }) => config?.['webhook_url']);
  return urls.find((url) => typeof url === 'string') ?? null;
}

/** Parses JSON in UTF-8 that is not nested too deeply. Returns null for anything else. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isFlat(json, DEPTH) ? json : null;
  } catch {
    return null;
  }
}

const isFlat = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isFlat(part, depth - 1)));
