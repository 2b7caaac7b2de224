import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TeamPage } from './team-page.tsx'

const nia = {
  id: 'nia',
  name: 'Nia',
  email: 'nia@example.com',
  role: 'editor' as const,
  disabled: false,
  hasSecondFactor: false,
  lastSignInAt: null,
}

test('access ends only after a question', () => {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <TeamPage
          ownId="ada"
          team={[nia]}
          invitations={[]}
          canMail
          written={{ email: '', role: '' }}
          errors={{}}
        />
      ),
    },
  ])
  const ends = parse(renderToStaticMarkup(<Page />)).querySelectorAll('button[value="end-access"]')
  expect(ends.map((button) => button.getAttribute('aria-label'))).toEqual(['Yes, end it: nia@example.com'])
  expect(ends[0]?.closest('details')?.querySelector('summary')?.text).toBe('End access')
})
