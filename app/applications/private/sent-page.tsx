import type { Program } from '../../claims/costs.ts'
import { listProgramFees } from '../../claims/fees.ts'
import { refundRule } from '../../claims/refund-rule.ts'
import { lowerFirst } from '../../platform/first-letter.ts'
import { longDate } from '../../platform/us-date.ts'
import { phoneHref, type Site } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Style } from '../../ui/style.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import { privatePagePath, tokenParameter } from './private-link.ts'
import css from './sent-page.css?inline'

type Props = {
  site: Site
  reference: string
  program: Program
  place: string
  receivedAt: Date
  isMailed: boolean
  token: string
  isFramed: boolean
}

const key =
  'M62 8a54 54 0 0 1 50 34h176l10 12-10 12h-16v20h-24V66h-22v28h-28V66h-20v14h-24V66H112A54 54 0 1 1 62 8m-8 32a22 22 0 1 0 .1 0'

/** The number on a key tag, and what happens when. */
export function SentPage({ site, reference, program, place, receivedAt, isMailed, token, isFramed }: Props) {
  const { claims, phone, checkouts } = site
  const { fees = [] } = listProgramFees(site).find((one) => one.program === program) ?? {}
  const firstFees = fees.filter(({ isAfterApproval }) => !isAfterApproval)
  const ownPage = `${privatePagePath}?${tokenParameter}=${token}`
  const elsewhere = isFramed ? { target: '_top' } : {}
  return (
    <>
      <Style name="sent-page" css={css} layer="page" />
      <section className="thanks onDoor">
        <div className="wrap">
          <div>
            <h1>We have it. Now it is our turn.</h1>
            <p className="lead">
              Your application for {place} arrived on {longDate(receivedAt)}. Nothing was charged.
            </p>
            <div className="actions">
              <ButtonLink href={ownPage} {...elsewhere}>
                Open my private page
              </ButtonLink>
              <ButtonLink variant="line" href={phoneHref(site)}>
                Call {phone}
              </ButtonLink>
            </div>
          </div>
          <figure className="reftag">
            <svg viewBox="0 0 300 210" aria-hidden="true">
              <path className="brass" fillRule="evenodd" d={key} />
              <path className="string" d="M62 66c-14 26 2 34 14 46" />
              <path className="tagpaper" d="M78 104h206a6 6 0 0 1 6 6v82a6 6 0 0 1-6 6H78l-26-26v-42z" />
              <circle className="hole" cx="80" cy="151" r="7" />
            </svg>
            <figcaption>
              <small>Your number</small>
              <b>{reference}</b>
            </figcaption>
          </figure>
        </div>
      </section>
      <section className="section">
        <div className="wrap sentparts">
          <div>
            <h2>What happens next</h2>
            <p className="small soft">
              Times are what we mean to keep. If one passes, call us with your number.
            </p>
          </div>
          <ol className="nextsteps">
            <li>
              <b>{isMailed ? 'In a few minutes' : 'Now'}</b>
              <div>
                <h3>{isMailed ? 'A mail with your number' : 'Keep your private page'}</h3>
                <p>
                  {isMailed
                    ? 'It holds the link to your private page. Look in the spam folder too.'
                    : 'No mail brings you the link: open the page now and bookmark it.'}
                </p>
              </div>
            </li>
            <li>
              <b>Within {claims.specialistResponse}</b>
              <div>
                <h3>A person reads it and answers</h3>
                <p>
                  A rental specialist goes through what you wrote and says what it costs, before you agree to
                  anything.
                </p>
              </div>
            </li>
            <li>
              <b>When you say yes</b>
              <div>
                <h3>We start</h3>
                <p>
                  {firstFees.map(({ name, price, due }) => `${name}: ${price}, ${due}. `)}
                  What you paid comes back {lowerFirst(refundRule({ claims }))}
                </p>
                {checkouts[program] && (
                  <p>
                    <a href={checkouts[program]} target="_blank" rel="noopener noreferrer">
                      Pay the first fee now, on our checkout page
                    </a>
                    . You can also wait until we have talked.
                  </p>
                )}
              </div>
            </li>
            <li>
              <b>{claims.approvalTime}</b>
              <div>
                <h3>Typical time to an approval</h3>
                <p>Not guaranteed. You see each step on your private page.</p>
              </div>
            </li>
          </ol>
        </div>
      </section>
      <section className="section sunk">
        <div className="wrap sentparts">
          <h2>While you wait</h2>
          <Ticks
            items={[
              'Find your last two pay slips or benefit letters.',
              'Write down where you lived in the last three years, with dates.',
              'Ask for a free copy of your screening report if a landlord turned you down.',
              'Send no money to anybody who calls in our name and cannot say your number.',
            ]}
          />
        </div>
      </section>
    </>
  )
}
