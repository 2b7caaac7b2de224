import type { ApplicationEvent, ApplicationStatus, ConsentKind } from '../db/vocabulary.ts'
import type { ClosedReason } from './application.ts'

export type DemoApplication = {
  full_name: string
  form: string
  program: string
  kit_part?: string
  phone: string
  place: string
  state_code: string
  adults: number
  bedrooms: number
  move_in: string
  income: string
  rent_budget?: number
  reach_by: string
  reach_when: string
  challenges: string[]
  words: string
  source_page: string
  status: ApplicationStatus
  closedReason?: ClosedReason
  hoursAgo: number
  /** Days from today. */
  followUp?: number
  consents: ConsentKind[]
  events: DemoEvent[]
}

type DemoEvent = {
  kind: ApplicationEvent
  hoursAgo: number
  isApplicant?: true
  from?: ApplicationStatus
  to?: ApplicationStatus
  words?: string
}

const toContacted = (hoursAgo: number): DemoEvent => ({
  kind: 'moved',
  hoursAgo,
  from: 'new',
  to: 'contacted',
})

/** So that the inbox can be tried at once. None of these people exists, and no mail goes out to them. */
export const demoApplications: DemoApplication[] = [
  {
    ...person('Demo Avery', '(713) 555-0118', 'Houston, TX'),
    form: 'diy-order',
    program: 'kit',
    kit_part: 'full',
    adults: 1,
    bedrooms: 1,
    move_in: 'unsure',
    income: '2500-4000',
    challenges: ['Evictions'],
    words: 'I would like to try it myself first.',
    source_page: '/diy-rental-kit',
    status: 'closed',
    closedReason: 'no-answer',
    hoursAgo: 24 * 258,
    events: [{ kind: 'moved', hoursAgo: 24 * 240, from: 'new', to: 'closed' }],
  },
  {
    ...person('Demo Parker', '(404) 555-0131', 'Atlanta, GA'),
    form: 'funding',
    program: 'funding',
    adults: 2,
    bedrooms: 2,
    move_in: 'month',
    income: 'above4000',
    challenges: ['Poor Credit'],
    words: 'We both work. The score is from a hospital bill.',
    source_page: '/',
    status: 'in-progress',
    hoursAgo: 24 * 9,
    followUp: 4,
    consents: ['contact', 'machine', 'news'],
    events: [
      toContacted(24 * 8),
      { kind: 'moved', hoursAgo: 24 * 5, from: 'contacted', to: 'in-progress' },
      { kind: 'note', hoursAgo: 24 * 5, words: 'Two landlords asked, one wants to see pay slips.' },
      { kind: 'paid', hoursAgo: 24 * 5, words: 'Application fee, at the hosted checkout' },
    ],
  },
  {
    ...person('Demo Rowan', '(432) 555-0157', 'Odessa, TX'),
    form: 'signup',
    program: 'fullService',
    adults: 2,
    bedrooms: 2,
    move_in: 'three-months',
    income: '2500-4000',
    challenges: ['Broken Leases'],
    words: 'I left a lease when the plant closed.',
    source_page: '/full-service-program',
    status: 'contacted',
    hoursAgo: 24 * 6,
    followUp: 4,
    events: [
      toContacted(24 * 5),
      { kind: 'note', hoursAgo: 24 * 4, words: 'Asked for the costs in writing.' },
    ],
  },
  {
    ...person('Demo Ellis', '(413) 555-0164', 'Springfield, MA'),
    form: 'corporate',
    program: 'corporate',
    adults: 1,
    bedrooms: 1,
    move_in: 'month',
    income: 'above4000',
    challenges: ['Criminal Background'],
    words: 'It was twelve years ago. I run a small company now.',
    source_page: '/corporate-lease-program',
    status: 'contacted',
    hoursAgo: 24 * 5,
    followUp: 2,
    events: [toContacted(24 * 4), { kind: 'note', hoursAgo: 24 * 3, words: 'Will send pay slips.' }],
  },
  {
    ...person('Demo Morgan', '(432) 555-0102', 'Pecos, TX'),
    form: 'funding',
    program: 'funding',
    adults: 1,
    bedrooms: 2,
    move_in: 'two-weeks',
    income: 'below2500',
    challenges: ['Poor Credit', 'Evictions'],
    words: 'I have to be out at the end of the month.',
    source_page: '/city/pecos-tx',
    status: 'contacted',
    hoursAgo: 24 * 4,
    followUp: -2,
    events: [toContacted(24 * 3), { kind: 'call', hoursAgo: 24 * 2, words: 'Two calls, no answer.' }],
  },
  {
    ...person('Demo Avery', '(713) 555-0118', 'Houston, TX'),
    form: 'signup',
    program: 'fullService',
    adults: 1,
    bedrooms: 1,
    move_in: 'month',
    income: '2500-4000',
    challenges: ['Evictions'],
    words: 'I lost my job and then the apartment. I have worked at the same place since last year.',
    source_page: '/city-old/houston-tx',
    status: 'contacted',
    hoursAgo: 22,
    followUp: 0,
    events: [
      toContacted(3.2),
      { kind: 'note', hoursAgo: 3.1, words: 'No answer, left a voicemail.' },
      { kind: 'mail', hoursAgo: 3, words: 'When can we call you?' },
      { kind: 'message', hoursAgo: 0.3, isApplicant: true, words: 'Wednesday before 11 works.' },
    ],
  },
  {
    ...person('Demo Quinn', '(602) 555-0119', 'Phoenix, AZ'),
    form: 'preapproval',
    program: 'funding',
    adults: 1,
    bedrooms: 0,
    move_in: 'month',
    income: 'below2500',
    challenges: ['Poor Credit'],
    words: '',
    source_page: '/city/phoenix-az',
    status: 'new',
    hoursAgo: 31,
    events: [],
  },
  {
    ...person('Demo Sawyer', '(614) 555-0173', 'Columbus, OH'),
    form: 'city-application',
    program: 'funding',
    adults: 2,
    bedrooms: 3,
    move_in: 'three-months',
    income: '2500-4000',
    challenges: ['Evictions', 'Broken Leases'],
    words: 'We are three with our son. The eviction was dismissed, but it still shows.',
    source_page: '/city/columbus-oh',
    status: 'new',
    hoursAgo: 7,
    consents: ['contact', 'machine'],
    events: [],
  },
  {
    ...person('Demo Tatum', '(323) 555-0146', 'Los Angeles, CA'),
    form: 'signup',
    program: 'fullService',
    adults: 1,
    bedrooms: 1,
    move_in: 'unsure',
    income: 'above4000',
    challenges: ['None'],
    words: 'No record of anything, only no credit at all.',
    source_page: '/state/california',
    status: 'new',
    hoursAgo: 2,
    events: [],
  },
]

function person(full_name: string, phone: string, place: string) {
  return {
    full_name,
    phone,
    place,
    state_code: place.slice(-2),
    reach_by: 'call',
    reach_when: 'any',
    consents: ['contact'] as ConsentKind[],
  }
}
