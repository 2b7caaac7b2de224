import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  blankDraft,
  type Draft,
  type Drafts,
  draftOf,
  dropDraft,
  editDraft,
  editedText,
  following,
  parseDrafts,
  pick,
  putDraft,
  returnDraft,
} from './drafts.ts'
import { type FieldName, type Letter, letterKinds } from './letter.ts'
import { letterOf, lettersIn } from './letters.ts'
import { letterNames } from './name-words.ts'
import { frame } from './sent-frame.ts'
import { askedFields, type Filled, otherLines, writeLetter, writeMeaning } from './write-letter.ts'

const letters = lettersIn('en')

const everyField: Partial<Record<FieldName, string>> = {
  name: 'Ada Example',
  street: '1 Elm Street\nPecos, TX 79772',
  contact: '555-0100',
  company: 'Example Screening\n2 Main Street',
  landlord: 'Ms. Reyes',
  home: '12 Oak Street',
  toldOn: '2026-11-12',
  entry: 'case 12-345, Reeves County',
  year: '2021',
  guarantor: 'Ben Example',
  own: 'my hours were cut , and I caught up since',
  deposit: 'one month’s rent (N.Y. Gen. Oblig. Law § 7-108)',
}

test('every kind has its letter, under a name of its own', () => {
  expect(letters.map(({ kind }) => kind)).toEqual([...letterKinds])
  expect(new Set(Object.values(letterNames.en)).size).toBe(letters.length)
})

describe.each(letters.map((letter) => [letterNames.en[letter.kind], letter] as const))('%s', (_, letter) => {
  const combinations = [...picksOf(letter)]

  test('reads as if a person wrote it, whatever was picked', () => {
    for (const picked of combinations) {
      const text = writeLetter(letter, { fields: everyField, picked }, 'November 16, 2026')
      expect(text, JSON.stringify(picked)).not.toMatch(
        /[[\]{}]|undefined| {2}| [,.;:]|[,;]\.|\.\.|,,|\n +| +\n/,
      )
      for (const paragraph of text.split('\n\n').slice(4)) expect(paragraph).toMatch(/[.,?]$|^\n|^Enclosed/)
    }
  })

  test('says something with nothing filled in, and every gap says what belongs there', () => {
    for (const picked of combinations) {
      const text = writeLetter(letter, { fields: {}, picked }, '')
      const gaps = text.match(/\[[^\]]*\]/g) ?? []
      const known = Object.values(frame.gaps).map((gap) => `[${gap}]`)
      for (const gap of gaps) expect(known).toContain(gap)
      expect(text).not.toMatch(/\{|\[\]| {2}/)
    }
  })

  test('asks for what it uses and for nothing else', () => {
    for (const picked of combinations) {
      const asked = askedFields(letter, { fields: {}, picked })
      const fields = { ...everyField }
      for (const name of asked) delete fields[name]
      const text = writeLetter(letter, { fields, picked }, 'today')
      for (const name of asked)
        if (name !== 'own' && name !== 'home') expect(text).toContain(`[${frame.gaps[name]}]`)
      const all = writeLetter(letter, { fields: everyField, picked }, 'today')
      for (const name of ['landlord', 'entry', 'year', 'guarantor'] as const)
        if (all.includes(everyField[name] ?? '-')) expect(asked).toContain(name)
    }
  })

  test('asks for no number that could be misused, and makes no threat', () => {
    const words = JSON.stringify(letter)
    expect(words).not.toMatch(/\b(sue|lawsuit|lawyer will|court action|or else|demand|violat)/i)
    expect(JSON.stringify(letter.fields)).not.toMatch(/social|ssn|account/i)
  })
})

