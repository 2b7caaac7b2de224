import { TriangleAlert } from 'lucide-react'
import { claimId, type Warning } from '../../claims/claim-use.ts'
import { useWords } from '../../ui/language.ts'
import { ClaimUses } from './claim-uses.tsx'
import { claimsPageWords } from './claims-page-words.ts'

export function ClaimWarning({ warning: { title, why, claims, uses } }: { warning: Warning }) {
  const { warned } = useWords(claimsPageWords)
  return (
    <article className="contradiction">
      <h3>
        <TriangleAlert size={20} aria-hidden="true" />
        {title}
      </h3>
      <p>{why}</p>
      <ul className="about">
        {claims.map(({ name, label, words }) => (
          <li key={name}>{warned(<a href={`#${claimId(name)}`}>{label}</a>, words)}</li>
        ))}
      </ul>
      {uses.length > 0 && <ClaimUses uses={uses} />}
    </article>
  )
}
