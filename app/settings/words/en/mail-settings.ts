import type { MailWishes } from '../../../site/site.ts'

export const words = {
  newStory: { label: 'New stories, to moderators and owners', hint: 'Headlines only, never who sent it.' },
  newStoryWays: {
    'at-once': 'At once, one mail each',
    daily: 'Once a day, at 8:00 AM UTC',
    off: 'Never',
  } satisfies Record<MailWishes['newStory'], string>,
  decision: {
    label: 'Tell senders what was decided',
    hint: 'A minute after you approve or reject a story, so that you can still undo it. Your reason is never in it.',
  },
  decisionWays: { on: 'Yes', off: 'No' } satisfies Record<MailWishes['decision'], string>,
}
