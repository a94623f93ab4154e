import { isShopError } from '@shop/sdk';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../api/shop.ts';
import { text } from '../../text/text.ts';

/** The second step that the answer to a right password asked for. */
interface Challenge {
  readonly challenge: string;
  readonly methods: readonly ('totp' | 'passkey')[];
  /** The options of a passkey; absent without one. */
  readonly passkey?: PublicKeyCredentialRequestOptionsJSON;
}

/** A step of signing in. */
type Step =
  | { readonly email: string; readonly password: string }
  | { readonly code: string }
  | { readonly passkey: true };

/** Signing in by a password, and by a second step where the account has one. */
export function useSignIn(onDone: () => void | Promise<void>) {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const step = useMutation({
    mutationFn: async (given: Step) => {
      if (!challenge || 'password' in given) return shop.admin.logIn(given as { email: string });
      const { challenge: id } = challenge;
      if ('code' in given) return shop.admin.logIn({ challenge: id, code: given.code });
      return shop.admin.logIn({ challenge: id, passkey: await askForPasskey(challenge) });
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

/** Lets the browser ask for the passkey. Throws where the administrator or the device does not go on. */
async function askForPasskey({ passkey }: Challenge) {
  if (!passkey) throw new Error('The account has no passkey.');
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: passkey });
  return { id, rawId, type, response };
}

/** Reports why a step failed; null where it did not, or only leads to the second one. */
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
