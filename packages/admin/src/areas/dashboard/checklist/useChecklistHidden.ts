import { usePreference } from '../../../kit/shared/usePreference.ts';

/** Reports whether the administrator hid the next steps from the dashboard, and changes it. */
export const useChecklistHidden = () => usePreference('checklistHidden', false);
