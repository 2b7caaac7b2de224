import { isZero } from '../../../../claims/claims.ts'
import type { words as en } from '../../en/town/landing.ts'

type Words = typeof en

const troubles: Words['troubles'] = [
  'segunda oportunidad',
  'mal crédito',
  'con desalojo',
  'contrato de renta incumplido',
  'con antecedentes',
  'puntaje de crédito bajo',
]

const classes: Words['classes'] = {
  heading: (name) => `Clases de precio en ${name} y sus alrededores`,
  sizesBy: (source) => `Tamaños según la renta justa (${source}).`,
  sameEverywhere: 'Las clases son iguales en todas partes; los precios de cada lugar, no.',
  standard: { title: 'Apartamentos estándar', feature: 'Edificios sin elevador, complejos con jardín' },
  midRange: { title: 'Rentas de precio medio', feature: 'Más nuevas, con elevador' },
  luxury: { title: 'Apartamentos de lujo', feature: 'Nuevos, más grandes, con estacionamiento' },
  here: (sizes) => `Aquí: ${sizes || 'ningún tamaño según la renta justa'}`,
  below: (sizes) => `por debajo: ${sizes}`,
  home: (bedrooms, rent) => {
    const size = bedrooms === 0 ? 'estudio' : bedrooms === 1 ? '1 recámara' : `${bedrooms} recámaras`
    return `${size} ${rent}`
  },
}

const benefits: Words['benefits'] = {
  heading: 'Lo que recibe',
  badCredit: {
    title: 'Con mal crédito también',
    text: (score) =>
      `Puntajes desde ${score}; tomamos en cuenta desalojos, contratos de renta incumplidos y antecedentes.`,
  },
  quality: {
    title: 'Viviendas de calidad',
    anywhere: 'De estándar a lujo.',
    around: (name) => `De estándar a lujo, en ${name} y sus alrededores.`,
    inPlaces: (name, count, places, miles) =>
      `De estándar a lujo. Hay ${places} ${count === 1 ? 'lugar' : 'lugares'} en un radio de ${miles} de ${name}.`,
  },
  fast: {
    title: 'Proceso rápido',
    text: (time) => `Lo normal es de ${time}; no se promete ninguna fecha.`,
  },
}

const guide: Words['guide'] = {
  heading: (name) => `La guía completa para volver a rentar en ${name}`,
  rent: {
    heading: 'Empiece por la renta',
    text: (rent, income) => `${rent} Lo que se anuncia hoy muchas veces cuesta más. ${income}`,
    unknown: (name) => `Antes de buscar en ${name}, decida cuánto puede pagar al mes.`,
    incomeHere: (income) =>
      `Muchos arrendadores piden ingresos de tres veces la renta: aquí, unos ${income} al mes.`,
    incomeIn: (state, income) =>
      `Muchos arrendadores piden ingresos de tres veces la renta: en ${state}, unos ${income} al mes.`,
  },
  place: { heading: 'Conozca el lugar', text: (size, neighbors) => `${size} ${neighbors}` },
  past: {
    heading: 'Diga lo que pasó',
    text: 'El arrendador va a ver el desalojo o el puntaje. Le ayudamos a explicarlo en una carta corta, con pruebas de lo que ha cambiado.',
  },
  properties: {
    heading: 'Elija propiedades que escuchan',
    text: (name) =>
      `Buscamos en ${name} y sus alrededores propiedades que toman en cuenta su historial, hablamos con el arrendador y le ayudamos con cada solicitud.`,
  },
  fees: {
    heading: 'Conozca los cargos',
    text: (claims) =>
      `Fondos: ${isZero(claims, 'applicationFee') ? '' : `${claims.applicationFee} antes de empezar, y `}${claims.successFee} solo después de la aprobación. Servicio completo: ${isZero(claims, 'setupFee') ? '' : `${claims.setupFee} de cargo inicial por adulto y `}${claims.placementFee} a más tardar ${claims.placementDue} después de la aprobación. Un plan de protección del inquilino es obligatorio.`,
  },
  days: {
    heading: 'Cuente con días, no con horas',
    text: (time, vouchers) =>
      `La aprobación con el servicio completo toma por lo general de ${time} y no está garantizada. ${vouchers}`,
  },
}

