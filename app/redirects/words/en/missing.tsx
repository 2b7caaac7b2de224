import type { ReactNode } from 'react'
import { shortDay } from '../../../platform/us-date.ts'
import { grouped } from '../../../platform/us-number.ts'

export const words = {
  headTitle: 'Missing pages, admin',
  title: 'Missing pages',
  mostWanted: 'Most wanted addresses that lead nowhere',
  none: {
    title: 'Nothing is missing',
    text: 'When somebody follows a link to a page that is not there, its address shows up here within a few seconds.',
  },
  probes: 'Attacks on programs we do not use',
  seen: (count: number, lastDay: string, strong: (text: string) => ReactNode) => (
    <>
      {strong(count === 1 ? 'once' : `${grouped(count)} times`)}, last on {shortDay(lastDay)}
    </>
  ),
  make: 'Make a redirect',
  makeFrom: (path: string) => `Make a redirect from ${path}`,
  forget: 'Forget',
  forgetPath: (path: string) => `Forget ${path}`,
  redirects: 'Redirects',
  leadsTo: (path: ReactNode, target: ReactNode) => (
    <>
      {path} leads to {target}
    </>
  ),
  made: (day: string, actor: string) => `${shortDay(day)}, ${actor}`,
  remove: 'Remove',
  removeFrom: (path: string) => `Remove the redirect from ${path}`,
  removeMeans: 'Whoever follows the old address will find no page.',
  yesRemove: 'Yes, remove',
  yesRemoveFrom: (path: string) => `Yes, remove the redirect from ${path}`,
}
