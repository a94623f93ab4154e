import { translateMessages } from '../../platform/messages/contract.ts';
import { measurementMessages } from './measurementMessages.ts';

/** The texts with which visitors are asked whether they may be counted, in French. */
export const frenchMeasurementMessages = translateMessages(measurementMessages, 'fr', {
  'measurement.title': 'Pouvons-nous compter votre visite ?',
  'measurement.intro':
    'Si vous acceptez, nous comptons les pages que vous consultez et si vous passez commande, sous un numéro aléatoire et sans votre nom. Les deux réponses conviennent : la boutique fonctionne de la même façon.',
  'measurement.shared':
    'Avec votre accord, les pages chargent aussi un script de {host}, qui peut utiliser ses propres cookies.',
  'measurement.accept': 'Accepter',
  'measurement.decline': 'Refuser',
  'measurement.link': 'Paramètres des cookies',
  'measurement.page.intro':
    'Vous décidez si nous pouvons compter votre visite, et vous pouvez changer d’avis ici à tout moment.',
  'measurement.page.open': 'Vous n’avez pas encore décidé.',
  'measurement.page.accepted': 'Vous avez accepté : votre visite est comptée.',
  'measurement.page.declined': 'Vous avez refusé : votre visite n’est pas comptée.',
  'measurement.page.cookies': 'Les cookies de cette boutique',
  'measurement.page.session': 'relie votre panier et votre compte. La boutique en a besoin.',
  'measurement.page.consent': 'conserve votre décision pendant six mois. La boutique en a besoin.',
  'measurement.page.visitor':
    'contient pendant six mois un numéro aléatoire qui relie les pages d’une même visite. Il n’est créé que si vous acceptez.',
});
