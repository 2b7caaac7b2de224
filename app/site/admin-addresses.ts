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
  admin('/admin/applications', 'applications/index.ts', 'agent', { tab: 'applications' }),
  admin('/admin/applications/search', 'applications/search.tsx', 'agent'),
  post('/admin/applications/move', 'applications/move.ts', 'agent', '/admin/applications'),
  post('/admin/applications/undo', 'applications/undo.ts', 'agent', '/admin/applications'),
  post('/admin/applications/assign', 'applications/assign.ts', 'agent', '/admin/applications'),
  post('/admin/applications/follow-up', 'applications/follow-up.ts', 'agent', '/admin/applications'),
  post('/admin/applications/flag', 'applications/flag.ts', 'agent', '/admin/applications'),
  post('/admin/applications/note', 'applications/note.ts', 'agent', '/admin/applications'),
  post('/admin/applications/invite', 'applications/invite.ts', 'agent', '/admin/applications'),
  post('/admin/applications/taken-back', 'applications/taken-back.ts', 'agent', '/admin/applications'),
  admin('/admin/applications/templates', 'applications/templates.tsx', 'owner'),
  admin('/admin/applications/:status', 'applications/list.tsx', 'agent'),
  admin('/admin/applications/:status/:id', 'applications/list.tsx', 'agent'),
  // Shows stories to whoever may see them, and a login to everybody else.
  admin('/admin', 'index.tsx', 'nobody', { tab: 'stories', tabFor: 'moderator' }),
  admin('/admin/code', 'code.tsx', 'nobody'),
  admin('/admin/forgot', 'forgot.tsx', 'nobody'),
  admin('/admin/reset', 'reset.tsx', 'nobody', { isSecret: true }),
  admin('/admin/join', 'join.tsx', 'nobody', { isSecret: true }),
  post('/admin/passkey', 'passkey.ts', 'nobody', '/admin'),
  post('/admin/logout', 'logout.ts', 'nobody', '/admin'),
  post('/admin/stories/move', 'stories/move.ts', 'moderator', '/admin'),
  post('/admin/stories/undo', 'stories/undo.ts', 'moderator', '/admin'),
  admin('/admin/stories/news', 'stories/news.ts', 'moderator'),
  admin('/admin/stories/:status', 'stories/list.tsx', 'moderator'),
  admin('/admin/stories/:status/before/:cursor', 'stories/list.tsx', 'moderator'),
  admin('/admin/articles', 'articles/list.tsx', 'editor', { tab: 'articles' }),
  admin('/admin/articles/new', 'articles/edit.tsx', 'editor', { body: articleBody, returnsText: true }),
  post('/admin/articles/delete', 'articles/delete.ts', 'editor', '/admin/articles'),
  admin('/admin/articles/bin', 'articles/bin.tsx', 'editor'),
  post('/admin/articles/draft', 'articles/draft.ts', 'editor', '/admin/articles', { body: draftBody }),
  admin('/admin/articles/:id', 'articles/edit.tsx', 'editor', { body: articleBody, returnsText: true }),
  admin('/admin/articles/:id/revisions', 'articles/revisions.tsx', 'editor'),
  admin('/admin/articles/:id/translation', 'articles/translation.ts', 'editor'),
  post('/admin/settings/restore', 'settings/restore.ts', 'owner', '/admin/settings'),
  admin('/admin/settings/:group?', 'settings/group.tsx', 'owner', { menu: 'settings', bar: 'wide' }),
  admin('/admin/claims', 'claims.tsx', 'owner', { menu: 'claims', bar: 'very-wide' }),
  admin('/admin/numbers', 'analytics/visits.tsx', 'owner', { menu: 'analytics', bar: 'very-wide' }),
  admin('/admin/numbers.csv', 'analytics/visits-csv.ts', 'owner'),
  admin('/admin/numbers/applications', 'analytics/applications.tsx', 'owner'),
  admin('/admin/numbers/applications.csv', 'analytics/applications-csv.ts', 'owner'),
  admin('/admin/pages', 'pages.tsx', 'owner', { menu: 'places' }),
  admin('/admin/missing', 'missing/list.tsx', 'owner', { menu: 'missing' }),
  post('/admin/missing/forget', 'missing/forget.ts', 'owner', '/admin/missing'),
  post('/admin/redirects/remove', 'redirects/remove.ts', 'owner', '/admin/missing'),
  admin('/admin/mail', 'mail/list.tsx', 'owner', { menu: 'mail', bar: 'very-wide' }),
  post('/admin/mail/retry', 'mail/retry.ts', 'owner', '/admin/mail'),
  post('/admin/mail/discard', 'mail/discard.ts', 'owner', '/admin/mail'),
  admin('/admin/webhooks', 'webhooks/list.tsx', 'owner', { menu: 'webhooks' }),
  admin('/admin/webhooks/:id', 'webhooks/one.tsx', 'owner'),
  admin('/admin/data', 'data/index.tsx', 'owner', { menu: 'data' }),
  post('/admin/data/export', 'data/export.ts', 'owner', '/admin/data'),
  admin('/admin/data/import', 'data/import.tsx', 'owner', { body: storyBody }),
  post('/admin/data/import/confirm', 'data/confirm-import.ts', 'owner', '/admin/data'),
  admin('/admin/team', 'team/index.tsx', 'owner', { menu: 'team', bar: 'very-wide' }),
  admin('/admin/people', 'people/index.tsx', 'owner', { menu: 'people', bar: 'very-wide' }),
  post('/admin/people/export', 'people/export.ts', 'owner', '/admin/people'),
  admin('/admin/start', 'start/index.tsx', 'owner', { menu: 'start' }),
  post('/admin/start/hide', 'start/hide.ts', 'owner', '/admin/start'),
  post('/admin/start/keep-brand', 'start/keep-brand.ts', 'owner', '/admin/start'),
  post('/admin/start/remove-demo', 'start/remove-demo.ts', 'owner', '/admin/start'),
  admin('/admin/go-live', 'go-live/index.tsx', 'owner', { menu: 'goLive' }),
  post('/admin/go-live/reopen', 'go-live/reopen.ts', 'owner', '/admin/go-live'),
  admin('/admin/health', 'health.tsx', 'owner', { menu: 'health', bar: 'wide' }),
  post('/admin/backup', 'backup.ts', 'owner', '/admin/health'),
  post('/admin/backups/delete', 'backups/delete.ts', 'owner', '/admin/health'),
  admin('/admin/backups/:name', 'backups/download.tsx', 'owner'),
  admin('/admin/activity', 'activity.tsx', 'owner', { menu: 'activity' }),
  admin('/admin/session', 'session.ts', 'any admin'),
  admin('/admin/account', 'account/index.tsx', 'any admin', { menu: 'account' }),
  admin('/admin/account/email', 'account/email.tsx', 'any admin'),
  admin('/admin/account/password', 'account/password.tsx', 'any admin'),
  admin('/admin/account/two-factor', 'account/two-factor.tsx', 'any admin'),
  admin('/admin/account/two-factor/off', 'account/two-factor-off.tsx', 'any admin'),
  admin('/admin/account/backup-codes', 'account/backup-codes.tsx', 'any admin'),
  admin('/admin/account/passkeys', 'account/passkeys.tsx', 'any admin'),
  post('/admin/account/passkeys/add', 'account/add-passkey.ts', 'any admin', '/admin/account/passkeys'),
  post('/admin/account/sessions/end', 'account/end-session.ts', 'any admin', '/admin/account'),
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

/** It has no page of its own: its forms are on another. */
function post(
  path: Address['path'],
  route: string,
  role: NonNullable<Address['role']>,
  postOnlyFrom: Address['path'],
  more: Partial<Address> = {},
): Address {
  return admin(path, route, role, { postOnlyFrom, ...more })
}
