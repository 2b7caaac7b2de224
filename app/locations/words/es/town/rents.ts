import { de } from '../../../../platform/spanish.ts'
import type { words as en } from '../../en/town/rents.ts'

type Rent = Parameters<typeof en.sentence>[0]

const label = 'Renta mediana según el censo'

const had = ({ whose, amount, years }: Rent) =>
  `La renta mediana en ${whose.name} fue ${de(amount)} en ${years}, según el censo`

export const words: typeof en = {
  label,
  notOnFile: 'no la tenemos',
  labelOf: (whose) => `Renta mediana en ${whose} según el censo`,
  labelByState: 'Renta mediana por estado según el censo',
  dated: (said, years) => `${said}, ${years}`,
  inYears: (amount, years) => `${amount} en ${years}`,
  span: (least, most) => `${least} a ${most}`,
  inShort: ({ whose, amount, years }) =>
    `renta mediana ${de(amount)}${whose ? ` en ${whose}` : ''} según el censo (${years})`,
  ofStateInShort: (amount, years) => `renta mediana según el censo fue ${de(amount)} al mes en ${years}`,
  sentence: ({ whose, amount, years }, compared) =>
    `Según el censo, la renta mediana en ${whose.name} fue ${de(amount)} al mes en ${years}, con los servicios incluidos${compared ? `: ${compared}` : ''}.`,
  noneAlone: (place) => `No tenemos una cifra solo para ${place}.`,
  none: (place) => `No tenemos una renta mediana del censo solo para ${place}.`,
  noneButState: (place, state, amount, years) =>
    `No tenemos una renta mediana del censo solo para ${place}; la ${de(state)} fue ${de(amount)} al mes en ${years}.`,
  compared: {
    lessThanHalf: (state) =>
      `menos de la mitad de lo que se paga en todo ${state}, así que es probable que le pidan más`,
    same: (state) => `casi lo mismo que en todo ${state}`,
    more: (difference, state) => `${difference} más que en todo ${state}`,
    less: (difference, state) => `${difference} menos que en todo ${state}`,
  },
  amongClasses: {
    belowFirst: (rent) => `${had(rent)}: más de la mitad de los inquilinos pagó menos que la primera clase.`,
    first: (rent) => `${had(rent)}: está en la primera de estas clases.`,
    aboveFirst: (rent) => `${had(rent)}: más de la mitad de los inquilinos pagó más que la primera clase.`,
    aboveSecond: (rent) => `${had(rent)}: más de la mitad de los inquilinos pagó más que la segunda clase.`,
  },
  title: (place) => `Apartamentos de segunda oportunidad en ${place}`,
  titlesWithRent: (place, rent, years) => [
    `Apartamentos de segunda oportunidad en ${place}: renta justa ${rent} (${years})`,
    `Rentas de segunda oportunidad en ${place}: renta justa ${rent} (${years})`,
    `Rentar con mal crédito en ${place}: renta justa ${rent} (${years})`,
    `Apartamentos de segunda oportunidad en ${place}: renta justa ${rent}`,
    `Rentas de segunda oportunidad en ${place}: renta justa ${rent}`,
    `Rentar con mal crédito en ${place}: renta justa ${rent}`,
    `Segunda oportunidad en ${place}: renta justa ${rent}`,
  ],
  fairInShort: (one, two, source) => `Renta justa: ${one} por 1 recámara, ${two} por 2 (${source})`,
}
