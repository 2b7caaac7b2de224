import { type Claims, isZero } from '../../../claims/claims.ts'
import { de } from '../../../platform/spanish.ts'
import type { words as en } from '../en/funding.ts'

const notOnFile = 'no tenemos el dato'

const applyFor = (claims: Claims) =>
  isZero(claims, 'applicationFee') ? 'La solicitud es gratis' : `La solicitud cuesta ${claims.applicationFee}`

export const words: typeof en = {
  title: (where, funding) => `Fondos para la renta en ${where}: ${funding}`,
  description: (where, funding, rents, claims) =>
    `Fondos para la renta en ${where}: un préstamo de ${funding}. ${rents}${claims ? ` ${applyFor(claims)}.` : ''}`,
  descriptionUnlisted: (where, funding, claims) =>
    `Fondos de ${funding} para la renta en ${where}: son un préstamo, también con mal crédito, desalojos, contratos de renta incumplidos o antecedentes. ${applyFor(claims)}.`,
  badge: 'Fondos por ciudad',
  heading: (where) => `Fondos para la renta en ${where}`,
  lead: (size, rent) => `${size} ${rent}`,
  closing: (funding, city) => `Obtenga ${funding} para su próxima vivienda en ${city}.`,
  decision: (decision, funds) =>
    `La decisión toma en promedio ${decision}; si un prestamista dice que sí, por lo general los fondos llegan en ${funds}.`,
  toApartments: (city) => `Apartamentos de segunda oportunidad en ${city}`,
  neighborhoods: (city) => `Vecindarios de ${city}`,
  looking: (city) => `¿Busca un apartamento en ${city}?`,
  apartments: (city) => `Apartamentos en ${city}`,
  budget: 'Hasta dónde alcanza su presupuesto',
  help: (city) => `Ayuda gratis o de bajo costo en ${city}`,
  helpLead: 'No tienen relación con nosotros; preguntar es gratis.',
  namesakes: (name) => `Otros lugares llamados ${name}`,
  unlisted: {
    noState: (name) =>
      `No tenemos ningún lugar llamado ${name} en nuestras tablas, así que esta página no tiene cifras propias. Elija su estado para ver la renta y los lugares de ahí.`,
    lead: (name, towns, state) =>
      `${name} no está entre los ${towns} pueblos y ciudades ${de(state)} que tenemos en nuestras tablas.`,
    leadWithRent: (name, towns, state, rent) =>
      `${name} no está entre los ${towns} pueblos y ciudades ${de(state)} que tenemos en nuestras tablas. En todo el estado, la ${rent}.`,
    population: { label: 'Habitantes', value: notOnFile },
    rent: { label: 'Renta mediana aquí según el censo', value: notOnFile },
    rentOf: (state) => `Renta mediana en ${state} según el censo`,
    peopleIn: (state) => `Habitantes ${de(state)}`,
    whichState: (name) => `¿En qué estado está ${name}?`,
    states: 'La página de cada estado tiene su renta, sus ciudades y sus pueblos.',
    towns: (state) => `Lugares ${de(state)} de los que sabemos más`,
  },
}
