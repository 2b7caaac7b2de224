import { withArticle } from '../../../../platform/us-states.ts'

const form = {
  heading: 'Your numbers',
  home: 'Which home?',
  size: 'Size',
  /** By the number of bedrooms. */
  sizes: ['Studio', '1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms'],
  rent: 'Or the rent, if you know it',
  deposit: 'The deposit, if you know it',
  help: 'With help, or on your own?',
  helpHint: 'Each program’s price is added to the sum.',
  alone: 'On your own',
  adults: 'Adults',
  have: 'What do you have?',
  cash: 'Cash you have now',
  income: 'Money that comes in each month',
  incomeHint: 'What you take home, with benefits',
  bills: 'Other bills each month',
  billsHint: 'Food, phone, car, debts: all but the rent',
  moving: 'Moving costs',
  movingHint: 'A truck, boxes, a bed',
  borrow: 'Do you plan to borrow?',
  borrowHint: 'Leave it empty if not. Ask the lender for these numbers. We do not guess a rate.',
  loan: 'Loan',
  payment: 'Payment each month',
  count: 'For how many months',
  wholeMonths: 'Write a whole number from 1 to 120.',
  inDigits: 'Write it in digits, like 1200 or 1200.50.',
}

const town = {
  label: 'Town',
  hint: 'Like Houston, TX',
  isAway: 'The list of towns did not come. Type the rent below.',
  found: (years: string) => `Fair rents of HUD, the federal housing department, ${years}`,
  pickOrAdd: 'Pick one, or add the state.',
  pick: 'Pick one.',
  notFound: 'No such town on our list. Type the rent below.',
}

const lines = {
  firstRent: { name: 'First month’s rent', note: 'to the landlord' },
  deposit: 'Deposit',
  asked: 'what you were told',
  oneMonthIsCommon: 'One month is common. Some states set a limit.',
  limitNotOnFile: (state: string) =>
    `One month is common. The limit of ${withArticle(state)} is not on file.`,
  atMost: (months: number, state: string, detail: string) =>
    `${months === 1 ? 'One month' : `${String(months).replace('.5', '½')} months`}, the most ${withArticle(state)} allows${detail ? ` (${detail})` : ''}. Many ask for less.`,
  fee: {
    name: 'Application fee',
    note: (amount: string) => `to the landlord, for each one: ${amount}.`,
    atCost: 'at cost',
  },
  moving: { name: 'Moving', note: 'truck, boxes, things for the home' },
  together: 'Together',
  have: 'What you have',
  cashAndLoan: 'cash and the loan',
  missing: 'Missing',
  left: 'Left',
}

type Months = { from: number; until: number }

const cuts = {
  short: (missing: string) => `You are ${missing} short on day one.`,
  rentThatFits: (rent: string, hasLoan: boolean) =>
    `With the cash you have${hasLoan ? ' and the loan' : ''}, a rent of ${rent} or less would fit.`,
  inParts: 'Ask the landlord to take the deposit in two or three parts. Get the answer in writing.',
  ourFees: (ours: string, total: string) =>
    `Our fees are ${ours} of the ${total}. Try it on your own first: the letters and the list of papers are free.`,
  eachMonth: (missing: string) =>
    `Each month ${missing} is missing. A loan does not fix that. It adds one more bill.`,
  whilePaying: (missing: string, { from, until }: Months, isOnlyThen: boolean) =>
    `${from === until ? `In month ${until}` : `From month ${from} to month ${until}`}, while you pay back the loan, ${missing} is missing${from === until ? '' : ' each month'}.${isOnlyThen ? ' After that, by your numbers, nothing is missing. Borrow less, or keep that much back.' : ''}`,
  rentOfIncome: (rent: string) => `With this income and these bills, a rent of ${rent} would fit.`,
  call: 'Call 2-1-1. It is free. Ask who helps with a deposit or the first rent near you.',
  keep: (left: string) => `After day one you keep ${left}. Leave it in the bank for the first bad month.`,
  withoutLoan: 'You would have enough on day one without the loan.',
}

type Repaid = { amount: string; payment: string; count: number; repaid: string }

const loan = {
  heading: 'About loans',
  unknown: (amount: string) =>
    `You borrow ${amount}. Ask the lender what you pay each month, and for how long. Until then this sum is not whole.`,
  lessThanBorrowed: (repaid: Repaid) =>
    `${paidBack(repaid)} That is less than you borrow, so one of the numbers is wrong. Ask again.`,
  costs: (repaid: Repaid, price: string) => `${paidBack(repaid)} The loan costs you ${price}.`,
}

function paidBack({ amount, payment, count, repaid }: Repaid) {
  return `You borrow ${amount}. You pay back ${payment} ${count === 1 ? '1 time' : `${count} times`}. That is ${repaid}.`
}

export const words = {
  form,
  town,
  lines,
  cuts,
  loan,
  dayOne: 'Cash for day one',
  place: (town: string, years: string) =>
    `${town}. The rent is the fair rent of HUD for ${years}. Light, gas and water are in it.`,
  typedRent: 'With the rent you typed.',
  print: 'Print',
  months: {
    heading: 'Month by month',
    lead: 'The first month’s rent is paid on day one. Rent goes up, hours go down: keep some back.',
    typeIncome: 'Type the money you have and what you earn a month to see what is left.',
    caption: 'The first six months',
    month: 'Month',
    comesIn: 'In',
    goesOut: 'Out',
    left: 'Left',
  },
  whatYouCanDo: 'What you can do',
  example: 'An example',
}
