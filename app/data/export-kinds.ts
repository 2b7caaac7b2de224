/** What can be downloaded, in the order of the page. */
export const exportKinds = {
  stories: { label: 'Stories', text: 'With names, e-mail addresses and phone numbers.' },
  articles: { label: 'Articles', text: 'Published and drafts, not what is in the bin.' },
  settings: { label: 'Settings', text: 'What differs from the defaults.' },
  audit: { label: 'Activity', text: 'The audit log, oldest first.' },
} as const

export type ExportKind = keyof typeof exportKinds

export const exportKindNames: ExportKind[] = ['stories', 'articles', 'settings', 'audit']

export function isExportKind(text: string): text is ExportKind {
  return Object.hasOwn(exportKinds, text)
}

export const columnsOf = {
  stories: [
    'id',
    'created_at',
    'status',
    'full_name',
    'email',
    'phone',
    'city_state',
    'approval_date',
    'headline',
    'how_helped',
    'encouragement',
    'allow_sharing',
    'name_display',
    'is_demo',
    // Without these a story its author took back could be shown again, and private links would lead nowhere.
    'withdrawn_at',
    'token_hash',
    'renter_photo_url',
    'exterior_photo_url',
    'interior_photo_url',
  ],
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
    'is_demo',
  ],
  settings: ['key', 'value'],
  audit: ['id', 'created_at', 'actor', 'action', 'subject_id', 'facts', 'address'],
} as const satisfies Record<ExportKind, readonly string[]>
