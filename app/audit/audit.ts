/** What can be done, by the thing it is done to. */
export const auditActions = [
  'story.approve',
  'story.reject',
  'story.moveToPending',
  'story.undo',
  'story.delete',
  'story.erase',
  'application.move',
  'application.reopen',
  'application.assign',
  'application.follow-up',
  'application.spam',
  'application.undo',
  'application.note',
  'application.call',
  'application.text',
  'application.message',
  'application.answered',
  'application.mail',
  'application.paid',
  'application.template',
  'application.invite',
  'application.invite-end',
  'application.taken-back',
  'application.expire',
  'application.erase',
  'application.erase-draft',
  'article.create',
  'article.update',
  'article.publish',
  'article.unpublish',
  'article.schedule',
  'article.delete',
  'article.restore',
  'article.erase',
  'article.join',
  'article.separate',
  'article.image',
  'account.sign-in',
  'account.sign-out',
  'account.email',
  'account.name',
  'account.password',
  'account.reset-asked',
  'account.reset',
  'account.two-factor-on',
  'account.two-factor-off',
  'account.backup-code',
  'account.passkey',
  'account.passkey-add',
  'account.passkey-remove',
  'account.new-backup-codes',
  'account.session-end',
  'account.invite',
  'account.invite-end',
  'account.join',
  'account.role',
  'account.create',
  'account.disable',
  'account.enable',
  'setting.change',
  'setting.default',
  'setting.undo',
  'review.decide',
  'review.reopen',
  'redirect.create',
  'redirect.delete',
  'data.export',
  'data.import',
  'data.delete-person',
  'data.remove-demo',
  'data.backup',
  'data.backup-download',
  'data.backup-delete',
  'webhook.create',
  'webhook.change',
  'webhook.rotate',
  'webhook.pause',
  'webhook.resume',
  'webhook.delete',
  'webhook.test',
  'mail.retry',
  'mail.discard',
  'mail.test',
] as const

export type AuditAction = (typeof auditActions)[number]

/** What it is done to. */
export type AuditKind = AuditAction extends `${infer Kind}.${string}` ? Kind : never

/** Who acts, and from where. */
export type Actor = {
  /** An admin's e-mail, or 'command line'. */
  actor: string
  address?: string
}

export const commandLine: Actor = { actor: 'command line' }

export type AuditEntry = Actor & {
  action: AuditAction
  subjectId?: string
  /** Never anything private of somebody who sent a story: what they delete must be gone. */
  facts?: Record<string, string | number | boolean | null>
  /** When it was done, if not now. */
  at?: Date
}

export function isAuditAction(text: string): text is AuditAction {
  return auditActions.some((action) => action === text)
}

/** A line of the log, as the owner reads it. */
export type AuditRow = {
  id: string
  createdAt: Date
  actor: string
  action: AuditAction
  subjectId: string | null
  facts: Record<string, unknown>
  address: string | null
}
