import { translateMessages } from '../../platform/messages/contract.ts';
import { recoveryMessages } from './recoveryMessages.ts';

/** The texts by which administrators get a new password, in German. */
export const germanRecoveryMessages = translateMessages(recoveryMessages, 'de', {
  'recovery.email.subject': 'Ihr neues Administratorpasswort bei {shop}',
  'recovery.email.intro':
    'für {email}, Administrator von {shop}, wurde ein neues Passwort angefordert. Wenn Sie das waren, legen Sie es hier fest:',
  'recovery.email.choose': 'Neues Passwort festlegen',
  'recovery.email.validity':
    'Der Link gilt ein einziges Mal und {hours, plural, one {# Stunde} other {# Stunden}} lang. Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',

  'recovery.secondFactor.subject': 'Ihr zweiter Faktor bei {shop} wurde entfernt',
  'recovery.secondFactor.intro':
    'die Authenticator-App, die Passkeys und die Wiederherstellungscodes von {email}, Administrator von {shop}, wurden entfernt, und alle Sitzungen sind beendet. Bis auf Weiteres melden Sie sich mit dem Passwort allein an. Bitte richten Sie einen neuen zweiten Faktor ein:',
  'recovery.secondFactor.setUp': 'Mein Profil öffnen',
  'recovery.secondFactor.unwanted':
    'Wenn Sie das nicht wollten, ändern Sie sofort Ihr Passwort und sagen Sie den anderen Administratoren des Shops Bescheid.',

  'recovery.page.title': 'Neues Administratorpasswort festlegen',
  'recovery.page.password': 'Neues Passwort',
  'recovery.page.hint': 'Mindestens 8 Zeichen. Damit enden alle Ihre Sitzungen und API-Tokens.',
  'recovery.page.set': 'Passwort festlegen',
  'recovery.page.done': 'Das neue Passwort ist festgelegt. Bitte melden Sie sich damit an.',
});
