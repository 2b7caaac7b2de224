import type { words as en } from '../en/undo.ts'

export const words: typeof en = {
  erased: 'Se borró. Hasta que salga de esta página, puede recuperarlo.',
  bringBack: 'Recuperarlo',
  isBack: 'Se recuperó.',
  isSwapped: 'Se recuperó, en lugar de lo que escribió después. También puede recuperar eso.',
}
