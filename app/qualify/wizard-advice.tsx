import type { Program } from '../claims/costs.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useLanguage, useWords } from '../ui/language.ts'
import { PageLink } from '../ui/page-link.tsx'
import { Ticks } from '../ui/ticks.tsx'
import { uiWords } from '../ui/words.ts'
import { adviceFor, type IncomeBounds } from './advice.ts'
import type { AdviceTerms } from './advice-terms.ts'
import type { Answers } from './answers.ts'
import { finderHref } from './finder-href.ts'
import { wizardWords } from './wizard-words.ts'

export type AdviceWords = {
  /** `apply`: the form for it, where the button above it is for another. */
  programs: Record<Program, { name: string; href: string; cost: string; apply?: string }>
  bounds: IncomeBounds
  terms: AdviceTerms
  /** Help from others, free or nearly so. */
  free: { name: string; what: string; phone: string; phoneHref: string }[]
}

type Props = { answers: Answers; words: AdviceWords; level: 'h3' | 'h4' }

/** Below the result: what follows from the answers, for and against. */
export function WizardAdvice({ answers, words: given, level: Heading }: Props) {
  const { advice: words, first: firstWords } = useWords(wizardWords)
  const { whatItCosts, everyPayment } = useWords(uiWords)
  const { first, program, why, ready, notIf } = adviceFor(answers, given, useLanguage())
  const { name, href, cost, apply } = given.programs[program]
  return (
    <section className="advice" aria-label={words.label}>
      {first && (
        <>
          <Heading className="asks">{words.firstOfAll}</Heading>
          <p>{firstWords[first](linkTo('/letters'), linkTo('/checklist'))}</p>
        </>
      )}
      <Heading className="asks">{words.fits}</Heading>
      <p>
        <strong>{`${name}.`}</strong> {why}
      </p>
      <p>
        <strong>{whatItCosts}</strong> {cost} <PageLink href={href}>{everyPayment}</PageLink>
      </p>
      {apply && (
        <ButtonLink variant="line" external href={apply}>
          {words.applyFor}
        </ButtonLink>
      )}
      <Heading className="asks">{words.ready}</Heading>
      <Ticks items={ready} />
      <Heading className="asks">{words.notIf}</Heading>
      <ul className="plain">
        {notIf.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <Heading className="asks">{words.budget}</Heading>
      <p>
        {words.fairTowns} <PageLink href={finderHref(answers)}>{words.seeTowns}</PageLink>
      </p>
      <Heading className="asks">{words.free}</Heading>
      <ul className="plain">
        {given.free.map(({ name: who, what, phone, phoneHref }) => (
          <li key={who}>
            {`${who}: ${what}. `}
            <a href={phoneHref}>{phone}</a>
          </li>
        ))}
        <li>{words.toldNo(linkTo('/told-no'))}</li>
      </ul>
    </section>
  )
}

function linkTo(href: string) {
  return (text: string) => <PageLink href={href}>{text}</PageLink>
}
