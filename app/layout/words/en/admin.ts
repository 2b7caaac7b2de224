import type { Role } from '../../../db/vocabulary.ts'
import type { AdminPage } from '../../../site/address.ts'

const pages: Record<AdminPage, string> = {
  applications: 'Applications',
  stories: 'Success Stories',
  articles: 'Articles',
  settings: 'Settings',
  claims: 'Claims',
  analytics: 'Numbers',
  places: 'Pages of places',
  missing: 'Missing pages',
  mail: 'Mail',
  webhooks: 'Webhooks',
  data: 'Data',
  team: 'Team',
  people: 'People',
  start: 'First steps',
  goLive: 'Ready to open?',
  health: 'Health',
  activity: 'Activity',
  account: 'Account',
}

const roles: Record<Role, string> = {
  owner: 'owner',
  editor: 'editor',
  moderator: 'moderator',
  agent: 'agent',
}

export const words = {
  signedOutHere:
    'Not sent: you are signed out. What you typed is still here. Sign in in another tab, then press the button again.',
  notAnswered:
    'Not sent: the site does not answer just now. What you typed is still here. Press the button again in a moment.',
  changedMeanwhile:
    'Not sent: the page showed something else before the site answered. Look, then press the button again.',
  notKnown: 'It is not known whether this was done. Look, then press again.',
  title: 'Admin',
  pages,
  new: ' new or to answer',
  signOut: 'Logout',
  menu: 'More pages and theme',
  more: 'More',
  viewer: (email: string, role: Role) => `${email} (${roles[role]})`,
  seeSite: 'See the site',
}
