import { withArticle } from '../../../platform/us-states.ts'

/** `states`: one or more of them, as `list` names them. */
export const words = {
  list: (states: string[]) => new Intl.ListFormat('en-US').format(states.map(withArticle)),
  welcomeIn: (state: string) => `In ${withArticle(state)} we work with Section 8 and other vouchers.`,
  refused: 'The programs do not work with Section 8 or other vouchers.',
  except: (states: string) => `This does not hold in ${states}: there we work with them.`,
  only: (states: string) =>
    `Yes in ${states}; elsewhere the programs do not work with Section 8 or other vouchers.`,
  nowhere: 'No. The programs do not work with Section 8 or other vouchers.',
  law: (state: string, statute: string, asOf: string) =>
    `The law of ${withArticle(state)} protects renters by their source of income (${statute}; as of ${asOf}). Legal aid can tell you what that means for you; we give no legal advice.`,
}
