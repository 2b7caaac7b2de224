import type { words as en } from '../en/live-sum.ts'

export const words: typeof en = {
  atYourRent: 'con su renta',
  bedrooms: (count) => `${count} recámaras`,
}
