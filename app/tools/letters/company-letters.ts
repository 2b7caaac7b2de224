import type { ChoiceShape, LetterShape, PieceShape } from './letter-shape.ts'

/** Letters to the company that made the report. */

const proof: ChoiceShape = {
  id: 'proof',
  asks: 'proof',
  isFact: true,
  values: ['yes', 'no'],
}
const proofEnclosed: PieceShape = { say: 'idAndBill', when: ['proof', 'yes'] }

const askReply: PieceShape[] = [{ say: 'sendToAddress' }, { say: 'reachMeForProof', has: 'contact' }]

const tellLandlord: ChoiceShape = {
  id: 'tell',
  asks: 'tell',
  values: ['yes', 'no'],
}
const askToTell: PieceShape = {
  say: 'tellLandlord',
  when: ['tell', 'yes'],
}

export const companyLetters: readonly LetterShape[] = [
  {
    kind: 'report',
    to: 'company',
    fields: ['toldOn', 'home', 'landlord'],
    choices: [
      {
        id: 'why',
        asks: 'why',
        values: ['refused', 'terms', 'yearly'],
      },
      proof,
    ],
    body: [
      [
        { say: 'turnedDown', when: ['why', 'refused'] },
        {
          say: 'askedForMore',
          when: ['why', 'terms'],
        },
        { say: 'reportPlayedPart', when: ['why', 'refused'] },
        { say: 'reportPlayedPart', when: ['why', 'terms'] },
        { say: 'wantYearlyCopy', when: ['why', 'yearly'] },
      ],
      [
        {
          say: 'sendWholeFile',
        },
        { say: 'underNoticeLaw', when: ['why', 'refused'] },
        { say: 'underNoticeLaw', when: ['why', 'terms'] },
        { say: 'underYearlyLaw', when: ['why', 'yearly'] },
      ],
      askReply,
    ],
    enclosed: [proofEnclosed],
    tips: ['provable', 'number'],
  },
  {
    kind: 'dispute',
    to: 'company',
    fields: ['entry', 'own', 'landlord'],
    choices: [
      {
        id: 'wrong',
        asks: 'wrong',
        isFact: true,
        values: ['dismissed', 'won', 'paid', 'amount', 'old', 'sealed', 'other'],
      },
      tellLandlord,
      {
        id: 'papers',
        asks: 'papers',
        isFact: true,
        values: ['yes', 'no'],
      },
    ],
    body: [
      [
        { say: 'entryIsWrong' },
        { say: 'caseDismissed', when: ['wrong', 'dismissed'] },
        { say: 'courtRuledForMe', when: ['wrong', 'won'] },
        { say: 'debtPaid', when: ['wrong', 'paid'] },
        { say: 'amountWrong', when: ['wrong', 'amount'] },
        { say: 'tooOld', when: ['wrong', 'old'] },
        { say: 'recordSealed', when: ['wrong', 'sealed'] },
      ],
      [{ say: 'own', has: 'own' }],
      [
        { say: 'checkEntry' },
        { say: 'paperPutIn', when: ['papers', 'yes'] },
        { say: 'underDisputeLaw' },
        { say: 'resultInWriting' },
      ],
      [askToTell],
    ],
    enclosed: [{ say: 'paperCopy', when: ['papers', 'yes'] }],
    tips: ['oneEntry', 'copies', 'provable', 'number'],
  },
  {
    kind: 'wrong-name',
    to: 'company',
    fields: ['entry', 'own', 'landlord'],
    choices: [
      {
        id: 'how',
        asks: 'how',
        isMany: true,
        values: ['birth', 'place', 'middle', 'time'],
      },
      tellLandlord,
      proof,
    ],
    body: [
      [
        { say: 'aboutSomebodyElse' },
        { say: 'notSamePerson' },
        { say: 'birthNotMine', when: ['how', 'birth'] },
        { say: 'neverLivedThere', when: ['how', 'place'] },
        { say: 'middleNotMine', when: ['how', 'middle'] },
        { say: 'wasElsewhere', when: ['how', 'time'] },
      ],
      [{ say: 'own', has: 'own' }],
      [
        { say: 'takeOut' },
        {
          say: 'underAccuracyLaw',
        },
      ],
      [askToTell],
    ],
    enclosed: [proofEnclosed],
    tips: ['fullName', 'provable', 'number'],
  },
]
