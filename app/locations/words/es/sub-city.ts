import type { words as en } from '../en/sub-city.ts'
import { words as directions } from './directions.ts'

const sizes: typeof en.sizes = {
  share: (area, city, county, percent) =>
    `Más o menos el ${percent}% de los habitantes de ${city} vive en ${area}, en ${county}.`,
  unknown: (area, city, county) => `${area} es parte de ${city}, en ${county}.`,
  about: (people) => `más o menos ${people}`,
}

export const words: typeof en = {
  titles: (where) => [
    `Apartamentos de segunda oportunidad ${where} | Rentar con mal crédito`,
    `Apartamentos de segunda oportunidad en ${where}`,
    `Rentar con mal crédito en ${where}`,
  ],
  description: (where) =>
    `Apartamentos de segunda oportunidad en ${where}. Se consideran mal crédito, desalojos y contratos de renta incumplidos.`,
  weHelp: ['Hablamos con arrendadores y ayudamos con cada solicitud.', 'Hablamos con arrendadores.'],
  keywords: (name) =>
    `apartamentos de segunda oportunidad ${name}, rentar con mal crédito ${name}, apartamentos que aceptan desalojos ${name}, apartamentos con contrato de renta incumplido ${name}`,
  heading: (where) => `Apartamentos de segunda oportunidad en ${where}`,
  lead: (area, city) =>
    `${area} es parte de ${city}. ¿Mal crédito, un desalojo o un contrato de renta incumplido? Le ayudamos a rentar aquí.`,
  leadUnknown: (name) =>
    `Buscamos propiedades en ${name} y sus alrededores que consideren su historial, y ayudamos con cada solicitud.`,
  applicationFee: 'Cargo de solicitud',
  peopleIn: (name, years) => `Habitantes en ${name}${years && `, ${years}`}`,
  sizes,
  renting: (area) => `Rentar en ${area}`,
  inTheMiddle: 'Su centro está a menos de una milla del centro de la ciudad.',
  center: (miles, direction) =>
    `Su centro está a ${miles} al ${directions.names[direction]} del centro de la ciudad.`,
  censusRent: (area, rent, years) =>
    `Según el censo, la renta mediana en ${area} fue de ${rent} al mes en ${years}, con los servicios incluidos.`,
  fairRents: (city, [studio, one, two, three], years) =>
    `La renta justa de HUD para ${city} es de ${studio} al mes por un estudio, ${one} por una recámara, ${two} por dos y ${three} por tres (${years}, con los servicios incluidos).`,
  byZip: (city, cheapest, dearest, years) =>
    `Por código postal, las rentas medianas en ${city} según el censo van de ${cheapest.rent} (${cheapest.zip}) a ${dearest.isTop ? 'más de ' : ''}${dearest.rent} (${dearest.zip}), ${years}.`,
  aboutCity: (city) => `Rentas, límites de ingresos y derechos en ${city}`,
  benefits: {
    heading: (area) => `Lo que recibe en ${area}`,
    badCredit: { title: 'Se acepta mal crédito', text: (score) => `Puntajes desde ${score}.` },
    local: {
      title: 'Propiedades locales',
      text: (area, city) => `Buscamos primero en ${area}, después en el resto de ${city}.`,
      textUnknown: (area) => `Buscamos primero en ${area}, después en los lugares cercanos.`,
    },
    guarantee: 'Garantía de aprobación',
    quick: {
      title: 'Aprobación rápida',
      text: (time) => `Lo normal es de ${time}; no se promete ninguna fecha.`,
    },
  },
  steps: {
    heading: 'Cómo funciona',
    apply: { title: 'Paso 1: Solicitud', text: 'Con el formulario de abajo, o por teléfono.' },
    match: { title: 'Paso 2: Búsqueda', text: (area) => `Viviendas en ${area} y sus alrededores.` },
    moveIn: { title: 'Paso 3: Mudanza', text: 'Firme el contrato de renta, reciba las llaves.' },
  },
  elsewhere: (city) => `En otras partes de ${city}`,
  allOf: (city) => `Todo ${city}`,
  other: (way, peopleOrCounty) => [way && `a ${way}`, peopleOrCounty].filter(Boolean).join(', '),
  closing: (area) => `Una puerta en ${area}.`,
  start: (name) => `Empiece su solicitud para ${name}`,
}
