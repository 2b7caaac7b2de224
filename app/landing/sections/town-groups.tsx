import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { placesWords } from '../places-words.ts'
import type { SectionProps } from '../sections.ts'
import headCss from './section-head.css?inline'
import groupsCss from './town-groups.css?inline'
import { TownList } from './town-list.tsx'
import css from './towns.css?inline'

/** The first group is open: the others say what they hold, and how much of it. */
export function TownGroups({ heading, lead, groups }: SectionProps['townGroups']) {
  const words = useWords(placesWords)
  return (
    <section className="section onDoor" id="nearby">
      <Style name="section-head" css={headCss} layer="page" />
      <Style name="towns" css={css} layer="page" />
      <Style name="town-groups" css={groupsCss} layer="page" />
      <div className="wrap headed">
        <div className="top">
          <h2>{heading}</h2>
          <p className="soft">{lead}</p>
        </div>
        {groups.map((group, index) => (
          <details key={group.heading} className="towngroup" open={index === 0}>
            <summary>
              <h3>{group.heading}</h3>
              <span className="soft">{words.towns(group.towns.length)}</span>
            </summary>
            <TownList towns={group.towns} />
          </details>
        ))}
      </div>
    </section>
  )
}
