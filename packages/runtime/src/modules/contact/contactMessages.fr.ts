import { translateMessages } from '../../platform/contracts/messages.ts';
import { contactMessages } from './contactMessages.ts';

/** The texts of the contact form in French. */
export const frenchContactMessages = translateMessages(contactMessages, 'fr', {
  'contact.form.title': 'Écrivez-nous',
  'contact.form.name': 'Prénom et nom',
  'contact.form.email': 'Adresse e-mail',
  'contact.form.message': 'Message',
  'contact.form.send': 'Envoyer le message',
  'contact.form.trap': 'Laissez ce champ vide',
  'contact.page.title': 'Contact',
  'contact.page.intro': 'Posez-nous toutes vos questions. Nous répondons par e-mail.',
  'contact.page.sentTitle': 'Merci pour votre message',
  'contact.page.sent': 'Nous l’avons bien reçu. Nous vous répondrons par e-mail.',
  'contact.page.continue': 'Continuer vos achats',
  'contact.email.subject': 'Message de {name}',
  'contact.email.name': 'Nom',
  'contact.email.email': 'Adresse e-mail',
  'contact.email.open': 'Ouvrir dans l’administration',
});
