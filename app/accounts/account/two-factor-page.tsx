import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { BackupCodesPage } from './backup-codes-page.tsx'
import { PasswordField } from './password-field.tsx'
import { ScanStep, type ScanStepProps } from './scan-step.tsx'

export type TwoFactorStep =
  | { step: 'password'; error?: string }
  | ({ step: 'scan' } & ScanStepProps)
  | { step: 'done'; codes: string[] }
  | { step: 'already-on' }

const title = 'Switch two-factor on'

export function TwoFactorPage({ state, brand }: { state: TwoFactorStep; brand: string }) {
  switch (state.step) {
    case 'password':
      return (
        <AccountForm
          title={title}
          lead="You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis."
        >
          <Form method="post">
            <PasswordField error={state.error} />
            <Button>Continue</Button>
          </Form>
        </AccountForm>
      )
    case 'scan':
      return (
        <AccountForm title={title} lead="Scan the square with the app, then type the code it shows.">
          <ScanStep {...state} />
        </AccountForm>
      )
    case 'done':
      return <BackupCodesPage brand={brand} codes={state.codes} isNewlyOn />
    case 'already-on':
      return (
        <AccountForm title="Two-factor sign-in" lead="It is on. Your account shows what you can do about it.">
          {null}
        </AccountForm>
      )
    default:
      state satisfies never
  }
}
