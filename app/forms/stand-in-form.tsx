import { costsOf } from '../claims/costs.ts'
import { type FormName, forms } from '../site/forms.ts'
import { phoneHref, type Site } from '../site/site.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { CostLine } from '../ui/cost-line.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { Style } from '../ui/style.tsx'
import css from './stand-in-form.css?inline'

type Props = { name: FormName; isSent: boolean; site: Site }

/** Stands where a third party's form will be, so that every button and frame leads somewhere from the first day. */
export function StandInForm({ name, isSent, site }: Props) {
  const { title, setting, program } = forms[name]
  return (
    <div className="wrap standin">
      <Style name="stand-in-form" css={css} layer="page" />
      <h1>{title}</h1>
      <Notice kind="warning" wide>
        This is a stand-in, not the real form. Nothing you type here is sent or kept. Until it is there, call{' '}
        <a href={phoneHref(site)}>{site.phone}</a>.
      </Notice>
      <CostLine costs={costsOf(site.claims, program)} />
      {isSent ? (
        <>
          <p className="lead">The form works. Nothing was stored.</p>
          <ButtonLink variant="line" href={`/forms/${name}`}>
            Back to the form
          </ButtonLink>
        </>
      ) : (
        <form method="post">
          <Field label="Full name" name="fullName" autoComplete="off" optional />
          <Field label="Phone" name="phone" type="tel" autoComplete="off" optional />
          <Button>Try the form</Button>
        </form>
      )}
      <p className="fine">
        For the site’s owner: connect your own form with the setting “{setting}”, and it takes the place of
        this page.
      </p>
    </div>
  )
}
