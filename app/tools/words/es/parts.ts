import type { words as en } from '../en/parts.ts'

export const words: typeof en = {
  erase: 'Borrar todo',
  notPicked: 'Sin elegir',
  date: 'Fecha',
}
