import type { Kysely } from 'kysely'
import { createArticlesStoriesPhotos } from './0001-articles-stories-photos.ts'
import { createAdmins } from './0002-admins.ts'
import { addStoryStates } from './0003-story-states.ts'
import { createSubmissions } from './0004-submissions.ts'
import { createRevisionsAndAudit } from './0005-article-desk-and-audit.ts'
import { createSettingsAndMails } from './0006-owner-desk.ts'
import { allowStoryUndo } from './0007-story-undo.ts'
import { closeToOtherRoles } from './0009-closed-to-other-roles.ts'
import { indexSharedStories } from './0010-shared-stories.ts'
import { createReviewNotes } from './0011-review-notes.ts'
import { createApplications } from './0012-applications.ts'
import { allowAgents } from './0013-agent-role.ts'
import { indexApplicationSearch } from './0014-application-search.ts'
import { createWebhooks } from './0015-webhooks.ts'
import { createInvitations } from './0016-invitations.ts'
import { createPasskeys } from './0017-passkeys.ts'
import { createClientStories } from './0018-client-stories.ts'
import { createApplicationCounts } from './0019-application-counts.ts'
import { createPageChanges } from './0020-page-changes.ts'
import { indexForGrowth } from './0021-growth-indexes.ts'
import { addLanguages } from './0022-language.ts'
import { addWriterLanguages } from './0023-article-language.ts'
import { allowAnyLanguage } from './0024-any-language.ts'
import { addPhoneDigits } from './0025-phone-digits.ts'
import { indexApplicationChoices } from './0026-application-choices.ts'
import { addDraftAddresses } from './0027-draft-addresses.ts'
import { addKitParts } from './0028-kit-parts.ts'
import { mendContacts } from './0029-contacts.ts'
import { foldSearchText } from './0030-folded-search.ts'
import { addFailuresAndWithdrawals } from './0031-failures-and-withdrawals.ts'
import { addMadeUpPasswords } from './0032-made-up-passwords.ts'
import { indexNewestMails } from './0033-newest-mails.ts'
import { addStorySearch } from './0034-story-search.ts'
import { indexFollowed } from './0035-followed.ts'
import { fillSomeStorySearch, fillStorySearch } from './0036-story-search-text.ts'
import { indexCountKeys } from './0037-count-keys.ts'
import { addUnanswered } from './0038-unanswered.ts'
import type { Engine } from './engine-types.ts'

type Migrate = (db: Kysely<unknown>, engine: Engine) => Promise<void>

/**
 * In the order of their names. What a released migration comes to is never edited: add another. Each commits by itself
 * (see migrate): what locks a table and what takes long with its rows are two.
 */
export const migrations: Record<string, Migrate> = {
  '0001-articles-stories-photos': createArticlesStoriesPhotos,
  '0002-admins': createAdmins,
  '0003-story-states': addStoryStates,
  '0004-submissions': createSubmissions,
  '0005-article-desk-and-audit': createRevisionsAndAudit,
  '0006-owner-desk': createSettingsAndMails,
  '0007-story-undo': allowStoryUndo,
  '0009-closed-to-other-roles': closeToOtherRoles,
  '0010-shared-stories': indexSharedStories,
  '0011-review-notes': createReviewNotes,
  '0012-applications': createApplications,
  '0013-agent-role': allowAgents,
  '0014-application-search': indexApplicationSearch,
  '0015-webhooks': createWebhooks,
  '0016-invitations': createInvitations,
  '0017-passkeys': createPasskeys,
  '0018-client-stories': createClientStories,
  '0019-application-counts': createApplicationCounts,
  '0020-page-changes': createPageChanges,
  '0021-growth-indexes': indexForGrowth,
  '0022-language': addLanguages,
  '0023-article-language': addWriterLanguages,
  '0024-any-language': allowAnyLanguage,
  '0025-phone-digits': addPhoneDigits,
  '0026-application-choices': indexApplicationChoices,
  '0027-draft-addresses': addDraftAddresses,
  '0028-kit-parts': addKitParts,
  '0029-contacts': mendContacts,
  '0030-folded-search': foldSearchText,
  '0031-failures-and-withdrawals': addFailuresAndWithdrawals,
  '0032-made-up-passwords': addMadeUpPasswords,
  '0033-newest-mails': indexNewestMails,
  '0034-story-search': addStorySearch,
  '0035-followed': indexFollowed,
  '0036-story-search-text': fillStorySearch,
  '0037-count-keys': indexCountKeys,
  '0038-unanswered': addUnanswered,
}

type MigratePart = (db: Kysely<unknown>, engine: Engine, last?: string) => Promise<string | null>

/**
 * Work with rows that may be committed in parts before the migration itself does the rest: on SQLite nobody else writes
 * during a transaction. Takes the id to go on after, and returns the next; null at the end.
 */
export const parts: Record<string, MigratePart> = {
  '0036-story-search-text': fillSomeStorySearch,
}
