import type { words as en } from '../en/live-sum.ts'

export const words: typeof en = {
  atYourRent: 'con su renta',
  unread: 'Escriba una sola cantidad, como 1,200.',
  bedrooms: (count) => `${count} recámaras`,
}
