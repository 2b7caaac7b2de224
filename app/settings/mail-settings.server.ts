import { defaultSite, newStoryMails, type Site } from '../site/site.ts'
import { choice } from './kind.server.ts'
import { defineSetting, type Setting } from './setting.server.ts'
import { mailSettingWords } from './setting-words.ts'

const { mail } = defaultSite('')
const said = mailSettingWords.en

/** Which mails go out by themselves. */
export const mailSettings: Setting[] = [
  defineSetting(choice(newStoryMails, said.newStoryWays), {
    key: 'mail.newStory',
    group: 'mail',
    ...said.newStory,
    default: mail.newStory,
    put: (draft, value) => {
      draft.site.mail = { ...draft.site.mail, newStory: value }
    },
  }),
  defineSetting(choice(['on', 'off'], said.decisionWays), {
    key: 'mail.decision',
    group: 'mail',
    ...said.decision,
    default: mail.decision,
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
