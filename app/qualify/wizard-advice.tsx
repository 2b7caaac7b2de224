import type { Program } from '../claims/costs.ts'
import { Ticks } from '../ui/ticks.tsx'
import { adviceFor, type IncomeBounds } from './advice.ts'
import type { Answers } from './answers.ts'
import { finderHref } from './finder-href.ts'

export type AdviceWords = {
  programs: Record<Program, { name: string; href: string; cost: string }>
  bounds: IncomeBounds
  /** Help from others, free or nearly so. */
  free: { name: string; what: string; phone: string; phoneHref: string }[]
}

type Props = { answers: Answers; words: AdviceWords; level: 'h3' | 'h4' }

/** Below the result: what follows from the answers, for and against. */
export function WizardAdvice({ answers, words, level: Heading }: Props) {
  const { program, why, ready, notIf } = adviceFor(answers, words.bounds)
  const { name, href, cost } = words.programs[program]
  return (
    <section className="advice" aria-label="What follows from your answers">
      <Heading className="asks">What fits your answers</Heading>
      <p>
        <strong>{name}.</strong> {why}
      </p>
      <p>
        <strong>What it costs:</strong> {cost} <a href={href}>Every payment</a>
      </p>
      <Heading className="asks">What to have ready</Heading>
      <Ticks items={ready} />
      <Heading className="asks">Not a good idea if</Heading>
      <ul className="plain">
        {notIf.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <Heading className="asks">Where your budget reaches</Heading>
      <p>
        Towns whose fair rent fits, around the place you choose.{' '}
        <a href={finderHref(answers)}>See the towns</a>
      </p>
      <Heading className="asks">Free or at low cost instead</Heading>
      <ul className="plain">
        {words.free.map(({ name: who, what, phone, phoneHref }) => (
          <li key={who}>
            {who}: {what}. <a href={phoneHref}>{phone}</a>
          </li>
        ))}
        <li>
          Told no already? <a href="/told-no">Your next three steps</a>, on your own and free.
        </li>
      </ul>
    </section>
  )
}
