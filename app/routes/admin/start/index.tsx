import { adminContext } from '../../../accounts/context.ts'
import { findBackupFile } from '../../../backup/backup-folder.ts'
import { readBackupStatus } from '../../../backup/status-queries.server.ts'
import { countReview } from '../../../go-live/read-review.server.ts'
import { reviewParts } from '../../../go-live/review-parts.ts'
import { firstStepWords } from '../../../onboarding/first-step-words.ts'
import { firstSteps } from '../../../onboarding/first-steps.ts'
import { readProgress } from '../../../onboarding/read-progress.server.ts'
import { StartPage } from '../../../onboarding/start-page.tsx'
import { startWords } from '../../../onboarding/start-words.ts'
import type { Route } from './+types/index'

/** From the demo to a live site, for the owner. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = context.get(adminContext)
  const parts = reviewParts(context, admin)
  const { db, facts } = parts
  // Before the steps: of a backup that is made meanwhile it is said that it is being made, and the page asks again.
  const { running, failed, last } = await readBackupStatus(db)
  const progress = await readProgress(parts, {
    mail: await facts.mail.look(),
    review: () => countReview(parts),
  })
  return {
    steps: firstSteps(progress),
    asked: url.searchParams.get('ask') === 'demo' ? firstStepWords.en.demoContent(progress.demo) : null,
    backup: { running, failed },
    backupFile: last && findBackupFile(facts.dataDir, last.file),
  }
}

export function meta() {
  return [{ title: startWords.en.pageTitle }]
}

export default function AdminStartRoute({ loaderData }: Route.ComponentProps) {
  return <StartPage {...loaderData} />
}
