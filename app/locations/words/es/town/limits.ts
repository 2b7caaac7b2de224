import type { words as en } from '../../en/town/limits.ts'

type Rung = Parameters<typeof en.median>[3]

const rung = ({ amount, line, isAbove }: Rung) =>
  `${amount === null ? 'justo en' : `${amount} por ${isAbove ? 'encima' : 'debajo'} de`} la línea del ${line}`

export const words: typeof en = {
  heading: 'Qué cuenta como bajos ingresos aquí',
  note: (median, years, revised) =>
    `Antes de impuestos, de todos los que viven en casa. Mediana del área: ${median} (HUD, ${years}${revised ? `, ${revised}` : ''}). HUD ajusta sus líneas: no son partes exactas.`,
  areaMedian: (county, one, three, years) =>
    `en ${county}, ${one} al año para una persona, ${three} para tres (HUD, ${years})`,
  emergency: (share, one, three) =>
    `El ${share} de la mediana del área, la línea de la ayuda de emergencia para la renta: ${one} para una persona, ${three} para tres.`,
  atTheLine: {
    short: (carried, gap) =>
      `Dos personas en la línea del 50% pueden pagar ${carried}: les faltan ${gap} para una recámara.`,
    enough: (carried, gap) =>
      `Dos personas en la línea del 50% pueden pagar ${carried}: ${gap} más de lo que cuesta una recámara.`,
    exact: (carried) =>
      `Dos personas en la línea del 50% pueden pagar ${carried}: justo lo que cuesta una recámara.`,
  },
  median: (place, income, source, where) =>
    `El ingreso mediano de los hogares de ${place}, ${income} (${source}): ${rung(where)} para tres personas.`,
  table: {
    caption: (county, years) => `Límites de ingresos de HUD para ${county}, ${years}`,
    columns: [
      { name: 'Extremadamente bajos', line: 'línea del 30%' },
      { name: 'Muy bajos', line: 'línea del 50%' },
      { name: 'Bajos', line: 'línea del 80%' },
    ],
  },
  missing: {
    byTown: (place) =>
      `En esta parte del país HUD fija estos límites pueblo por pueblo, y todavía no tenemos los de ${place}.`,
    severalCounties: (place) => `Nuestra tabla va por condado, y ${place} está en varios.`,
    text: 'Todavía no los tenemos. La oficina de vivienda conoce los límites.',
    note: 'Los ingresos de un año, antes de impuestos, de todos los que viven en casa. La mayoría de los vales de vivienda (vouchers) y de la vivienda pública se rigen por esos ingresos.',
  },
}
