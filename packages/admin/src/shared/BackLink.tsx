import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The link above a title that leads to the page above. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Anchor component={Link} to={to as never} size="sm">
    ← {children}
  </Anchor>
);
