import { useSource } from '../../layout/use-source.ts'
import { withSource } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Action } from '../sections.ts'
import { OfferCosts, programsOf } from './offer-costs.tsx'

/** One brass plate, the others painted outlines; below them what the offered programs cost. */
export function Actions({ actions }: { actions: Action[] }) {
  const source = useSource()
  const offered = new Set(programsOf(actions))
  return (
    <>
      <div className="actions">
        {actions.map(({ label, href, isExternal, isQuiet }, index) => (
          <ButtonLink
            key={href}
            href={withSource(href, source)}
            external={isExternal}
            variant={isQuiet || index > 0 ? 'line' : 'brass'}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
      {[...offered].map((program) => (
        <OfferCosts key={program} program={program} />
      ))}
    </>
  )
}
