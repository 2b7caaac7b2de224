import { type SubmitEvent, useEffect, useRef } from 'react'
import { Button, EnterButton } from '../ui/button.tsx'
import { CardStyle } from '../ui/card.tsx'
import { useLocalHref, useWords } from '../ui/language.ts'
import { Progress } from '../ui/progress.tsx'
import { Style } from '../ui/style.tsx'
import { fieldsOf, lastStep, type WizardState } from './answers.ts'
import type { Choice } from './questions.ts'
import { StepFields } from './step-fields.tsx'
import { useWizard } from './use-wizard.ts'
import css from './wizard.css?inline'
import { type ResultWords, WizardResult } from './wizard-result.tsx'
import { wizardWords } from './wizard-words.ts'

export type WizardProps = {
  initial: WizardState
  incomes: Choice[]
  result: ResultWords
  /** One below the heading of the section it stands in. */
  level: 'h2' | 'h3'
}

/** The qualification wizard. As an island it keeps its answers on the device; without JavaScript each step is a post. */
export function Wizard({ initial, incomes, result, level: Heading }: WizardProps) {
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { state, setAnswers, go, isMovedByPerson } = useWizard(initial, form, title)
  const { step, answers } = state
  const words = useWords(wizardWords)
  const action = useLocalHref()('/qualify#qualification')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the new step is what asks for the focus
  useEffect(() => {
    if (isMovedByPerson.current) title.current?.focus()
  }, [step])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const how = submitter instanceof HTMLButtonElement ? submitter.value : 'next'
    go(how === 'back' || how === 'clear' ? how : 'next')
  }

  const shown = new Set(namesOn(step))
  return (
    <form className="card wizard" method="post" action={action} onSubmit={submit} ref={form}>
      <Style name="wizard" css={css} layer="page" />
      <CardStyle />
      {step > 1 && step < lastStep && (
        <EnterButton name="go" value="next">
          {words.next}
        </EnterButton>
      )}
      <Progress value={step} max={lastStep} label={words.qualification} id="step" />
      <Heading
        ref={title}
        tabIndex={-1}
        // It takes the focus only then; before, the bytes are saved.
        aria-describedby={isMovedByPerson.current ? 'step' : undefined}
        className={step === lastStep ? 'hidden' : undefined}
      >
        {words.steps[step - 1]}
      </Heading>
      <input type="hidden" name="step" value={step} />
      {fieldsOf(answers).map(
        ([name, value]) =>
          !shown.has(name) && value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {step === lastStep ? (
        <WizardResult words={result} answers={answers} level={Heading === 'h2' ? 'h3' : 'h4'} />
      ) : (
        <StepFields step={step} answers={answers} incomes={incomes} onChange={setAnswers} />
      )}
      <div className="turns">
        {step > 1 && (
          <Button variant="line" name="go" value="back">
            {words.back}
          </Button>
        )}
        {step < lastStep && (
          <Button name="go" value="next">
            {step === lastStep - 1 ? words.seeResults : words.next}
          </Button>
        )}
      </div>
      <p className="fine">
        {words.notKept}{' '}
        <button type="submit" name="go" value="clear">
          {words.clear}
        </button>
      </p>
    </form>
  )
}

function namesOn(step: WizardState['step']) {
  if (step === 1) return ['hasProperty', 'monthlyRent', 'hasApplied']
  if (step === 2) return ['challenges']
  return step === 3 ? ['income', 'rentBudget'] : []
}
