import type { AdminParts } from '@shop/runtime/extension';

/** The settings page of the extension in the admin. */
export const adminParts: AdminParts = {
  name: 'referrals',
  settingsPage: {
    title: {
      en: 'Referrals',
      de: 'Empfehlungen',
      es: 'Recomendaciones',
      fr: 'Parrainage',
      ar: 'الإحالات',
    },
    about: {
      en: 'What friends and the customers who recommend the shop get.',
      de: 'Was Freunde bekommen, und die Kunden, die den Shop empfehlen.',
      es: 'Lo que reciben los amigos y los clientes que recomiendan la tienda.',
      fr: 'Ce que reçoivent les amis et les clients qui recommandent la boutique.',
      ar: 'ما يحصل عليه الأصدقاء والعملاء الذين يوصون بالمتجر.',
    },
    settings: [
      {
        key: 'referralsPromotion',
        label: {
          en: 'UUID of the promotion for friends',
          de: 'UUID der Aktion für Freunde',
          es: 'UUID de la promoción para amigos',
          fr: 'UUID de la promotion pour les amis',
          ar: 'معرّف UUID للعرض المخصص للأصدقاء',
        },
      },
      {
        key: 'referralsReward',
        label: {
          en: 'Credit for each friend',
          de: 'Guthaben für jeden Freund',
          es: 'Saldo por cada amigo',
          fr: 'Crédit pour chaque ami',
          ar: 'الرصيد عن كل صديق',
        },
      },
    ],
  },
};
