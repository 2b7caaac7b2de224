import { travelColumns as applicationColumns } from '../applications/application-travel.ts'
import { travelColumns } from '../stories/story-travel.ts'

/** What can be downloaded, in the order of the page. */
export const exportKinds = ['stories', 'articles', 'applications', 'settings', 'audit'] as const
export type ExportKind = (typeof exportKinds)[number]

export function isExportKind(text: string): text is ExportKind {
  return exportKinds.some((kind) => kind === text)
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
