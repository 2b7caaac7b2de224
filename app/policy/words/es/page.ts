import type { words as en } from '../en/page.ts'

export const words: typeof en = {
  updated: (day) => `Última actualización: ${day} (mes/día/año)`,
  contents: 'En esta página',
  binding: (english) => [
    'Esta es una traducción, para su comodidad. El texto con valor legal es el ',
    english('texto en inglés'),
    '.',
  ],
}
