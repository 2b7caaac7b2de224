const payLater = 'You pay nothing on this page. We call before anything costs money.'

/** By the names of the addresses the forms answer. */
export const words = {
  funding: {
    title: 'Rental funding application',
    heading: 'Apply in four short steps',
    intro: `About five minutes. ${payLater}`,
  },
  preapproval: {
    title: 'Pre-approval',
    heading: 'Ask for a pre-approval',
    intro: `About four minutes. ${payLater}`,
  },
  signup: {
    title: 'Full-service sign-up',
    heading: 'Sign up for full service',
    intro: `About four minutes. ${payLater}`,
  },
  'diy-order': {
    title: 'Do-it-yourself kit order',
    heading: 'Order the do-it-yourself kit',
    intro: `About two minutes. ${payLater}`,
  },
  corporate: {
    title: 'Corporate Lease Program enrollment',
    heading: 'Enroll in the Corporate Lease Program',
    intro: `About four minutes. ${payLater}`,
  },
  'city-application': {
    title: 'Rental application',
    heading: 'Apply from here',
    intro: `Four short steps. ${payLater}`,
  },
}
