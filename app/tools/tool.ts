import { budgetPicture, checklistPicture, lettersPicture, toldNoPicture } from '../site/page-pictures.ts'
import type { PictureIn } from '../site/social-picture.ts'

/** A page that helps before anybody pays. It works on the device alone: nothing typed there is sent. */
export type Tool = {
  path: `/${string}`
  /** In the way here and in lists. */
  name: string
  heading: string
  lead: string
  /** For search engines. */
  description: string
  picture: PictureIn
}

export const tools = {
  toldNo: {
    path: '/told-no',
    name: 'Told no?',
    heading: 'Told no? Your next three steps.',
    lead: 'A no is one landlord on one day. You have rights now that you did not have yesterday. Some of them end on a date.',
    description:
      'What to do after a landlord says no: what to ask for, by which day, whom to write to, and the letters. Free, on your own device.',
    picture: toldNoPicture,
  },
  letters: {
    path: '/letters',
    name: 'Letters',
    heading: 'Letters, ready to send.',
    lead: 'Pick a letter. Add a few words of your own. Print it, sign it, send it.',
    description:
      'Free letters for renters: ask for your screening report, dispute an entry, explain an eviction, ask a landlord to look again.',
    picture: lettersPicture,
  },
  budget: {
    path: '/move-in-budget',
    name: 'Move-in budget',
    heading: 'What will it cost to move in?',
    lead: 'The cash you need on day one, and what is left each month after that.',
    description: 'The cash for day one and month by month, for your town. Free, on your own device.',
    picture: budgetPicture,
  },
  checklist: {
    path: '/checklist',
    name: 'Papers checklist',
    heading: 'The papers to have ready.',
    lead: 'Tick what you have. Print the list, or hand it to a case worker.',
    description: 'The papers a landlord asks for, by your situation. Tick them, print them. Free.',
    picture: checklistPicture,
  },
} satisfies Record<string, Tool>
