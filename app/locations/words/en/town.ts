import { words as landing } from './town/landing.ts'
import { words as places } from './town/places.ts'
import { words as rents } from './town/rents.ts'

export const words = { landing, places, rents }
