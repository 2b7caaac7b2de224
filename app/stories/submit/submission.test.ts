import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isStateCode, stateEntries } from '../../locations/states.ts'
import { lengthOf } from '../../platform/outside-text.ts'
import { stateCodeFor, usStates } from '../../platform/us-states.ts'
import { fieldNames, storyFields } from '../story-fields.ts'
import { cityStateOf } from './city-state.ts'
import { parseSubmission } from './submission.ts'
import { filledForm } from './testing/form.ts'

const errorsOf = (fields: Record<string, string>) => parseSubmission(filledForm(fields)).errors

describe('what is asked for', () => {
  test('a filled form passes', () => {
    expect(errorsOf({})).toEqual({})
  })

  test('an empty form names every required field, and nothing else', () => {
    expect(parseSubmission({}).errors).toEqual({
      fullName: 'Please write your full name',
      email: 'Please write your e-mail address',
      city: 'Please write your city',
      state: 'Please choose your state',
      headline: 'Please give your story a headline',
      howHelped: 'Please tell how we helped',
      encouragement: 'Please write some words of encouragement',
    })
  })

  test('who writes in Spanish is answered in Spanish', () => {
    const { errors } = parseSubmission({ email: 'maria', approvalDate: 'ayer' }, 'es')
    expect(errors).toMatchObject({
      email: 'Eso no parece un correo electrónico',
      approvalDate: 'Eso no parece una fecha',
      state: 'Por favor, elija su estado',
    })
  })

  test('phone, date, permission and the wish for the name may be left out', () => {
    expect(errorsOf({ phone: '', approvalDate: '', allowSharing: '', nameDisplay: '' })).toEqual({})
  })

  test.each([' ', '\u00a0\u3164', '\u200b', '\u2800\n', '\0'])('%j fills no field', (blank) => {
    expect(Object.keys(errorsOf({ fullName: blank, headline: blank, howHelped: blank }))).toEqual([
      'fullName',
      'headline',
      'howHelped',
    ])
  })

  test('a name has at least a letter', () => {
    expect(errorsOf({ fullName: '555-0100' }).fullName).toBe('Please write your full name')
  })

  test.each(['maria', 'maria@', '@example.com', 'a@b', 'a@b..c', 'a b@c.d', 'a@b.c, d@e.f', 'a@b.c<x>'])(
    '%j is no e-mail address',
    (email) => {
      expect(errorsOf({ email }).email).toBe('That does not look like an e-mail address')
    },
  )

  test.each(['maria@example.com', "o'neil+rent@mail.example.co", 'josé@bücher.example'])(
    '%j is an e-mail address',
    (email) => {
      expect(errorsOf({ email })).toEqual({})
    },
  )

  test('only the three ways of showing a name are taken', () => {
    for (const nameDisplay of ['', 'full-name', 'anonymous']) expect(errorsOf({ nameDisplay })).toEqual({})
    expect(errorsOf({ nameDisplay: 'nickname' }).nameDisplay).toBe('Please choose how your name is shown')
  })
})

describe('lengths', () => {
  const written = ['fullName', 'phone', 'city', 'headline', 'howHelped', 'encouragement'] as const
  const limits = written.map((name) => [name, storyFields[name].maxLength] as const)

  test.each(limits)('%s may have %i characters, whatever their size in bytes', (name, max) => {
    const letters = (count: number) => (name === 'fullName' ? 'é' : '😀').repeat(count)
    expect(errorsOf({ [name]: letters(max) })).toEqual({})
    expect(errorsOf({ [name]: letters(max + 1) })).toEqual({
      [name]: `Please use at most ${max.toLocaleString('en-US')} characters`,
    })
  })

  test('a word that was cut off is never lost in silence, whatever stood before it', () => {
    for (const filler of [' ', '\n', '\u200b', 'e\u0301'])
      for (const name of fieldNames) {
        const { values, errors } = parseSubmission(
          filledForm({ [name]: `Here${filler.repeat(20_000)}and there` }),
        )
        expect(errors[name], name).toBeTruthy()
        expect(values[name].length, name).toBeLessThanOrEqual(4 * storyFields[name].maxLength)
      }
  })

  test('a line end counts once, as the browser counts it', () => {
    const half = 'x\r\n'.repeat(1999)
    expect(errorsOf({ howHelped: `${half}xx` })).toEqual({})
  })
})

describe('the day of the approval', () => {
  test.each([
    ['2025-01-31', '2025-01-31'],
    ['1/31/2025', '2025-01-31'],
    [' 01/05/2024 ', '2024-01-05'],
    ['2024-02-29', '2024-02-29'],
  ])('%j means %s', (approvalDate, day) => {
    const { values, errors } = parseSubmission(filledForm({ approvalDate }))
    expect(errors).toEqual({})
    expect(values.approvalDate).toBe(day)
  })

  test.each([
    ['2025-02-30', 'That does not look like a date'],
    ['last spring', 'That does not look like a date'],
    ['13/01/2025', 'That does not look like a date'],
    ['0025-01-31', 'Please check the year'],
  ])('%j is answered with %j', (approvalDate, words) => {
    expect(errorsOf({ approvalDate }).approvalDate).toBe(words)
  })
})

