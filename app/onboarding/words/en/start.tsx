import type { ReactNode } from 'react'
import { lowerFirst } from '../../../platform/first-letter.ts'

export const words = {
  pageTitle: 'First steps, admin',
  title: 'First steps',
  progress: (done: number, all: number) =>
    done === all
      ? 'All done. The site is yours and ready for visitors.'
      : `From the demo to your own site: ${done} of ${all} done.`,
  done: '(done)',
  notDone: '(not done yet)',
  keepName: 'Keep this name',
  backupAt: (file: ReactNode) => <>The last one lies on the server: {file}</>,
  downloadBackup: 'Download it to another machine',
  makeBackup: 'Make a backup',
  demo: {
    remove: 'Remove the demo content',
    sure: (content: string) => `Remove ${content} for good?`,
    forGood: 'Those you have edited go too. They cannot be brought back.',
    yes: 'Yes, remove them',
    keep: 'Keep them',
  },
  card: {
    title: 'First steps',
    progress: (done: number, all: number) => `Your own site: ${done} of ${all} steps done.`,
    next: (title: string) => `Next: ${lowerFirst(title)}.`,
    see: 'See the steps',
    hide: 'Hide this',
  },
}
