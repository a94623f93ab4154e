import type { errorTexts } from './errorTexts.ts';

/** The errors that pages show, in German. */
export const germanErrorTexts: Readonly<Record<keyof typeof errorTexts, string>> = {
  'storefront.error.notFound': 'Nicht gefunden',
  'storefront.error.internal': 'Bei uns ist ein Fehler aufgetreten',
  'storefront.error.unavailable':
    'Der Shop ist zurzeit nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  'storefront.error.tooManyRequests':
    'Das waren zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',

  'storefront.error.fullNameRequired': 'Bitte geben Sie Ihren Vor- und Nachnamen an',
  'storefront.error.messageRequired': 'Bitte schreiben Sie eine Nachricht',
  'storefront.error.messageTooLong': 'Die Nachricht ist zu lang. Sie darf höchstens 5.000 Zeichen haben',
  'storefront.error.telephoneRequired': 'Bitte geben Sie eine Telefonnummer an',
  'storefront.error.addressRequired': 'Bitte geben Sie Straße und Hausnummer an',
  'storefront.error.cityRequired': 'Bitte geben Sie den Ort an',
  'storefront.error.provinceRequired': 'Bitte wählen Sie das Bundesland oder die Region',
  'storefront.error.provinceElsewhere': 'Das Bundesland oder die Region gehört zu einem anderen Land',
  'storefront.error.countryRequired': 'Bitte wählen Sie ein Land',
  'storefront.error.countryUnknown': 'Bitte wählen Sie ein Land aus der Liste',
  'storefront.error.postcodeRequired': 'Bitte geben Sie die Postleitzahl an',
  'storefront.error.emailInvalid': 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com an',
  'storefront.error.emailTaken': 'Diese E-Mail-Adresse wird schon verwendet',
  'storefront.error.credentials': 'E-Mail-Adresse oder Passwort ist falsch',
  'storefront.error.passwordTooShort': 'Das Passwort muss mindestens 8 Zeichen haben',
  'storefront.error.passwordCommon': 'Dieses Passwort ist zu gebräuchlich. Bitte wählen Sie ein anderes',
  'storefront.error.currentPassword': 'Das aktuelle Passwort fehlt oder ist falsch',
  'storefront.error.resetToken': 'Der Link ist ungültig oder abgelaufen',
  'storefront.error.addressNotFound': 'Diese Adresse gibt es nicht mehr',
  'storefront.error.addressBookFull': 'Sie können höchstens {most} Adressen speichern',
  'storefront.error.provinceUnknown':
    '„{province}“ ist kein Bundesland und keine Region des gewählten Landes',

  'storefront.error.invalidCart': 'Dieser Warenkorb ist nicht mehr gültig',
  'storefront.error.cartRequired': 'Es gibt noch keinen Warenkorb',
  'storefront.error.cartEmpty': 'Ihr Warenkorb ist leer',
  'storefront.error.cartBusy': 'Der Warenkorb wird gerade geändert. Bitte versuchen Sie es noch einmal',
  'storefront.error.cartChanged':
    'Ihr Warenkorb hat sich geändert. Bitte prüfen Sie ihn und bestellen Sie dann noch einmal',
  'storefront.error.qtyInvalid': 'Bitte geben Sie eine gültige Menge an',
  'storefront.error.productNotFound': 'Diesen Artikel gibt es nicht mehr',
  'storefront.error.productNotAvailable': 'Dieser Artikel ist nicht verfügbar',
  'storefront.error.outOfStock': 'Dieser Artikel ist ausverkauft',
  'storefront.error.notEnoughStock': 'So viele Stück haben wir nicht auf Lager',
  'storefront.error.itemNotFound': 'Diesen Artikel gibt es in Ihrem Warenkorb nicht mehr',
  'storefront.error.tooManyLines': 'Ein Warenkorb fasst höchstens {max} verschiedene Artikel',
  'storefront.error.tooManyUnits': 'Von einem Artikel können Sie höchstens {max} Stück auf einmal kaufen',
  'storefront.error.cartTooLarge': 'Die Summe des Warenkorbs ist zu groß',
  'storefront.error.couponRequired': 'Bitte geben Sie einen Gutscheincode ein',
  'storefront.error.couponUnknown': 'Diesen Gutschein gibt es nicht',
  'storefront.error.couponNotStarted': 'Dieser Gutschein gilt noch nicht',
  'storefront.error.couponExpired': 'Dieser Gutschein ist abgelaufen',
  'storefront.error.couponUsedUp': 'Dieser Gutschein ist aufgebraucht',
  'storefront.error.couponLimit': 'Sie haben diesen Gutschein schon so oft eingelöst, wie er gilt',
  'storefront.error.couponLogin': 'Bitte melden Sie sich an, um diesen Gutschein einzulösen',
  'storefront.error.couponNotOnCart': 'Dieser Gutschein ist nicht eingelöst',
  'storefront.error.couponOtherCustomers': 'Dieser Gutschein gilt für andere Kunden',
  'storefront.error.couponUnconfirmed':
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: mit dem Link in unserer ersten E-Mail an Sie, oder fordern Sie einen Link für ein neues Passwort an',
  'storefront.error.couponSpent':
    'Dieser Gutschein gilt erst nach Bestellungen über mindestens {amount} {currency}',
  'storefront.error.couponTotal': 'Dieser Gutschein gilt ab einem Bestellwert von {amount} {currency}',
  'storefront.error.couponUnits': 'Dieser Gutschein gilt ab {qty} Stück im Warenkorb',
  'storefront.error.couponProducts': 'Für diesen Gutschein fehlen die passenden Artikel im Warenkorb',

  'storefront.error.contactRequired': 'Bitte geben Sie Ihre E-Mail-Adresse an',
  'storefront.error.shippingAddressRequired': 'Bitte geben Sie eine Lieferadresse an',
  'storefront.error.billingAddressRequired': 'Bitte geben Sie eine Rechnungsadresse an',
  'storefront.error.shippingMethodRequired': 'Bitte wählen Sie eine Versandart',
  'storefront.error.paymentMethodRequired': 'Bitte wählen Sie eine Zahlungsart',
  'storefront.error.noShipping': 'An diese Adresse liefern wir nicht',
  'storefront.error.methodGone': 'Die gewählte Versandart ist nicht mehr verfügbar',
  'storefront.error.quoteFailed':
    'Von „{provider}“ haben wir gerade keinen Versandpreis erhalten. Bitte versuchen Sie es noch einmal',
  'storefront.error.paymentMethodGone': 'Diese Zahlungsart ist nicht verfügbar',
  'storefront.error.tooManyUnpaidOrders':
    'Zu viele Ihrer Bestellungen sind noch nicht bezahlt. Bitte bezahlen Sie eine davon oder versuchen Sie es später noch einmal',
  'storefront.error.gatewaySilent':
    'Der Zahlungsdienst antwortet nicht, deshalb wurde nichts bestellt. Bitte versuchen Sie es gleich noch einmal',
  'storefront.error.termsRequired': 'Bitte stimmen Sie den Bedingungen zu',
  'storefront.error.termsChanged':
    'Unsere Bedingungen haben sich geändert. Bitte lesen Sie sie und bestellen Sie dann noch einmal',
  'storefront.error.noteInvalid': 'Die Anmerkung ist ungültig',
};
