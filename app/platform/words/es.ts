import type { words as en } from './en.ts'

export const words: typeof en = {
  months: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  date: ({ month, day, year }) => `${day} de ${month} de ${year}`,
  shortDate: ({ month, day, year }) => `${day} ${month.slice(0, 3)} ${year}`,
  miles: (miles) => (miles === '1' ? '1 milla' : `${miles} millas`),
  the: 'el',
  tooLong: (limit) => `Por favor, use ${limit} caracteres o menos`,
}
