import { expect, test } from 'vitest'
import { costsOf } from '../../claims/costs.ts'
import { allPrograms } from '../../claims/programs.ts'
import { languages } from '../../platform/language.ts'
import { defaultSite } from '../../site/site.ts'
import { type Asked, costsToday } from '../apply/costs-today.ts'
import { costsInWriting } from './costs-in-writing.ts'

function written(asked: Asked, site = defaultSite('')) {
  return costsInWriting(costsToday(asked, site), site.language)
}

const everyMail = languages.flatMap((language) =>
  allPrograms.flatMap((program) => [1, 2].map((adults) => ({ program, adults, language }))),
)

test.each(everyMail)(
  'a mail about $program for $adults names no payment before the yes ($language)',
  (mail) => {
    const site = defaultSite('', mail.language)
    const mailed = written({ ...mail, kitPart: null, rent: null }, site)
    expect(mailed).not.toMatch(/today|hoy|when you (apply|enroll|order)|al (presentar|inscribirse|hacer)/i)
    expect(mailed).toContain(costsOf(site.claims, mail.program).refund)
  },
)

test.each([
  [1, 'Full kit, 1 adult: $399.95, $50 before we start, $349.95 before delivery.'],
  [2, 'Full kit, 2 adults: $499.95, $50-$100 before we start'],
])('a mail about the kit for %i has the price of as many adults', (adults, told) => {
  expect(written({ program: 'kit', kitPart: 'full', adults, rent: null })).toContain(told)
})

test('a mail about the number alone has its price, not that of the kit', () => {
  const asked = { program: 'kit', kitPart: 'number', adults: 2, rent: null }
  const mailed = written(asked)
  expect(mailed).toContain('Renter number alone, 2 adults: $289.95, all of it before we start.')
  expect(mailed).not.toMatch(/full kit|\$499\.95/i)
})
