import { saidParameter } from '../platform/said-parameter.ts'
import { messageWords } from './message-words.ts'

type Kind = 'success' | 'info' | 'warning'
export type MessageName = keyof typeof messageWords.en

/** The words are ours, the address only names them. */
const kinds: Record<MessageName, Kind> = {
  saved: 'success',
  'settings-saved': 'success',
  'settings-other-figures': 'warning',
  'settings-untranslated': 'info',
  'settings-same': 'info',
  'note-saved': 'success',
  undone: 'success',
  'back-to-default': 'success',
  'setting-default': 'success',
  'setting-undone': 'success',
  'setting-late': 'warning',
  'setting-misfit': 'warning',
  'import-busy': 'warning',
  'import-gone': 'warning',
  'person-deleted': 'success',
  'demo-removed': 'success',
  'backup-started': 'info',
  'backup-busy': 'info',
  'backup-deleted': 'success',
  'brand-kept': 'success',
  'review-decided': 'success',
  'review-reopened': 'success',
  'review-mended': 'info',
  'review-changed': 'warning',
  'steps-hidden': 'info',
  redirected: 'success',
  'redirect-removed': 'success',
  forgotten: 'success',
  'mail-sent': 'success',
  'mail-failed': 'warning',
  'mail-waiting': 'info',
  'mail-discarded': 'success',
  'passkey-added': 'success',
  'passkey-removed': 'success',
  'invitation-ended': 'success',
  'role-changed': 'success',
  'role-same': 'info',
  'access-ended': 'success',
  'access-opened': 'success',
  'last-owner': 'warning',
  joined: 'success',
  'hook-delivered': 'success',
  'hook-failed': 'warning',
  'hook-waiting': 'info',
  'hook-held': 'info',
  'hook-changed': 'success',
  'hook-paused': 'success',
  'hook-resumed': 'success',
  'hook-removed': 'success',
  articleDraft: 'success',
  articlePublished: 'success',
  articleScheduled: 'success',
  articleRestored: 'success',
  articleSlugKept: 'warning',
  articleChanged: 'warning',
  articlesJoined: 'success',
  articlesNotJoined: 'warning',
  articleSeparated: 'success',
  draftDiscarded: 'success',
  binned: 'success',
  broughtBack: 'success',
  erased: 'success',
  removed: 'success',
  mailsBroughtBack: 'success',
  gone: 'warning',
  'email-changed': 'success',
  'name-changed': 'success',
  'password-changed': 'success',
  'new-password': 'success',
  'two-factor-off': 'success',
  'session-ended': 'success',
  'session-gone': 'info',
  'sessions-ended': 'success',
  'sign-in-again': 'warning',
  'no-cookies': 'warning',
}

export function messageFrom(search: URLSearchParams, words = messageWords.en) {
  const name = search.get(saidParameter) ?? ''
  return isName(name) ? { kind: kinds[name], text: words[name] } : undefined
}

export function withMessage(path: string, name: MessageName) {
  return `${path}${path.includes('?') ? '&' : '?'}${saidParameter}=${name}`
}

function isName(text: string): text is MessageName {
  return Object.hasOwn(kinds, text)
}
