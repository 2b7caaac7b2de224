import { de } from '../../../../platform/spanish.ts'
import { grouped } from '../../../../platform/us-number.ts'
import type { words as en } from '../../en/town/figures.ts'
import { countWord } from './counts.ts'

type Words = typeof en
type Topic = Parameters<Words['standing']>[0]
type Valued = Parameters<Words['around']['range']>[1]
type Rank = Parameters<Words['size']['ranked']>[1]
type Comparison = {
  higher: string
  lower: string
  highest: string
  lowest: string
  over: string
  under: string
}

/** La renta, el ingreso, las viviendas, el porcentaje. */
const comparisons: Record<Topic, Comparison> = {
  rent: {
    higher: 'más alta',
    lower: 'más baja',
    highest: 'la más alta',
    lowest: 'la más baja',
    over: 'por encima',
    under: 'por debajo',
  },
  income: {
    higher: 'más alto',
    lower: 'más bajo',
    highest: 'el más alto',
    lowest: 'el más bajo',
    over: 'por encima',
    under: 'por debajo',
  },
  homes: {
    higher: 'más nuevas',
    lower: 'más viejas',
    highest: 'las viviendas más nuevas',
    lowest: 'las viviendas más viejas',
    over: 'son más nuevas',
    under: 'son más viejas',
  },
  shares: {
    higher: 'más',
    lower: 'menos',
    highest: 'el porcentaje más alto',
    lowest: 'el porcentaje más bajo',
    over: 'por encima',
    under: 'por debajo',
  },
}

const standing: Words['standing'] = (topic, { of, among }, found) => {
  const { higher, lower, highest, lowest, over, under } = comparisons[topic]
  const all = `${of} ${among}`
  const few = (count: number) => (count === 1 && among.startsWith('regiones') ? 'una' : countWord(count))
  // De las viviendas se dice cómo son; de lo demás, cuántos lugares tienen más o menos.
  const counted = (count: string, side: string, isFew: boolean) =>
    topic === 'homes'
      ? `y ${isFew ? 'solo ' : ''}en ${count} de los ${all} ${side}`
      : `con ${isFew ? 'solo ' : ''}${count} de ${all} ${side}`
  switch (found.kind) {
    case 'highest':
      return `${highest} de ${all}`
    case 'lowest':
      return `${lowest} de ${all}`
    case 'none above':
      return counted(none(among), over, false)
    case 'none below':
      return counted(none(among), under, false)
    case 'median':
      return `justo en el medio de ${all}`
    case 'middle':
      return `frente ${found.median.endsWith('%') ? 'al' : 'a'} ${found.median}, la cifra del medio de ${all}`
    case 'few above':
      return counted(few(found.count), over, true)
    case 'few below':
      return counted(few(found.count), under, true)
    case 'higher':
      return `${higher} que en ${grouped(found.count)} de ${all}`
    case 'lower':
      return `${lower} que en ${grouped(found.count)} de ${all}`
  }
}

const said = ({ value, name, way }: Valued) => `${share(value)} en ${name}, a ${way}`
const share = (value: string) => (value.endsWith('%') ? `el ${value}` : value)
const none = (among: string) => (among.startsWith('regiones') ? 'ninguna' : 'ninguno')
const nearest = (count: number) => `los ${count} lugares con cifra más cercanos`

const ofTownsNear: Record<Topic, string> = {
  rent: 'la renta mediana cerca es',
  income: 'el ingreso mediano de los hogares cerca es',
  homes: 'el año mediano de construcción de las viviendas cerca es',
  shares: 'el porcentaje de hogares que rentan cerca es',
}

const around: Words['around'] = {
  each: (topic, towns) => `${ofTownsNear[topic]} ${towns.map(said).join('; ')}`,
  above: (topic, count, next) => `${comparisons[topic].higher} que en ${nearest(count)}; luego ${said(next)}`,
  below: (topic, count, next) => `${comparisons[topic].lower} que en ${nearest(count)}; luego ${said(next)}`,
  range: (count, least, most) => `en ${nearest(count)}, desde ${said(least)}, hasta ${said(most)}`,
}

const withStanding = (fact: string, among: string | null) => (among ? `${fact}, ${among}` : fact)

const inState = ({ number, of, state }: Rank) => `número ${number} de ${of} en ${state}`

const size: Words['size'] = {
  label: 'Tamaño',
  people: (count, isCounted, years) =>
    `${count} habitantes (${isCounted ? 'censo de 2020' : `cálculo del censo ${years}`})`,
  first: (people, { of, state }) => `${people}, la cifra más alta de ${of} lugares ${de(state)}`,
  ranked: (people, rank) => `${people}: ${inState(rank)}`,
  rankedInCounty: (people, rank, { here, isAlone, of, county }) => {
    if (of === 1) return `${people}, ${inState(rank)}, y el único lugar ${de(county)} que tenemos`
    if (here === 1 && isAlone) return `${people}: el más grande de ${of} en ${county}, ${inState(rank)}`
    if (here === of) return `${people}: el más pequeño de ${of} en ${county}, ${inState(rank)}`
    return `${people}: ${here} de ${of} en ${county}, ${inState(rank)}`
  },
  larger: {
    far: ({ name, way }) => `ningún lugar más grande del país está más cerca que ${name}, a ${way}`,
    manyTimes: ({ name, way }, people, times) =>
      `${name}, a ${way}, tiene ${people}, ${times} veces la población de aquí`,
    beside: ({ name, way }, people) => `al lado, ${name} (${people}), a ${way}`,
    next: ({ name, way }, people) => `el lugar más cercano con más habitantes: ${name} (${people}), a ${way}`,
  },
  circle: {
    empty: (miles) => `no hay otro lugar en un radio de ${miles}`,
    farther: (inner, count, outer) => `ninguno en un radio de ${inner}; hasta ${outer}, ${countWord(count)}`,
    both: (count, inner, all, outer) =>
      `${grouped(count)} ${count === 1 ? 'lugar' : 'lugares'} en un radio de ${inner}, ${grouped(all)} hasta ${outer}`,
  },
}

