import { isLocal } from '../health/health.ts'

/** What has been found out about the way from the demo to a live site. */
export type Progress = {
  hasOwnPassword: boolean
  hasOwnContact: boolean
  missingForms: number
  siteUrl: string
  hasMail: boolean
  hasTwoFactor: boolean
  hasBackup: boolean
  demo: { articles: number; stories: number }
}

export type Step = {
  id: string
  title: string
  text: string
  isDone: boolean
  link?: { href: string; label: string }
  /** A line to type where the site runs. */
  command?: string
}

/** In the order in which they are best done. Each knows by itself whether it is done. */
export function firstSteps(progress: Progress): Step[] {
  return [passwordStep(progress), ...publicSteps(progress), ...serverSteps(progress), demoStep(progress)]
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

function publicSteps({ hasOwnContact, missingForms }: Progress): Step[] {
  return [
    {
      id: 'contact',
      title: 'Write in your phone number and e-mail address',
      text: 'They stand on every page. The ones shown now reach nobody.',
      isDone: hasOwnContact,
      link: { href: '/admin/settings', label: 'Set phone and e-mail' },
    },
    {
      id: 'forms',
      title: 'Connect your forms',
      text:
        missingForms === 0
          ? 'Every button and frame leads to a form of yours.'
          : `${missingForms} of the forms are still a stand-in that keeps nothing.`,
      isDone: missingForms === 0,
      link: { href: '/admin/settings/forms', label: 'Connect the forms' },
    },
  ]
}

function serverSteps({ siteUrl, hasMail, hasTwoFactor, hasBackup }: Progress): Step[] {
  return [
    {
      id: 'address',
      title: 'Give the site its address',
      text: `Links, cookies and the sitemap use ${siteUrl}. Set SITE_URL to your public address where the site is started, then restart it.`,
      isDone: siteUrl.startsWith('https:') && !isLocal(siteUrl),
      command: 'SITE_URL=https://www.example.com',
    },
    {
      id: 'mail',
      title: 'Set up mail',
      text: 'People who send a story get a confirmation with their private link. Set both where the site is started, then restart it.',
      isDone: hasMail,
      command: 'SMTP_URL=smtps://name:password@mail.example.com MAIL_FROM=help@example.com',
    },
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
      text: 'Everything in one file, photos included. Type this on the server, and keep a copy elsewhere.',
      isDone: hasBackup,
      command: 'npm run backup -- create',
    },
  ]
}

function demoStep({ demo }: Progress): Step {
  const isDone = demo.articles + demo.stories === 0
  return {
    id: 'demo',
    title: 'Remove the demo content',
    text: isDone
      ? 'Only your own articles and stories are on the site.'
      : `${demoWords(demo)} came with the program and are made up.`,
    isDone,
  }
}

export function demoWords({ articles, stories }: Progress['demo']) {
  return `${articles} ${articles === 1 ? 'article' : 'articles'} and ${stories} ${stories === 1 ? 'story' : 'stories'}`
}
