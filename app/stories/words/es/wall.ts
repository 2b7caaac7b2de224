import type { words as en } from '../en/wall.ts'

export const words: typeof en = {
  head: {
    title: (brand) => `El muro de aprobados: inquilinos que cuentan su historia | ${brand}`,
    description:
      'Aquí inquilinos con mal crédito, desalojos, contratos de renta incumplidos o antecedentes cuentan cómo les aprobaron. Revisamos cada historia antes de mostrarla.',
    titleOfExamples: (brand) => `El muro de aprobados: por ahora, ejemplos inventados | ${brand}`,
    descriptionOfExamples:
      'Ejemplos inventados de cómo pueden aprobar a inquilinos con mal crédito, desalojos o antecedentes. Las historias reales aparecen cuando alguien las envía.',
  },
  title: 'El muro de aprobados',
  lead: 'Inquilinos a quienes les dijeron que no, y después que sí.',
  toldByThemselves: ' Contado por ellos mismos.',
  allMadeUp: 'Por ahora son ejemplos inventados. Las historias reales salen aquí cuando alguien las envía.',
  someMadeUp: ' Las historias marcadas como ejemplos son inventadas.',
  tabs: { wall: 'Muro de éxitos', share: 'Cuente su historia' },
  reviewed: 'Los administradores leen todas las historias antes de que aparezcan.',
  refresh: 'Actualizar',
  more: 'Más historias',
  all: 'Todas las historias',
  newest: 'Historias más nuevas',
  older: 'Historias anteriores',
  share: 'Cuente su historia',
  noMore: 'Esas eran todas las historias.',
  none: {
    title: 'Todavía no hay historias',
    text: '¡Cuente la primera historia de éxito!',
    note: 'Las historias aparecen aquí cuando un administrador las aprueba',
  },
  card: {
    approved: 'Caso aprobado',
    approvedOn: (date) => `Aprobación: ${date}`,
    sentInOn: (date) => `Enviada el ${date}`,
    howHelped: (brand) => `Cómo ayudó ${brand}`,
    encouragement: 'Palabras de ánimo',
    anonymous: 'Anónimo',
    quoted: (words) => `“${words}”`,
    photos: {
      renter: 'La persona que renta',
      exterior: 'La nueva vivienda por fuera',
      interior: 'La nueva vivienda por dentro',
    },
    drawings: {
      renter: 'Un dibujo: la persona que renta',
      exterior: 'Un dibujo: la nueva vivienda por fuera',
      interior: 'Un dibujo: la nueva vivienda por dentro',
    },
  },
  story: {
    told: (name, town, words) => `${name}, de ${town}: “${words}”`,
    toldAsExample: (label, name, town, words) => `${label}. ${name}, de ${town}: “${words}”`,
    quiet: {
      title: (brand) => `La historia de un inquilino | ${brand}`,
      description: 'Una historia del muro de aprobados, donde inquilinos cuentan cómo les dijeron que sí.',
    },
  },
}
