import { isLocal } from '../health/local-address.ts'
import type { MailAnswer } from '../health/mail-answer.ts'

/** What has been found out about the way from the demo to a live site. */
export type Progress = {
  hasOwnPassword: boolean
  brand: { name: string; isChosen: boolean }
  hasOwnContact: boolean
  siteUrl: string
  /** Null while the mail server was not heard yet. */
  mail: MailAnswer | null
  hasTwoFactor: boolean
  hasBackup: boolean
  demo: { articles: number; stories: number; applications: number }
  /** What the review before opening has open; null while nobody looked. */
  review: { stop: number; first: number } | null
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
  settings?: { about: string; lines: string[] }
}

/** The last one: it looks at what came of the others. */
export const reviewStepId = 'go-live'

/** In the order in which they are best done. Each knows by itself whether it is done. */
export function firstSteps(progress: Progress): Step[] {
  return [
    passwordStep(progress),
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

function passwordStep({ hasOwnPassword }: Progress): Step {
  return {
    id: 'password',
    title: 'Choose your own password',
    text: 'The first one was made up by the program and shown on a screen.',
    isDone: hasOwnPassword,
    link: { href: '/admin/account/password', label: 'Change the password' },
  }
}

function publicSteps({ brand, hasOwnContact }: Progress): Step[] {
  return [
    {
      id: 'brand',
      title: 'Give the service its name',
      text: brand.isChosen
        ? `Every page calls it ${brand.name}.`
        : `Every page calls it ${brand.name}. That name came with the program.`,
      isDone: brand.isChosen,
      link: { href: '/admin/settings', label: 'Write in your name' },
    },
    {
      id: 'contact',
      title: 'Write in your phone number and e-mail address',
      text: hasOwnContact
        ? 'They stand on every page.'
        : 'They stand on every page. The ones shown now reach nobody.',
      isDone: hasOwnContact,
      link: { href: '/admin/settings', label: 'Set phone and e-mail' },
    },
  ]
}

function addressStep({ siteUrl }: Progress): Step {
  return {
    id: 'address',
    title: 'Give the site its address',
    text: `Links, cookies and the sitemap use ${siteUrl}.`,
    isDone: siteUrl.startsWith('https:') && !isLocal(siteUrl),
    settings: {
      about: 'In this line, put your own address, with https:// in front and nothing behind it:',
      lines: ['SITE_URL=https://www.example.com'],
    },
  }
}

function mailStep({ mail }: Progress): Step {
  return {
    id: 'mail',
    title: 'Set up mail',
    text: 'People who apply or send a story get a confirmation with their private link, and your team hears of it.',
    isDone: mail?.kind === 'answers',
    problem: mail?.kind === 'trouble' ? `Mail is set up, but does not work yet: ${mail.why}` : undefined,
    settings: {
      about:
        'In the first line, put the name and password of your mailbox and the outgoing (SMTP) server that your mail provider names. Inside the name or password write %40 for @, %3A for a colon and %2F for a slash. The second line says who the mails come from:',
      lines: ['SMTP_URL=smtps://name:password@mail.example.com', 'MAIL_FROM=help@example.com'],
    },
  }
}

function safetySteps({ hasTwoFactor, hasBackup }: Progress): Step[] {
  return [
    {
      id: 'two-factor',
      title: 'Switch on two-factor sign-in',
      text: 'Then a stolen password alone opens nothing.',
      isDone: hasTwoFactor,
      link: { href: '/admin/account/two-factor', label: 'Switch it on' },
    },
    {
      id: 'backup',
      title: 'Make a backup',
      text: 'Everything in one file, photos included. It holds private data: keep a copy on another machine, in a safe place.',
      isDone: hasBackup,
    },
  ]
}

function demoStep({ demo }: Progress): Step {
  const isDone = demo.articles + demo.stories + demo.applications === 0
  return {
    id: 'demo',
    title: 'Remove the demo content',
    text: isDone
      ? 'Only your own articles, stories and applications are left.'
      : `${demoWords(demo)} came with the program and are made up.`,
    isDone,
  }
}

function reviewStep({ review }: Progress): Step {
  const open = review && review.stop + review.first
  return {
    id: reviewStepId,
    title: 'Ask whether you are ready to open',
    text:
      open === 0
        ? 'Nothing the review knows of keeps you from opening.'
        : `Every page is read against the rules for sites like yours${open ? `: ${openWords(open)} to mend or to decide` : ''}.`,
    isDone: open === 0,
    link: { href: '/admin/go-live', label: 'See the review' },
  }
}

function openWords(count: number) {
  return count === 1 ? '1 thing' : `${count} things`
}

export function demoWords({ articles, stories, applications }: Progress['demo']) {
  const parts = [
    counted(articles, 'article', 'articles'),
    counted(stories, 'story', 'stories'),
    counted(applications, 'application', 'applications'),
  ]
  return `${parts[0]}, ${parts[1]} and ${parts[2]}`
}

function counted(count: number, one: string, many: string) {
  return `${count} ${count === 1 ? one : many}`
}
