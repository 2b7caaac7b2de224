import { useWords } from '../../ui/language.ts'
import { budgetWords } from './budget-words.ts'
import { money } from './cents.ts'
import { lineCents } from './day-one.ts'
import type { Reckoning } from './reckoning.ts'

/** What leaves your pocket until the door opens, line by line. */
export function DayOneSlip({ reckoning }: { reckoning: Reckoning }) {
  const words = useWords(budgetWords).lines
  const { lines, home, total, have, left } = reckoning
  return (
    <dl className="budget-slip">
      {lines.map((line) => (
        <div key={line.name} className={line.to}>
          <dt>
            {line.name}
            <small>
              {line.note}
              {line.link && (
                <>
                  {' '}
                  <a href={line.link.href}>{line.link.label}</a>
                </>
              )}
            </small>
          </dt>
          <dd>{line.sum ? money(lineCents(line, home)) : line.words}</dd>
        </div>
      ))}
      <div className="sum">
        <dt>{words.together}</dt>
        <dd>{money(total)}</dd>
      </div>
      {have !== null && left !== null && (
        <>
          <div>
            <dt>
              {words.have}
              {reckoning.loan.amount > 0 && <small>{words.cashAndLoan}</small>}
            </dt>
            <dd>{money(have)}</dd>
          </div>
          <div className={left < 0 ? 'short' : 'over'}>
            <dt>{left < 0 ? words.missing : words.left}</dt>
            <dd>{money(Math.abs(left))}</dd>
          </div>
        </>
      )}
    </dl>
  )
}
