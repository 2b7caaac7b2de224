import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateOfZip } from '../../locations/zip.ts'
import { lengthOf } from '../../platform/outside-text.ts'
import { fieldList, fieldNames } from '../application-fields.ts'
import { applicationForms, askedFields } from '../application-forms.ts'
import { type Answers, errorsOn, listOf, parseAnswers, parseYes, stepOf } from './answers.ts'
import { applicationColumns, stateCodeIn } from './application-columns.ts'

const asked = askedFields('funding', {}, 'en')
const filled = {
  fullName: 'Demo Avery',
  phone: '(713) 555-0118',
  place: 'Houston, TX',
  adults: '2',
}
const parse = (change: Partial<Answers> = {}) => parseAnswers({ ...filled, ...change }, asked, 'en')

test('a name, one way to answer, a place and the number of adults are enough', () => {
  expect(parse().errors).toEqual({})
  expect(parse({ phone: '', email: 'a@example.com' }).errors).toEqual({})
})

test('without phone and e-mail nobody could answer', () => {
  expect(parse({ phone: '' }).errors).toEqual({ phone: expect.stringContaining('phone number or an e-mail') })
})

test.each([
  [{ reachBy: 'mail' }, 'email'],
  [{ phone: '', email: 'a@example.com', reachBy: 'text' }, 'phone'],
  [{ fullName: '' }, 'fullName'],
  [{ fullName: '12' }, 'fullName'],
  [{ place: ' ' }, 'place'],
  [{ adults: '0' }, 'adults'],
  [{ adults: '21' }, 'adults'],
  [{ adults: 'two' }, 'adults'],
  [{ phone: '555-0118' }, 'phone'],
  [{ phone: '123-45-6789' }, 'phone'],
  [{ email: 'nobody' }, 'email'],
  [{ rentBudget: 'cheap' }, 'rentBudget'],
  [{ reachBy: 'pigeon' }, 'reachBy'],
  [{ words: 'My number is 123-45-6789' }, 'words'],
  [{ words: 'x'.repeat(2001) }, 'words'],
] as const)('%j is told beside the field %s', (change, field) => {
  expect(Object.keys(parse(change).errors)).toEqual([field])
})

test.each([
  'mailto:ana@example.com',
  'Ana Lopez <ana@example.com>',
  'Ana <mailto:ana@example.com>,',
  'ana@example.com,',
  'ana＠example.com.',
])('pasted as %s, the e-mail address is ana@example.com', (email) => {
  expect(parse({ email })).toMatchObject({ answers: { email: 'ana@example.com' }, errors: {} })
})

test('what is no address stays as it was typed', () => {
  expect(parse({ email: 'Ana <nobody>' }).answers.email).toBe('Ana <nobody>')
})

test.each([
  ['+1 (713) 555-0118', true],
  ['713.555.0118 ext. 4', true],
  ['17135550118', true],
  ['2713555011', true],
  ['27135550118', false],
  ['tel:+17135550118', true],
  ['（７１３）５５５－０１１８', true],
])('the phone number %s is fine: %s', (phone, isFine) => {
  expect(parse({ phone }).errors.phone === undefined).toBe(isFine)
})

test.each([
  ['$1,300', '1300'],
  ['1300.50', '1301'],
  ['$ 950', '950'],
  ['$1,300 a month', '1300'],
  ['1300 al mes', '1300'],
])('a rent of %s is read as %s', (rentBudget, amount) => {
  expect(parse({ rentBudget }).answers.rentBudget).toBe(amount)
})

test.each(['$1,000 - $1,500', 'lots; -5', '-5', '1k', '1,2', '1.300', '0', '123456'])(
  'a rent of %s is handed back as it was typed, with a request for one amount',
  (rentBudget) => {
    const { answers, errors } = parse({ rentBudget })
    expect(answers.rentBudget).toBe(rentBudget)
    expect(errors).toEqual({ rentBudget: 'Please write one amount, such as 1,200' })
  },
)

test('what is typed too long, or with a number we never ask for, is handed back whole', () => {
  const words = `${'x'.repeat(2500)} 123-45-6789`
  expect(parse({ words }).answers.words).toBe(words)
})

test('‘None of these’ stands alone, and what is no choice is not read', () => {
  expect(listOf('None,Evictions, Evictions')).toEqual(['Evictions'])
  expect(parse({ challenges: 'Evictions,Murder,Poor Credit' }).answers.challenges).toBe(
    'Evictions,Poor Credit',
  )
})

test('a form reads only what it asks', () => {
  const kit = askedFields('diy-order', {}, 'en')
  expect(parseAnswers({ ...filled, income: 'above4000' }, kit, 'en').answers.income).toBe('')
})

