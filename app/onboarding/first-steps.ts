import { isLocal } from '../health/local-address.ts'
import type { MailAnswer } from '../health/mail-answer.ts'
import { firstStepWords } from './first-step-words.ts'

const words = firstStepWords.en

/** What has been found out about the way from the demo to a live site. */
export type Progress = {
  hasOwnAddress: boolean
  hasOwnPassword: boolean
  brand: { name: string; isChosen: boolean }
  contact: { hasDemoPhone: boolean; hasDemoEmail: boolean }
  siteUrl: string
  /** Null while the mail server was not heard yet. */
  mail: MailAnswer | null
  hasTwoFactor: boolean
  hasBackup: boolean
  demo: { articles: number; stories: number; applications: number }
  /** What the review before opening has open; null while nobody looked. */
  review: { stop: number; first: number } | null
}

export type StartLines = {
  about: string
  lines: string[]
  /** Those it is started with already: a command without them would undo an earlier step. */
  others: string[]
}

export type Step = {
  id: string
  title: string
  text: string
  isDone: boolean
  link?: { href: string; label: string }
  /** What is wrong with what was done so far. */
  problem?: string
  /** Lines to write where the site is started, and what to fill in. */
  settings?: StartLines
}

/** The last one: it looks at what came of the others. */
export const reviewStepId = 'go-live'

/** In the order in which they are best done. Each knows by itself whether it is done. */
export function firstSteps(progress: Progress): Step[] {
  return [
    passwordStep(progress),
    ownAddressStep(progress),
    ...publicSteps(progress),
    addressStep(progress),
    mailStep(progress),
    ...safetySteps(progress),
    demoStep(progress),
    reviewStep(progress),
  ]
}

/** The first that is not done. */
export function nextStep(steps: Step[]): Step | null {
  return steps.find(({ isDone }) => !isDone) ?? null
}

function ownAddressStep({ hasOwnAddress }: Progress): Step {
  const { title, text, link } = words.ownAddress
  const to = { href: '/admin/account/email', label: link }
  return { id: 'own-address', title, text, isDone: hasOwnAddress, link: to }
}

function passwordStep({ hasOwnPassword }: Progress): Step {
  const { title, text, link } = words.password
  return {
    id: 'password',
    title,
    text,
    isDone: hasOwnPassword,
    link: { href: '/admin/account/password', label: link },
  }
}

function publicSteps({ brand: { name, isChosen }, contact: shown }: Progress): Step[] {
  const { brand, contact } = words
  const hasOwnContact = !shown.hasDemoPhone && !shown.hasDemoEmail
  return [
    {
      id: 'brand',
      title: brand.title,
      text: isChosen ? brand.chosen(name) : brand.ours(name),
      isDone: isChosen,
      link: { href: '/admin/settings', label: brand.link },
    },
    {
      id: 'contact',
      title: contact.title,
      text: hasOwnContact ? contact.own : contact.ours(shown),
      isDone: hasOwnContact,
      link: { href: '/admin/settings', label: contact.link },
    },
  ]
}

/** What they say is known to the owner alone. */
const mailLines = ['SMTP_URL=…', 'MAIL_FROM=…']

function addressStep({ siteUrl, mail }: Progress): Step {
  const { title, text, lines } = words.address
  return {
    id: 'address',
    title,
    text: text(siteUrl),
    isDone: siteUrl.startsWith('https:') && !isLocal(siteUrl),
    settings: {
      about: lines,
      lines: ['SITE_URL=https://www.example.com'],
      others: mail?.kind === 'not-set-up' ? [] : mailLines,
    },
  }
}

function mailStep({ mail, siteUrl }: Progress): Step {
  const { title, text, trouble, lines } = words.mail
  return {
    id: 'mail',
    title,
    text,
    isDone: mail?.kind === 'answers',
    problem: mail?.kind === 'trouble' ? trouble(mail.why) : undefined,
    settings: {
      about: lines,
      lines: ['SMTP_URL=smtps://name:password@mail.example.com', 'MAIL_FROM=help@example.com'],
      others: isLocal(siteUrl) ? [] : [`SITE_URL=${siteUrl}`],
    },
  }
}

function safetySteps({ hasTwoFactor, hasBackup }: Progress): Step[] {
  const { twoFactor, backup } = words
  return [
    {
      id: 'two-factor',
      title: twoFactor.title,
      text: twoFactor.text,
      isDone: hasTwoFactor,
      link: { href: '/admin/account/two-factor', label: twoFactor.link },
    },
    { id: 'backup', ...backup, isDone: hasBackup },
  ]
}

function demoStep({ demo }: Progress): Step {
  const { title, gone, there } = words.demo
  const isDone = demo.articles + demo.stories + demo.applications === 0
  return { id: 'demo', title, text: isDone ? gone : there(demo), isDone }
}

function reviewStep({ review }: Progress): Step {
  const open = review && review.stop + review.first
  return {
    id: reviewStepId,
    title: words.review.title,
    text: reviewText(open),
    isDone: open === 0,
    link: { href: '/admin/go-live', label: words.review.link },
  }
}

function reviewText(open: number | null) {
  if (open === null) return words.review.unknown
  return open === 0 ? words.review.nothing : words.review.open(open)
}
