/** All towns of a state from A to Z. States come as they stand in a sentence. */
export const words = {
  crumb: 'Towns A to Z',
  title: (count: string, state: string) => `All ${count} towns in ${state}, A to Z`,
  description: (count: string, state: string, first: string, last: string) =>
    `Rents, free help and rights for each of ${count} towns and cities in ${state}, from ${first} to ${last}.`,
  heading: (state: string) => `Towns in ${state}, A to Z`,
  lead: (count: string) =>
    `${count} towns and cities with a page of their own: what a home costs there, who helps for free, what the law says.`,
  letters: {
    heading: (state: string) => `All towns in ${state}, A to Z`,
    lead: (count: string) => `${count} towns have a page here. Choose the letter yours begins with.`,
  },
}
