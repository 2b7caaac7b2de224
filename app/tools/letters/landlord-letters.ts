import { anyOf } from './letter.ts'
import type { ChoiceShape, LetterShape, PieceShape } from './letter-shape.ts'

/** Letters to the landlord. Short and calm: what happened, what is different now, what comes next. */

const close: PieceShape[] = [{ say: 'gladToTalk' }, { say: 'reachMe', has: 'contact' }]
const opening: PieceShape = { say: 'thanksForLookingAt', has: 'home' }
const plainOpening: PieceShape = { say: 'thanksForLooking', lacks: 'home' }

const now: ChoiceShape = {
  id: 'now',
  asks: 'now',
  isMany: true,
  values: ['work', 'rent', 'bills', 'help'],
}
const nowPieces: PieceShape[] = [
  { say: 'differentToday', when: ['now', anyOf] },
  { say: 'steadyWork', when: ['now', 'work'] },
  { say: 'rentOnTime', when: ['now', 'rent'] },
  { say: 'billsOnTime', when: ['now', 'bills'] },
  { say: 'peopleBesideMe', when: ['now', 'help'] },
]
const own: PieceShape[] = [{ say: 'own', has: 'own' }]
const heard: ChoiceShape = {
  id: 'heard',
  asks: 'heard',
  values: ['no', 'terms', 'silent'],
}

