/** What the register says of the programs, where a reason for one of them speaks of it. */
export type AdviceTerms = {
  /** What is paid before approval: 'nothing until you are approved'. */
  start: string
  /** What comes back, as the end of a sentence: ', and you get a full refund if …'; nothing where nothing does. */
  refund: string
}
