import { usePreference } from '../../../kit/shared/usePreference.ts';

/** Tells whether the administrator hid the next steps from the dashboard, and changes it. */
export const useChecklistHidden = () => usePreference('checklistHidden', false);
