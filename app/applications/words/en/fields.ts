const phoneOrEmail = 'Please write a phone number or an e-mail address'

/** The questions of our forms. What is stored of a choice is its name; a number is its own label. */
export const words = {
  fullName: { label: 'Your name', missing: 'Please write your name' },
  phone: { label: 'Phone', hint: 'Phone or e-mail: one of the two is enough.', missing: phoneOrEmail },
  email: { label: 'E-mail', missing: phoneOrEmail },
  reachBy: {
    label: 'How should we reach you first?',
    missing: 'Please choose how we should reach you',
    choices: { call: 'Call', text: 'Text', mail: 'E-mail' },
  },
  reachWhen: {
    label: 'A good time',
    missing: 'Please choose a good time',
    choices: { any: 'Any time of day', morning: 'Mornings', afternoon: 'Afternoons', evening: 'Evenings' },
  },
  kitPart: {
    label: 'What would you like?',
    missing: 'Please choose the full kit or the number alone',
    choices: { full: 'The full kit', number: 'The number alone' },
  },
  place: { label: 'City and state', missing: 'Please write the city and state you want to live in' },
  adults: { label: 'Adults moving in', missing: 'Please say how many adults move in' },
  moveIn: {
    label: 'Moving',
    missing: 'Please say when you want to move',
    choices: {
      'two-weeks': 'Within two weeks',
      month: 'Within a month',
      'three-months': 'In one to three months',
      unsure: 'Not sure yet',
    },
  },
  bedrooms: {
    label: 'How many bedrooms?',
    missing: 'Please choose how many bedrooms',
    choices: { 0: 'Studio' },
  },
  rentBudget: { label: 'Rent you can carry, a month', missing: 'Please write the rent you can carry' },
  income: { label: 'Income a month, before tax', missing: 'Please choose your income' },
  challenges: {
    label: 'What may a landlord find?',
    hint: 'Tick what fits. We read every application; a landlord may still say no.',
    missing: 'Please tick what fits, or ‘None of these’',
    choices: {
      'Poor Credit': 'Low credit',
      Evictions: 'An eviction',
      'Broken Leases': 'A broken lease',
      'Criminal Background': 'A record',
      None: 'None of these',
    },
  },
  words: {
    label: 'In a sentence or two',
    hint: 'Why it happened, and what is different now. Leave out names and numbers of accounts.',
    missing: 'Please write a sentence about what happened',
  },
}
