import { de } from '../../../../platform/spanish.ts'
import type { words as en } from '../../en/town/day-one.ts'

const monthCount = (months: number) =>
  months === 1 ? 'un mes' : `${String(months).replace('.5', '½')} meses`

const atMedianOf = (whose: string | null) =>
  whose ? ` con la renta mediana ${de(whose)} según el censo` : ''

export const words: typeof en = {
  costs: {
    inWeeks: ({ sum, whose, weeks, county, years }) =>
      `El primer mes y el depósito${atMedianOf(whose)}, ${sum}, son ${weeks === 1 ? 'una semana' : `${weeks} semanas`} del ingreso mediano de los hogares en ${county}, ${years}.`,
    alone: (sum, whose) => `El primer mes y el depósito${atMedianOf(whose)} son ${sum}.`,
    atMedian: (rent, sum) => `Con la renta mediana del censo, ${rent}, son ${sum}.`,
  },
  home: {
    fair: (years) => `1 recámara, renta justa, ${years}`,
    median: (whose, years) => `Renta mediana ${de(whose)}, ${years}`,
  },
  firstRent: 'Renta del primer mes',
  deposit: 'Depósito',
  depositUnknown: (state) => `lo común es un mes; no tenemos el límite ${de(state)}`,
  depositOfShortLeases: (months, state, detail) =>
    `lo común es un mes; ${state} solo tiene un límite ${detail}, ${monthCount(months)}:`,
  depositAllowed: (months, state, detail) =>
    `${monthCount(months)}, lo máximo que permite ${state}${detail && ` (${detail})`}:`,
  application: {
    name: 'Cargo de solicitud del arrendador',
    note: (rule) => `por cada una: ${rule}.`,
    atCost: 'al costo',
    ofLandlords: 'los cargos de solicitud de los arrendadores',
    atRule: (rule) => `el cargo de solicitud del arrendador (${rule})`,
  },
  note: (fee) =>
    `Aparte: ${fee ? `${fee} y ` : ''}el plan de protección mensual. Los fondos son un préstamo.`,
  noteAlone: (fee) => `Aparte: ${fee}.`,
  toUs: (onTop) => ` para nosotros${onTop ? `; aparte va el ${onTop}` : ''}`,
  alone: { name: 'Por su cuenta', fine: 'nada para nosotros' },
  funding: {
    heading: (funding, place) => `Para cuánto alcanzan ${funding} en ${place}`,
    sizes: ['un estudio', 'una recámara', 'dos', 'tres', 'cuatro'],
    months: (months, size, rent) => `${months === 1 ? '1 mes' : `${months} meses`} de ${size} a ${rent}`,
    covers: (most, months, least, percent, years) =>
      `Lo máximo que ofrecen los prestamistas, un préstamo de ${most}, cubre ${months}; lo mínimo, ${least}, es el ${percent}% de un mes de una recámara (rentas justas de HUD, ${years}, con los servicios incluidos; nuestros cargos y los intereses van aparte).`,
    depositUnknown: (state) =>
      `Todavía no sabemos de cuánto puede ser el depósito en ${state}; lo común es un mes.`,
    deposit: ({ state, months, detail, statute, checked }) =>
      `En ${state} un depósito puede ser como máximo de ${months === 1 ? 'un mes de renta' : `${months} meses de renta`}${detail && ` (${detail})`} (${statute}, revisado el ${checked}).`,
    emergency: (share, median) =>
      `La ayuda de emergencia para la renta, que no es nuestra, llega hasta el ${share} de la mediana del área: ${median}.`,
  },
}