describe('places', () => {
  test('the states are the fifty of our tables and the District of Columbia', () => {
    const known = [...stateEntries.map(({ code, name }) => `${code} ${name}`), 'DC District of Columbia']
    expect(usStates.map(({ code, name }) => `${code} ${name}`).toSorted()).toEqual(known.toSorted())
    expect(usStates.every(({ code }) => isStateCode(code))).toBe(true)
  })

  test.each([
    ['tx', 'TX'],
    ['Texas', 'TX'],
    [' new  york ', 'NY'],
    ['district of columbia', 'DC'],
    ['Ontario', null],
    ['', null],
  ])('%j is the state %j', (text, code) => {
    expect(stateCodeFor(text)).toBe(code)
  })

  test.each([
    ['Houston', 'TX', 'Houston, TX'],
    ['houston', 'TX', 'Houston, TX'],
    ['ST. LOUIS', 'MO', 'St. Louis, MO'],
    ['winston-salem', 'NC', 'Winston-Salem, NC'],
    ['McAllen', 'TX', 'McAllen, TX'],
    ['Houston, TX', 'TX', 'Houston, TX'],
    ['Houston, Texas', 'TX', 'Houston, TX'],
    ['Kansas City, KS', 'MO', 'Kansas City, KS, MO'],
    ["o'fallon", 'MO', "O'Fallon, MO"],
    ['OFALLON', 'MO', "O'Fallon, MO"],
    ['MCALLEN', 'TX', 'McAllen, TX'],
    ['Mcallen', 'TX', 'McAllen, TX'],
    ['coeur d’alene', 'ID', "Coeur d'Alene, ID"],
    ['Houston TX', 'TX', 'Houston, TX'],
    ['houston texas 77002', 'TX', 'Houston, TX'],
    ['new york', 'NY', 'New York, NY'],
    ['New York, NY', 'NY', 'New York, NY'],
    ['La Cañada Flintridge', 'CA', 'La Canada Flintridge, CA'],
    ["o'nowhere", 'TX', "O'nowhere, TX"],
    ['Nowhere tx', 'TX', 'Nowhere, TX'],
    ['Houston', 'ME', 'Houston, ME'],
    ['東京', 'TX', '東京, TX'],
    ['NYC', 'NY', 'New York, NY'],
    ['New York City, NY', 'NY', 'New York, NY'],
    ['NYC', 'TX', 'NYC, TX'],
    ['Saint Louis', 'MO', 'St. Louis, MO'],
    ['Ft Worth', 'TX', 'Fort Worth, TX'],
    ['mt. pleasant', 'SC', 'Mount Pleasant, SC'],
    ['Sault Sainte Marie', 'MI', 'Sault Ste. Marie, MI'],
    ['STLOUIS', 'MO', 'St. Louis, MO'],
    ['SLC', 'UT', 'SLC, UT'],
    ['slc', 'UT', 'Slc, UT'],
    ['NOWHERE', 'UT', 'Nowhere, UT'],
  ])('%j in %s is stored as %j', (city, state, stored) => {
    expect(cityStateOf({ city, state })).toBe(stored)
  })
})

describe('cleaning', () => {
  test('lines of a text stay, its odd characters go', () => {
    const { values } = parseSubmission({
      howHelped: ' One\r\ntwo \u202e\0\n\n\n\nthree\t\ud800 ',
      headline: ' Cafe\u0301 \n at\u200b last ',
    })
    expect(values.howHelped).toBe('One\ntwo\n\nthree')
    expect(values.headline).toBe('Café at last')
  })

  test('an emoji of several parts stays whole', () => {
    expect(parseSubmission({ headline: '👩‍👧 home' }).values.headline).toBe('👩‍👧 home')
  })

  const anyForm = fc.dictionary(
    fc.oneof(fc.constantFrom<string>(...fieldNames), fc.string()),
    fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
  )

  test('any form at all is answered, and filling the form again with the answer changes nothing', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        const { values, errors } = parseSubmission(form)
        expect(Object.keys(values)).toEqual([...fieldNames])
        expect(parseSubmission(values)).toEqual({ values, errors })
      }),
    )
  })

  test('what passes holds no control character, no half character and no surplus length', () => {
    const textual = fieldNames
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const fields = Object.fromEntries(textual.map((name) => [name, `x${typed}`]))
        const { values, errors } = parseSubmission({ ...fields, state: 'TX' })
        for (const name of textual) {
          expect(values[name]).not.toMatch(/(?!\n)\p{Cc}|\p{Cs}/u)
          expect(values[name].normalize('NFC')).toBe(values[name])
          if (!errors[name]) expect(lengthOf(values[name])).toBeLessThanOrEqual(storyFields[name].maxLength)
        }
      }),
    )
  })
})