describe.each(letterKinds)('on a Spanish page the letter %s', (kind) => {
  const letter = letterOf(kind, 'es')
  const combinations = [...picksOf(letter)]

  test('is sent in the same English words', () => {
    for (const picked of combinations) {
      const filled = { fields: everyField, picked }
      expect(writeLetter(letter, filled, 'today')).toBe(writeLetter(letterOf(kind), filled, 'today'))
    }
  })

  test('says in Spanish what it says in English, paragraph by paragraph, and own words as they were typed', () => {
    for (const picked of combinations) {
      const filled = { fields: { ...everyField, own: 'Gracias a Dios todo va mejor' }, picked }
      const sent = writeLetter(letter, filled, 'today').split('\n\n')
      const meaning = writeMeaning(letter, filled, 'today', 'es').split('\n\n')
      expect(meaning).toHaveLength(sent.length)
      for (const [index, paragraph] of sent.entries()) {
        const isOfSender = index < 3 || /^\n|Dios/.test(paragraph)
        expect(meaning[index] === paragraph, paragraph).toBe(isOfSender)
        expect(numbersOf(meaning[index])).toEqual(numbersOf(paragraph))
      }
    }
  })

  test('has Spanish for every other line too, and for everything it asks', () => {
    for (const { text, meaning } of otherLines(letter, 'es')) expect(meaning).not.toBe(text)
    const asked = ({ use, tips, choices }: Letter) => [
      use,
      ...tips,
      ...choices.map(({ question }) => question),
    ]
    const english = asked(letterOf(kind))
    for (const words of asked(letter)) expect(english).not.toContain(words)
  })
})

