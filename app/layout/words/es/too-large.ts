import type { words as en } from '../en/too-large.ts'

export const words: typeof en = {
  title: 'Demasiado grande',
  text: 'Eso es más de lo que acepta esta página. No se guardó nada. El botón Atrás de su navegador le devuelve lo que escribió.',
  again: 'Abrir el formulario de nuevo',
}
