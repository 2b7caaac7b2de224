import type { Program } from '../../claims/costs.ts'
import { deliveryWords } from '../../claims/kit-words.ts'
import { beforeApprovalPays } from '../../claims/performance-terms.ts'
import type { Language } from '../../platform/language.ts'
import { dayIn } from '../../platform/time-zone.ts'
import { longDay } from '../../platform/us-date.ts'
import { callHref, type Site } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Style } from '../../ui/style.tsx'
import { Ticks } from '../../ui/ticks.tsx'
import { isNumberAlone } from '../application-fields.ts'
import { costsToday, type SlipCosts } from '../apply/costs-today.ts'
import { privatePagePath, tokenParameter } from './private-link.ts'
import { privateWords } from './private-words.ts'
import css from './sent-page.css?inline'

type Props = {
  site: Site
  reference: string
  program: Program
  /** What of the kit was ordered. */
  kitPart: string | null
  adults: number
  /** What they can carry a month; null where they did not say. */
  rent: number | null
  /** What the form said about the costs, where that is not what it says today, and in which language. */
  told: { costs: SlipCosts; language: Language } | null
  place: string
  receivedAt: Date
  isMailed: boolean
  token: string
  /** It was sent before, with other answers, which stay. */
  isFirstKept: boolean
  isFramed: boolean
}

const key =
  'M62 8a54 54 0 0 1 50 34h176l10 12-10 12h-16v20h-24V66h-22v28h-28V66h-20v14h-24V66H112A54 54 0 1 1 62 8m-8 32a22 22 0 1 0 .1 0'

/** The number on a key tag, and what happens when. */
export function SentPage(props: Props) {
  const { site, reference, program, kitPart, place, receivedAt, isMailed, token, isFirstKept, isFramed } =
    props
  const { claims, phone, checkouts, language } = site
  const { sent: words } = privateWords[language]
  const first = isMailed ? words.mail : words.noMail
  const last = program === 'kit' ? deliveryStep(site, kitPart) : approvalStep(site, program)
  const { atStart, afterApproval, besides, refund, lang } = costsFor(props)
  const inTheirs = privateWords[lang ?? language].sent
  const ownPage = `${privatePagePath}?${tokenParameter}=${token}`
  const elsewhere = isFramed ? { target: '_top' } : {}
  return (
    <>
      <Style name="sent-page" css={css} layer="page" />
      <section className="thanks onDoor">
        <div className="wrap">
          <div>
            <h1>{words.heading}</h1>
            <p className="lead">
              {words.arrived(place, longDay(dayIn(receivedAt, site.timeZone), language))}
            </p>
            {isFirstKept && <p>{words.firstKept}</p>}
            <div className="actions">
              <ButtonLink href={ownPage} {...elsewhere}>
                {words.openPage}
              </ButtonLink>
              <ButtonLink variant="line" href={callHref(site)}>
                {words.call(phone)}
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
              <small>{words.yourNumber}</small>
              <b>{reference}</b>
            </figcaption>
          </figure>
        </div>
      </section>
      <section className="section">
        <div className="wrap sentparts">
          <div>
            <h2>{words.next}</h2>
            <p className="small soft">{words.times}</p>
          </div>
          <ol className="nextsteps">
            <li>
              <b>{first.when}</b>
              <div>
                <h3>{first.title}</h3>
                <p>{first.text}</p>
              </div>
            </li>
            <li>
              <b>{words.read.when(claims.specialistResponse)}</b>
              <div>
                <h3>{words.read.title}</h3>
                <p>{words.read.text}</p>
              </div>
            </li>
            <li>
              <b>{words.start.when}</b>
              <div>
                <h3>{words.start.title}</h3>
                {atStart.length === 0 && <p>{beforeApprovalPays(claims)}</p>}
                {[atStart, afterApproval]
                  .map((fees) => fees.map(inTheirs.fee).join(' '))
                  .concat(besides, refund)
                  .filter(Boolean)
                  .map((line) => (
                    <p key={line} lang={lang}>
                      {line}
                    </p>
                  ))}
                {/* The checkout of the kit is for all of it. */}
                {atStart.length > 0 && checkouts[program] && !isNumberAlone(kitPart) && (
                  <p>
                    {words.start.checkout((text) => (
                      <a href={checkouts[program]} target="_blank" rel="noopener noreferrer">
                        {text}
                      </a>
                    ))}
                  </p>
                )}
              </div>
            </li>
            <li>
              <b>{last.when}</b>
              <div>
                <h3>{last.title}</h3>
                <p>{last.text}</p>
              </div>
            </li>
          </ol>
        </div>
      </section>
      <section className="section sunk">
        <div className="wrap sentparts">
          <h2>{words.meanwhile}</h2>
          <Ticks items={words.tips} />
        </div>
      </section>
    </>
  )
}

/** A typical time is claimed of one program alone. */
function approvalStep({ claims, language }: Site, program: Program) {
  const { approval, undated } = privateWords[language].sent
  return program === 'fullService' ? { ...approval, when: claims.approvalTime } : undated
}

/** The kit is handed over; nobody decides on it. */
function deliveryStep({ claims, language }: Site, kitPart: string | null) {
  const { read, delivery, numberAlone } = privateWords[language].sent
  if (isNumberAlone(kitPart)) return numberAlone
  return {
    title: delivery.title,
    when: read.when(claims.kitDelivery),
    text: delivery.text(deliveryWords(claims)),
  }
}

/** In the words and figures of the slip beside the form. */
function costsFor({ site, told, ...asked }: Props) {
  const { fees = [], besides = [], refund = '' } = told?.costs ?? costsToday(asked, site) ?? {}
  return {
    atStart: fees.filter(({ isAfterApproval }) => !isAfterApproval),
    afterApproval: fees.filter(({ isAfterApproval }) => isAfterApproval),
    besides,
    refund,
    lang: told && told.language !== site.language ? told.language : undefined,
  }
}
