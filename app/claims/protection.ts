/** The plan belongs to another company: what it costs depends on the rent, so no amount can stand here. */
export const protectionName = 'Renter-protection plan'
export const protectionAmount = 'a monthly fee based on your rent'
export const protectionDue = 'Required. Every month, paid straight to the company that runs the plan.'
