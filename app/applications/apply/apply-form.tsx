import { useRef } from 'react'
import { Button, EnterButton } from '../../ui/button.tsx'
import { CardStyle } from '../../ui/card.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { useLanguage, useLocalHref } from '../../ui/language.ts'
import { Notice } from '../../ui/notice.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Style } from '../../ui/style.tsx'
import { askedFields } from '../application-forms.ts'
import { lackedBy } from '../lacked-by.ts'
import {
  dollarsIn,
  draftField,
  formTokenField,
  fromField,
  honeypotField,
  markField,
  programField,
  yesField,
} from './answers.ts'
import css from './apply-form.css?inline'
import type { ApplyProps } from './apply-props.ts'
import { applyWords } from './apply-words.ts'
import { CostSlip } from './cost-slip.tsx'
import { OtherDevice, ThisDevice, WizardOffer } from './form-offers.tsx'
import { costsOfPart, slipLine, slipOf } from './slip.ts'
import { SpokenTotal } from './spoken-total.tsx'
import { ProgramChoice, StepFields } from './step-fields.tsx'
import { stepNumber, steps } from './steps.ts'
import { useApplyForm } from './use-apply-form.ts'
import yesCss from './your-yes.css?inline'
import { Said, YourYes } from './your-yes.tsx'

/** The application: a plain form posted step by step, and as an island one that waits for no page. */
export function ApplyForm(props: ApplyProps) {
  const {
    state: first,
    wishes,
    costs,
    incomes,
    wordings,
    vouchers,
    isFramed,
    action,
    phone,
    phoneHref,
  } = props
  const language = useLanguage()
  const local = useLocalHref()
  const words = applyWords[language]
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const live = useApplyForm(props, { form, summary, title, notice })
  const { step, answers, program, yes, errors, token, from } = live
  const asked = askedFields(first.form, wishes, language)
  const here = asked.filter((field) => field.step === step)
  const costsOfProgram = costs.find((one) => one.program === program) ?? costs[0]
  if (!costsOfProgram) return null
  const chosen = costsOfPart(costsOfProgram, answers.kitPart)
  const adults = Number(answers.adults) || 1
  const rent = dollarsIn(answers.rentBudget) ?? 0
  const slip = slipOf(chosen, adults, rent, language)
  const failures = Object.entries(errors).map(([name, message]) => ({ name, message }))
  const isLast = step === 'yes'
  const canMail = !isFramed && props.canMail
  const offered = wordings.filter(({ kind }) => !lackedBy(kind, answers))
  // A page that answers a post begins where the person is: at what is wrong, else at the new step.
  const isAnswer = first.token !== '' && !live.isAwake
  return (
    <div className={isFramed ? 'applying framed' : 'applying'}>
      <Style name="apply-form" css={css} layer="page" />
      {/* With the first step too: in the page it takes no room in the island. */}
      <Style name="your-yes" css={yesCss} layer="page" />
      <CardStyle />
      <div className="formside">
        <form
          className="card wizard"
          method="post"
          action={action && local(action)}
          noValidate
          ref={form}
          onSubmit={live.submit}
          onInput={live.begin}
        >
          <EnterButton name="go" value={isLast ? 'send' : 'next'}>
            {isLast ? words.sendMine : words.next}
          </EnterButton>
          <Progress value={stepNumber(step)} max={steps.length} label={words.application} id="step" />
          <h2
            tabIndex={-1}
            aria-describedby="step"
            ref={title}
            // biome-ignore lint/a11y/noAutofocus: without JavaScript the new step is what one wants to hear first
            autoFocus={(isAnswer && failures.length === 0) || undefined}
          >
            {words.steps[step]}
          </h2>
          <ErrorSummary
            title={words.lookAgain}
            failures={failures}
            hasFocus={isAnswer && failures.length > 0}
            ref={summary}
          />
          {(live.message || live.notice) && (
            <Notice kind={live.message ? 'error' : 'success'} wide ref={notice}>
              {live.message || live.notice}
            </Notice>
          )}
          {step === 'home' && live.filledIn.includes(answers.place) && (
            <p className="filled">
              <span>{words.filledIn(<b>{answers.place}</b>)}</span>
            </p>
          )}
          {step === 'home' && live.offersWizard && <WizardOffer onTake={live.takeWizard} />}
          <Hidden
            names={{
              step,
              [formTokenField]: token,
              [fromField]: from,
              [draftField]: first.draft,
              [markField]: props.mark,
            }}
          />
          <Hidden
            names={Object.fromEntries(
              asked.filter((field) => field.step !== step).map(({ name }) => [name, answers[name]]),
            )}
          />
          {step !== 'home' && token !== '' && <Hidden names={{ [programField]: program }} />}
          {!isLast && yes.map((kind) => <input key={kind} type="hidden" name={yesField} value={kind} />)}
          <div className="set">
            <StepFields
              fields={here}
              answers={answers}
              errors={errors}
              incomes={incomes}
              onAnswer={live.answer}
            />
            {step === 'home' && costs.length > 1 && (
              <ProgramChoice programs={costs} program={program} onChoose={live.chooseProgram} />
            )}
          </div>
          {step === 'home' && vouchers && <p className="small soft">{vouchers}</p>}
          {isLast && (
            <>
              <Said fields={asked} answers={answers} incomes={incomes} programName={chosen.name} />
              <YourYes
                wordings={offered}
                forText={answers.reachBy === 'text' && props.forText}
                yes={yes}
                errors={errors}
                onChoose={live.agree}
              />
              <p className="small soft">{words.eachYes}</p>
            </>
          )}
          {/* People never see this; who fills it in is no person. */}
          <div className="hidden" aria-hidden="true">
            <label>
              {words.leaveEmpty}
              <input name={honeypotField} tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          {isFramed && <p className="due fine">{slipLine(chosen, slip, adults, language)}</p>}
          <div className="turns">
            {step !== 'you' && (
              <Button variant="line" name="go" value="back">
                {words.back}
              </Button>
            )}
            <Button name="go" value={isLast ? 'send' : 'next'} aria-disabled={live.isSending || undefined}>
              {isLast ? (live.isSending ? words.sending : words.sendMine) : words.next}
            </Button>
          </div>
          {canMail && <OtherDevice isSaving={live.isSending} />}
          {live.isAwake && !first.draft && <ThisDevice canMail={canMail} onErase={live.erase} />}
        </form>
        <p className="never">
          <Lock />
          <span>{words.neverAsked()}</span>
        </p>
      </div>
      {!isFramed && (
        <aside className="costside">
          <SpokenTotal total={slip.total} />
          <CostSlip costs={chosen} slip={slip} adults={adults} place={answers.place} />
          <p className="small soft talk">{words.ratherTalk(<a href={phoneHref}>{phone}</a>)}</p>
        </aside>
      )}
    </div>
  )
}

function Hidden({ names }: { names: Record<string, string> }) {
  return Object.entries(names)
    .filter(([, value]) => value)
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} autoComplete="off" />)
}

function Lock() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2a6 6 0 0 0-6 6v3H4v11h16V11h-2V8a6 6 0 0 0-6-6m0 3a3 3 0 0 1 3 3v3H9V8a3 3 0 0 1 3-3m0 9a2 2 0 0 1 1 3.7V20h-2v-2.3A2 2 0 0 1 12 14" />
    </svg>
  )
}
