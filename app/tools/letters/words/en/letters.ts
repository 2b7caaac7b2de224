const somethingElse = 'Something else'
const familyEvent = 'A split or a death in the family'
const withApplication = 'To a landlord, with your application.'

const yes = 'Yes'
const no = 'No'

const tips = {
  number:
    'Leave out your Social Security number. Add it by hand only if the company says it cannot find you without it.',
  provable: 'Send it so that you can prove the day it got there, such as certified mail. Keep a copy.',
  oneEntry: 'One entry, one letter. Then each has a clear answer.',
  copies: 'Send copies. Keep the originals.',
  fullName: 'Give your full name with the middle name, and your birth date, if that shows the mix-up.',
  truth: 'Write only what is true and what you can show. Then nobody can hold it against you.',
  email: 'E-mail is fine. Keep what you sent, with the date.',
  once: 'Send it once. No law makes a landlord look again.',
  offer: 'Offer only what you can pay. Ask to pay the deposit when you sign, not before.',
  courtPaper: 'Was the case dismissed? Put in a copy of the court paper.',
  noMoreThanYouWant: 'You need not say more about your health or your family than you want to.',
  proofOfRent: 'Rent you paid on time says more than a score. Put in proof of it.',
  onlyInReport: 'Say only what is in the report. Is the case still open? Ask a lawyer or legal aid first.',
  dayAfter: 'One day after is best. By e-mail is fine.',
}

export const words = {
  /** When to send it. */
  uses: {
    report: 'To the screening company, after a no.',
    name: 'To the landlord, when you were told no and no company was named.',
    dispute: 'To the screening company, when the report has an error.',
    'wrong-name': 'To the screening company, when the report mixes you up with somebody else.',
    reconsider: 'To the landlord, once, with something to offer.',
    eviction: withApplication,
    'broken-lease': withApplication,
    credit: withApplication,
    record: 'To a landlord, when a report shows it or you were asked.',
    thanks: 'To a landlord, after a visit, a yes or a no.',
  },
  tips,
  choices: {
    proof: {
      question: 'Put in proof of who you are?',
      options: { yes: 'Yes: copies of an ID and a bill', no: 'Not yet' },
    },
    tell: { question: 'Should they tell the landlord when it is fixed?', options: { yes, no } },
    papers: {
      question: 'Do you have a paper that proves it?',
      options: { yes: 'Yes, I put in a copy', no },
    },
    why: {
      question: 'Why do you ask?',
      options: {
        refused: 'I was turned down',
        terms: 'I was asked for more deposit or a co-signer',
        yearly: 'I want my free yearly copy',
      },
    },
    wrong: {
      question: 'What is wrong with it?',
      options: {
        dismissed: 'The case was dismissed',
        won: 'I won the case',
        paid: 'I paid the debt',
        amount: 'The amount is wrong',
        old: 'It is too old',
        sealed: 'The court sealed it',
        other: somethingElse,
      },
    },
    how: {
      question: 'How can one tell?',
      options: {
        birth: 'The birth date is not mine',
        place: 'I never lived there',
        middle: 'The middle name is not mine',
        time: 'I was somewhere else at the time',
      },
    },
    now: {
      question: 'What is different now?',
      options: {
        work: 'I have steady work',
        rent: 'I have paid rent on time since',
        bills: 'I pay my bills on time',
        help: 'I have support from others',
      },
    },
    heard: {
      question: 'What did you hear?',
      options: {
        no: 'I was told no',
        terms: 'I was asked for more deposit or a co-signer',
        silent: 'I never heard back',
      },
    },
    offer: {
      question: 'What can you offer?',
      options: {
        deposit: 'A deposit when I sign',
        guarantor: 'A guarantor',
        references: 'Proof of rent I paid',
        income: 'Proof of what I earn',
      },
    },
    evictionCause: {
      question: 'What led to it?',
      options: {
        job: 'I lost my job or hours',
        ill: 'I was ill or hurt',
        family: familyEvent,
        repairs: 'A fight over repairs',
        other: somethingElse,
      },
    },
    evictionEnd: {
      question: 'How did it end?',
      options: {
        paid: 'I paid what I owed',
        paying: 'I am paying it off',
        dismissed: 'The case was dismissed',
        owed: 'I still owe it',
      },
    },
    leaseCause: {
      question: 'Why did you leave?',
      options: {
        job: 'A job elsewhere, or no job',
        ill: 'Illness',
        family: familyEvent,
        unsafe: 'It was not safe there',
        other: somethingElse,
      },
    },
    leaseEnd: {
      question: 'How did you leave?',
      options: {
        notice: 'I gave notice',
        paid: 'I paid what I owed',
        paying: 'I am paying it off',
        owed: 'I still owe it',
      },
    },
    creditCause: {
      question: 'What led to it?',
      options: {
        job: 'I lost my job or hours',
        medical: 'Medical bills',
        family: familyEvent,
        theft: 'Somebody used my name',
        other: somethingElse,
      },
    },
    recordEnd: {
      question: 'Where does it stand?',
      options: {
        done: 'I did all the court asked',
        program: 'I finished a program',
        dismissed: 'The case was dismissed',
        other: somethingElse,
      },
    },
    after: {
      question: 'What are you thankful for?',
      options: {
        visit: 'They showed me the home',
        yes: 'They said yes',
        no: 'They said no, but were fair',
      },
    },
  },
}
