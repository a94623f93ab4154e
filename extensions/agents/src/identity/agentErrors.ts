import { refuse } from '@shop/runtime/extension';

export const agentNotFound = () => refuse(404, 'AGENT_NOT_FOUND', 'Agent not found');
export const agentExists = () =>
  refuse(409, 'AGENT_EXISTS', 'Another agent has this profile', { at: 'profile_url' });
export const agentUrlRefused = (at: 'profile_url' | 'webhook_url') =>
  refuse(400, 'AGENT_URL_REFUSED', '{field} must be an https URL without a user name or fragment', {
    values: { field: at },
    at,
  });
