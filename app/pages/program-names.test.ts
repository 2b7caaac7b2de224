import { expect, test } from 'vitest'
import { programCosts } from '../applications/apply/program-costs.ts'
import { allPrograms, programIn } from '../claims/programs.ts'
import { policyWords } from '../policy/words.ts'
import { wizardProps } from '../qualify/wizard-props.ts'
import { defaultSite } from '../site/site.ts'
import { siteWords } from '../site/words.ts'

const site = defaultSite('https://site.example', 'es')

test('where one chooses a program in Spanish, its name is Spanish', () => {
  const { programs } = wizardProps(site, 'h2').result.advice
  const costs = programCosts(site, allPrograms)
  for (const program of allPrograms) {
    const { name } = programIn('es', program)
    expect(name).not.toBe(programIn('en', program).name)
    expect(programs[program].name).toBe(name)
    expect(costs.find((one) => one.program === program)?.name).toBe(name)
  }
})

test('a program has one Spanish name: in trails, in menus, in the table of fees, above its terms', () => {
  const { names } = siteWords.es
  const { payments, programs } = policyWords.es
  const nameOf = (program: (typeof allPrograms)[number]) => programIn('es', program).name
  for (const [path, program] of [
    ['/full-service-program', 'fullService'],
    ['/diy-rental-kit', 'kit'],
    ['/corporate-lease-program', 'corporate'],
  ] as const)
    expect([names[path].label, names[path].programs]).toEqual([nameOf(program), nameOf(program)])
  expect([payments.performance.name, payments.fullService.name, payments.corporate]).toEqual([
    nameOf('performance'),
    nameOf('fullService'),
    nameOf('corporate'),
  ])
  expect([payments.kit.name, payments.funding]).toEqual([nameOf('kit'), nameOf('funding')])
  for (const program of allPrograms)
    expect(programs[program].heading).toBe(`${nameOf(program)} (${englishNames[program]})`)
})

/** As the binding text has them. */
const englishNames = Object.fromEntries(
  allPrograms.map((program) => [program, policyWords.en.programs[program].heading]),
)
