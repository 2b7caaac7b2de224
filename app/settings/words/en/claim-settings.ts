export const words = {
  note: (claim: string) => `Note on “${claim}”`,
  orNothing: 'Leave it empty to say it nowhere.',
  nowhere: 'said nowhere',
  /** How a number reads where it is more than itself. */
  sentences: {
    applicationFee: (fee: string) => `Apply Now - ${fee}`,
    fundingRange: (range: string) => `Get ${range} in Rental Funding Today!`,
  },
}
