import type { Address } from './address.ts'

const kilobyte = 1024
/** An import may hold every photo there is. */
const storyBody = { bytes: 48 * 1024 * kilobyte, isUpload: true } as const
/** A long article and its picture, with room to refuse one over 5 MB in words. */
const articleBody = { bytes: 16 * 1024 * kilobyte, isUpload: true } as const
/** Unsaved text on its way to the server. */
const draftBody = { bytes: 2 * 1024 * kilobyte } as const

/** Every page of the admin area, with who may use it; an owner may use all of them. */
export const adminAddresses: readonly Address[] = [
  admin('/admin/applications', 'applications/index.ts', 'agent', { tab: 'Applications' }),
  admin('/admin/applications/search', 'applications/search.tsx', 'agent'),
  admin('/admin/applications/move', 'applications/move.ts', 'agent'),
  admin('/admin/applications/undo', 'applications/undo.ts', 'agent'),
  admin('/admin/applications/assign', 'applications/assign.ts', 'agent'),
  admin('/admin/applications/follow-up', 'applications/follow-up.ts', 'agent'),
  admin('/admin/applications/flag', 'applications/flag.ts', 'agent'),
  admin('/admin/applications/note', 'applications/note.ts', 'agent'),
  admin('/admin/applications/mail', 'applications/mail.ts', 'agent'),
  admin('/admin/applications/invite', 'applications/invite.ts', 'agent'),
  admin('/admin/applications/templates', 'applications/templates.tsx', 'owner'),
  admin('/admin/applications/:status', 'applications/list.tsx', 'agent'),
  admin('/admin/applications/:status/:id', 'applications/list.tsx', 'agent'),
  // Shows stories to whoever may see them, and a login to everybody else.
  admin('/admin', 'index.tsx', 'nobody', { tab: 'Success Stories', tabFor: 'moderator' }),
  admin('/admin/code', 'code.tsx', 'nobody'),
  admin('/admin/forgot', 'forgot.tsx', 'nobody'),
  admin('/admin/reset', 'reset.tsx', 'nobody', { isSecret: true }),
  admin('/admin/join', 'join.tsx', 'nobody', { isSecret: true }),
  admin('/admin/passkey', 'passkey.ts', 'nobody'),
  admin('/admin/logout', 'logout.ts', 'nobody'),
  admin('/admin/stories/move', 'stories/move.ts', 'moderator'),
  admin('/admin/stories/undo', 'stories/undo.ts', 'moderator'),
  admin('/admin/stories/news', 'stories/news.ts', 'moderator'),
  admin('/admin/stories/:status', 'stories/list.tsx', 'moderator'),
  admin('/admin/stories/:status/before/:cursor', 'stories/list.tsx', 'moderator'),
  admin('/admin/articles', 'articles/list.tsx', 'editor', { tab: 'Articles' }),
  admin('/admin/articles/new', 'articles/edit.tsx', 'editor', { body: articleBody }),
  admin('/admin/articles/delete', 'articles/delete.ts', 'editor'),
  admin('/admin/articles/bin', 'articles/bin.tsx', 'editor'),
  admin('/admin/articles/draft', 'articles/draft.ts', 'editor', { body: draftBody }),
  admin('/admin/articles/:id', 'articles/edit.tsx', 'editor', { body: articleBody }),
  admin('/admin/articles/:id/revisions', 'articles/revisions.tsx', 'editor'),
  admin('/admin/settings/restore', 'settings/restore.ts', 'owner'),
  admin('/admin/settings/:group?', 'settings/group.tsx', 'owner', { menu: 'Settings' }),
  admin('/admin/claims', 'claims.tsx', 'owner', { menu: 'Claims' }),
  admin('/admin/numbers', 'numbers.tsx', 'owner', { menu: 'Numbers' }),
  admin('/admin/numbers.csv', 'numbers-csv.ts', 'owner'),
  admin('/admin/pages', 'pages.tsx', 'owner', { menu: 'Pages of places' }),
  admin('/admin/missing', 'missing/list.tsx', 'owner', { menu: 'Missing pages' }),
  admin('/admin/missing/forget', 'missing/forget.ts', 'owner'),
  admin('/admin/redirects/remove', 'redirects/remove.ts', 'owner'),
  admin('/admin/mail', 'mail/list.tsx', 'owner', { menu: 'Mail' }),
  admin('/admin/mail/retry', 'mail/retry.ts', 'owner'),
  admin('/admin/mail/discard', 'mail/discard.ts', 'owner'),
  admin('/admin/webhooks', 'webhooks/list.tsx', 'owner', { menu: 'Webhooks' }),
  admin('/admin/webhooks/:id', 'webhooks/one.tsx', 'owner'),
  admin('/admin/data', 'data/index.tsx', 'owner', { menu: 'Data' }),
  admin('/admin/data/export', 'data/export.ts', 'owner'),
  admin('/admin/data/import', 'data/import.tsx', 'owner', { body: storyBody }),
  admin('/admin/data/import/confirm', 'data/confirm-import.ts', 'owner'),
  admin('/admin/team', 'team/index.tsx', 'owner', { menu: 'Team' }),
  admin('/admin/people', 'people/index.tsx', 'owner', { menu: 'People' }),
  admin('/admin/people/export', 'people/export.ts', 'owner'),
  admin('/admin/start', 'start/index.tsx', 'owner', { menu: 'First steps' }),
  admin('/admin/start/hide', 'start/hide.ts', 'owner'),
  admin('/admin/start/keep-brand', 'start/keep-brand.ts', 'owner'),
  admin('/admin/start/remove-demo', 'start/remove-demo.ts', 'owner'),
  admin('/admin/go-live', 'go-live/index.tsx', 'owner', { menu: 'Ready to open?' }),
  admin('/admin/go-live/reopen', 'go-live/reopen.ts', 'owner'),
  admin('/admin/health', 'health.tsx', 'owner', { menu: 'Health' }),
  admin('/admin/backup', 'backup.ts', 'owner'),
  admin('/admin/activity', 'activity.tsx', 'owner', { menu: 'Activity' }),
  admin('/admin/account', 'account/index.tsx', 'any admin', { menu: 'Account' }),
  admin('/admin/account/password', 'account/password.tsx', 'any admin'),
  admin('/admin/account/two-factor', 'account/two-factor.tsx', 'any admin'),
  admin('/admin/account/two-factor/off', 'account/two-factor-off.tsx', 'any admin'),
  admin('/admin/account/backup-codes', 'account/backup-codes.tsx', 'any admin'),
  admin('/admin/account/passkeys', 'account/passkeys.tsx', 'any admin'),
  admin('/admin/account/passkeys/add', 'account/add-passkey.ts', 'any admin'),
  admin('/admin/account/sessions/end', 'account/end-session.ts', 'any admin'),
]

function admin(
  path: Address['path'],
  route: string,
  role: NonNullable<Address['role']>,
  more: Partial<Address> = {},
): Address {
  return {
    path,
    route: `admin/${route}`,
    role,
    kept: 'admin',
    counted: 'nothing',
    samples: [],
    picture: 'site',
    isReserved: true,
    isDisallowed: true,
    ...more,
  }
}
