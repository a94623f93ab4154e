import { translateMessages } from '../../platform/contracts/messages.ts';
import { recoveryMessages } from './recoveryMessages.ts';

/** The texts by which administrators get a new password, in French. */
export const frenchRecoveryMessages = translateMessages(recoveryMessages, 'fr', {
  'recovery.email.subject': 'Votre nouveau mot de passe d’administrateur chez {shop}',
  'recovery.email.intro':
    'Un nouveau mot de passe a été demandé pour {email}, administrateur de la boutique {shop}. Si vous êtes à l’origine de cette demande, choisissez-le ici :',
  'recovery.email.choose': 'Choisir un nouveau mot de passe',
  'recovery.email.validity':
    'Le lien ne peut être utilisé qu’une seule fois et reste valable {hours, plural, one {# heure} many {# d’heures} other {# heures}}. Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire : votre mot de passe reste inchangé.',

  'recovery.secondFactor.subject': 'Votre second facteur chez {shop} a été supprimé',
  'recovery.secondFactor.intro':
    'L’application d’authentification, les clés d’accès et les codes de récupération de {email}, administrateur de la boutique {shop}, ont été supprimés, et toutes les sessions sont closes. Désormais, vous vous connectez avec votre seul mot de passe. Veuillez configurer un nouveau second facteur :',
  'recovery.secondFactor.setUp': 'Ouvrir mon profil',
  'recovery.secondFactor.unwanted':
    'Si vous n’avez pas demandé cela, changez immédiatement votre mot de passe et prévenez les autres administrateurs de la boutique.',

  'recovery.added.subject': 'Un nouvel accès à votre compte chez {shop}',
  'recovery.added.totp':
    'Une application d’authentification a été configurée pour {email}, administrateur de la boutique {shop}. Elle sera désormais demandée à chaque connexion.',
  'recovery.added.passkey':
    'Une clé d’accès a été ajoutée au compte de {email}, administrateur de la boutique {shop}.',
  'recovery.added.apiToken':
    'Un jeton d’API a été créé pour {email}, administrateur de la boutique {shop}. Un programme s’en sert à la place d’un mot de passe.',
  'recovery.added.unwanted':
    'Si ce n’était ni vous ni un collègue de confiance, changez immédiatement votre mot de passe, ce qui met fin à toutes les sessions et à tous les jetons d’API, vérifiez votre profil et prévenez les autres administrateurs de la boutique.',

  'recovery.page.title': 'Définir un nouveau mot de passe d’administrateur',
  'recovery.page.password': 'Nouveau mot de passe',
  'recovery.page.hint': 'Au moins 8 caractères. Toutes vos sessions et tous vos jetons d’API prendront fin.',
  'recovery.page.set': 'Définir le mot de passe',
  'recovery.page.done': 'Le nouveau mot de passe est défini. Connectez-vous avec celui-ci.',
});
