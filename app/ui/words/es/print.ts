import type { words as en } from '../en/print.ts'

export const words: typeof en = {
  cannotPrint: '¿No se abrió nada para imprimir? Entonces esta app no puede imprimir.',
  openInBrowser: 'Abra la página en su navegador.',
}
