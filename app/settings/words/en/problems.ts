const fromNothingToAll = 'Please write a number from 0 to 100.'

/** Why a value is refused. */
export const words = {
  empty: 'Please write something here; it cannot be empty.',
  longerThan: (characters: number) => `Please keep it to ${characters} characters.`,
  severalLines: 'Please write it on one line.',
  invisibleSign: 'There is an invisible sign in it. Please type it instead of pasting it.',
  phoneTooLong: 'That is too long for a phone number.',
  phone: 'Please write a US phone number with 10 digits, like (800) 555-0142.',
  email: 'Please write an e-mail address, like help@example.com.',
  emailTooLong: 'That is too long for an e-mail address.',
  choice: 'Please choose one of the list.',
  noteTooLong: 'Please keep the note to 1,000 characters.',
  noDay: 'Please write a day that is on the calendar.',
  dayAlone: 'Please write what the claim rests on.',
  unusable: 'This value cannot be used.',
  otherFigures: (figures: string[]) =>
    figures.length === 0
      ? 'In English this is said nowhere. Please write it there first.'
      : `In English the figures are ${figures.join(', ')}. Please write the same ones here, or change the English words first.`,
  late: 'Somebody else changed this since you opened the page. Your value is still here: save again to keep it.',
  money: {
    noAmount: 'Please write an amount in dollars, like 99.95.',
    belowNothing: 'An amount cannot be less than $0.',
    tooMuch: 'That is more than $1,000,000: please check it.',
    partsOfCents: 'Please write no more than two digits after the point.',
    noWholeDollars: 'Please write whole dollars, like 15,000,000.',
    overTrillion: 'That is more than a trillion dollars: please check it.',
    notLess: (less: string, more: string) => `“${less}” must be less than “${more}”.`,
    turned: (less: string, more: string) => `“${less}” must not be more than “${more}”.`,
    rangeTurned: 'The first amount must be less than the second.',
  },
  percent: {
    noNumber: fromNothingToAll,
    belowNothing: fromNothingToAll,
    overAll: 'Nothing is more than 100 percent here: please write a number from 0 to 100.',
    tooFine: 'Please write no more than one digit after the point.',
  },
  count: {
    noNumber: 'Please write a whole number, like 20,000.',
    belowNothing: 'Please write a number that is not below 0.',
    tooMany: 'That is more than a billion: please check it.',
  },
  miles: {
    noNumber: 'Please write whole miles, like 50.',
    tooFew: 'Please write at least 1 mile.',
    tooMany: (most: number) => `That is more than ${most} miles: please check it.`,
  },
  leap: (was: string, would: string, isOnPages: boolean) =>
    `It was ${was} and would be ${would}${isOnPages ? ' on every page' : ''}. Is that right?`,
  months: {
    count: (months: number) => (months === 1 ? '1 month' : `${months} months`),
    noNumber: 'Please write whole months, like 24.',
    tooFew: 'Please write at least 1 month.',
    tooMany: 'That is more than twenty years: please check it.',
  },
  year: {
    noNumber: 'Please write a year with four digits, like 2026.',
    tooEarly: 'Please write a year from 2000 on.',
    tooLate: 'That year is still far ahead.',
  },
  address: {
    tooLong: 'That address is too long.',
    notWeb: 'The address must start with https://.',
    notWhole: 'Please copy the whole address, starting with https://.',
    notProtected: 'This address is not protected: it must start with https://, not http://.',
    withPassword: 'Please leave user name and password out of the address.',
    noWebsite: 'The part after https:// is not the name of a website.',
    notOn: (network: string, host: string | undefined) =>
      `Please copy the whole address of your ${network} page, starting with https://${host}/.`,
  },
  key: {
    tooLong: 'That key is too long.',
    notAlone:
      'Please copy the key alone: it has no spaces, quotes or angle brackets. The whole embed code does not belong here.',
  },
}
