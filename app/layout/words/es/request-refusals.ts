import type { words as en } from '../en/request-refusals.ts'

export const words: typeof en = {
  'too-large': { title: 'Demasiado grande', text: 'Eso es más de lo que acepta esta página.' },
  'too-slow': { title: 'Demasiado lento', text: 'Lo que envió no llegó a tiempo.' },
  'too-busy': {
    title: 'Demasiadas visitas',
    text: 'En este momento hay muchísimas personas aquí. Inténtelo de nuevo en unos segundos.',
  },
  failed: { title: 'Algo salió mal', text: 'Algo salió mal.' },
  reference: (id) => `Referencia: ${id}`,
  notSaved: 'No se guardó nada. El botón Atrás de su navegador le devuelve lo que escribió.',
  openAnew: 'Abrir el formulario de nuevo',
  tryAgain: 'Intentar de nuevo',
}
