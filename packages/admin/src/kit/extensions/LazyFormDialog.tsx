import type * as shared from '@shop/admin';
import { lazy, Suspense } from 'react';

const LateFormDialog = lazy(async () => ({ default: (await import('./FormDialog.tsx')).FormDialog<object> }));

/** The dialog with a form, which loads when it is first opened, so that it weighs on no other page. */
export const FormDialog = <Values extends object>(props: shared.FormDialogProps<Values>) => (
  <Suspense fallback={null}>
    <LateFormDialog {...(props as unknown as shared.FormDialogProps<object>)} />
  </Suspense>
);
