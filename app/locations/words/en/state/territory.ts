/** /state/puerto-rico and its like. Names come as they stand in a sentence. */
export const words = {
  title: (territory: string) => `Not on our list: ${territory}`,
  lead: (territory: string) =>
    `Our programs are for homes in the 50 states and Washington, DC, not for homes in ${territory}. What counts is where you want to live.`,
  states: {
    heading: 'Where do you want to live?',
    lead: 'Choose a state to see funding, rents and cities.',
  },
}
