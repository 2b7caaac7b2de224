import { anyOf, type Choice, type Letter, type Piece } from './letter.ts'

/** Letters to the landlord. Short and calm: what happened, what is different now, what comes next. */

const close: Piece[] = [
  { text: 'I would be glad to talk, or to send you papers.' },
  { text: 'You can reach me at {contact}.', has: 'contact' },
]
const opening: Piece = { text: 'Thank you for looking at my application for {home}.', has: 'home' }
const plainOpening: Piece = { text: 'Thank you for looking at my application.', lacks: 'home' }
const truthTip = 'Write only what is true and what you can show. Then nobody can hold it against you.'

const now: Choice = {
  id: 'now',
  question: 'What is different now?',
  isMany: true,
  options: [
    { value: 'work', label: 'I have steady work' },
    { value: 'rent', label: 'I have paid rent on time since' },
    { value: 'bills', label: 'I pay my bills on time' },
    { value: 'help', label: 'I have support from others' },
  ],
}
const nowPieces: Piece[] = [
  { text: 'Things are different today.', when: ['now', anyOf] },
  { text: 'I have steady work.', when: ['now', 'work'] },
  { text: 'I have paid my rent on time since then.', when: ['now', 'rent'] },
  { text: 'I pay my bills on time.', when: ['now', 'bills'] },
  { text: 'I have people beside me who help when it gets hard.', when: ['now', 'help'] },
]
const own: Piece[] = [{ text: '{own}', has: 'own' }]

