import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';

const ReplaceHomepageWizard = lazy(async () => ({
  default: (await import('../../kit/replaceHomepage/ReplaceHomepageWizard.tsx')).ReplaceHomepageWizard,
}));

/** Button next to the list title that opens the wizard to replace the homepage. */
export function ListActions() {
  const may = useMay();
  const [isReplacing, setReplacing] = useState(false);
  if (!may('replaceHomepagePreflight') || !may('replaceHomepage')) return null;
  return (
    <>
      <Button variant="default" onClick={() => setReplacing(true)}>
        {text('landingPages.replaceAny')}
      </Button>
      {isReplacing && (
        <Suspense fallback={null}>
          <ReplaceHomepageWizard uuid={null} close={() => setReplacing(false)} />
        </Suspense>
      )}
    </>
  );
}
