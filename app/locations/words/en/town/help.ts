import { upperFirst } from '../../../../platform/first-letter.ts'
import { countWord } from './counts.ts'

/** What the numbers of data/assistance.json are for, as that table says it. */
const what = (said: string) => said

type Office = { city: string; way: string | null }

const at = ({ city, way }: Office) => `in ${city}${way ? `, ${way}` : ''}`

/** Free help nearby. */
export const words = {
  heading: 'Free help nearby',
  lead: 'Not part of us; asking is free.',
  /** The name of a helpline: that of an institution stays as it is. */
  helpline: what,
  what,
  dated: (publisher: string, day: string) => `${publisher}, ${day}`,
  office: {
    title: 'Housing office',
    inTown: (name: string, count: number) =>
      `There ${count === 1 ? 'is' : 'are'} ${countWord(count)} in ${name} itself.`,
    // Our copy of HUD's list has gaps: it proves no office missing.
    inCounty: (county: string, office: Office) => `There is one in ${county}, ${at(office)}.`,
    several: (county: string, count: number, office: Office) =>
      `We know of ${countWord(count)} in ${county}; the nearest is ${at(office)}.`,
    /** `state`: where one of another state, or across open water, may be nearer. */
    nearest: (office: Office, state: string | null) =>
      `The nearest we know of${state ? ` in ${state}` : ''} is ${at(office)}.`,
    further: (count: number, county: string) => `${count === 1 ? 'One more' : `${count} more`} in ${county}.`,
    detail: (town: string, way: string | null, program: string) =>
      [town, way, program].filter(Boolean).join(', '),
    card: (detail: string, list: string) => `${detail} (${list})`,
  },
  lawyers: {
    title: 'Legal aid',
    one: 'Free with little income.',
    several: (count: number) =>
      `Free with little income. ${upperFirst(countWord(count))} offices: ask any which is yours.`,
    all: 'All of them',
  },
  courts: {
    title: 'Courts and helplines',
    selfHelp: 'Self-help of the courts',
    plainWords: 'Legal help in plain words',
    of: (state: string) => `Courts of ${state}`,
    dated: (links: string, numbers: string) => `Links ${links}, numbers ${numbers}`,
    numbersDated: (numbers: string) => `Numbers ${numbers}`,
  },
}
