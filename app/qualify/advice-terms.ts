/** What the register says of the programs, where a reason for one of them speaks of it. */
export type AdviceTerms = {
  /** What is paid before approval: 'nothing until you are approved'. */
  start: string
  /** What comes back: 'full refund'. */
  refund: string
  /** After what: 'denied at 4 approved-database properties'. */
  denied: string
}
