import { CAPABILITIES } from '../ucp/capabilities.ts';
import { UCP_VERSION } from './contract.ts';
import type { Identify } from './contract.ts';
import { profileOf } from './profileOf.ts';

/** Finds out which agent sent a request: the one whose profile the header `UCP-Agent` names. Nothing is proven yet. */
export const identify: Identify = async ({ app, request }) => {
  const profile = profileOf(request.headers['ucp-agent']);
  if (profile === null)
    return {
      status: 400,
      code: 'invalid_profile_url',
      content: 'UCP-Agent must name a profile by an https URL: profile="https://agent.example/profile.json"',
    };
  const { agentsAccess: access, agentsSignatures: signatures } = await app.settings([
    'agentsAccess',
    'agentsSignatures',
  ]);
  // Nobody can be registered yet, and nothing be proven.
  if (access === 'listed')
    return { status: 403, code: 'profile_not_trusted', content: 'The shop sells to registered agents only.' };
  if (signatures === 'required')
    return { status: 401, code: 'signature_missing', content: 'The request must be signed.' };
  return {
    key: profile,
    capabilities: Object.fromEntries(CAPABILITIES.map((name) => [name, UCP_VERSION])),
    version: UCP_VERSION,
    proven: false,
  };
};