test('a letter that nobody filled in claims nothing that nobody chose', () => {
  const blank = (kind: Letter['kind']) => writeLetter(letterOf(kind), { fields: {}, picked: {} }, '')
  for (const kind of letterKinds)
    expect(blank(kind), kind).not.toMatch(
      /lost my job|I have paid|dismissed|gave notice|work changed|done all|put in a copy|Enclosed/,
    )
  expect(blank('eviction')).toContain('\n\nIt was in [the year].\n\n')
  const lines = otherLines(letterOf('eviction')).map(({ text }) => text)
  for (const line of lines) expect(line).not.toMatch(/: ?\.|\{/)
  expect(lines).toEqual(
    expect.arrayContaining(['I have paid what I owed.', 'I still owe it, and I know that I do.']),
  )
  expect(otherLines(letterOf('report')).at(-1)?.text).toBe('Enclosed: copies of my photo ID and of a bill')
})

test('a letter about an error names no number of days: they depend on which copy it was found in', () => {
  for (const kind of ['dispute', 'wrong-name'] as const)
    for (const language of ['en', 'es'] as const)
      expect(JSON.stringify(letterOf(kind, language).body)).not.toMatch(/30|45/)
})

test('own words get a capital, a stop and single blanks', () => {
  const text = (own: string) =>
    writeLetter(letterOf('credit'), { fields: { ...everyField, own }, picked: {} }, 'today')
  expect(text('  i was ill\n\nfor a   year ')).toContain('\n\nI was ill for a year.\n\n')
  expect(text('It was hard!')).toContain('\n\nIt was hard!\n\n')
  expect(text('and so,')).toContain('\n\nAnd so.\n\n')
})

test('a deposit is offered within the law of the state, by name where it is on file', () => {
  const offer = (deposit?: string) =>
    writeLetter(
      letterOf('reconsider'),
      { fields: { ...everyField, deposit }, picked: { offer: ['deposit'] } },
      'today',
    )
  expect(offer('one month’s rent (Cal. Civ. Code § 1950.5)')).toContain(
    'a deposit up to the limit of the law here: one month’s rent (Cal. Civ. Code § 1950.5).',
  )
  expect(offer()).toContain('a larger deposit, as far as the law here allows.')
})

test.each([
  ['no', 'you turned down my application', 'If the answer is still no,'],
  ['terms', 'I was asked for a larger deposit or a co-signer', 'If the terms stay the same,'],
  ['silent', 'and have not heard back', 'If it is a no,'],
])('who heard %j asks to look again with words that are true of it', (heard, opening, ending) => {
  const filled = { fields: everyField, picked: { heard: [heard] } }
  const text = writeLetter(letterOf('reconsider'), filled, 'today')
  expect(text).toContain(opening)
  expect(text).toContain(ending)
  if (heard !== 'no') expect(text).not.toMatch(/turned down|still no/)
})

test('whatever is typed, a letter comes out, and nothing typed is lost', () => {
  fc.assert(
    fc.property(fc.constantFrom(...letters), fc.stringMatching(/^[\w ,.’]{1,80}$/), (letter, typed) => {
      fc.pre(/\w/.test(typed))
      const text = writeLetter(letter, { fields: { ...everyField, name: typed }, picked: {} }, 'today')
      const lettersOf = (one: string) => one.replace(/\W/g, '')
      expect(lettersOf(text).startsWith(lettersOf(typed))).toBe(true)
    }),
  )
})

test('drafts are kept side by side, changed and dropped', () => {
  let drafts = parseDrafts(null)
  drafts = putDraft(drafts, blankDraft(drafts.list, 'thanks'))
  drafts = putDraft(drafts, { ...blankDraft(drafts.list, 'thanks'), edited: 'Hello' })
  expect(drafts.list.map(({ id }) => id)).toEqual(['1', '2'])
  expect(draftOf(drafts, 'thanks').edited).toBe('Hello')
  expect(draftOf(drafts, 'report')).toMatchObject({ id: '3', edited: null })
  expect(putDraft(drafts, { ...draftOf(drafts, 'thanks'), edited: null }).list).toHaveLength(2)
  expect(dropDraft(drafts, '2').list.map(({ id }) => id)).toEqual(['1'])
})

test('a deleted draft comes back in its place, and a letter begun since keeps its number', () => {
  const [one, two, three] = ['1', '2', '3'].map((id) => ({ ...blankDraft([], 'reconsider'), id }))
  if (!one || !two || !three) throw new Error('no drafts')
  const ids = (list: Drafts['list']) => list.map(({ id }) => id)
  expect(ids(returnDraft({ sender: {}, list: [one, three] }, two).list)).toEqual(['1', '2', '3'])
  const { list } = returnDraft({ sender: {}, list: [one, { ...two, edited: 'new' }] }, two)
  expect(ids(list)).toEqual(['1', '2', '3'])
  expect(list[1]).toMatchObject({ edited: 'new' })
})

test('a letter changed by hand has the date of the day it is opened, until somebody changes that line', () => {
  const text = (date: string) => `Ada\n\n${date}\n\nI was told on November 12, 2026.`
  const monday = 'November 16, 2026'
  const tuesday = 'November 17, 2026'
  const stored = (draft: Draft) => parseDrafts(JSON.parse(JSON.stringify({ list: [draft] }))).list[0] ?? draft
  const begun = stored(editDraft(blankDraft([], 'thanks'), text(monday), monday))
  expect(editedText(begun, monday)).toBe(text(monday))
  expect(editedText(begun, tuesday)).toBe(text(tuesday))
  // Changed again on the next day, elsewhere.
  const later = stored(editDraft(begun, `${text(tuesday)} Thank you.`, tuesday))
  expect(editedText(later, monday)).toBe(`${text(monday)} Thank you.`)
  // Their own date stays, also on its day.
  const own = stored(editDraft(later, text('November 20, 2026'), tuesday))
  expect(editedText(own, 'November 18, 2026')).toBe(text('November 20, 2026'))
  const onItsDay = stored(editDraft(own, `${text('November 20, 2026')} Thanks.`, 'November 20, 2026'))
  expect(editedText(onItsDay, 'November 21, 2026')).toBe(`${text('November 20, 2026')} Thanks.`)
  // As drafts were kept before.
  expect(editedText({ ...begun, dated: '' }, tuesday)).toBe(text(monday))
  expect(editedText(editDraft(later, null, tuesday), tuesday)).toBeNull()
})

test('one choice replaces the other, or joins it where several can be', () => {
  const draft = blankDraft([], 'reconsider')
  const offer = letterOf('reconsider').choices.find(({ id }) => id === 'offer')
  const [why] = letterOf('report').choices
  if (!offer || !why) throw new Error('both letters ask')
  const two = pick(pick(draft, offer, 'deposit', true), offer, 'guarantor', true)
  expect(two.picked.offer).toEqual(['deposit', 'guarantor'])
  expect(pick(two, offer, 'deposit', false).picked.offer).toEqual(['guarantor'])
  expect(pick(pick(draft, why, 'terms', true), why, 'yearly', true).picked.why).toEqual(['yearly'])
})

test('a letter goes on following the plan, except in what was said otherwise in it', () => {
  const plan = (toldOn: string, why: string) => ({ fields: { toldOn }, picked: { why: [why] } })
  const kept = (draft: Draft) => parseDrafts(JSON.parse(JSON.stringify({ list: [draft] }))).list[0] ?? draft
  const begun = following(blankDraft([], 'report', plan('', 'refused')), plan('', 'refused'))
  // The company's name first, then the day and what happened.
  const named = kept({ ...begun, fields: { ...begun.fields, company: 'Plinth' } })
  const dated = following(named, plan('2026-11-02', 'terms'))
  expect(dated).toMatchObject({
    fields: { company: 'Plinth', toldOn: '2026-11-02' },
    picked: { why: ['terms'] },
  })
  const own = kept({
    ...dated,
    fields: { ...dated.fields, toldOn: '2026-11-05' },
    picked: { why: ['yearly'] },
  })
  expect(following(own, plan('2026-11-09', 'refused'))).toMatchObject({
    fields: { company: 'Plinth', toldOn: '2026-11-05' },
    picked: { why: ['yearly'] },
  })
})

test('the end of a letter that was changed by hand is never cut off', () => {
  const edited = `${'word '.repeat(1700)}Thank you.`
  const kept = { ...blankDraft([], 'thanks'), edited }
  expect(parseDrafts({ list: [kept] }).list[0]?.edited).toBe(edited)
})

test('whatever lies in the browser’s storage becomes drafts, and drafts come back as they were', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      const drafts = parseDrafts(stored)
      expect(parseDrafts(JSON.parse(JSON.stringify(drafts)))).toEqual(drafts)
    }),
  )
  const kept = putDraft(parseDrafts(null), {
    ...blankDraft([], 'dispute'),
    fields: { entry: 'case 1' },
    picked: { wrong: ['paid'], tell: [], papers: [] },
    edited: 'Mine',
  })
  expect(parseDrafts(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  expect(
    parseDrafts({
      list: [
        { id: '../x', kind: 'report' },
        { id: '1', kind: 'ransom' },
      ],
    }).list,
  ).toEqual([])
})

/** Without the days, which each language writes in its own order. */
function numbersOf(text = '') {
  return (text.match(/\d+/g) ?? []).toSorted()
}

/** Every way to pick: one of each choice, or none of its facts, and every set where several can be. */
function* picksOf({ choices }: Pick<Letter, 'choices'>): Generator<Filled['picked']> {
  const [first, ...rest] = choices
  if (!first) return yield {}
  const values = first.options.map(({ value }) => value)
  const ones = values.map((value) => [value])
  const sets = first.isMany ? subsetsOf(values) : first.isFact ? [[], ...ones] : ones
  for (const set of sets)
    for (const others of picksOf({ choices: rest })) yield { [first.id]: set, ...others }
}

function subsetsOf([first, ...rest]: string[]): string[][] {
  if (!first) return [[]]
  const others = subsetsOf(rest)
  return [...others, ...others.map((set) => [first, ...set])]
}
