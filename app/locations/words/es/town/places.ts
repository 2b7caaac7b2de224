import { de } from '../../../../platform/spanish.ts'
import type { words as en } from '../../en/town/places.ts'

const countiesOf: Record<string, string> = {
  AK: 'boroughs y áreas del censo',
  CT: 'regiones de planificación',
  LA: 'condados (parishes)',
  MD: 'condados y ciudades',
  MO: 'condados y ciudades',
  NV: 'condados y ciudades',
  VA: 'condados y ciudades',
}

const people = (count: string) => `${count} habitantes`

export const words: typeof en = {
  state: (name) => {
    if (name === 'New York' || name === 'Washington') return `el estado de ${name}`
    return name === 'District of Columbia' ? `el ${name}` : name
  },
  county: (name) => {
    if (name.endsWith(' Region')) return `la ${name}`
    if (name.endsWith(' counties')) return `los condados de ${name.slice(0, -9).replace(' and ', ' y ')}`
    return name === 'District of Columbia' ? `el ${name}` : name
  },
  counties: (stateCode) => countiesOf[stateCode] ?? 'condados',
  zip: (code) => `el código postal ${code}`,
  people,
  over: (amount) => `más de ${amount}`,
  noFigure: 'sin cifra',
  size: ({ name, county, isCounted, people: count, rank }) => {
    const lies = county ? `${name} está en ${county}. ` : ''
    const counted = isCounted ? 'El censo de 2020 contó' : 'El censo calcula'
    const among = rank && `${rank.of} lugares ${de(rank.state)}`
    const ranked = rank
      ? rank.isFirst
        ? `, la cifra más alta de ${among}`
        : `: el número ${rank.number} de ${among}`
      : ''
    return `${lies}${counted} ${people(count)} aquí${ranked}.`
  },
  farFromOthers: (name, state) => `${name} está lejos de otros lugares ${de(state)}.`,
  nearest: (ways, listed) =>
    `${ways.length === 1 ? 'El lugar más cercano es' : 'Los lugares más cercanos son'} ${listed}.`,
  wayFrom: (name, way) => `${name} (a ${way})`,
  nextDoor: (name) => `La próxima puerta puede estar en ${name}.`,
  farther: (way, rent) => (rent ? `a ${way}, ${rent}` : `a ${way}`),
}
