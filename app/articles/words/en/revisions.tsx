import type { ReactNode } from 'react'

export const words = {
  pageTitle: (title: string) => `Revisions of ${title}, admin`,
  title: (title: string) => `Revisions of ${title}`,
  back: 'Back to the article',
  none: 'Nobody has changed it yet',
  list: 'Saved versions, newest first',
  older: 'Older versions',
  newest: 'Newest versions',
  version: (number: number, isNow: boolean) => (isNow ? `Version ${number}, now` : `Version ${number}`),
  saved: (actor: string, time: ReactNode) => (
    <>
      {actor}, {time}
    </>
  ),
  /** Who saves besides admins. */
  actors: { before: 'As it was before', schedule: 'Published by itself' },
  changedBy: (version: number) => `What version ${version} changed`,
  first: 'This is the first version.',
  wouldChange: 'What restoring it would change now',
  restore: (version: number) => `Restore version ${version}`,
  restoring: (isOnSite: boolean) =>
    `Restoring is a new version: nothing is lost. It stays ${isOnSite ? 'on the site' : 'off the site'}, as it is.`,
  noDifference: 'No difference',
  fields: {
    title: 'Title',
    slug: 'Slug',
    excerpt: 'Excerpt',
    content: 'Content',
    author: 'Author',
    imageUrl: 'Picture',
    imageAlt: 'What the picture shows',
    state: 'State',
    language: 'Language',
  },
  published: 'Published',
  draft: 'Draft',
  scheduled: (time: string) => `Scheduled for ${time}`,
}
