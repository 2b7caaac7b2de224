import { de } from '../../../../platform/spanish.ts'
import type { words as en } from '../../en/state/rents.ts'

export const words: typeof en = {
  heading: (state) => `Rentas en todo ${state}`,
  leadOfFew: (state, towns, half, least, most) =>
    `La mitad de los ${towns} pueblos y ciudades ${de(state)} con cifra tiene, según el censo, una renta mediana de menos de ${half} al mes; van de ${least} a ${most}.`,
  leadOfMany: (state, towns, half, low, high) =>
    `La mitad de los ${towns} pueblos y ciudades ${de(state)} con cifra tiene, según el censo, una renta mediana de menos de ${half} al mes. Una décima parte está por debajo de ${low}; otra décima parte, por encima de ${high}.`,
  largest: (count) => `Las ${count} ciudades más grandes`,
  note: (censusYears, fairYears) =>
    `Rentas medianas según el censo, de viviendas de todos los tamaños con servicios, ${censusYears}. Renta justa de dos recámaras: HUD, ${fairYears}, para la zona donde está el lugar.`,
  map: (state, count, towns) =>
    `Mapa de los pueblos y ciudades ${de(state)} por renta. Las ${count} ciudades más grandes tienen número: ${towns}.`,
  lowestThird: (rent) => `tercio más bajo, hasta ${rent}`,
  middleThird: 'tercio del medio',
  highestThird: (rent) => `tercio más alto, desde ${rent}`,
  without: (count) => `sin comparar (${count})`,
  shared: (miles) =>
    `Los lugares a menos de ${miles} millas uno del otro comparten un punto, el del más grande.`,
  noFigure: 'sin cifra',
  sizes: {
    over100: 'más de 100,000 habitantes',
    to100: 'de 25,000 a 100,000',
    to25: 'de 5,000 a 25,000',
    under5: 'menos de 5,000',
  },
  size: (people, rent, towns) => `${people}: ${rent} (${towns} lugares)`,
  bySize: (sizes) => `El lugar del medio de cada tamaño: ${sizes}.`,
  nearCities: {
    heading: (miles, state, cities) =>
      `En un radio de ${miles} millas de ${cities === 1 ? 'la ciudad más grande' : 'las ciudades más grandes'} ${de(state)}`,
    lead: (years, leastPeople) =>
      `Los lugares más baratos y los más caros${leastPeople ? ` de ${leastPeople} habitantes o más` : ''} por renta mediana según el censo, ${years}. Las millas son en línea recta; el camino es más largo.`,
    city: (city, rent, towns, withSmaller) =>
      `${rent ? `${rent} en ${city} mismo` : 'Sin cifra para la ciudad misma'}; ${towns} lugares comparados${withSmaller ? ', también los más pequeños' : ''}.`,
    town: (rent, miles) => `${rent}, a ${miles}`,
  },
  dataset: {
    name: (state) => `Rentas en los pueblos y ciudades ${de(state)}`,
    description: (state, fairYears, censusYears) =>
      `Rentas justas de mercado (Fair Market Rents) de HUD (${fairYears}) y rentas medianas con servicios de la US Census Bureau (${censusYears}) en pueblos y ciudades ${de(state)}.`,
    measured: ['Renta justa de mercado (Fair Market Rent)', 'Renta mediana con servicios'],
  },
}
