import { Fragment } from 'react'
import { Link } from 'react-router'
import { useWords } from '../ui/language.ts'
import { goLiveWords } from './go-live-words.ts'
import type { Link as Address, Spot } from './rule.ts'

const spotsAtFirst = 4
const placesShown = 3

/** What was found and where; the rest behind a fold. */
export function SpotList({ spots }: { spots: Spot[] }) {
  const words = useWords(goLiveWords)
  const rest = spots.slice(spotsAtFirst)
  return (
    <>
      <Spots spots={spots.slice(0, spotsAtFirst)} />
      {rest.length > 0 && (
        <details className="more">
          <summary>{words.moreSpots(rest.length)}</summary>
          <Spots spots={rest} />
        </details>
      )}
    </>
  )
}

function Spots({ spots }: { spots: Spot[] }) {
  return (
    <ul className="spots">
      {spots.map(({ text, places }) => (
        <li className="spot" key={`${text} ${places[0]?.href}`}>
          {text} <Places places={places} />
        </li>
      ))}
    </ul>
  )
}

function Places({ places }: { places: Address[] }) {
  const words = useWords(goLiveWords)
  const others = places.length - placesShown
  const shown = places.slice(0, placesShown)
  return (
    <span className="small soft">
      {shown.map(({ label, href }, index) => (
        <Fragment key={href}>
          <span className="place">
            <PlaceLink label={label} href={href} />
            {index < shown.length - 1 && words.comma}
          </span>{' '}
        </Fragment>
      ))}
      {others > 0 && words.morePages(others)}
    </span>
  )
}

function PlaceLink({ label, href }: Address) {
  if (href.startsWith('/admin')) return <Link to={href}>{label}</Link>
  return (
    <a href={href} target="_blank" rel="noopener">
      {label}
    </a>
  )
}