const trust: Words['trust'] = {
  known: (name) => `Lo que sabemos de ${name}`,
  brought: (name) => `Lo que llevamos a ${name}`,
  around: (name) => `${name} de un vistazo`,
  unknownTown: (state) =>
    `Nuestras tablas no tienen ningún lugar con este nombre en ${state}, por eso aquí no hay cifras locales. Estas valen en todo el estado.`,
}

const figures: Words['figures'] = {
  funding: 'Fondos',
  applicationFee: 'Cargo de solicitud',
  residents: 'Personas ayudadas',
  properties: 'Propiedades',
  successRate: 'Tasa de éxito, todas las ciudades de la lista',
  response: 'Respuesta promedio',
  townsWithin: (miles) => `Lugares en un radio de ${miles}`,
  counted: 'Población, censo de 2020',
  estimated: (years) => `Población, cálculo del censo ${years}`,
}

const steps: Words['steps'] = {
  heading: 'Tres pasos, un encargado de su caso',
  review: { title: 'Revisión de la solicitud', text: 'Leemos todo su expediente.' },
  matching: {
    title: 'Búsqueda de propiedades',
    noDearer: (around) => `Cerca y no más caros: ${around}.`,
    nearby: (around) => `Cerca: ${around}.`,
    anywhere: (name) => `Usted dice dónde, en ${name} y sus alrededores.`,
    town: (name, miles) => `${name} (${miles})`,
  },
  support: { title: 'Apoyo para la aprobación', text: 'Hablamos con el arrendador.' },
}

const towns: Words['towns'] = {
  doors: (name) => `Puertas en ${name}`,
  door: (people, county) => `${people}, ${county}`,
  viewRentals: (area) => `Ver rentas en ${area}`,
  near: (name) => `Cerca de ${name}`,
  served: (miles) => `lugares que atendemos en un radio de ${miles}`,
  townsNear: (name) => `Lugares cerca de ${name}`,
  withRents: (miles, years) => `En un radio de ${miles}, con la renta mediana del censo, ${years}.`,
}

export const words: Words = {
  crumbs: { states: 'Dónde trabajamos' },
  description: (where, rents) =>
    `Apartamentos de segunda oportunidad en ${where} para inquilinos con mal crédito, desalojos, contratos de renta incumplidos o antecedentes.${rents && ` ${rents}`}`,
  richDescription: (where, rents, hasCheaper) =>
    `${rents}${rents && ' '}Rentar en ${where}: ${hasCheaper ? 'lugares más baratos, ' : ''}ayuda gratis y sus derechos.`,
  lead: (rent) => `¿Mal crédito, un desalojo o un contrato de renta incumplido? ${rent}`,
  leadUnknown: (name) =>
    `¿Mal crédito, un desalojo o un contrato de renta incumplido? Buscamos propiedades en ${name} y sus alrededores que toman en cuenta su historial.`,
  skyline: 'Un dibujo: una llave de latón cuyos dientes son los techos de un pueblo.',
  troubles,
  keyword: (trouble, town) => `apartamentos ${trouble} ${town}`,
  preApproval: 'Obtenga su preaprobación',
  startApplication: 'Empiece su solicitud',
  call: (phone) => `Llame al ${phone}`,
  applyNow: (fee) => `Solicite ahora - ${fee}`,
  form: {
    heading: 'Solicite desde aquí',
    lead: 'Tenga esto a la mano.',
    pay: 'Prueba de ingresos',
    payAsked: (pay) => `Prueba de ingresos: por una recámara muchos piden ${pay} al mes`,
    past: 'Lo que pasó, en una frase',
    contact: 'Un teléfono o correo electrónico',
  },
  answers: (time) => `Un especialista en rentas suele responderle en ${time} o menos.`,
  stories: 'Primero no, después sí',
  wall: 'Muro de aprobados',
  reading: (name) => `Lecturas para inquilinos en ${name}`,
  discover: (name) => `Descubra ${name}`,
  classes,
  benefits,
  guide,
  trust,
  figures,
  steps,
  towns,
}
