import type { ReactNode } from 'react'
import type { AdviceTerms } from '../../advice-terms.ts'

/** What the island says. */
const questions = {
  hasProperty: 'Do you already have a property in mind?',
  monthlyRent: 'What is the monthly rent?',
  hasApplied: 'Have you applied there yet?',
  challenges: 'Which of these apply to you?',
  income: 'What is your monthly income?',
  rentBudget: 'What is your rent budget?',
}

/** By the values that are posted. */
const choices = {
  yes: 'Yes',
  no: 'No',
  'Poor Credit': 'Poor Credit',
  Evictions: 'Evictions',
  'Broken Leases': 'Broken Leases',
  'Criminal Background': 'Criminal Background',
  None: 'None',
}

const result = {
  title: 'Perfect! You Qualify for Our Program',
  notADecision: 'This is not a decision.',
  whoDecides: 'A landlord decides about a lease, and a lender about a loan.',
  call: (phone: string) => `Call ${phone}`,
}

/** What follows from the answers. */
const advice = {
  label: 'What follows from your answers',
  fits: 'What fits your answers',
  firstOfAll: 'First of all',
  applyFor: 'Apply for this program',
  ready: 'What to have ready',
  notIf: 'Not a good idea if',
  budget: 'Where your budget reaches',
  fairTowns: 'Towns whose fair rent fits, around the place you choose.',
  seeTowns: 'See the towns',
  free: 'Free or at low cost instead',
  toldNo: (nextSteps: (text: string) => ReactNode) => (
    <>Told no already? {nextSteps('Your next steps')}, on your own and free.</>
  ),
}

type Link = (text: string) => ReactNode

/** What comes before any program of ours. `letters` and `checklist` make links. */
const first = {
  nothing: (letters: Link, checklist: Link) => (
    <>
      <strong>Nothing stands against you: apply on your own first.</strong> It may cost you no more than the
      landlord’s fee. Our {letters('letters')} and our {checklist('papers checklist')} are free.
    </>
  ),
  credit: (letters: Link, checklist: Link) => (
    <>
      <strong>Bad credit alone you can often explain yourself.</strong> Our {letters('letters')} and our{' '}
      {checklist('papers checklist')} are free.
    </>
  ),
}

/** Why a program fits. `marks` is a list such as 'an eviction and a broken lease', or empty. */
const why = {
  homeAndMarks: (marks: string) =>
    `You have a home in mind and ${marks || 'poor credit'} behind you. Here any property is allowed, and a case manager speaks with that landlord for you.`,
  marksAndLowIncome: (marks: string, { start }: AdviceTerms) =>
    `You named ${marks} and an income in the lowest band. Here you pay us ${start}: that is, until a landlord says yes. You choose from our matching system.`,
  marksAndHighIncome: (marks: string, { refund }: AdviceTerms) =>
    `You named ${marks}. Here we apply for you at properties of our approved database${refund}.`,
  marks: (marks: string) =>
    `You named ${marks}. A case manager tells landlords the whole story, not only what a report says.`,
  ownWork: 'You can do it yourself. The kit has steps, letters and a list of second-chance homes.',
  ifTheySayNo:
    'You may not need it. If landlords still say no, it has steps, letters and a list of second-chance homes.',
  homeAlone:
    'You have a home in mind and named nothing that stands against you. Then it may be the money to move in that is missing.',
  little:
    'You told us little, so this is the program behind our “Apply Now” button. Answer more, or call, and we can say more.',
}

const marks = {
  Evictions: 'an eviction',
  'Broken Leases': 'a broken lease',
  'Criminal Background': 'a criminal background',
}

const ready = {
  id: 'A photo ID',
  income: 'Proof of what you earn: pay stubs, benefit letters or bank statements',
  home: 'The address, the rent and the name of the landlord',
  'Poor Credit': 'Your credit report: it is free, once a week, at annualcreditreport.com',
  Evictions: 'The court papers of the eviction, and proof of what you paid since',
  'Broken Leases': 'The old lease, and letters about why you left',
  'Criminal Background': 'Dates and papers of the case, and what has changed since',
}

const notIf = {
  tooDear:
    'The rent you named takes more than half of your income. A yes would not make it affordable: look for a lower rent first.',
  hasApplied: 'You have applied there already: wait for that landlord’s answer before you pay anyone.',
  byACertainDay: 'You need a yes by a certain day: no date is promised.',
  funding: 'You could not pay a loan back every month on top of the rent.',
  fullService: 'The setup fee is money you need for the deposit.',
  kit: 'You would rather have somebody else talk to landlords.',
  corporate: 'The fee would take your last savings: a refund comes only after enough denials.',
  performance: 'You want a home outside our matching system.',
}

export const words = {
  qualification: 'Qualification',
  steps: ['Your property', 'Credit challenges', 'Income and budget', 'Your result'],
  questions,
  choices,
  back: 'Back',
  next: 'Continue',
  seeResults: 'See My Results',
  notKept: 'Nothing is required. We keep none of your answers; only this device may, until you clear them.',
  clear: 'Clear my answers',
  result,
  advice,
  first,
  why,
  marks,
  ready,
  notIf,
}
