/** The plan belongs to another company: what it costs depends on the rent, so no amount can stand here. */
export const protectionName = 'Renter-protection plan'
export const protectionAmount = 'a monthly fee based on your rent'
export const protectionDue = 'Required. Every month, paid straight to the company that runs the plan.'

/** Told in these words on the kit, corporate, full-service and policy pages. */
export const protectionTerms = [
  'A renter-protection plan is required for all our clients, in every program.',
  'It is run by a third party: a company that is not us. It is meant to help a landlord say yes to you.',
  `You pay ${protectionAmount}, directly to that company. It is not part of our prices, and we cannot return it.`,
  'That company’s own terms apply. Ask for them, and for the exact amount, before you sign.',
]
