import { expect, test } from 'vitest'
import { costsOf } from '../../claims/costs.ts'
import { allPrograms } from '../../claims/programs.ts'
import { languages } from '../../platform/language.ts'
import { defaultSite } from '../../site/site.ts'
import { costsInWriting } from './costs-in-writing.ts'

const everyMail = languages.flatMap((language) =>
  allPrograms.flatMap((program) => [1, 2].map((adults) => ({ program, adults, language }))),
)

test.each(everyMail)(
  'a mail about $program for $adults names no payment before the yes ($language)',
  (mail) => {
    const site = defaultSite('', mail.language)
    const written = costsInWriting({ ...mail, kitPart: null, rent: null }, site)
    expect(written).not.toMatch(/today|hoy|when you (apply|enroll|order)|al (presentar|inscribirse|hacer)/i)
    expect(written).toContain(costsOf(site.claims, mail.program).refund)
  },
)

test.each([
  [1, 'Full kit, 1 adult: $399.95, $50 before we start, $349.95 before delivery.'],
  [2, 'Full kit, 2 adults: $499.95, $50-$100 before we start'],
])('a mail about the kit for %i has the price of as many adults', (adults, told) => {
  expect(costsInWriting({ program: 'kit', kitPart: 'full', adults, rent: null }, defaultSite(''))).toContain(
    told,
  )
})

test('a mail about the number alone has its price, not that of the kit', () => {
  const asked = { program: 'kit', kitPart: 'number', adults: 2, rent: null }
  const written = costsInWriting(asked, defaultSite(''))
  expect(written).toContain('Renter number alone, 2 adults: $289.95, all of it before we start.')
  expect(written).not.toMatch(/full kit|\$499\.95/i)
})
