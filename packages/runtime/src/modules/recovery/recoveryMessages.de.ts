import { translateMessages } from '../../platform/contracts/messages.ts';
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

  'recovery.added.subject': 'Ein neuer Zugang zu Ihrem Konto bei {shop}',
  'recovery.added.totp':
    'für {email}, Administrator von {shop}, wurde eine Authenticator-App eingerichtet. Ab jetzt wird bei jeder Anmeldung nach ihr gefragt.',
  'recovery.added.passkey': 'für {email}, Administrator von {shop}, wurde ein Passkey hinzugefügt.',
  'recovery.added.apiToken':
    'für {email}, Administrator von {shop}, wurde ein API-Token erstellt. Ein Programm meldet sich damit anstelle eines Passworts an.',
  'recovery.added.unwanted':
    'Wenn das weder Sie noch ein Kollege war, dem Sie vertrauen, ändern Sie sofort Ihr Passwort – damit enden alle Sitzungen und API-Tokens –, sehen Sie Ihr Profil durch und sagen Sie den anderen Administratoren des Shops Bescheid.',

  'recovery.page.title': 'Neues Administratorpasswort festlegen',
  'recovery.page.password': 'Neues Passwort',
  'recovery.page.hint': 'Mindestens 8 Zeichen. Damit enden alle Ihre Sitzungen und API-Tokens.',
  'recovery.page.set': 'Passwort festlegen',
  'recovery.page.done': 'Das neue Passwort ist festgelegt. Bitte melden Sie sich damit an.',
});
