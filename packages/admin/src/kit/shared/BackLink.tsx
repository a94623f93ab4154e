import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** The link above a title that leads to the page above. */
export const BackLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Anchor component={Link} to={to as never} size="sm" className="backLink">
    <Icon name="left" size={14} />
    {children}
  </Anchor>
);
