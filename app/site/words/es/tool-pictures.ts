import type { words as en } from '../en/tool-pictures.ts'

export const words: typeof en = {
  label: 'Ayuda gratis',
  toldNo: {
    headline: '¿Le dijeron que no? Sus próximos tres pasos',
    line: 'Qué pedir, hasta qué día, y las cartas.',
  },
  letters: {
    headline: 'Cartas listas para mandar',
    line: 'Pida su informe. Diga qué está mal. Pida que lo miren otra vez.',
  },
  budget: {
    headline: '¿Cuánto le va a costar mudarse?',
    line: 'El dinero para el primer día, y lo que le queda cada mes.',
  },
  checklist: {
    headline: 'Los documentos que debe tener listos',
    line: 'Según su situación. Márquelos, imprímalos, entréguelos.',
  },
}
