import { refuse } from '../../platform/errors.ts';

export const auditEntryNotFound = () => refuse(404, 'AUDIT_ENTRY_NOT_FOUND', 'Audit entry not found');
