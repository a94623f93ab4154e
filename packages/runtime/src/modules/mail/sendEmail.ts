import type { AppContext } from '../../platform/context.ts';
import { switchOf } from './emailKind.ts';
import type { EmailKind } from './emailKind.ts';
import { merchantAddresses } from './merchantAddresses.ts';
import { sendLetter } from './sendLetter.ts';

/**
 * Composes an e-mail of a kind and sends it, unless the kind is switched off or there is nothing to say. Throws what the
 * transport throws, so that the outbox tries again; `deliveryId` is the same at each try. Never in a transaction.
 */
export async function sendEmail<Input>(
  app: AppContext,
  kind: EmailKind<Input>,
  input: Input,
  deliveryId: string,
): Promise<void> {
  if ((await app.setting(switchOf(kind))) !== true) return;
  const composed = await kind.compose(input, app);
  if (!composed) return;
  const recipients = composed.to ? [composed.to] : await merchantAddresses(app);
  for (const to of recipients)
    await sendLetter(app, {
      kind: kind.id,
      entityUuid: composed.entityUuid,
      letter: composed.letter,
      to,
      deliveryId,
    });
}
