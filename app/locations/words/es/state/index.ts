import { de } from '../../../../platform/spanish.ts'
import type { words as en } from '../../en/state/index.ts'

export const words: typeof en = {
  crumb: 'Pueblos y ciudades de la A a la Z',
  title: (count, state) => `Los ${count} pueblos y ciudades ${de(state)}, de la A a la Z`,
  description: (count, state, first, last) =>
    `Rentas, ayuda gratis y derechos en cada uno de los ${count} pueblos y ciudades ${de(state)}, de ${first} a ${last}.`,
  heading: (state) => `Pueblos y ciudades ${de(state)}, de la A a la Z`,
  lead: (count) =>
    `${count} pueblos y ciudades con página propia: cuánto cuesta ahí una vivienda, quién ayuda gratis, qué dice la ley.`,
  letters: {
    heading: (state) => `Todos los pueblos y ciudades ${de(state)}, de la A a la Z`,
    lead: (count) => `${count} lugares tienen una página aquí. Elija la letra con que empieza el suyo.`,
  },
}
