import { dollars } from '../../../platform/us-number.ts'

export const words = {
  guaranteedAndNot: {
    title: 'Guaranteed, and not guaranteed',
    why: 'Some pages promise an approval and others say it is not guaranteed. People and regulators read the promise first: what is promised must hold, or be said with its conditions in the same place.',
  },
  approvalTimes: (one: string, other: string) => `Two different times for an approval: ${one} and ${other}`,
  answerTimes: (one: string, other: string) => `Two different times for an answer: ${one} and ${other}`,
  differentTimes:
    'Who reads both does not know which one to believe, and who was promised the shorter one may ask for it. Say what each time is about, or make them agree.',
  delivery: {
    title: (time: string, meaning: string) =>
      `The kit comes within ${time}, and its meaning is still “${meaning}”`,
    why: 'The meaning was written for another time, so no page shows it. Write what your time means: which days count, and which do not.',
  },
  outsideRange: {
    title: (low: number, high: number) => `Amounts outside ${dollars(low)} to ${dollars(high)}`,
    why: 'The site names one range of funding for everyone, and then amounts beyond it. Widen the range or change what lies outside.',
    told: (name: string, amount: string, location: string) => `${name}: ${amount} (${location})`,
    testimonials: 'Testimonials',
  },
  moreToday: {
    title: 'More is paid for the kit today than it costs',
    why: (today: number, price: number) =>
      `${dollars(today)} are due today, but the kit costs ${dollars(price)}: nothing is left to pay before delivery.`,
  },
  twoForLess: {
    title: 'Two adults pay less than one',
    why: 'Who reads both prices orders for two, or asks what is wrong. Change the one or the other.',
  },
  rentsOutOfOrder: {
    title: 'Luxury begins before standard ends',
    why: (standard: number, luxury: number) =>
      `Standard apartments go up to ${dollars(standard)} and luxury ones begin at ${dollars(luxury)}: no rent is left for what lies between.`,
  },
  withoutBasis: {
    title: 'Numbers without a basis',
    why: 'Advertising law asks for proof of a number before it is used. Write down where each comes from and of what day, or take it off.',
  },
}
