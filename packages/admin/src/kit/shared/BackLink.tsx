import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { linkTo } from './linkTo.ts';
import type { PagePath } from './linkTo.ts';

/** Link above the title that points to the parent page. */
export const BackLink = ({ to, children }: { readonly to: PagePath; readonly children: ReactNode }) => (
  <Anchor component={Link} {...linkTo(to)} size="sm" className="backLink">
    <Icon name="left" size={14} />
    {children}
  </Anchor>
);
