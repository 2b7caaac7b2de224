import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultSite, type Site } from '../../site/site.ts'
import { noAnswers } from './answers.ts'
import { ApplyForm } from './apply-form.tsx'
import { applyProps } from './apply-props.ts'
import { emptyState } from './apply-state.ts'
import { applyWords } from './apply-words.ts'

function boxesFor(contact: { phone?: string; email?: string }) {
  const state = {
    ...emptyState('funding', 'funding'),
    step: 'yes' as const,
    answers: { ...noAnswers, ...contact },
  }
  const props = applyProps(defaultSite(''), state, { isFramed: false, canMail: false })
  const page = renderToStaticMarkup(<ApplyForm {...props} />)
  return [...page.matchAll(/type="checkbox"[^>]*name="yes"[^>]*value="(\w+)"/g)].map(([, kind]) => kind)
}

test('who pays with a voucher is told before sending that the programs do not work with one', () => {
  const state = { ...emptyState('signup', 'fullService'), step: 'home' as const }
  const said = (vouchers: Site['vouchers']) =>
    renderToStaticMarkup(
      <ApplyForm
        {...applyProps({ ...defaultSite(''), vouchers }, state, { isFramed: true, canMail: false })}
      />,
    )
  expect(said({})).toContain('Our programs do not work with vouchers: do not pay us.')
  expect(said({ TX: 'considered' })).toContain('work with vouchers only in Texas')
})

test('the form of the kit asks for no leave to tell landlords or lenders', () => {
  const needed = (form: 'funding' | 'diy-order', program: 'funding' | 'kit') =>
    applyProps(defaultSite(''), emptyState(form, program), { isFramed: false, canMail: false }).wordings[0]
      ?.wording
  expect(needed('funding', 'funding')).toContain('landlords and lenders')
  expect(needed('diy-order', 'kit')).not.toContain('landlords')
})

test('a yes is asked for only where there is a number or an address it could be about', () => {
  expect(boxesFor({ phone: '713-555-0118', email: 'a@b.example' })).toEqual(['contact', 'machine', 'news'])
  expect(boxesFor({ email: 'a@b.example' })).toEqual(['contact', 'news'])
  expect(boxesFor({ phone: '713-555-0118' })).toEqual(['contact', 'machine'])
})

test('the place is told as filled in from a page only while it is the one in the field', () => {
  const state = { ...emptyState('funding', 'funding'), step: 'home' as const, filledIn: ['Houston, TX'] }
  const said = (place: string) =>
    renderToStaticMarkup(
      <ApplyForm
        {...applyProps(
          defaultSite(''),
          { ...state, answers: { ...noAnswers, place } },
          { isFramed: false, canMail: false },
        )}
      />,
    )
  expect(said('Houston, TX')).toContain('filled in from the page you came from')
  expect(said('Dallas, TX')).not.toContain('filled in from the page you came from')
})

test('the number of questions is not told: without a number or an address there are fewer', () => {
  for (const { yourYes } of Object.values(applyWords)) expect(yourYes.title).not.toMatch(/three|tres/i)
})

test('who wants to be texted first reads that texts need their own yes', () => {
  const said = (reachBy: string) =>
    renderToStaticMarkup(
      <ApplyForm
        {...applyProps(
          defaultSite(''),
          {
            ...emptyState('funding', 'funding'),
            step: 'yes',
            answers: { ...noAnswers, phone: '713-555-0118', reachBy },
          },
          { isFramed: false, canMail: false },
        )}
      />,
    )
  expect(said('text')).toContain('You asked for a text first. Without this yes a person calls or mails you.')
  expect(said('call')).not.toContain('You asked for a text first')
})

test('a rent that is no one amount is repeated as it was written', () => {
  const state = { ...emptyState('funding', 'funding'), step: 'yes' as const }
  const said = (rentBudget: string) =>
    renderToStaticMarkup(
      <ApplyForm
        {...applyProps(
          defaultSite(''),
          { ...state, answers: { ...noAnswers, rentBudget } },
          { isFramed: false, canMail: false },
        )}
      />,
    )
  expect(said('1300')).toContain('$1,300 a month')
  expect(said('about 1000')).toContain('about 1000')
  expect(said('about 1000')).not.toContain('NaN')
})
