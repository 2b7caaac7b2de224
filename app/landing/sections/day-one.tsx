import { exactDollars } from '../../platform/us-number.ts'
import { Choice } from '../../ui/choice.tsx'
import { IslandLoader } from '../../ui/island.tsx'
import { useWords } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { Style } from '../../ui/style.tsx'
import { placesWords } from '../places-words.ts'
import type { SectionProps, SlipLine } from '../sections.ts'
import css from './day-one.css?inline'
import { OwnFigures } from './own-figures.tsx'

/**
 * One slip for all programs: what differs between them carries the program's number as a class, and the
 * style sheet shows what belongs to the chosen radio. live-sum.ts makes it follow rent and adults.
 */
export function DayOne({
  lead,
  where,
  home,
  landlord,
  programs,
  note,
  terms,
  noteAlone,
  rents,
}: SectionProps['dayOne']) {
  const words = useWords(placesWords).dayOne
  const letters = landlord.filter(({ sum }) => sum).length
  return (
    <section className="section sunk" id="day-one">
      <Style name="day-one" css={css} layer="page" />
      <IslandLoader />
      <div className="wrap dayone" data-sum={JSON.stringify(rents)}>
        <div>
          <h2>{words.heading}</h2>
          <p className="lead">{lead}</p>
          <fieldset className="choices stacked">
            <legend className="ask">{words.program}</legend>
            {programs.map(({ name }, index) => (
              <Choice
                key={name}
                type="radio"
                name="program"
                value={index + 1}
                defaultChecked={index === 0}
                label={name}
              />
            ))}
          </fieldset>
          <OwnFigures hasSizes={rents !== null} />
        </div>
        <div>
          <div className="slip">
            <header>
              <h3>{where}</h3>
              <p>{home}</p>
            </header>
            <div className="keybar" aria-hidden="true">
              <Bars lines={landlord} from={0} />
              {programs.map(({ name, lines }, index) => (
                <Bars key={name} lines={lines} from={letters} program={index + 1} />
              ))}
            </div>
            <dl>
              <Lines lines={landlord} from={0} />
              {programs.map((program, index) => (
                <Lines key={program.name} lines={program.lines} from={letters} program={index + 1} />
              ))}
              {programs.map(({ name, total, ours, fine }, index) => (
                <div key={name} className={`sum p${index + 1}`}>
                  <dt>
                    {`${words.together} `}
                    <small>
                      {ours > 0 && <b>{exactDollars(ours)}</b>}
                      {fine}
                    </small>
                  </dt>
                  <dd>{exactDollars(total)}</dd>
                </div>
              ))}
            </dl>
          </div>
          <p className="fine">
            <span className="ours">
              {note} <PageLink href={terms}>{words.terms}</PageLink>
            </span>
            {noteAlone && <span className={`p${programs.length}`}>{noteAlone}</span>}
          </p>
        </div>
      </div>
    </section>
  )
}

type Part = { lines: SlipLine[]; from: number; program?: number }

function Bars({ lines, from, program }: Part) {
  return lines
    .filter(({ sum }) => sum)
    .map(({ kind, name, amount }, index) => (
      <span
        key={name}
        className={classes(kind, program)}
        style={{ '--n': Math.round(amount ?? 0) } as React.CSSProperties}
      >
        {letterOf(from + index)}
      </span>
    ))
}

function Lines({ lines, from, program }: Part) {
  return lines.map(({ kind, name, note, link, amount, sum, words }, index) => (
    <div key={name} className={classes(kind, program)} data-f={sum ? Object.values(sum).join() : undefined}>
      <dt>
        {sum && <i>{letterOf(from + index)}</i>}
        {name}
        {note && (
          <small>
            {link ? `${note} ` : note}
            {link && <a href={link.href}>{link.label}</a>}
          </small>
        )}
      </dt>
      <dd>{amount === null ? words : exactDollars(amount)}</dd>
    </div>
  ))
}

function classes(kind: string, program: number | undefined) {
  return program ? `${kind} p${program}` : kind
}

function letterOf(index: number) {
  return String.fromCharCode(65 + index)
}
