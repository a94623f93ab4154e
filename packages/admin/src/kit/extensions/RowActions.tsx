import type { RowActionsProps } from '@shop/admin';
import { RowActions as OwnRowActions } from '../shared/RowActions.tsx';

export const RowActions = ({ refreshes, ...props }: RowActionsProps) => (
  <OwnRowActions queryKey={refreshes} {...props} />
);
