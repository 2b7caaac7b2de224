import { costsOf } from '../../claims/costs.ts'
import { useSite } from '../../layout/use-site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CostLine } from '../../ui/cost-line.tsx'
import type { Action } from '../sections.ts'

/** One brass plate, the others painted outlines; below them what the offered programs cost. */
export function Actions({ actions }: { actions: Action[] }) {
  const { claims } = useSite()
  const offered = new Set(actions.flatMap(({ offers }) => offers ?? []))
  return (
    <>
      <div className="actions">
        {actions.map(({ label, href, isExternal, isQuiet }, index) => (
          <ButtonLink
            key={href}
            href={href}
            external={isExternal}
            variant={isQuiet || index > 0 ? 'line' : 'brass'}
          >
            {label}
          </ButtonLink>
        ))}
      </div>
      {[...offered].map((program) => (
        <CostLine key={program} costs={costsOf(claims, program)} />
      ))}
    </>
  )
}
