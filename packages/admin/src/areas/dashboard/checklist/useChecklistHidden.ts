import { usePreference } from '../../../kit/shared/usePreference.ts';

/** Returns whether the administrator has hidden the checklist card on the dashboard, and a function that changes this preference. */
export const useChecklistHidden = () => usePreference('checklistHidden', false);
