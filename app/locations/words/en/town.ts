import { words as dayOne } from './town/day-one.ts'
import { words as figures } from './town/figures.ts'
import { words as help } from './town/help.ts'
import { words as homeCosts } from './town/home-costs.ts'
import { words as landing } from './town/landing.ts'
import { words as limits } from './town/limits.ts'
import { words as masthead } from './town/masthead.ts'
import { words as pictures } from './town/pictures.ts'
import { words as places } from './town/places.ts'
import { words as reach } from './town/reach.ts'
import { words as rents } from './town/rents.ts'
import { words as rights } from './town/rights.ts'
import { words as stories } from './town/stories.ts'

export const words = {
  dayOne,
  figures,
  help,
  homeCosts,
  landing,
  limits,
  masthead,
  pictures,
  places,
  reach,
  rents,
  rights,
  stories,
}
