import { isShopError } from '@shop/sdk';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../api/shop.ts';
import { text } from '../../text/text.ts';

/** Second step that the API requires after a valid password. */
interface Challenge {
  readonly challenge: string;
  readonly methods: readonly ('totp' | 'passkey')[];
  /** Passkey options. Absent if the account has no passkey. */
  readonly passkey?: PublicKeyCredentialRequestOptionsJSON;
}

/** A sign-in step. */
type Step =
  | { readonly email: string; readonly password: string }
  | { readonly code: string }
  | { readonly passkey: true };

/** Manages sign-in with a password, and the second step if the account requires one. */
export function useSignIn(onDone: () => void | Promise<void>) {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const step = useMutation({
    mutationFn: async (given: Step) => {
      if (!challenge || 'password' in given) return shop.admin.logIn(given as { email: string });
      const { challenge: id } = challenge;
      if ('code' in given) return shop.admin.logIn({ challenge: id, code: given.code });
      return shop.admin.logIn({ challenge: id, passkey: await requestPasskey(challenge) });
    },
    onSuccess: onDone,
    onError: (error) => {
      if (!isShopError(error)) return;
      if (error.code === 'SECOND_FACTOR_REQUIRED') setChallenge(error.extra as unknown as Challenge);
      if (error.code === 'INVALID_CHALLENGE') setChallenge(null);
    },
  });
  const back = () => {
    setChallenge(null);
    step.reset();
  };
  return { challenge, step, back, problem: problemOf(step.error, challenge !== null) };
}

/** Lets the browser ask for the passkey. Throws if the administrator or the device cancels. */
async function requestPasskey({ passkey }: Challenge) {
  if (!passkey) throw new Error('The account has no passkey.');
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: passkey });
  return { id, rawId, type, response };
}

/** Returns why a sign-in step failed. Returns null if it succeeded or only requires the second step. */
function problemOf(error: unknown, isSecond: boolean): string | null {
  if (error === null) return null;
  if (!isShopError(error)) return text(isSecond ? 'login.passkey.failed' : 'app.failed');
  if (error.code === 'SECOND_FACTOR_REQUIRED') return null;
  if (error.code === 'INVALID_PASSKEY') return text('login.passkey.failed');
  if (error.status === 429) return text('login.tooMany', { seconds: error.retryAfterSeconds ?? 60 });
  if (error.code === 'INVALID_CHALLENGE') return error.message;
  if (error.status === 401 || error.status === 400)
    return text(isSecond ? 'login.code.wrong' : 'login.wrong');
  return error.message;
}
