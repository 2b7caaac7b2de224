import type { words as en } from './en.tsx'

export const words: typeof en = {
  head: {
    title: (brand) => `Artículos para inquilinos a quienes les dijeron que no | ${brand}`,
    description:
      'Cómo rentar después de un desalojo, leer un informe de verificación, manejar un contrato de renta incumplido, un depósito o antecedentes, y reconocer una estafa de renta.',
  },
  lead: 'Ayuda clara para rentar después de un no: qué dicen los informes, qué reglas se aplican, qué decirle a un arrendador.',
  loading: 'Cargando artículos...',
  show: 'Mostrar los artículos',
  cannotShow: (again) => (
    <>
      En este momento no podemos mostrar los artículos. Por favor, {again('inténtelo otra vez')} en un minuto.
    </>
  ),
  more: 'Más artículos',
  newest: 'Artículos más nuevos',
  older: 'Artículos anteriores',
  none: 'Por ahora no hay artículos.',
  by: (author) => `Por ${author}`,
  readMore: 'Leer más',
  readMoreOf: (title) => `: ${title}`,
  back: '← Volver a los artículos',
  datedBy: (date, author) => `${date}, por ${author}`,
  related: 'A dónde ir desde aquí',
  feed: (brand) => `${brand}: artículos`,
  topics: {
    secondShot: 'El programa Otra oportunidad',
    badCredit: 'Rentar con mal crédito',
    fullService: 'Servicio completo: hablamos con los arrendadores',
    kit: 'El kit para hacerlo por su cuenta',
    corporate: 'El programa de renta corporativa',
    toldNo: '¿Le dijeron que no? Sus próximos pasos',
    states: 'Busque su estado',
    qualify: 'Vea si califica',
  },
  /** Words of an article that lead to a program; whole words, because "descartar" is no letter. */
  topicSigns: {
    secondShot: /\b(?:desaloj|antecedentes?\b|condenas?\b|condenad[ao]s?\b|expedientes?\b)/gi,
    badCredit: /\b(?:crédito|puntaje)s?\b/gi,
    fullService: /\b(?:arrendador(?:as?|es)?|encargad[ao] de su caso|solicitud(?:es)?)\b/gi,
    kit: /\b(?:cartas?|documentos?|usted mism[ao])\b/gi,
    corporate: /\bcontratos?\b/gi,
  },
  preview: {
    mark: 'Vista previa de un borrador.',
    meaning: 'Solo la ven las personas que tienen este enlace. Todavía puede cambiar.',
    ended: 'Vista previa no disponible',
    endedLead:
      'Este enlace de vista previa ya venció o le falta una parte. Pida uno nuevo a la persona que se lo envió.',
    read: 'Lea nuestros artículos',
    title: (title) => `Vista previa de un borrador: ${title}`,
  },
}
