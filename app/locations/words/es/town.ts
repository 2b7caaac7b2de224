import type { words as en } from '../en/town.ts'
import { words as landing } from './town/landing.ts'
import { words as places } from './town/places.ts'
import { words as rents } from './town/rents.ts'

export const words: typeof en = { landing, places, rents }
