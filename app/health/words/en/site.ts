import { countedTo } from '../../counted-to.ts'
import { orMore } from './or-more.ts'
import { silence } from './silence.ts'

type Demo = { hasDemoPhone: boolean; hasDemoEmail: boolean }
type Review = { stop: number; first: number; later: number; decided: number }

export const words = {
  forms: {
    name: 'Forms',
    connected: 'Every form is one you connected.',
    allOwn: 'Every form: the site’s own. What people send waits under Applications.',
    own: (names: string[]) =>
      `${names.join(', ')}: the site’s own. What people send waits under Applications.`,
    connect: 'Connect others',
  },
  applications: {
    name: 'Applications',
    open: 'Open the inbox',
    unknown: (isLate: boolean) => `How many wait is unknown: ${silence(isLate)}`,
    noneWaits: (months: number) =>
      `No new one has waited for more than a day to hear from you. ${keptFor(months)}`,
    someWait: (count: number, months: number) =>
      `${count === 1 ? 'One new one has' : `${orMore(count, countedTo)} new ones have`} waited for more than a day to hear from you. ${keptFor(months)}`,
  },
  webhooks: {
    name: 'Webhooks',
    see: 'See the webhooks',
    unknown: (isLate: boolean) => `Whether they arrive is unknown: ${silence(isLate)}`,
    allArrived: 'Nothing was given up in the last seven days.',
    restored: (count: number) =>
      count === 1
        ? 'One is paused since a backup was restored, and is told nothing: resume it if this is the real site.'
        : `${count} are paused since a backup was restored, and are told nothing: resume them if this is the real site.`,
    gone: (count: number) =>
      count === 1
        ? 'One was paused because it answered that it is gone for good (410).'
        : `${count} were paused because they answered that they are gone for good (410).`,
    givenUp: (count: number) =>
      `${count === 1 ? 'One delivery was' : `${orMore(count, countedTo)} deliveries were`} given up in the last seven days.`,
  },
  address: {
    name: 'Address',
    is: (siteUrl: string) => `The site calls itself ${siteUrl}.`,
    howTo: 'How to set it',
    local: 'That works on this computer only.',
    plainHttp: 'Plain http: passwords can be read on the way. Use https:// in SITE_URL.',
  },
  proxy: {
    name: 'Proxy',
    unread: 'Requests seem to come through a proxy, but TRUST_PROXY is 0: all visitors share one limit.',
    setIt: 'If there is a proxy in front of the site, set TRUST_PROXY to how many there are.',
  },
  contact: {
    name: 'Phone and e-mail',
    own: 'Both are your own.',
    madeUp: ({ hasDemoPhone, hasDemoEmail }: Demo) => {
      if (hasDemoPhone && hasDemoEmail)
        return 'The phone number and the e-mail address on every page are made up.'
      return `The ${hasDemoPhone ? 'phone number' : 'e-mail address'} on every page is made up.`
    },
    write: 'Write in your own',
  },
  twoFactor: {
    name: 'Two-factor sign-in',
    unknown: (isLate: boolean) => `Whether it is on is unknown: ${silence(isLate)}`,
    on: 'It is on for your account.',
    off: 'It is off for your account: whoever learns your password is in.',
    switchOn: 'Switch it on',
  },
  review: {
    name: 'Ready to open?',
    see: 'See the review',
    unread: 'The pages could not be read just now.',
    counts: ({ stop, first, later, decided }: Review) =>
      `${stop} ${stop === 1 ? 'thing stops' : 'things stop'} you, ${first} before opening, ${later} can wait, ${decided} decided.`,
  },
}

function keptFor(months: number) {
  return `Closed ones are erased after ${months === 1 ? '1 month' : `${months} months`}.`
}
