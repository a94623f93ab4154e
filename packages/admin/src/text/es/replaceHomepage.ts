import type { replaceHomepage as english } from '../en/replaceHomepage.ts';

/** The Spanish texts of the wizard that replaces the homepage. */
export const replaceHomepage: Record<keyof typeof english, string> = {
  'replaceHomepage.title': 'Convertir en página de inicio',
  'replaceHomepage.title.back': 'Recuperar esta página de inicio',
  'replaceHomepage.step': 'Paso {step, number} de {steps, number}',
  'replaceHomepage.step.what': 'Qué ocurre',
  'replaceHomepage.step.affected': 'Qué se ve afectado',
  'replaceHomepage.step.confirm': 'Confirmar',
  'replaceHomepage.step.done': 'La página de inicio se ha reemplazado',
  'replaceHomepage.next': 'Siguiente',
  'replaceHomepage.page': 'Página de destino',
  'replaceHomepage.page.choose': 'Elija una página de destino',
  'replaceHomepage.page.none': 'Todavía no hay páginas de destino.',
  'replaceHomepage.what.copied':
    'El contenido de “{page}” se copia en la página de inicio. Los clientes lo ven allí enseguida.',
  'replaceHomepage.what.kept': 'La página de destino se queda como está, en su propia dirección.',
  'replaceHomepage.what.backup':
    'La página de inicio actual se conserva como la página de destino “{name}”, que los clientes no ven.',
  'replaceHomepage.what.back':
    'Puede recuperarla cuando quiera, con los mismos pasos, desde esa copia de seguridad.',
  'replaceHomepage.copied': 'De la página de destino',
  'replaceHomepage.count.body': 'Widgets que se copian',
  'replaceHomepage.count.renderable': 'De ellos, los clientes ven',
  'replaceHomepage.count.hidden': 'Widgets que las páginas de destino no muestran y que no se copian',
  'replaceHomepage.count.shared': 'Widgets de todas las páginas de destino, que no se copian',
  'replaceHomepage.count.selfLinks': 'Widgets que enlazan con esta página de destino',
  'replaceHomepage.count.unpublished': 'Cambios sin publicar de la página, que no se copian',
  'replaceHomepage.count.rollouts': 'Publicaciones programadas de la página, en curso o próximas',
  'replaceHomepage.homepage': 'En la página de inicio',
  'replaceHomepage.count.homepage': 'Widgets que pasan a la copia de seguridad',
  'replaceHomepage.count.allRoutes': 'Widgets de todas las páginas, que permanecen',
  'replaceHomepage.lost': 'Qué se pierde',
  'replaceHomepage.count.drafts': 'Cambios sin publicar de la página de inicio en borradores',
  'replaceHomepage.count.mine': 'De ellos, suyos',
  'replaceHomepage.count.others': 'Otros administradores con esos borradores',
  'replaceHomepage.count.detached':
    'Cambios sin publicar de la página de inicio que dejaron publicaciones programadas canceladas',
  'replaceHomepage.count.pastPlans':
    'Publicaciones programadas pasadas de la página de inicio, que se cancelan',
  'replaceHomepage.backup': 'Copia de seguridad',
  'replaceHomepage.backup.name': 'Nombre de la copia',
  'replaceHomepage.backup.total': 'Copias hasta ahora',
  'replaceHomepage.live.now': 'Los clientes ven esta página de destino ahora.',
  'replaceHomepage.live.off': 'Los clientes no ven esta página de destino ahora: está desactivada.',
  'replaceHomepage.warnings': 'Antes de continuar',
  'replaceHomepage.blocked': 'La página de inicio no se puede reemplazar ahora',
  'replaceHomepage.blocked.plans':
    '{count, plural, one {Hay una publicación programada de la página de inicio en curso o próxima. Cancélela primero:} many {Hay # de publicaciones programadas de la página de inicio en curso o próximas. Cancélelas primero:} other {Hay # publicaciones programadas de la página de inicio en curso o próximas. Cancélelas primero:}}',
  'replaceHomepage.blocked.scoped':
    'En la página de inicio hay widgets colocados para registros concretos. Quite primero esas ubicaciones, en Widgets.',
  'replaceHomepage.changed':
    'La página de inicio o la página de destino se modificó entretanto. No se reemplazó nada. Así está ahora.',
  'replaceHomepage.busy':
    'Otra persona está reemplazando la página de inicio. Espere un momento y vuelva a mirar.',
  'replaceHomepage.planned':
    'Entretanto se programó una publicación de la página de inicio. No se reemplazó nada. Así está ahora.',
  'replaceHomepage.readAgain': 'Volver a mirar',
  'replaceHomepage.confirm.text':
    '“{page}” pasa a ser la página de inicio, y la página de inicio actual pasa a ser la copia “{name}”.',
  'replaceHomepage.confirm.lost':
    '{count, plural, one {Se descartará # cambio sin publicar} many {Se descartarán # de cambios sin publicar} other {Se descartarán # cambios sin publicar}} de la página de inicio.',
  'replaceHomepage.sure': 'Quiero reemplazar la página de inicio ahora.',
  'replaceHomepage.replace': 'Reemplazar página de inicio',
  'replaceHomepage.done.backup': 'La página de inicio anterior se conserva como',
  'replaceHomepage.done.copied':
    '{count, plural, one {# widget está} many {# de widgets están} other {# widgets están}} ahora en la página de inicio.',
  'replaceHomepage.done.kept':
    '{count, plural, one {# widget pasó} many {# de widgets pasaron} other {# widgets pasaron}} a la copia de seguridad.',
  'replaceHomepage.done.deleted':
    '{count, plural, one {# widget que solo estaba en la página de inicio anterior se eliminó allí.} many {# de widgets que solo estaban en la página de inicio anterior se eliminaron allí.} other {# widgets que solo estaban en la página de inicio anterior se eliminaron allí.}}',
  'replaceHomepage.done.discarded':
    '{count, plural, one {Se descartó # cambio sin publicar} many {Se descartaron # de cambios sin publicar} other {Se descartaron # cambios sin publicar}} de {drafts, plural, one {# borrador} many {# de borradores} other {# borradores}}.',
  'replaceHomepage.done.canceled': 'Publicaciones programadas pasadas canceladas: {names}.',
  'replaceHomepage.done.total':
    '{count, plural, one {Ahora hay # copia de la página de inicio.} many {Ahora hay # de copias de la página de inicio.} other {Ahora hay # copias de la página de inicio.}}',
  'replaceHomepage.done.see': 'Ver la página de inicio',
  'replaceHomepage.done.edit': 'Editar la página de inicio',
  'replaceHomepage.done.back': 'Recuperar la página de inicio anterior',
  'replaceHomepage.done.close': 'Listo',
  'replaceHomepage.warning.LANDING_PAGE_HAS_NO_BODY':
    'Esta página no tiene widgets que los clientes vean: la página de inicio quedaría vacía.',
  'replaceHomepage.warning.LANDING_PAGE_NOT_LIVE':
    'Los clientes no pueden abrir esta página de destino ahora. En la página de inicio verán su contenido de todos modos.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_UNPUBLISHED_CHANGES':
    'Esta página tiene cambios sin publicar. No se copian.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_ROLLOUT':
    'Esta página tiene una publicación programada. La página de inicio recibe su contenido sin ella.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_SHARED_ROUTE_LEVEL_WIDGETS':
    'Los widgets que están en todas las páginas de destino no se copian.',
  'replaceHomepage.warning.LANDING_PAGE_HAS_HIDDEN_WIDGETS':
    'Algunos widgets de esta página no se muestran y no se copian.',
  'replaceHomepage.warning.LANDING_PAGE_LINKS_TO_ITSELF':
    'Los enlaces de esta página llevan a la propia página de destino, también desde la página de inicio.',
  'replaceHomepage.warning.HOMEPAGE_HAS_ALL_ROUTE_CONTENT_WIDGETS':
    'Los widgets que están en todas las páginas permanecen en la página de inicio.',
  'replaceHomepage.warning.DRAFTS_WILL_BE_DISCARDED':
    'Los cambios sin publicar de la página de inicio se pierden, también los de otras personas.',
  'replaceHomepage.warning.PAST_PLANS_WILL_BE_CANCELLED':
    'Las publicaciones programadas pasadas de la página de inicio se cancelan y no se pueden recuperar.',
};
