import type { words as en } from '../en/waiting.ts'

export const words: typeof en = {
  minutes: (count) => (count === 1 ? '1 minuto' : `${count} minutos`),
  hours: (count) => `${count} horas`,
}
