import { dollars } from '../../platform/us-number.ts'
import { useWords } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import { placesWords } from '../places-words.ts'
import type { RentRow, SectionProps } from '../sections.ts'
import { House } from './house.tsx'
import css from './rents.css?inline'
import headCss from './section-head.css?inline'

/** A ruled table whose bars share one broken line, the census median. */
export function Rents({
  lead,
  rows,
  wage,
  median,
  medianKey,
  rules,
  reading,
  against,
}: SectionProps['rents']) {
  const words = useWords(placesWords).rents
  return (
    <section className="section" id="costs">
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="rents" css={css} layer="page" />
      <div className="wrap split">
        <div>
          <h2 className="keyed">{words.heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div>
          <table className="rents" {...(median !== null && custom({ '--at': `${median}%` }))}>
            <caption className="hidden">{words.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{words.home}</th>
                <th scope="col">{words.rent}</th>
                <th scope="col">{words.byShare}</th>
                <th scope="col">{words.byTimes}</th>
                {wage && <th scope="col">{words.hours(wage)}</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.label} {...row} isMarked={median !== null} />
              ))}
            </tbody>
          </table>
          {median !== null && <p className="broken">{medianKey}</p>}
          <p className="reading afar">
            <b>{reading.strong}</b> {reading.text.filter(Boolean).join(' ')}{' '}
            <PageLink href={rules}>{words.rules}</PageLink>
          </p>
          <ul className="against afar">
            {against.map(({ strong, text }) => (
              <li key={strong}>
                <b>{strong}</b>
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

function Row({
  label,
  bedrooms,
  rent,
  share,
  byShare,
  byTimes,
  hours,
  isMarked,
}: RentRow & { isMarked: boolean }) {
  const words = useWords(placesWords).rents.onPhones
  return (
    <tr className="afar">
      <th scope="row">
        {bedrooms !== null && <House bedrooms={bedrooms} />}
        {label}
      </th>
      <td>
        <b>{dollars(rent.value)}</b>
        {bedrooms !== null && (
          <i className={isMarked ? 'at' : undefined} {...custom({ '--w': `${share}%` })} />
        )}
      </td>
      <td data-label={words.byShare}>{byShare}</td>
      <td data-label={words.byTimes}>{byTimes}</td>
      {hours && <td data-label={words.hours}>{hours}</td>}
    </tr>
  )
}

/** Lengths of bars are data: the one thing that stands in a style attribute, and only as a property. */
function custom(properties: Record<`--${string}`, string>) {
  return { style: properties as React.CSSProperties }
}
