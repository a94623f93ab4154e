import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { onSessionEnd, shop } from '../../kit/api/shop.ts';
import { linkTo } from '../../kit/shared/linkTo.ts';

/** Returns a function that ends the session and redirects to the sign-in page. */
export function useSignOut() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  const signOut = async () => {
    setLeaving(true);
    onSessionEnd(null);
    await shop.admin.logOut();
    client.clear();
    await navigate(linkTo('/login'));
  };
  return { isLeaving, signOut };
}
