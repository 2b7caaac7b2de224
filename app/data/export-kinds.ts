import { travelColumns as applicationColumns } from '../applications/application-travel.ts'
import { travelColumns } from '../stories/story-travel.ts'

/** What can be downloaded, in the order of the page. */
export const exportKinds = {
  applications: { label: 'Applications', text: 'With answers, timeline and every yes as it was worded.' },
  stories: { label: 'Stories', text: 'With names, e-mail addresses and phone numbers.' },
  articles: { label: 'Articles', text: 'Published and drafts, not what is in the bin.' },
  settings: { label: 'Settings', text: 'What differs from the defaults.' },
  audit: { label: 'Activity', text: 'The audit log, oldest first.' },
} as const

export type ExportKind = keyof typeof exportKinds

export const exportKindNames: ExportKind[] = ['stories', 'articles', 'applications', 'settings', 'audit']

export function isExportKind(text: string): text is ExportKind {
  return Object.hasOwn(exportKinds, text)
}

export const columnsOf = {
  applications: [...applicationColumns, 'events', 'consents'],
  stories: travelColumns,
  articles: [
    'id',
    'created_at',
    'updated_at',
    'title',
    'slug',
    'excerpt',
    'content',
    'author',
    'published',
    'publish_at',
    'image_url',
    'image_alt',
    'language',
    'translation_of',
    'is_demo',
  ],
  settings: ['key', 'value'],
  audit: ['id', 'created_at', 'actor', 'action', 'subject_id', 'facts', 'address'],
} as const satisfies Record<ExportKind, readonly string[]>
