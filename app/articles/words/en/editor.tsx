import type { ReactNode } from 'react'
import { grouped } from '../../../platform/us-number.ts'

/** Makes words stand out. */
type Mark = (words: string) => ReactNode

export const words = {
  pageTitle: (title: string) => `${title}, article, admin`,
  newPageTitle: 'New Article, admin',
  new: 'New Article',
  edit: 'Edit article',
  revisions: 'Revisions',
  language: 'Language',
  title: 'Title',
  slug: {
    label: 'Slug',
    hint: 'Left empty, it is made from the title.',
    address: (address: ReactNode) => <>The address will be {address}</>,
  },
  excerpt: 'Excerpt',
  content: {
    label: 'Content',
    hint: 'A line that starts with ## and a space is a heading. A blank line makes a break.',
    /** '512 words, 2,934 characters, 3 min read' */
    length: (words: number, characters: number, minutes: number) =>
      [
        counted(words, 'word'),
        counted(characters, 'character'),
        ...(minutes > 0 ? [`${minutes} min read`] : []),
      ].join(', '),
  },
  author: 'Author',
  picture: {
    title: 'Picture',
    file: 'Upload a picture',
    fileHint: 'PNG, JPG or WebP up to 5MB. Places and dates hidden in it are removed.',
    remove: (name: string) => `Remove ${name}`,
    address: 'Image URL',
    addressHint: 'Or the address of a picture, starting with https://. Empty it to have no picture.',
    shows: 'What the picture shows',
    showsHint: 'Read aloud to people who cannot see it. Leave it empty if the picture only decorates.',
  },
  state: {
    legend: 'State',
    draft: { label: 'Draft', hint: 'Only admins see it' },
    published: { label: 'Published', hint: 'On the site as soon as you press Save' },
    scheduled: { label: 'Scheduled', hint: 'Goes on the site by itself' },
    time: 'Day and time',
    timeHint: (zone: string) => `In the time zone ${zone}.`,
  },
  save: {
    save: 'Save',
    back: 'Back to the list',
    saving: 'Saving…',
    notSaved: 'Not saved. Your text is still here.',
    notSavedYet: 'Not saved yet',
    kept: {
      nothing: '',
      device: 'Kept on this device',
      server: 'Unsaved text kept as a draft',
      nowhere: 'Not kept anywhere yet: press Save soon',
    },
  },
  putAway: {
    label: 'What you had written',
    hint: 'Their text is in the form now. Copy from here what you want to bring over.',
  },
  conflict: {
    title: 'This article has changed since you opened it',
    by: (actor: string, time: ReactNode) => (
      <>
        {actor} saved it on {time}.
      </>
    ),
    byYou: (time: ReactNode) => <>You saved it on {time}, after this form was opened.</>,
    /** 'Published by itself' */
    byProgram: (deed: string, time: ReactNode) => (
      <>
        {deed} on {time}.
      </>
    ),
    broughtBack: (time: ReactNode) => <>It was in the bin and came back as a draft on {time}.</>,
    kept: 'Nothing of yours was lost: it stands in the form below.',
    marks: (theirs: Mark, yours: Mark) => (
      <>
        {theirs('Crossed out')} is only in theirs, {yours('underlined')} is only in yours.
      </>
    ),
    replace: 'Replace theirs with mine',
    take: 'Take theirs into the form',
  },
  unsaved: {
    ofNew: (time: string) => `This is your unsaved text of ${time}.`,
    found: 'There is text you have not saved yet.',
    continue: (time: string) => `Continue with your unsaved text of ${time}`,
    discard: 'Discard it',
  },
  leave: {
    title: 'Leave this page?',
    text: 'Your changes are not saved. They are kept as a draft, and you can go on with them later.',
    stay: 'Stay here',
    leave: 'Leave',
  },
  translation: {
    label: 'Tells the same as',
    choose: 'Choose an article',
    choice: (title: string, language: string) => `${title} (${language})`,
    hint: 'Articles in another language that have no translation yet. Once joined, each leads its readers to the other.',
    join: 'Join',
    joined: (article: ReactNode, language: string) => (
      <>
        Tells the same as {article} ({language}).
      </>
    ),
    separate: 'Separate',
  },
  previewLink: {
    title: 'Link for a reader of the draft',
    label: 'Preview link',
    hint: 'Shows the article as it was last saved, to whoever has the link, for 7 days.',
    copy: { idle: 'Copy', copied: 'Copied!', failed: 'Could not copy' },
    open: 'Open',
  },
  preview: {
    name: 'Preview: as readers will see it',
    untitled: 'Your title',
  },
}

function counted(count: number, thing: string) {
  return `${grouped(count)} ${thing}${count === 1 ? '' : 's'}`
}
