import { type Claims, isZero } from '../../../claims/claims.ts'
import { moreThan } from '../../../platform/spanish.ts'
import type { words as en } from '../en/kit.ts'

type Words = typeof en

const oneAdult = 'Kit completo, un adulto'
const twoAdults = 'Kit completo, dos adultos'
const numberOneAdult = 'Solo el número, un adulto'
const numberTwoAdults = 'Solo el número, dos adultos'

const valued = (claims: Claims) => [
  `Instrucciones con un valor de ${claims.instructionsValue}`,
  `Lista de viviendas con un valor de ${claims.databaseValue}`,
  'Cartas y documentos',
]

const offers: Words['offers'] = {
  heading: 'Elija lo que necesita',
  lead: 'El kit completo, o solo el número. Para un adulto o para dos.',
  oneAdult: {
    title: oneAdult,
    points: (claims) => ['Un número de inquilino registrado', ...valued(claims)],
  },
  twoAdults: {
    title: twoAdults,
    terms: (claims) => `${claims.kitTodayTwoAdults} hoy, el resto antes de la entrega`,
    points: (claims) => ['Un número de inquilino registrado para cada adulto', ...valued(claims)],
  },
  numberOneAdult: { title: numberOneAdult, points: ['Un número de inquilino registrado'] },
  numberTwoAdults: {
    title: numberTwoAdults,
    points: ['Un número de inquilino registrado para cada adulto'],
  },
  numberTerms: 'completo, al hacer el pedido',
  numberNote: 'Sin instrucciones, lista de viviendas ni cartas.',
}

const total: Words['total'] = {
  oneAdult,
  twoAdults,
  numberOneAdult,
  numberTwoAdults,
  numberDue: 'Completo, al hacer el pedido.',
  note: 'Usted paga uno de los cuatro, no todos. Los arrendadores pueden cobrar sus propios cargos de solicitud. Un kit no puede prometer que un arrendador diga que sí.',
}

const contents: Words['contents'] = {
  heading: 'Qué trae el kit',
  number: {
    title: 'Número de identificación de inquilino registrado',
    text: 'Un número registrado para usted como inquilino. Cada adulto tiene el suyo. No es un número de Seguro Social.',
  },
  instructions: {
    title: 'Instrucciones paso a paso',
    text: (claims) =>
      `Qué hacer primero, qué hacer después y qué decir. Con un valor de ${claims.instructionsValue}.`,
  },
  listings: {
    title: 'Lista de viviendas de segunda oportunidad',
    text: (claims) =>
      `Lugares conocidos por considerar a inquilinos con un pasado difícil. Con un valor de ${claims.databaseValue}.`,
  },
  letters: {
    title: 'Cartas y documentos',
    text: 'Cartas y papeles para llenar y enviar con su solicitud. Si quiere, escríbalos con sus propias palabras.',
  },
}

const number: Words['number'] = {
  heading: 'Qué es el número, y qué no es',
  registeredBy: 'Quién lo registra',
  acceptedAt: 'Dónde se acepta',
  does: 'Qué hace',
  doesNot: 'Qué no hace',
}

export const words: Words = {
  crumb: 'Kit para hacerlo por su cuenta',
  title: (brand) => `Kit para rentar por su cuenta | ${brand}`,
  description: (claims) =>
    `Pasos, cartas, lista y número de inquilino. Kit ${claims.kitOneAdult} para un adulto: ${claims.kitOneAdultDue}. El plan de protección es obligatorio.`,
  service: {
    name: 'Kit para hacerlo por su cuenta',
    type: 'Kit para solicitudes de renta',
    oneAdult,
    twoAdults,
    numberOneAdult: 'Solo el número de inquilino registrado, un adulto',
    numberTwoAdults: 'Solo el número de inquilino registrado, dos adultos',
  },
  order: 'Pida el kit',
  hero: {
    title: 'Hágalo por su cuenta, con todo explicado.',
    lead: 'Un número de inquilino registrado, pasos claros, una lista de viviendas de segunda oportunidad y las cartas. Usted va a su propio ritmo.',
  },
  stories: {
    heading: 'Cómo puede ser hacerlo por su cuenta',
    lead: (claims) =>
      `${isZero(claims, 'rentersHelpedByKit') ? '' : `El kit ha ayudado a ${moreThan(claims.rentersHelpedByKit)} inquilinos. `}Estos son ejemplos inventados; lo suyo puede ir más rápido o más lento.`,
  },
  testimonials: 'Para todo tipo de vivienda',
  offers,
  total,
  contents,
  number,
  delivery: {
    heading: 'Cómo lo recibe',
    first: 'Usted hace el pedido en esta página. Primero registramos su número. Después enviamos el kit.',
    sent: (delivery) => `${delivery} Puede leerlo en su teléfono.`,
  },
  form: {
    heading: 'Pida su kit',
    lead: 'El kit completo, o solo el número.',
    neverReplaces: 'El número nunca reemplaza su número de Seguro Social',
  },
  closing: {
    heading: '¿No sabe cuál le conviene?',
    lead: 'Llame y pregunte. Si prefiere que alguien hable con los arrendadores por usted, vea el servicio completo.',
    fullService: 'Vea el servicio completo',
  },
}
