import type { ReactNode } from 'react'

type About = {
  author: string
  path: string
  day: string
  language: string
  hasImage: boolean
  lacks: string[]
}

export const words = {
  pageTitle: 'Articles, admin',
  title: 'Articles',
  write: 'New Article',
  bin: 'Bin',
  none: 'No articles yet',
  newest: 'Newest articles',
  older: 'Older articles',
  begun: {
    title: 'Begun and not saved yet',
    untitled: 'Without a title',
  },
  published: 'Published',
  draft: 'Draft',
  scheduled: (time: ReactNode) => <>Scheduled for {time}</>,
  about: ({ author, path, day, language, hasImage, lacks }: About) =>
    `${author}, ${path}, ${day}, ${language}${hasImage ? ', Has image' : ''}${lacks.map((one) => `. Not in ${one} yet`).join('')}`,
  view: 'View',
  edit: 'Edit',
  translate: (language: string) => `Translate into ${language}`,
  delete: 'Delete',
  deleting: {
    title: 'Are you sure you want to delete this article?',
    note: (days: number) =>
      `It goes to the bin, from where it can be brought back for ${days} days. Its address stays reserved.`,
  },
}
