import { upperFirst } from '../../../../platform/first-letter.ts'
import { de } from '../../../../platform/spanish.ts'
import type { words as en } from '../../en/town/reach.ts'
import { words as places } from './places.ts'

type Words = typeof en
type Counted = Parameters<Words['lead']['all']>[0]
type Than = Parameters<Words['lead']['all']>[1]

const than = ({ name, county, zip }: Than) => {
  if (zip) return `el código postal ${zip} de ${name}`
  if (county?.endsWith(' Region')) return `la región de ${name}, ${county}`
  return county ? `el condado de ${name}, ${county}` : name
}

const within = ({ less, nearer }: Counted) => {
  if (nearer === 0) return 'ninguno a 25 millas o menos'
  if (nearer < less) return `${nearer === 1 ? 'uno' : nearer} de ellos a 25 millas o menos`
  return less === 2 ? 'los dos a 25 millas o menos' : 'todos a 25 millas o menos'
}

export const words: Words = {
  heading: 'Lugares al alcance que cuestan menos',
  headingNone: 'Cómo se comparan los lugares cercanos',
  search: 'Buscar según sus ingresos',
  none: (place, years, towns) =>
    `Ningún lugar en un radio de 75 millas de ${place} tiene una renta mediana del censo que se pueda comparar. Los más cercanos que tienen una: ${towns}. Medianas de ${years}, millas en línea recta.`,
  noneByLand: (place, years, towns) =>
    `Ningún lugar en un radio de 75 millas de ${place} al que se llegue por tierra tiene una renta mediana del censo que se pueda comparar. Los más cercanos al otro lado del agua: ${towns}. Medianas de ${years}, millas en línea recta.`,
  noneTown: ({ name, way }, rent) => `${name} (a ${way}, ${rent})`,
  lead: {
    none: ({ known, miles }, whose, rent) =>
      known === 1
        ? `El único lugar en un radio de ${miles} millas que se puede comparar no cuesta claramente menos que ${than(whose)}, donde la renta mediana del censo es ${de(rent)}.`
        : `Ninguno de los ${known} lugares en un radio de ${miles} millas que se pueden comparar cuesta claramente menos que ${than(whose)}, donde la renta mediana del censo es ${de(rent)}.`,
    all: (counted, whose) =>
      counted.known === 1
        ? `El único lugar en un radio de ${counted.miles} millas que se puede comparar tiene una renta mediana del censo más baja que la ${de(than(whose))}.`
        : `Cada uno de los ${counted.known} lugares en un radio de ${counted.miles} millas que se pueden comparar tiene una renta mediana del censo más baja que la ${de(than(whose))}, ${within(counted)}.`,
    some: (counted, whose) => {
      const share = counted.less / counted.known
      const opening =
        share >= 0.7
          ? 'La mayoría de los lugares cercanos cuesta menos: '
          : share <= 0.15
            ? 'Pocos lugares cercanos cuestan menos: '
            : ''
      return `${opening}${counted.less} de ${counted.known} lugares en un radio de ${counted.miles} millas ${counted.less === 1 ? 'tiene' : 'tienen'} una renta mediana del censo más baja que la ${de(than(whose))}${counted.less > 1 ? `, ${within(counted)}` : ''}.`
    },
  },
  band: ({ from, to, known, less }) => {
    const ring = from === 0 ? `Hasta ${to} millas` : `De ${from} a ${to} millas`
    if (known === 0) return `${ring}: ningún lugar que se pueda comparar`
    if (less === 0)
      return `${ring}: ${known === 1 ? 'el único lugar no cuesta menos' : `ninguno de ${known} cuesta menos`}`
    return less === known
      ? `${ring}: ${known === 1 ? 'un lugar, y cuesta menos' : `los ${known === 2 ? 'dos' : known} cuestan menos`}`
      : `${ring}: ${less} de ${known} ${less === 1 ? 'cuesta' : 'cuestan'} menos`
  },
  nearestSame: 'Casi lo mismo, primero los más cercanos',
  leastAbove: 'Los que cuestan apenas más',
  town: (way, rent, people) => `a ${way}, ${rent}, ${people}`,
  difference: {
    none: { amount: 'lo mismo', unit: 'dólar por dólar' },
    more: 'más al mes',
    less: 'menos al mes',
  },
  map: {
    label: (place) =>
      `Mapa de los lugares alrededor de ${place}, con el norte arriba. La lista tiene los mismos números.`,
    legend: {
      less: (count) => `cuesta menos (${count})`,
      same: (count) => `casi lo mismo (${count})`,
      more: (count) => `cuesta más (${count})`,
      unknown: (count) => `sin comparar (${count})`,
    },
  },
  remarks: {
    yearly: (amount) => `${amount} menos en un año`,
    only: (name, people, yearly) => `${name} tiene ${people}; su mediana es ${yearly}.`,
    nearestIsLargest: (name, people, yearly) =>
      `El más cercano, ${name}, es también el más grande (${people}): ${yearly}.`,
    largest: ({ name, way }, people, yearly) =>
      `El más grande es ${name}, con ${people}, a ${way}: ${yearly}.`,
    nearest: ({ name, way }, rent) => `El más cercano es ${name}, a ${way}: ${rent}.`,
    across: (count, all, state) =>
      count === 1
        ? `Uno de los ${all} está al otro lado de la línea estatal, en ${state}.`
        : `${count} de los ${all} están al otro lado de la línea estatal, en ${state}.`,
    inCounty: (county, isOwn, count, all) =>
      `${upperFirst(places.county(county))}${isOwn ? ', su propio condado,' : ''} tiene ${count} de los ${all}.`,
    toSide: (direction, count, all) => `${count} de los ${all} están al ${direction}.`,
    dearest: ({ name, way }, rent) => `El más caro de la zona es ${name}, a ${way}: ${rent}.`,
  },
  note: {
    compared: (home, otherYears) =>
      `Medianas del censo, ${home.years}, frente a ${home.isTop ? 'más de ' : ''}${home.rent} en ${home.of}${otherYears ? `; las de los otros son de ${otherYears}` : ''}. Millas en línea recta.`,
    across: 'No se cuentan algunos lugares al otro lado del agua.',
    noneOnFile: (place) => `No tenemos una mediana solo para ${place}.`,
    countsNoFurther: (rent) => `El censo no cuenta más allá de ${rent}.`,
    without: (count) => (count === 1 ? 'Uno no tiene cifra.' : `${count} no tienen cifra.`),
    tooLow: (count) =>
      `${count === 1 ? 'Uno tiene' : `${count} tienen`} una cifra demasiado baja para contar con ella.`,
    alsoTop: (count) => `${count === 1 ? 'Otro también está' : `Otros ${count} también están`} por encima.`,
  },
}
