import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { costsOf, type Program } from '../../claims/costs.ts'
import { deliveryWords } from '../../claims/kit-words.ts'
import { allPrograms } from '../../claims/programs.ts'
import { type Language, languages } from '../../platform/language.ts'
import { defaultSite } from '../../site/site.ts'
import { programCosts } from '../apply/program-costs.ts'
import { slipOf } from '../apply/slip.ts'
import { sentPath } from './private-link.ts'
import { privateWords } from './private-words.ts'
import { SentPage } from './sent-page.tsx'

type Sent = {
  program: Program
  kitPart?: string
  adults: number
  language: Language
  rent?: number
  checkout?: string
  isFirstKept?: boolean
}

function pageOf(sent: Sent) {
  const { program, kitPart = 'full', adults, language, rent, checkout = '', isFirstKept = false } = sent
  return renderToStaticMarkup(
    <SentPage
      site={{
        ...defaultSite('', language),
        checkouts: { ...defaultSite('').checkouts, [program]: checkout },
      }}
      reference="K7M-4Q2X"
      program={program}
      kitPart={kitPart}
      adults={adults}
      rent={rent ?? null}
      told={null}
      place="Houston, TX"
      receivedAt={new Date('2026-01-05T12:00:00Z')}
      isMailed
      token="x"
      isFirstKept={isFirstKept}
      isFramed={false}
    />,
  )
}

function stepsOf(sent: Sent) {
  const page = pageOf(sent)
  return parse(page)
    .querySelectorAll('.nextsteps li')
    .map((step) => step.structuredText.replace(/\s+/g, ' '))
}

const everyApplication = languages.flatMap((language) =>
  allPrograms.flatMap((program) => [1, 2].map((adults) => ({ program, adults, language }))),
)

test.each(everyApplication)(
  '$program for $adults says what comes back in that program ($language)',
  (sent) => {
    const { claims } = defaultSite('', sent.language)
    expect(stepsOf(sent)[2]).toContain(costsOf(claims, sent.program).refund)
  },
)

test.each(everyApplication)('$program for $adults names each fee as the slip does ($language)', (sent) => {
  const [costs] = programCosts(defaultSite('', sent.language), [sent.program])
  const { lines } = costs ? slipOf(costs, sent.adults, 0, sent.language) : { lines: [] }
  expect(lines.length).toBeGreaterThan(0)
  for (const { name, amount, due } of lines) expect(stepsOf(sent)[2]).toContain(`${name}: ${amount}, ${due}.`)
})

test('two adults read the price of the kit for two', () => {
  const [, , start] = stepsOf({ program: 'kit', adults: 2, language: 'en' })
  expect(start).toContain('Full kit, 2 adults: $499.95, $50-$100 before we start')
  expect(start).not.toMatch(/\$399\.95 for|one adult/)
})

test('where nothing is paid at the start, that is said, and the fee after approval is named', () => {
  const [, , start] = stepsOf({ program: 'performance', adults: 1, language: 'en' })
  expect(start).toContain('You pay us nothing until you are approved.')
  expect(start).toContain(
    'Fee after approval: one month’s rent or $1,295, whichever is greater, within 24 hours of approval.',
  )
})

test('a fee of a month’s rent is reckoned with the rent that was written', () => {
  const [, , start] = stepsOf({ program: 'funding', adults: 1, language: 'en', rent: 1300 })
  expect(start).toContain('Success fee: $1,300.00, only once approved; here the rent you wrote.')
  const [, , least] = stepsOf({ program: 'performance', adults: 1, language: 'en', rent: 900 })
  expect(least).toContain('$1,295.00')
  expect(least).not.toContain('the rent you wrote')
})

test.each(everyApplication)(
  'only the program it is claimed of has a time to an approval ($program, $language)',
  (sent) => {
    const { claims } = defaultSite('', sent.language)
    const last = stepsOf(sent).at(-1)
    if (sent.program === 'fullService') return expect(last).toContain(claims.approvalTime)
    const { undated } = privateWords[sent.language].sent
    expect(last).toContain(sent.program === 'kit' ? deliveryWords(claims) : undated.when)
    expect(stepsOf(sent).join(' ')).not.toContain(claims.approvalTime)
  },
)

test.each(everyApplication)(
  'what is paid to others stands before the checkout ($program, $language)',
  (sent) => {
    const [costs] = programCosts(defaultSite('', sent.language), [sent.program])
    const start = stepsOf({ ...sent, checkout: 'https://pay.example' })[2] ?? ''
    const checkout = start.search(/checkout page|página de pago/)
    for (const line of costs?.besides ?? []) {
      expect(start).toContain(line)
      if (checkout >= 0) expect(start.indexOf(line)).toBeLessThan(checkout)
    }
  },
)

test('who is funded reads after sending that it is a loan and that a plan is paid monthly', () => {
  const [, , start] = stepsOf({ program: 'funding', adults: 1, language: 'en' })
  expect(start).toMatch(/protection plan.*The funding/i)
  expect(start).toMatch(/loan|lender/i)
})

test.each(languages)(
  'who ordered the number alone is told its price and promised no kit (%s)',
  (language) => {
    const { claims } = defaultSite('', language)
    const steps = stepsOf({ program: 'kit', kitPart: 'number', adults: 1, language })
    expect(steps[2]).toContain(claims.numberOneAdult)
    expect(steps.join(' ')).not.toContain(claims.kitOneAdult)
    expect(steps.at(-1)).not.toContain(claims.kitDelivery)
  },
)

test('the checkout of the kit is offered to who orders all of it', () => {
  const kit = { program: 'kit', adults: 1, language: 'en', checkout: 'https://pay.example/kit' } as const
  expect(stepsOf(kit)[2]).toContain('checkout page')
  expect(stepsOf({ ...kit, kitPart: 'number' })[2]).not.toContain('checkout page')
})

test.each(languages)(
  'who sent it again with other answers reads that the first ones stand (%s)',
  (language) => {
    const sent = { program: 'funding', adults: 1, language } as const
    const { firstKept } = privateWords[language].sent
    expect(pageOf({ ...sent, isFirstKept: true })).toContain(firstKept)
    expect(pageOf(sent)).not.toContain(firstKept)
    expect(sentPath({ token: 'x', isFirstKept: true })).toBe('/applications/sent?key=x&said=first')
  },
)
