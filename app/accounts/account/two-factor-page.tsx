import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useFirstProblem } from '../../ui/first-problem.ts'
import { useWords } from '../../ui/language.ts'
import { AccountForm } from './account-form.tsx'
import { BackupCodesPage } from './backup-codes-page.tsx'
import { PasswordField } from './password-field.tsx'
import { ScanStep, type ScanStepProps } from './scan-step.tsx'
import { twoFactorWords } from './two-factor-words.ts'

export type TwoFactorStep =
  | { step: 'password'; error?: string }
  | ({ step: 'scan' } & ScanStepProps)
  | { step: 'done'; codes: string[] }
  | { step: 'already-on' }

export function TwoFactorPage({ state, brand }: { state: TwoFactorStep; brand: string }) {
  const words = useWords(twoFactorWords)
  const form = useFirstProblem(state)
  switch (state.step) {
    case 'password':
      return (
        <AccountForm title={words.title} lead={words.needApp}>
          <Form method="post" ref={form}>
            <PasswordField error={state.error} />
            <Button>{words.continue}</Button>
          </Form>
        </AccountForm>
      )
    case 'scan':
      return (
        <AccountForm title={words.title} lead={words.scan.lead}>
          <ScanStep {...state} form={form} />
        </AccountForm>
      )
    case 'done':
      return <BackupCodesPage brand={brand} codes={state.codes} isNewlyOn />
    case 'already-on':
      return (
        <AccountForm title={words.alreadyOn.title} lead={words.alreadyOn.lead}>
          {null}
        </AccountForm>
      )
    default:
      state satisfies never
  }
}