export const landlordLetters: readonly LetterShape[] = [
  {
    kind: 'name',
    to: 'landlord',
    fields: ['toldOn', 'home'],
    choices: [heard],
    body: [
      [
        { say: 'toldNoForHome', when: ['heard', 'no'] },
        {
          say: 'askedForMoreForHome',
          when: ['heard', 'terms'],
        },
        {
          say: 'notHeardBack',
          when: ['heard', 'silent'],
        },
      ],
      [
        {
          say: 'whichCompany',
        },
        { say: 'underNameLaw' },
        { say: 'wantToSee' },
      ],
      [{ say: 'reachMe', has: 'contact' }],
    ],
    tips: ['email'],
  },
  {
    kind: 'reconsider',
    to: 'landlord',
    fields: ['toldOn', 'home', 'own', 'guarantor'],
    choices: [
      heard,
      {
        id: 'offer',
        asks: 'offer',
        isMany: true,
        values: ['deposit', 'guarantor', 'references', 'income'],
      },
      now,
    ],
    body: [
      [
        { say: 'youTurnedDown', when: ['heard', 'no'] },
        { say: 'lookOnceMore', when: ['heard', 'no'] },
        { say: 'askedForMoreForHome', when: ['heard', 'terms'] },
        { say: 'betterTerms', when: ['heard', 'terms'] },
        { say: 'notHeardBack', when: ['heard', 'silent'] },
        { say: 'lookAtApplication', when: ['heard', 'silent'] },
      ],
      own,
      nowPieces,
      [
        {
          say: 'depositToLimit',
          when: ['offer', 'deposit'],
          has: 'deposit',
        },
        {
          say: 'depositAllowed',
          when: ['offer', 'deposit'],
          lacks: 'deposit',
        },
        { say: 'haveGuarantor', when: ['offer', 'guarantor'] },
        { say: 'proofOfRent', when: ['offer', 'references'] },
        { say: 'showEarnings', when: ['offer', 'income'] },
      ],
      [
        { say: 'ifStillNo', when: ['heard', 'no'] },
        { say: 'ifSameTerms', when: ['heard', 'terms'] },
        { say: 'ifNo', when: ['heard', 'silent'] },
        { say: 'reachMe', has: 'contact' },
      ],
    ],
    tips: ['once', 'offer', 'truth'],
  },
  {
    kind: 'eviction',
    to: 'landlord',
    fields: ['home', 'year', 'own'],
    choices: [
      {
        id: 'cause',
        asks: 'evictionCause',
        isFact: true,
        values: ['job', 'ill', 'family', 'repairs', 'other'],
      },
      {
        id: 'end',
        asks: 'evictionEnd',
        isFact: true,
        values: ['paid', 'paying', 'dismissed', 'owed'],
      },
      now,
    ],
    body: [
      [opening, plainOpening, { say: 'evictionInReport' }],
      [
        { say: 'itWasIn' },
        { say: 'lostJob', when: ['cause', 'job'] },
        { say: 'wasIll', when: ['cause', 'ill'] },
        { say: 'hardTimeBehind', when: ['cause', 'family'] },
        { say: 'repairs', when: ['cause', 'repairs'] },
        { say: 'paidOwed', when: ['end', 'paid'] },
        { say: 'payingOff', when: ['end', 'paying'] },
        { say: 'caseDismissed', when: ['end', 'dismissed'] },
        { say: 'stillOwe', when: ['end', 'owed'] },
      ],
      own,
      nowPieces,
      close,
    ],
    tips: ['truth', 'courtPaper'],
  },
  {
    kind: 'broken-lease',
    to: 'landlord',
    fields: ['home', 'year', 'own'],
    choices: [
      {
        id: 'cause',
        asks: 'leaseCause',
        isFact: true,
        values: ['job', 'ill', 'family', 'unsafe', 'other'],
      },
      {
        id: 'end',
        asks: 'leaseEnd',
        isFact: true,
        values: ['notice', 'paid', 'paying', 'owed'],
      },
      now,
    ],
    body: [
      [opening, plainOpening, { say: 'leftLease' }],
      [
        { say: 'itWasIn' },
        { say: 'workChanged', when: ['cause', 'job'] },
        { say: 'couldNotStay', when: ['cause', 'ill'] },
        { say: 'hardTimeMove', when: ['cause', 'family'] },
        { say: 'notSafe', when: ['cause', 'unsafe'] },
        { say: 'gaveNotice', when: ['end', 'notice'] },
        { say: 'paidOwed', when: ['end', 'paid'] },
        { say: 'payingOff', when: ['end', 'paying'] },
        { say: 'stillOwe', when: ['end', 'owed'] },
      ],
      own,
      nowPieces,
      close,
    ],
    tips: ['truth', 'noMoreThanYouWant'],
  },
  {
    kind: 'credit',
    to: 'landlord',
    fields: ['home', 'year', 'own'],
    choices: [
      {
        id: 'cause',
        asks: 'creditCause',
        isFact: true,
        values: ['job', 'medical', 'family', 'theft', 'other'],
      },
      now,
    ],
    body: [
      [opening, plainOpening, { say: 'creditNotGood' }],
      [
        { say: 'itBeganIn' },
        { say: 'lostJob', when: ['cause', 'job'] },
        { say: 'medicalBills', when: ['cause', 'medical'] },
        { say: 'hardTimeBehind', when: ['cause', 'family'] },
        { say: 'nameUsed', when: ['cause', 'theft'] },
        { say: 'rentFirst' },
      ],
      own,
      nowPieces,
      close,
    ],
    tips: ['truth', 'proofOfRent'],
  },
  {
    kind: 'record',
    to: 'landlord',
    fields: ['home', 'year', 'own'],
    choices: [
      {
        id: 'end',
        asks: 'recordEnd',
        isFact: true,
        values: ['done', 'program', 'dismissed', 'other'],
      },
      now,
    ],
    body: [
      [opening, plainOpening, { say: 'caseInCheck' }],
      [
        { say: 'itIsFrom' },
        { say: 'didAllAsked', when: ['end', 'done'] },
        { say: 'finishedProgram', when: ['end', 'program'] },
        { say: 'caseDismissed', when: ['end', 'dismissed'] },
      ],
      own,
      nowPieces,
      close,
    ],
    tips: ['onlyInReport', 'truth'],
  },
  {
    kind: 'thanks',
    to: 'landlord',
    fields: ['home', 'own'],
    choices: [
      {
        id: 'after',
        asks: 'after',
        values: ['visit', 'yes', 'no'],
      },
    ],
    body: [
      [
        { say: 'thanksForShowing', when: ['after', 'visit'] },
        {
          say: 'likedIt',
          when: ['after', 'visit'],
        },
        { say: 'thanksForYes', when: ['after', 'yes'] },
        { say: 'meansALot', when: ['after', 'yes'] },
        { say: 'thanksForAnswer', when: ['after', 'no'] },
        {
          say: 'youWereFair',
          when: ['after', 'no'],
        },
      ],
      own,
      [{ say: 'reachMe', has: 'contact' }],
    ],
    tips: ['dayAfter'],
  },
]
