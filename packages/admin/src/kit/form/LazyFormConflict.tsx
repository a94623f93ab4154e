import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';

const FormConflict = lazy(async () => ({ default: (await import('./FormConflict.tsx')).FormConflict }));

/** Shows a form conflict. The code loads when the first conflict occurs. */
export const LazyFormConflict = (props: ComponentProps<typeof FormConflict>) => (
  <Suspense fallback={null}>
    <FormConflict {...props} />
  </Suspense>
);
