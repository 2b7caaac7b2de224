import type { words as en } from '../en/toasts.ts'

export const words: typeof en = {
  area: 'Avisos',
}