export const landlordLetters: readonly Letter[] = [
  {
    kind: 'name',
    use: 'To the landlord, when you were told no and no company was named.',
    to: 'landlord',
    subject: 'Which report did you use?',
    fields: ['toldOn', 'home'],
    choices: [
      {
        id: 'heard',
        question: 'What did you hear?',
        options: [
          { value: 'no', label: 'I was told no' },
          { value: 'terms', label: 'I was asked for more deposit or a co-signer' },
          { value: 'silent', label: 'I never heard back' },
        ],
      },
    ],
    body: [
      [
        { text: 'On {toldOn} I was told no for the home at {home}.', when: ['heard', 'no'] },
        {
          text: 'On {toldOn} I was asked for a larger deposit or a co-signer for the home at {home}.',
          when: ['heard', 'terms'],
        },
        {
          text: 'I applied for the home at {home} and have not heard back. Please tell me if the answer is no.',
          when: ['heard', 'silent'],
        },
      ],
      [
        {
          text: 'Did a credit or screening report play a part? If so, please send me the name, the address and the phone number of the company that made it.',
        },
        { text: 'I ask for this under 15 U.S.C. § 1681m(a).' },
        { text: 'I would like to see what it says about me.' },
      ],
      [{ text: 'You can reach me at {contact}.', has: 'contact' }],
    ],
    tips: ['E-mail is fine. Keep what you sent, with the date.'],
  },
  {
    kind: 'reconsider',
    use: 'To the landlord, once, with something to offer.',
    to: 'landlord',
    subject: 'Please look at my application once more',
    fields: ['toldOn', 'home', 'own', 'guarantor'],
    choices: [
      {
        id: 'offer',
        question: 'What can you offer?',
        isMany: true,
        options: [
          { value: 'deposit', label: 'A deposit when I sign' },
          { value: 'guarantor', label: 'A guarantor' },
          { value: 'references', label: 'Proof of rent I paid' },
          { value: 'income', label: 'Proof of what I earn' },
        ],
      },
      now,
    ],
    body: [
      [
        { text: 'On {toldOn} you turned down my application for {home}.' },
        {
          text: 'I understand that you have to be careful. I would like to ask you to look at it once more.',
        },
      ],
      own,
      nowPieces,
      [
        {
          text: 'On the day I sign I can pay a deposit up to the limit of the law here: {deposit}.',
          when: ['offer', 'deposit'],
          has: 'deposit',
        },
        {
          text: 'On the day I sign I can pay a larger deposit, as far as the law here allows.',
          when: ['offer', 'deposit'],
          lacks: 'deposit',
        },
        { text: 'I have a guarantor, {guarantor}, who would sign with me.', when: ['offer', 'guarantor'] },
        { text: 'I can show you proof of the rent I paid before.', when: ['offer', 'references'] },
        { text: 'I can show you what I earn.', when: ['offer', 'income'] },
      ],
      [
        {
          text: 'If the answer is still no, I thank you for your time. It would help me to know the reason.',
        },
        { text: 'You can reach me at {contact}.', has: 'contact' },
      ],
    ],
    tips: [
      'Send it once. No law makes a landlord look again.',
      'Offer only what you can pay. Ask to pay the deposit when you sign, not before.',
      truthTip,
    ],
  },
  {
    kind: 'eviction',
    use: 'To a landlord, with your application.',
    to: 'landlord',
    subject: 'About the eviction in my report',
    fields: ['home', 'year', 'own'],
    choices: [
      {
        id: 'cause',
        question: 'What led to it?',
        options: [
          { value: 'job', label: 'I lost my job or hours' },
          { value: 'ill', label: 'I was ill or hurt' },
          { value: 'family', label: 'A split or a death in the family' },
          { value: 'repairs', label: 'A fight over repairs' },
          { value: 'other', label: 'Something else' },
        ],
      },
      {
        id: 'end',
        question: 'How did it end?',
        options: [
          { value: 'paid', label: 'I paid what I owed' },
          { value: 'paying', label: 'I am paying it off' },
          { value: 'dismissed', label: 'The case was dismissed' },
          { value: 'owed', label: 'I still owe it' },
        ],
      },
      now,
    ],
    body: [
      [
        opening,
        plainOpening,
        { text: 'You will see an eviction case in my report. I want to tell you about it myself.' },
      ],
      [
        { text: 'It was in {year}.' },
        { text: 'I had lost my job or my hours, and I fell behind.', when: ['cause', 'job'] },
        { text: 'I was ill or hurt, and I fell behind.', when: ['cause', 'ill'] },
        { text: 'It was a hard time in my family, and I fell behind.', when: ['cause', 'family'] },
        { text: 'We did not agree about repairs.', when: ['cause', 'repairs'] },
        { text: 'I have paid what I owed.', when: ['end', 'paid'] },
        { text: 'I pay it off a bit each month.', when: ['end', 'paying'] },
        { text: 'The case was dismissed.', when: ['end', 'dismissed'] },
        { text: 'I still owe it, and I know that I do.', when: ['end', 'owed'] },
      ],
      own,
      nowPieces,
      close,
    ],
    tips: [truthTip, 'Was the case dismissed? Put in a copy of the court paper.'],
  },
  {
    kind: 'broken-lease',
    use: 'To a landlord, with your application.',
    to: 'landlord',
    subject: 'About the lease I left early',
    fields: ['home', 'year', 'own'],
    choices: [
      {
        id: 'cause',
        question: 'Why did you leave?',
        options: [
          { value: 'job', label: 'A job elsewhere, or no job' },
          { value: 'ill', label: 'Illness' },
          { value: 'family', label: 'A split or a death in the family' },
          { value: 'unsafe', label: 'It was not safe there' },
          { value: 'other', label: 'Something else' },
        ],
      },
      {
        id: 'end',
        question: 'How did you leave?',
        options: [
          { value: 'notice', label: 'I gave notice' },
          { value: 'paid', label: 'I paid what I owed' },
          { value: 'paying', label: 'I am paying it off' },
          { value: 'owed', label: 'I still owe it' },
        ],
      },
      now,
    ],
    body: [
      [opening, plainOpening, { text: 'You will see that I left a lease early. I want to tell you why.' }],
      [
        { text: 'It was in {year}.' },
        { text: 'My work changed, and I had to move.', when: ['cause', 'job'] },
        { text: 'I was ill and could not stay there.', when: ['cause', 'ill'] },
        { text: 'It was a hard time in my family, and I had to move.', when: ['cause', 'family'] },
        { text: 'It was not safe for me to stay.', when: ['cause', 'unsafe'] },
        { text: 'I gave notice before I left.', when: ['end', 'notice'] },
        { text: 'I have paid what I owed.', when: ['end', 'paid'] },
        { text: 'I pay it off a bit each month.', when: ['end', 'paying'] },
        { text: 'I still owe it, and I know that I do.', when: ['end', 'owed'] },
      ],
      own,
      nowPieces,
      close,
    ],
    tips: [truthTip, 'You need not say more about your health or your family than you want to.'],
  },
  {
    kind: 'credit',
    use: 'To a landlord, with your application.',
    to: 'landlord',
    subject: 'About my credit report',
    fields: ['home', 'year', 'own'],
    choices: [
      {
        id: 'cause',
        question: 'What led to it?',
        options: [
          { value: 'job', label: 'I lost my job or hours' },
          { value: 'medical', label: 'Medical bills' },
          { value: 'family', label: 'A split or a death in the family' },
          { value: 'theft', label: 'Somebody used my name' },
          { value: 'other', label: 'Something else' },
        ],
      },
      now,
    ],
    body: [
      [opening, plainOpening, { text: 'My credit is not what I want it to be. I want to tell you why.' }],
      [
        { text: 'It began in {year}.' },
        { text: 'I had lost my job or my hours, and I fell behind.', when: ['cause', 'job'] },
        { text: 'There were medical bills that I could not pay at once.', when: ['cause', 'medical'] },
        { text: 'It was a hard time in my family, and I fell behind.', when: ['cause', 'family'] },
        { text: 'Somebody used my name. I am having it fixed.', when: ['cause', 'theft'] },
        { text: 'Rent comes first for me.' },
      ],
      own,
      nowPieces,
      close,
    ],
    tips: [truthTip, 'Rent you paid on time says more than a score. Put in proof of it.'],
  },
  {
    kind: 'record',
    use: 'To a landlord, when a report shows it or you were asked.',
    to: 'landlord',
    subject: 'About my background check',
    fields: ['home', 'year', 'own'],
    choices: [
      {
        id: 'end',
        question: 'Where does it stand?',
        options: [
          { value: 'done', label: 'I did all the court asked' },
          { value: 'program', label: 'I finished a program' },
          { value: 'dismissed', label: 'The case was dismissed' },
          { value: 'other', label: 'Something else' },
        ],
      },
      now,
    ],
    body: [
      [
        opening,
        plainOpening,
        { text: 'You will see a case in my background check. I want to tell you about it myself.' },
      ],
      [
        { text: 'It is from {year}.' },
        { text: 'I have done all that the court asked of me.', when: ['end', 'done'] },
        { text: 'I went through a program and finished it.', when: ['end', 'program'] },
        { text: 'The case was dismissed.', when: ['end', 'dismissed'] },
      ],
      own,
      nowPieces,
      close,
    ],
    tips: [
      'Say only what is in the report. Is the case still open? Ask a lawyer or legal aid first.',
      truthTip,
    ],
  },
  {
    kind: 'thanks',
    use: 'To a landlord, after a visit, a yes or a no.',
    to: 'landlord',
    subject: 'Thank you',
    fields: ['home', 'own'],
    choices: [
      {
        id: 'after',
        question: 'What are you thankful for?',
        options: [
          { value: 'visit', label: 'They showed me the home' },
          { value: 'yes', label: 'They said yes' },
          { value: 'no', label: 'They said no, but were fair' },
        ],
      },
    ],
    body: [
      [
        { text: 'Thank you for showing me the home at {home}.', when: ['after', 'visit'] },
        {
          text: 'I liked it, and I would be glad to live there. I will send all you need.',
          when: ['after', 'visit'],
        },
        { text: 'Thank you for saying yes to me for the home at {home}.', when: ['after', 'yes'] },
        { text: 'It means a lot to me. I will take good care of it.', when: ['after', 'yes'] },
        { text: 'Thank you for your answer about the home at {home}.', when: ['after', 'no'] },
        {
          text: 'You were fair to me. If another home comes free, please think of me.',
          when: ['after', 'no'],
        },
      ],
      own,
      [{ text: 'You can reach me at {contact}.', has: 'contact' }],
    ],
    tips: ['One day after is best. By e-mail is fine.'],
  },
]