const income: Words['income'] = {
  label: 'Ingresos',
  ofCounty: (county, amount, years) => `ingreso mediano de los hogares ${de(county)}: ${amount} (${years})`,
  median: (amount, among) => withStanding(`ingreso mediano de los hogares, ${amount} al año`, among),
  likeCounty: (county, amount) => `${county} en total: ${amount}`,
  aboveCounty: (difference, county) => `${difference} más que en ${county}`,
  belowCounty: (difference, county) => `${difference} menos que en ${county}`,
  newest: (years, amount) => `en ${years} fue ${de(amount)}`,
  rentShare: (rent, percent, income) =>
    `la renta mediana del censo, ${rent} al mes, es el ${percent}% de ${income} al año`,
}

const homes: Words['homes'] = {
  label: 'Viviendas',
  noYear: (name) => `no tenemos ningún año solo para ${name}`,
  oldest: (among) => withStanding('la mitad es de 1939 o antes', among),
  builtBefore: (year, among) => withStanding(`la mitad es de antes de ${year}`, among),
  oldestYear: '1939 o antes',
}

const renting: Words['renting'] = {
  label: 'Inquilinos',
  share: (percent, among) => withStanding(`el ${percent} de la gente renta`, among),
  ofCounty: (county, percent) => `${county}: el ${percent} de los hogares`,
  ofHouseholds: (percent, years) => `el ${percent} de los hogares, ${years}`,
  ofPeople: (around) => `de las personas: ${around}`,
}

const ofCounty: Words['ofCounty'] = {
  burden: {
    label: 'Carga de la renta',
    share: (percent, county, among) =>
      withStanding(`el ${percent} de los inquilinos en ${county} paga la mitad de sus ingresos o más`, among),
  },
  work: {
    label: 'Camino al trabajo',
    minutes: (minutes, years) => `${minutes} minutos en promedio en ${years}`,
    driving: (county, alone, long, among) =>
      withStanding(
        `en ${county} el ${alone} maneja sin compañía y, de ellos, el ${long} tarda 30 minutos o más`,
        among,
      ),
  },
  empty: {
    label: 'Rentas vacías',
    share: (percent, years, others) => {
      const beside = others.map(({ percent: there, town }) => `${share(there)} en ${town}`).join(', ')
      return `el ${percent} estaba vacío en ${years}${beside && `; ${beside}`}`
    },
  },
  evictions: {
    label: 'Desalojos',
    filed: (count, county, year, per100) =>
      `${count === 1 ? 'un caso presentado' : `${grouped(count)} casos presentados`} en ${county} en ${year}, ${per100} por cada 100 viviendas rentadas (Eviction Lab)`,
    several: 'una vivienda puede tener varios casos',
  },
}

const zips: Words['zips'] = {
  label: 'Códigos postales',
  rent: (zip, amount) => `${zip} ${amount}`,
  only: (rent) => `${rent}, renta mediana del censo`,
  onlyOneKnown: (rent, count) =>
    `${rent}, renta mediana del censo, la única que se conoce de ${countWord(count)}`,
  few: (rents) => `rentas medianas del censo: ${rents}`,
  many: (count, known, gap) =>
    `${countWord(count)} en total${known < count ? `, ${countWord(known)} con cifra` : ''}, con ${gap} de diferencia entre sus medianas`,
  lowest: (rents) => `las más bajas: ${rents}`,
  highest: (rents) => `las más altas: ${rents}`,
}

const cities: Words['cities'] = {
  label: 'Ciudades',
  city: ({ name, way }, people, cost) => `${name}, a ${way}: ${people} habitantes${cost ? `, ${cost}` : ''}`,
  twoBedrooms: (rent, years) => `2 recámaras ${rent} (${years})`,
  median: (rent) => `mediana del censo ${rent}`,
}

export const words: Words = {
  heading: (name) => `${name} en cifras`,
  lead: (years, people) =>
    `Censo, ${years}, salvo otra fecha. Comparado con lugares de ${people} habitantes o más y condados con cifra.`,
  funding: (name) => `Fondos para la renta en ${name}`,
  standing,
  placesIn: (state) => `lugares ${de(state)}`,
  countiesIn: (counties, state) => `${counties} ${de(state)}`,
  around,
  size,
  rent: {
    label: 'Renta',
    median: (amount, among) => withStanding(`mediana del censo ${amount}`, among),
    tooLow: (amount) => `${amount} (demasiado baja para contar con ella)`,
  },
  income,
  homes,
  renting,
  ofCounty,
  zips,
  cities,
  beside: {
    caption: (name) => `${name} y los lugares vecinos`,
    columns: ['Renta', 'Ingresos', 'Año', 'Rentan'],
    oldest: 'hasta 1939',
  },
}
