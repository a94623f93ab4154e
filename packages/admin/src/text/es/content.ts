import type { content as english } from '../en/content.ts';

/** The Spanish texts of content pages, media and menus. */
export const content: Record<keyof typeof english, string> = {
  'content.published': 'Publicado',
  'content.draft': 'Borrador',
  'content.planned': 'Programado',
  'content.publish': 'Publicar',
  'content.unpublish': 'Anular publicación',
  'content.path': 'Dirección',
  'content.changed': 'Último cambio',
  'content.link.placeholder': 'Busque o escriba una dirección',
  'content.link.gone': 'Ya no existe',
  'content.link.change': 'Cambiar {label}',
  'content.type.product': 'Producto',
  'content.type.category': 'Categoría',
  'content.type.collection': 'Colección',
  'content.type.cms_page': 'Página',
  'content.type.landing_page': 'Página de destino',
  'content.type.blog_post': 'Entrada del blog',

  'pages.empty':
    'Las páginas contienen los textos que no cambian a menudo: quiénes somos, envíos, aviso legal. Escriba la primera.',
  'pages.heading': 'Título',
  'pages.text': 'Texto',
  'pages.section.content': 'Contenido',
  'pages.published.help': 'Los borradores solo se ven en la administración.',

  'blogPosts.empty':
    'Las entradas cuentan las novedades a sus clientes. Escriba la primera y publíquela ahora o más tarde.',
  'blogPosts.name': 'Titular',
  'blogPosts.summary': 'Resumen',
  'blogPosts.summary.help': 'Se muestra en la lista de entradas.',
  'blogPosts.text': 'Texto',
  'blogPosts.section.content': 'Contenido',
  'blogPosts.section.about': 'Sobre esta entrada',
  'blogPosts.publishedAt': 'Fecha de publicación',
  'blogPosts.publishedAt.help':
    'En su zona horaria. Si la hora está en el futuro, la entrada se publica por sí sola.',
  'blogPosts.image': 'Imagen',
  'blogPosts.author': 'Autor',
  'blogPosts.categories': 'Categorías',

  'blogCategories.empty':
    'Las categorías agrupan las entradas de su blog, por ejemplo en noticias o recetas.',
  'blogCategories.name': 'Nombre',
  'blogCategories.description': 'Descripción',
  'blogCategories.lost': 'Sus entradas se conservan, sin esta categoría.',

  'landingPages.empty':
    'Las páginas de destino son para campañas: tienen una dirección propia y se pueden publicar solas.',
  'landingPages.name': 'Nombre',
  'landingPages.description': 'Notas',
  'landingPages.description.help': 'Para su equipo. Los clientes no las ven.',
  'landingPages.section.general': 'General',
  'landingPages.start': 'Publicada desde',
  'landingPages.start.help': 'En su zona horaria. Vacío: de inmediato.',
  'landingPages.end': 'Publicada hasta',
  'landingPages.end.help': 'En su zona horaria. Vacío: sin fecha de fin.',
  'landingPages.live': 'Publicada',
  'landingPages.ended': 'Finalizada',
  'landingPages.lost': 'Los widgets que solo están en esta página se eliminan con ella.',
  'landingPages.duplicate': 'Duplicar',
  'landingPages.duplicated': 'Duplicada',
  'landingPages.replace': 'Convertir en página de inicio',
  'landingPages.replace.sure': 'Quiero reemplazar la página de inicio ahora.',
  'landingPages.replace.confirm': 'Reemplazar página de inicio',
  'landingPages.replace.copies':
    '{count, plural, one {# widget de esta página se mostrará} many {# de widgets de esta página se mostrarán} other {# widgets de esta página se mostrarán}} en la página de inicio.',
  'landingPages.replace.backup':
    'La página de inicio actual, con {count, plural, one {# widget} many {# de widgets} other {# widgets}}, se conserva como la página de destino “{name}”.',
  'landingPages.replace.drafts':
    '{count, plural, one {Se descartará # cambio sin publicar} many {Se descartarán # de cambios sin publicar} other {Se descartarán # cambios sin publicar}} de la página de inicio.',
  'landingPages.replace.plans':
    '{count, plural, one {Se cancelará # publicación programada pasada} many {Se cancelarán # de publicaciones programadas pasadas} other {Se cancelarán # publicaciones programadas pasadas}} de la página de inicio.',
  'landingPages.replace.warnings': 'Antes de continuar',
  'landingPages.replace.blocked': 'Esto no es posible ahora',
  'landingPages.replaced': 'La página de inicio se ha reemplazado. La anterior se conserva como “{backup}”.',
  'landingPages.blocked.plans':
    'La página de inicio tiene publicaciones programadas en curso o futuras: {names}. Cancélelas primero.',
  'landingPages.blocked.scoped':
    'En la página de inicio hay widgets colocados para registros concretos. Quite primero esas ubicaciones.',
  'landingPages.warning.LANDING_PAGE_HAS_NO_BODY':
    'Esta página no tiene widgets: la página de inicio quedaría vacía.',
  'landingPages.warning.LANDING_PAGE_NOT_LIVE': 'Esta página no está publicada.',
  'landingPages.warning.LANDING_PAGE_HAS_UNPUBLISHED_CHANGES':
    'Esta página tiene cambios sin publicar. No se incluirán.',
  'landingPages.warning.LANDING_PAGE_HAS_ROLLOUT':
    'Esta página tiene una publicación programada. La página de inicio recibe su contenido sin ella.',
  'landingPages.warning.LANDING_PAGE_HAS_SHARED_ROUTE_LEVEL_WIDGETS':
    'Los widgets que están en todas las páginas de destino no se incluyen.',
  'landingPages.warning.LANDING_PAGE_HAS_HIDDEN_WIDGETS':
    'Algunos widgets de esta página no se muestran y no se incluyen.',
  'landingPages.warning.LANDING_PAGE_LINKS_TO_ITSELF':
    'Los enlaces de esta página llevan a la propia página.',
  'landingPages.warning.HOMEPAGE_HAS_ALL_ROUTE_CONTENT_WIDGETS':
    'Los widgets que están en todas las páginas permanecen en la página de inicio.',
  'landingPages.warning.DRAFTS_WILL_BE_DISCARDED': 'Los borradores de la página de inicio se pierden.',
  'landingPages.warning.PAST_PLANS_WILL_BE_CANCELLED':
    'Las publicaciones programadas pasadas no se pueden recuperar.',

  'media.empty': 'Todavía no hay nada aquí. Suelte la primera imagen arriba.',
  'media.search': 'Buscar archivos',
  'media.search.placeholder': 'Nombre o texto alternativo',
  'media.folder': 'Carpeta',
  'media.folder.all': 'Todas las carpetas',
  'media.folder.root': 'Carpeta principal',
  'media.sort': 'Orden',
  'media.sort.newest': 'Más recientes',
  'media.sort.oldest': 'Más antiguos',
  'media.sort.name': 'Nombre',
  'media.sort.largest': 'Más grandes',
  'media.look': 'Vista',
  'media.look.grid': 'Cuadrícula',
  'media.look.list': 'Lista',
  'media.name': 'Nombre',
  'media.alt': 'Texto alternativo',
  'media.alt.help': 'Dice lo que muestra la imagen, para quienes no la ven y para los motores de búsqueda.',
  'media.dimensions': 'Dimensiones',
  'media.noDimensions': 'Dimensiones desconocidas',
  'media.size': 'Tamaño',
  'media.added': 'Añadido',
  'media.detail': 'Archivo',
  'media.copy': 'Copiar dirección',
  'media.copied': 'Copiada',
  'media.open': 'Abrir',
  'media.uses': 'Dónde se usa',
  'media.uses.none': 'Todavía en ninguna parte.',
  'media.uses.others':
    '{count, plural, one {Y # registro que su rol no incluye.} many {Y # de registros que su rol no incluye.} other {Y # registros que su rol no incluye.}}',
  'media.delete.inUse':
    'Este archivo todavía se muestra en la tienda. En las páginas que lo muestran quedará un hueco.',
  'media.delete.anyway': 'Eliminar de todos modos',
  'media.refused':
    '{count, plural, one {Se ha rechazado # archivo: {reason}} many {Se han rechazado # de archivos, el primero: {reason}} other {Se han rechazado # archivos, el primero: {reason}}}',
  'media.uploaded':
    '{count, plural, one {# archivo subido} many {# de archivos subidos} other {# archivos subidos}}',
  'media.uploading': 'Subiendo {done, number} de {total, number}',
  'media.progress': 'Progreso de la subida',
  'media.pick': 'Elegir de la biblioteca',
  'media.choose': 'Elegir de la biblioteca',
  'media.take':
    '{count, plural, =0 {Añadir} one {Añadir # imagen} many {Añadir # de imágenes} other {Añadir # imágenes}}',
  'media.type.product': 'Producto',
  'media.type.category': 'Categoría',
  'media.type.collection': 'Colección',
  'media.type.blog_post': 'Entrada del blog',
  'media.type.blog_category': 'Categoría del blog',
  'media.type.cms_page': 'Página',
  'media.type.widget': 'Widget',
  'media.type.setting': 'Ajuste',

  'editor.link': 'Enlace',
  'editor.bold': 'Negrita',
  'editor.italic': 'Cursiva',
  'editor.heading2': 'Título',
  'editor.heading3': 'Título menor',
  'editor.bulletList': 'Lista con viñetas',
  'editor.orderedList': 'Lista numerada',
  'editor.quote': 'Cita',
  'editor.undo': 'Deshacer',
  'editor.redo': 'Rehacer',
  'editor.link.target': 'Lleva a',
  'editor.link.set': 'Poner enlace',
  'editor.link.remove': 'Quitar enlace',
  'editor.picture': 'Imagen',
  'editor.picture.insert': 'Insertar imagen',
  'editor.table': 'Tabla',
  'editor.table.insert': 'Insertar una tabla',
  'editor.table.row': 'Añadir fila',
  'editor.table.column': 'Añadir columna',
  'editor.table.head': 'Fila como encabezado',
  'editor.table.deleteRow': 'Eliminar fila',
  'editor.table.deleteColumn': 'Eliminar columna',
  'editor.table.delete': 'Eliminar tabla',

  'redirects.empty':
    'Las redirecciones llevan a los visitantes de una dirección antigua a la página correcta. Las claves de URL modificadas reciben la suya automáticamente; añada aquí las demás.',
  'redirects.section': 'Redirección',
  'redirects.from': 'Desde',
  'redirects.from.help':
    'La ruta antigua, como /pagina-antigua. Allí no puede haber ninguna página de la tienda.',
  'redirects.target': 'Hacia',
  'redirects.target.help':
    'Una ruta de la tienda, como /pagina-nueva, o la dirección completa de otro sitio.',
  'redirects.kind': 'Tipo',
  'redirects.kind.help':
    'Con una redirección permanente, los motores de búsqueda adoptan la dirección nueva.',
  'redirects.permanent': 'Permanente',
  'redirects.temporary': 'Temporal',
  'redirects.created': 'Creada',

  'menus.empty':
    'Los menús guían a los clientes por la tienda. El que tiene el código “header” reemplaza la lista de categorías de la parte superior.',
  'menus.name': 'Nombre',
  'menus.code': 'Código',
  'menus.code.help':
    'El tema encuentra el menú por él. “header” es el menú de la parte superior de cada página.',
  'menus.section': 'Este menú',
  'menus.items': 'Elementos',
  'menus.items.none': 'Todavía no tiene elementos.',
  'menus.items.add': 'Añadir un elemento',
  'menus.item': 'Elemento {position, number}',
  'menus.item.name': 'Etiqueta',
  'menus.item.target': 'Lleva a',
  'menus.item.up': 'Subir el elemento {position, number}',
  'menus.item.down': 'Bajar el elemento {position, number}',
  'menus.item.in': 'Poner el elemento {position, number} debajo del anterior',
  'menus.item.out': 'Subir un nivel el elemento {position, number}',
  'menus.item.remove': 'Quitar el elemento {position, number}',
};
