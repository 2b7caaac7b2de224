import type { words as en } from '../en/too-large.ts'

export const words: typeof en = {
  title: 'Demasiado grande',
  text: 'Eso es más de lo que acepta esta página. No se guardó nada.',
  back: 'Volver al formulario',
}
