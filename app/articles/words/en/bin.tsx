import type { ReactNode } from 'react'

export const words = {
  pageTitle: 'Bin, admin',
  title: 'Bin',
  lead: (days: number) =>
    `Deleted articles stay here for ${days} days and are then erased for good. Until then nobody else can use their addresses.`,
  all: 'All articles',
  older: 'Deleted before these',
  empty: 'The bin is empty',
  about: (author: string, path: string) => `${author}, ${path}`,
  erasedOn: (time: ReactNode) => <>Erased on {time}</>,
  bringBack: 'Bring back',
  erase: 'Erase now',
  erasing: {
    title: 'Erase this article for good?',
    note: 'Its text, its revisions and its pictures cannot be brought back after this.',
    erase: 'Erase for good',
  },
}
