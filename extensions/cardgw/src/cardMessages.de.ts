import { translateMessages } from '@shop/runtime/extension';
import { cardMessages } from './cardMessages.ts';

/** The name of payment by card, and the texts of its form, in German. */
export const germanCardMessages = translateMessages(cardMessages, 'de', {
  'cardgw.name': 'Kreditkarte',
  'cardgw.pay': 'Jetzt bezahlen',
  'cardgw.needsScript':
    'Für das Kartenformular wird JavaScript benötigt. Bitte erlauben Sie es für diese Seite oder bezahlen Sie anders.',
  'cardgw.notLoaded':
    'Das Kartenformular konnte nicht geladen werden. Bitte laden Sie die Seite neu oder bezahlen Sie anders.',
  'cardgw.declined': 'Die Zahlung ist fehlgeschlagen. Bitte prüfen Sie Ihre Kartendaten.',
  'cardgw.noAnswer': 'Der Kartendienst antwortet nicht. Bitte versuchen Sie es noch einmal.',
  'cardgw.activity.captured': '{money} eingezogen. Transaktion: {id}',
  'cardgw.activity.authorized': '{money} autorisiert. Transaktion: {id}',
  'cardgw.activity.failed': 'Zahlung fehlgeschlagen',
  'cardgw.activity.failedBecause': 'Zahlung fehlgeschlagen: {reason}',
  'cardgw.reason.abandoned': 'Die Zahlung wurde abgebrochen',
});
