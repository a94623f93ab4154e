import { translateMessages } from '../../platform/contracts/messages.ts';
import { measurementMessages } from './measurementMessages.ts';

/** The texts with which visitors are asked whether they may be counted, in French. */
export const frenchMeasurementMessages = translateMessages(measurementMessages, 'fr', {
  'measurement.title': 'Pouvons-nous compter votre visite ?',
  'measurement.intro':
    'Si vous acceptez, nous comptons les pages que vous consultez, ce que vous recherchez et si vous passez commande, sous un numéro aléatoire et sans votre nom. La boutique fonctionne de la même façon dans les deux cas.',
  'measurement.shared':
    'Si vous acceptez, les pages chargent aussi un script de {host}, qui peut utiliser ses propres cookies.',
  'measurement.accept': 'Accepter',
  'measurement.reject': 'Refuser',
  'measurement.link': 'Paramètres des cookies',
  'measurement.more': 'En savoir plus',
  'measurement.page.intro':
    'Vous décidez si nous pouvons compter votre visite, et vous pouvez changer d’avis ici à tout moment.',
  'measurement.page.open': 'Vous n’avez pas encore décidé.',
  'measurement.page.accepted': 'Vous avez accepté : votre visite est comptée.',
  'measurement.page.rejected': 'Vous avez refusé : votre visite n’est pas comptée.',
  'measurement.page.cookies': 'Les cookies de cette boutique',
  'measurement.page.session': 'relie votre panier et votre compte. La boutique en a besoin.',
  'measurement.page.consent': 'conserve votre décision pendant six mois. La boutique en a besoin.',
  'measurement.page.visit':
    'contient un numéro aléatoire jusqu’à la fermeture du navigateur, pour relier les pages d’une même visite. Il n’est créé que si vous acceptez.',
});
