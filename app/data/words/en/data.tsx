import type { ReactNode } from 'react'
import type { ExportKind } from '../../export-kinds.ts'

const kinds: Record<ExportKind | 'everything', { label: string; text: string }> = {
  applications: { label: 'Applications', text: 'With answers, timeline and every yes as it was worded.' },
  stories: { label: 'Stories', text: 'With names, e-mail addresses and phone numbers.' },
  articles: { label: 'Articles', text: 'Published and drafts, not what is in the bin.' },
  settings: {
    label: 'Settings',
    text: 'What differs from the defaults, and the reply mails of applications.',
  },
  audit: { label: 'Activity', text: 'The audit log, oldest first.' },
  everything: { label: 'Everything', text: 'All of the above in one file.' },
}

export const words = {
  headTitle: 'Data, admin',
  title: 'Data',
  download: 'Download',
  about:
    'CSV opens in a spreadsheet, JSON is for programs. The files hold private data: keep them safe. Every download is noted in the activity.',
  kinds,
  photos: 'Put the photos into the JSON file',
  csv: 'CSV',
  json: 'JSON',
  asCsv: (what: string) => `${what} as CSV`,
  asJson: (what: string) => `${what} as JSON`,
  bringBack: {
    heading: 'Bring back',
    about: (code: (text: string) => ReactNode) => (
      <>
        A file that was downloaded here, up to 48 MB. First you see what would happen; nothing is written
        before you say yes. A larger file of stories comes in on the server with{' '}
        {code('npm run import -- stories FILE')}; a whole site moves with {code('npm run backup')}.
      </>
    ),
    what: 'What is in it',
    file: 'File',
    look: 'Look what it would do',
    otherFile: 'Please choose a file that ends in .json or .csv.',
  },
}
