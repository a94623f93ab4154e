import type { RefusedIdentity } from './contract.ts';

const signatureStatus = {
  signature_invalid: 401,
  key_not_found: 401,
  digest_mismatch: 400,
  algorithm_unsupported: 400,
} as const;

/** The reasons why an agent is not admitted. */
export const refusals = {
  profileUrl: {
    status: 400,
    code: 'invalid_profile_url',
    content: 'UCP-Agent must name a profile by an https URL: profile="https://agent.example/profile.json"',
  },
  unreachable: {
    status: 424,
    code: 'profile_unreachable',
    content:
      'The profile could not be read: it must be public, without a redirect, and answer within 5 seconds.',
  },
  malformed: {
    status: 422,
    code: 'profile_malformed',
    content: 'The profile does not fit the schema of this release, or is larger than 256 kB.',
  },
  busy: {
    status: 503,
    code: 'profile_unreachable',
    content: 'Too many unknown profiles are being read. Try again in a minute.',
    retryAfter: 60,
  },
  notTrusted: {
    status: 403,
    code: 'profile_not_trusted',
    content: 'This shop does not sell to the agent of this profile, or the key is of another one.',
  },
  apiKey: { status: 401, code: 'key_not_found', content: 'X-API-Key is unknown.' },
  signatureMissing: {
    status: 401,
    code: 'signature_missing',
    content: 'This shop wants requests with a signature or X-API-Key.',
  },
  capabilities: {
    status: 200,
    code: 'capabilities_incompatible',
    content: 'The agent and this shop have no capability in common.',
  },
  version: (version: string): RefusedIdentity => ({
    status: 422,
    code: 'version_unsupported',
    content: `This shop does not speak version ${version}. It speaks 2026-04-08.`,
  }),
  signature: ({
    code,
    content,
  }: {
    readonly code: keyof typeof signatureStatus;
    readonly content: string;
  }): RefusedIdentity => ({ status: signatureStatus[code], code, content }),
} satisfies Readonly<Record<string, RefusedIdentity | ((told: never) => RefusedIdentity)>>;
