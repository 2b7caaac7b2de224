const payLater = 'You pay nothing on this page. We get in touch before anything costs money.'

/** By the names of the addresses the forms answer. */
export const words = {
  funding: {
    heading: 'Apply in four short steps',
    intro: `About five minutes. ${payLater}`,
  },
  preapproval: {
    heading: 'Ask for a pre-approval',
    intro:
      'About four minutes. Asking for a pre-approval costs nothing: you send the form, we answer, and you pay only if you then say yes.',
  },
  signup: {
    heading: 'Sign up for full service',
    intro: `About four minutes. ${payLater}`,
  },
  'diy-order': {
    heading: 'Order the do-it-yourself kit',
    intro: `About two minutes. ${payLater}`,
  },
  corporate: {
    heading: 'Enroll in the Corporate Lease Program',
    intro: `About four minutes. ${payLater}`,
  },
  'city-application': {
    heading: 'Apply from here',
    intro: `Four short steps. ${payLater}`,
  },
}
