import { defaultSite, newStoryMails, type Site } from '../site/site.ts'
import { choice } from './kind.server.ts'
import { defineSetting, type Setting } from './setting.server.ts'

const { mail } = defaultSite('')
const newStoryWords = {
  'at-once': 'At once, one mail each',
  daily: 'Once a day, at 8:00 AM UTC',
  off: 'Never',
} as const
const decisionWords = { on: 'Yes', off: 'No' } as const

/** Which mails go out by themselves. */
export const mailSettings: Setting[] = [
  defineSetting(choice(newStoryMails.map((name) => [name, newStoryWords[name]] as const)), {
    key: 'mail.newStory',
    group: 'mail',
    label: 'New stories, to moderators and owners',
    hint: 'Headlines only, never who sent it.',
    default: mail.newStory,
    words: (value) => newStoryWords[value],
    put: (draft, value) => {
      draft.site.mail = { ...draft.site.mail, newStory: value }
    },
  }),
  defineSetting(choice([['on', decisionWords.on] as const, ['off', decisionWords.off] as const]), {
    key: 'mail.decision',
    group: 'mail',
    label: 'Tell senders what was decided',
    hint: 'A minute after you approve or reject a story, so that you can still undo it. Your reason is never in it.',
    default: mail.decision,
    words: (value) => decisionWords[value],
    put: (draft, value) => {
      draft.site.mail = { ...draft.site.mail, decision: value }
    },
  }),
]

/** What is chosen, in words. */
export function mailWishes(site: Site) {
  const chosen: Record<string, string> = {
    'mail.newStory': site.mail.newStory,
    'mail.decision': site.mail.decision,
  }
  return mailSettings.map(({ key, label, wordsOf }) => ({ label, value: wordsOf(chosen[key], site) }))
}
