import type { Choice, Letter, Piece } from './letter.ts'

/** Letters to the company that made the report. */

const proof: Choice = {
  id: 'proof',
  question: 'Put in proof of who you are?',
  options: [
    { value: 'yes', label: 'Yes: copies of an ID and a bill' },
    { value: 'no', label: 'Not yet' },
  ],
}
const proofEnclosed: Piece = { text: 'copies of my photo ID and of a bill', when: ['proof', 'yes'] }
const numberTip =
  'Leave out your Social Security number. Add it by hand only if the company says it cannot find you without it.'
const provableTip = 'Send it so that you can prove the day it got there, such as certified mail. Keep a copy.'

const askReply: Piece[] = [
  { text: 'Please send it to the address above.' },
  { text: 'If you need more to be sure who I am, you can reach me at {contact}.', has: 'contact' },
]

const tellLandlord: Choice = {
  id: 'tell',
  question: 'Should they tell the landlord when it is fixed?',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
}
const askToTell: Piece = {
  text: 'When it is fixed, please tell {landlord}, who got the old report, as 15 U.S.C. § 1681i(d) provides.',
  when: ['tell', 'yes'],
}

export const companyLetters: readonly Letter[] = [
  {
    kind: 'report',
    use: 'To the screening company, after a no.',
    to: 'company',
    subject: 'Please send me my file',
    fields: ['toldOn', 'home', 'landlord'],
    choices: [
      {
        id: 'why',
        question: 'Why do you ask?',
        options: [
          { value: 'refused', label: 'I was turned down' },
          { value: 'terms', label: 'I was asked for more deposit or a co-signer' },
          { value: 'yearly', label: 'I want my free yearly copy' },
        ],
      },
      proof,
    ],
    body: [
      [
        { text: 'On {toldOn} I was turned down for a home at {home}.', when: ['why', 'refused'] },
        {
          text: 'On {toldOn} I was asked for a larger deposit or a co-signer for a home at {home}.',
          when: ['why', 'terms'],
        },
        { text: 'The landlord was {landlord}. A report from you played a part.', when: ['why', 'refused'] },
        { text: 'The landlord was {landlord}. A report from you played a part.', when: ['why', 'terms'] },
        { text: 'I would like to have my free yearly copy.', when: ['why', 'yearly'] },
      ],
      [
        {
          text: 'Please send me, free of charge, all that is in my file, where it came from, and the name of everyone who asked for it in the last year.',
        },
        { text: 'I ask for this under 15 U.S.C. §§ 1681g and 1681j(b).', when: ['why', 'refused'] },
        { text: 'I ask for this under 15 U.S.C. §§ 1681g and 1681j(b).', when: ['why', 'terms'] },
        { text: 'I ask for this under 15 U.S.C. §§ 1681g and 1681j(a).', when: ['why', 'yearly'] },
      ],
      askReply,
    ],
    enclosed: [proofEnclosed],
    tips: [provableTip, numberTip],
  },
  {
    kind: 'dispute',
    use: 'To the screening company, when the report has an error.',
    to: 'company',
    subject: 'Please correct my report',
    fields: ['entry', 'own', 'landlord'],
    choices: [
      {
        id: 'wrong',
        question: 'What is wrong with it?',
        options: [
          { value: 'dismissed', label: 'The case was dismissed' },
          { value: 'won', label: 'I won the case' },
          { value: 'paid', label: 'I paid the debt' },
          { value: 'amount', label: 'The amount is wrong' },
          { value: 'old', label: 'It is too old' },
          { value: 'sealed', label: 'The court sealed it' },
          { value: 'other', label: 'Something else' },
        ],
      },
      tellLandlord,
      {
        id: 'papers',
        question: 'Do you have a paper that proves it?',
        options: [
          { value: 'yes', label: 'Yes, I put in a copy' },
          { value: 'no', label: 'No' },
        ],
      },
    ],
    body: [
      [
        { text: 'I have read the report you made about me. One entry in it is wrong: {entry}.' },
        { text: 'The case was dismissed.', when: ['wrong', 'dismissed'] },
        { text: 'The court ruled for me.', when: ['wrong', 'won'] },
        { text: 'I have paid this debt.', when: ['wrong', 'paid'] },
        { text: 'The amount is not right.', when: ['wrong', 'amount'] },
        { text: 'It is too old to be in a report under 15 U.S.C. § 1681c.', when: ['wrong', 'old'] },
        { text: 'The court has sealed this record.', when: ['wrong', 'sealed'] },
      ],
      [{ text: '{own}', has: 'own' }],
      [
        { text: 'Please check this entry and correct it or take it out.' },
        { text: 'I have put in a copy of a paper that proves it.', when: ['papers', 'yes'] },
        { text: 'I ask for this under 15 U.S.C. § 1681i(a), which gives you 30 days.' },
        { text: 'Please send me the result in writing.' },
      ],
      [askToTell],
    ],
    enclosed: [{ text: 'a copy of a paper that proves it', when: ['papers', 'yes'] }],
    tips: [
      'One entry, one letter. Then each has a clear answer.',
      'Send copies. Keep the originals.',
      provableTip,
      numberTip,
    ],
  },
  {
    kind: 'wrong-name',
    use: 'To the screening company, when the report mixes you up with somebody else.',
    to: 'company',
    subject: 'Your report mixes me up with somebody else',
    fields: ['entry', 'own', 'landlord'],
    choices: [
      {
        id: 'how',
        question: 'How can one tell?',
        isMany: true,
        options: [
          { value: 'birth', label: 'The birth date is not mine' },
          { value: 'place', label: 'I never lived there' },
          { value: 'middle', label: 'The middle name is not mine' },
          { value: 'time', label: 'I was somewhere else at the time' },
        ],
      },
      tellLandlord,
      proof,
    ],
    body: [
      [
        { text: 'The report you made about me has an entry that is about somebody else: {entry}.' },
        { text: 'Our names may be the same or close. We are not the same person.' },
        { text: 'The birth date is not mine.', when: ['how', 'birth'] },
        { text: 'I have never lived at that place.', when: ['how', 'place'] },
        { text: 'The middle name is not mine.', when: ['how', 'middle'] },
        { text: 'I was somewhere else at the time.', when: ['how', 'time'] },
      ],
      [{ text: '{own}', has: 'own' }],
      [
        { text: 'Please take this entry out of my file and see that it does not come back.' },
        {
          text: 'I ask for this under 15 U.S.C. §§ 1681e(b) and 1681i(a). You have 30 days to check it. Please send me the result in writing.',
        },
      ],
      [askToTell],
    ],
    enclosed: [proofEnclosed],
    tips: [
      'Give your full name with the middle name, and your birth date, if that shows the mix-up.',
      provableTip,
      numberTip,
    ],
  },
]
