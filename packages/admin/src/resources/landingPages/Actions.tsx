import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { shop } from '../../api/shop.ts';
import type { Values } from '../../form/defineForm.ts';
import { useMay } from '../../shell/permissions.ts';
import { text } from '../../text/text.ts';
import { ReplaceHomepageDialog } from './ReplaceHomepageDialog.tsx';

/** The buttons beside the title of a landing page: duplicate it, and make it the homepage. */
export function Actions({ record }: { readonly record: Values }) {
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isReplacing, setReplacing] = useState(false);
  const uuid = String(record['uuid']);
  const duplicate = useMutation({
    mutationFn: () => shop.landingPages.duplicate(uuid),
    onSuccess: async (copy) => {
      notifications.show({ color: 'teal', message: text('landingPages.duplicated') });
      await client.invalidateQueries({ queryKey: ['landingPages'] });
      await navigate({ to: `/landing-page/edit/${copy.uuid}` as never });
    },
    onError: (error) => notifications.show({ color: 'red', message: error.message }),
  });
  return (
    <>
      {may('duplicateLandingPage') && (
        <Button variant="default" loading={duplicate.isPending} onClick={() => duplicate.mutate()}>
          {text('landingPages.duplicate')}
        </Button>
      )}
      {may('replaceHomepagePreflight') && may('replaceHomepage') && (
        <Button variant="default" onClick={() => setReplacing(true)}>
          {text('landingPages.replace')}
        </Button>
      )}
      {isReplacing && <ReplaceHomepageDialog uuid={uuid} close={() => setReplacing(false)} />}
    </>
  );
}
