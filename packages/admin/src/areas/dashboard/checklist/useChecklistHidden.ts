import { usePreference } from '../../../kit/shared/usePreference.ts';

/** Returns whether the administrator has hidden the next steps on the dashboard, and a function to change it. */
export const useChecklistHidden = () => usePreference('checklistHidden', false);
