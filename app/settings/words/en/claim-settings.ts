export const words = {
  note: (claim: string) => `Note on “${claim}”`,
  orNothing: 'Leave it empty to say it nowhere.',
  /** Of claims that came empty. */
  emptyHints: {
    successDue:
      'For example 7 days, counted from the approval. Left empty, pages say only that it is due after approval.',
  },
  nowhere: 'said nowhere',
  /** How a number reads where it is more than itself. */
  sentences: {
    applicationFee: (fee: string) => `Apply Now - ${fee}`,
    fundingRange: (range: string) => `Get ${range} in Rental Funding Today!`,
  },
}