test('of the kit one says which part, and of nothing else', () => {
  const kit = askedFields('diy-order', {}, 'en')
  expect(parseAnswers(filled, kit, 'en').errors.kitPart).toContain('the full kit or the number alone')
  expect(parseAnswers({ ...filled, kitPart: 'number' }, kit, 'en')).toMatchObject({
    answers: { kitPart: 'number' },
    errors: {},
  })
  expect(parseAnswers({ ...filled, kitPart: 'half' }, kit, 'en').errors).toHaveProperty('kitPart')
  expect(parse({ kitPart: 'number' }).answers.kitPart).toBe('')
})

test('only what is one of our yeses counts as one', () => {
  expect(parseYes(['news', 'everything', 'contact', 'contact'])).toEqual(['contact', 'news'])
})

test('errors belong to their steps, and the first of them is where one goes', () => {
  const { errors } = parse({ fullName: '', place: '' })
  expect(Object.keys(errorsOn('home', errors))).toEqual(['place'])
  expect(stepOf(errors)).toBe('you')
  expect(stepOf({ yes: 'needed' })).toBe('yes')
})

test('what is wrong is said in the language of the form', () => {
  const spanish = askedFields('funding', {}, 'es')
  const { errors } = parseAnswers(
    { ...filled, fullName: '', adults: '0', words: '123-45-6789' },
    spanish,
    'es',
  )
  expect(errors).toEqual({
    fullName: 'Por favor, escriba su nombre',
    adults: 'Por favor, elija un número del 1 al 20',
    words: expect.stringContaining('Seguro Social'),
  })
})

test('another language asks the same, in the same order, and stores the same answers', () => {
  const shapeOf = (language: 'en' | 'es') =>
    askedFields('funding', {}, language).map(({ name, choices = {} }) => [name, Object.keys(choices)])
  expect(shapeOf('es')).toEqual(shapeOf('en'))
})

test('every form asks for a name, a way to answer, a place and the adults', () => {
  for (const { asks } of Object.values(applicationForms))
    expect(asks).toEqual(expect.arrayContaining(['fullName', 'phone', 'email', 'place', 'adults']))
})

test('the owner rewords, requires and hides questions, but never those nobody can answer without', () => {
  const wishes = {
    words: { label: 'Tell us more', isRequired: true },
    bedrooms: { isHidden: true },
    fullName: { isHidden: true },
  }
  const fields = askedFields('funding', wishes, 'en')
  expect(fields.find(({ name }) => name === 'words')).toMatchObject({
    label: 'Tell us more',
    isRequired: true,
  })
  expect(fields.map(({ name }) => name)).not.toContain('bedrooms')
  expect(fields.map(({ name }) => name)).toContain('fullName')
  expect(parseAnswers(filled, fields, 'en').errors).toEqual({ words: expect.any(String) })
})

test('whatever is sent, it is read without a fault, within its limits, and the same when read again', () => {
  const anything = fc.record(
    Object.fromEntries(fieldNames.map((name) => [name, fc.string({ unit: 'binary', maxLength: 60 })])),
  )
  fc.assert(
    fc.property(anything, (fields) => {
      const { answers, errors } = parseAnswers(fields, asked, 'en')
      for (const { name, maxLength, kind } of fieldList)
        if (!errors[name] && kind !== 'choices')
          expect(lengthOf(answers[name])).toBeLessThanOrEqual(maxLength)
      expect(parseAnswers(answers, asked, 'en').answers).toEqual(answers)
    }),
    { numRuns: 40 },
  )
})

test('the columns are what the answers mean', () => {
  const { answers } = parse({ bedrooms: '0', rentBudget: '$1,300', challenges: 'Evictions', email: '' })
  expect(applicationColumns(answers)).toMatchObject({
    full_name: 'Demo Avery',
    email: null,
    adults: 2,
    bedrooms: 0,
    rent_budget: 1300,
    challenges: '["Evictions"]',
    words: '',
    move_in: null,
  })
})

test.each([
  ['Houston, TX', 'TX'],
  ['houston texas', 'TX'],
  ['Charleston, West Virginia', 'WV'],
  ['Washington, DC', 'DC'],
  ['New York', 'NY'],
  ['Houston, TX 77002', 'TX'],
  ['Houston, Tx. 77002-1234, U.S.A.', 'TX'],
  ['Austin, Texas, USA', 'TX'],
  ['Austin, Texas 78701 Estados Unidos', 'TX'],
  ['Miami, FL, EE. UU.', 'FL'],
  ['Washington, D.C.', 'DC'],
  ['Washington, D.C. 20001', 'DC'],
  ['77002', 'TX'],
  ['Houston 77002-1234', 'TX'],
  ['99999', null],
  ['USA', null],
  ['', null],
  ['Springfield', null],
])('the state of %s is %s', (place, code) => {
  expect(stateCodeIn(place, stateOfZip)).toBe(code)
})
