import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onBothEngines } from '../db/testing/engines.ts'
import { newId } from '../db/uuid.ts'
import { issueFormToken } from '../platform/form-token.server.ts'
import type { Language } from '../platform/language.ts'
import { defaultSite } from '../site/site.ts'
import { noAnswers } from './apply/answers.ts'
import { limitsFor } from './apply/application-limits.server.ts'
import { submitApplication } from './apply/submit-application.server.ts'
import { loadInbox } from './inbox/load-inbox.server.ts'
import { findByToken } from './private/own-queries.server.ts'
import { SentPage } from './private/sent-page.tsx'
import { listReceived } from './queries.server.ts'
import { toldOtherwise } from './told-costs.ts'

const secret = 'one secret'
const asked = { program: 'fullService', kitPart: null, adults: 1, rent: null } as const

function siteWithSetupFee(dollars: number, language: Language = 'en') {
  const site = defaultSite('https://keys.example', language)
  const claims = { ...site.claims, setupFee: `$${dollars}` }
  return { ...site, claims, numbers: { ...site.numbers, setupFee: dollars } }
}

onBothEngines((scratch) => {
  const apply = async (language: Language) => {
    const site = siteWithSetupFee(100, language)
    const intake = { database: scratch.database, secret, site, canMail: true }
    const sent = await submitApplication(intake, {
      form: 'preapproval',
      program: asked.program,
      answers: {
        ...noAnswers,
        fullName: 'Demo A',
        email: `${newId()}@example.com`,
        place: 'Houston, TX',
        adults: '1',
      },
      yes: ['contact'],
      formToken: issueFormToken(secret, new Date(Date.now() - 60_000)),
      honeypot: '',
      stateCode: 'TX',
      sourcePage: '',
      draft: '',
      limits: limitsFor(secret, undefined),
      isCounted: true,
    })
    const row = sent.kind === 'stored' ? await findByToken(scratch.database.db, sent.token) : null
    return row?.id ?? ''
  }
  const toldTo = async (id: string, site: ReturnType<typeof siteWithSetupFee>) =>
    toldOtherwise(await listReceived(scratch.database.db, id), asked, site)
  const inbox = async (id: string, dollars: number) =>
    await loadInbox(
      scratch.database,
      { name: 'new', filter: {}, id },
      new URLSearchParams({ mail: 'costs-in-writing' }),
      {
        site: siteWithSetupFee(dollars),
        siteIn: async (language) => siteWithSetupFee(dollars, language),
        viewer: { id: newId(), email: 'ada@example.com', role: 'owner' },
        findRent: () => null,
        isMailSetUp: true,
        secret,
      },
    )

  test('after a change of price the page of an application says what its form said', async () => {
    const told = await toldTo(await apply('en'), siteWithSetupFee(300))
    const page = renderToStaticMarkup(
      <SentPage
        site={siteWithSetupFee(300)}
        {...asked}
        reference="K7M-4Q2X"
        told={told && { costs: told, language: 'en' }}
        place="Houston, TX"
        receivedAt={new Date()}
        isMailed
        token="x"
        isFirstKept={false}
        isFramed={false}
      />,
    )
    expect(page).toContain('Setup fee, 1 adult: $100.00')
    expect(page).not.toContain('$300')
  })

  test('the inbox marks an application whose form said other costs, and mails those', async () => {
    const id = await apply('es')
    const view = await inbox(id, 300)
    expect(view.formSaid).toMatch(/^Cargo inicial, 1 adulto: \$100\.00/)
    expect(view.draft?.body).toContain('1 adulto: $100.00')
    expect(view.draft?.body).not.toContain('$300')
  })

  test('nothing is marked while the costs are those of the form', async () => {
    const id = await apply('en')
    const view = await inbox(id, 100)
    expect(view.formSaid).toBeNull()
    expect(view.draft?.body).toContain('Setup fee, 1 adult: $100.00')
    expect(await toldTo(id, siteWithSetupFee(100))).toBeNull()
  })
})

test.each([[{}], [{ slip: null }], [{ slip: { fees: 'x' } }]])(
  'an application that came without its slip is told the costs of today: %j',
  (facts) => {
    expect(toldOtherwise([{ kind: 'received', facts }], asked, siteWithSetupFee(300))).toBeNull()
  },
)
