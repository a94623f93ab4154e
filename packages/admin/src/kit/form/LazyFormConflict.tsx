import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';

const FormConflict = lazy(async () => ({ default: (await import('./FormConflict.tsx')).FormConflict }));

/** Shows a conflict of a form. Its code is loaded with the first one. */
export const LazyFormConflict = (props: ComponentProps<typeof FormConflict>) => (
  <Suspense fallback={null}>
    <FormConflict {...props} />
  </Suspense>
);
