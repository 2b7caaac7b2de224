import { data } from 'react-router'
import { openAccount } from '../../../accounts/account/own-account.server.ts'
import { passwordRefusal } from '../../../accounts/account/password-refusal.ts'
import { qrCode } from '../../../accounts/account/qr-path.ts'
import { beginTwoFactor, confirmTwoFactor } from '../../../accounts/account/two-factor.server.ts'
import { TwoFactorPage, type TwoFactorStep } from '../../../accounts/account/two-factor-page.tsx'
import { hasTwoFactor } from '../../../accounts/account/two-factor-queries.server.ts'
import { twoFactorWords } from '../../../accounts/account/two-factor-words.ts'
import { adminContext } from '../../../accounts/context.ts'
import { limitedRefusal, refusalWords } from '../../../accounts/refusal-words.ts'
import { useSite } from '../../../layout/use-site.ts'
import { databaseContext } from '../../../platform/context.ts'
import { formDataOf } from '../../../platform/form-data.ts'
import { fieldIn } from '../../../platform/outside-text.ts'
import { siteContext } from '../../../site/context.ts'
import type { Route } from './+types/two-factor'

const already: TwoFactorStep = { step: 'already-on' }

export async function loader({ context }: Route.LoaderArgs) {
  const admin = context.get(adminContext)
  const isOn = await hasTwoFactor(context.get(databaseContext).db, admin.id)
  return { begin: isOn ? already : ({ step: 'password' } satisfies TwoFactorStep) }
}

/** First the password, which makes the secret; then a code, which proves that the app has it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formDataOf(request)
  const account = await openAccount(request, context)
  const seal = form.get('seal')
  if (typeof seal === 'string') return await confirm(account, seal, fieldIn(form, 'code', 40))
  const { brand } = context.get(siteContext)
  const begun = await beginTwoFactor(account, String(form.get('password') ?? ''), brand)
  if (begun.kind === 'begun') return shown(scan(begun.uri, begun.seal))
  if (begun.kind === 'already-on') return shown(already)
  const { error, status } = passwordRefusal(begun)
  return shown({ step: 'password', error }, { status })
}

async function confirm(account: Awaited<ReturnType<typeof openAccount>>, seal: string, code: string) {
  const confirmed = await confirmTwoFactor(account, { seal, code })
  if (confirmed.kind === 'on') return shown({ step: 'done', codes: confirmed.codes })
  if (confirmed.kind === 'already-on') return shown(already)
  if (confirmed.kind === 'begin-again')
    return shown({ step: 'password', error: twoFactorWords.en.tookTooLong }, { status: 410 })
  if (confirmed.kind === 'limited')
    return shown(scan(confirmed.uri, seal, limitedRefusal(confirmed.retryAfterSeconds)), { status: 429 })
  return shown(scan(confirmed.uri, seal, refusalWords.en.wrongCode), { status: 422 })
}

function scan(uri: string, seal: string, error?: string): TwoFactorStep {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return { step: 'scan', qr: qrCode(uri), secret, uri, seal, error }
}

function shown(step: TwoFactorStep, init?: ResponseInit) {
  return data(step, init)
}

export function meta() {
  return [{ title: twoFactorWords.en.pageTitle }]
}

export default function AdminTwoFactorRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TwoFactorPage state={actionData ?? loaderData.begin} brand={useSite().brand} />
}
