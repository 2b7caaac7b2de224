import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sendStep } from '../../analytics/beacon.ts'
import { formStep } from '../../analytics/form-step.ts'
import type { Program } from '../../claims/costs.ts'
import type { ConsentKind } from '../../db/vocabulary.ts'
import { recall } from '../../qualify/recall.ts'
import { useLanguage } from '../../ui/language.ts'
import { offerBack } from '../../ui/offer-back.ts'
import { followHistory, stepInHistory } from '../../ui/step-history.ts'
import type { Back } from '../../ui/undo.ts'
import { type FieldName, fieldNames, type Step } from '../application-fields.ts'
import { askedFields } from '../application-forms.ts'
import {
  type AnswerErrors,
  type Answers,
  dollarsIn,
  errorsOn,
  formTokenField,
  fromField,
  honeypotField,
  markField,
  noAnswers,
  parseAnswers,
  programField,
  stepOf,
  yesField,
} from './answers.ts'
import type { ApplyProps } from './apply-props.ts'
import { applyWords } from './apply-words.ts'
import { forgetDraft, keepDraft, keyOf, recallDraft } from './device-draft.ts'
import { beginApplication, sendApplication } from './send-application.ts'
import { isStep, stepAfter, stepBefore, stepNumber } from './steps.ts'

type Places = {
  form: RefObject<HTMLFormElement | null>
  summary: RefObject<HTMLDivElement | null>
  title: RefObject<HTMLHeadingElement | null>
  notice: RefObject<HTMLDivElement | null>
}

const entryName = 'applyStep'

/** How long the page after a stored application may take until the form can be sent again. */
const nextPageMs = 10_000

/** What the form does once it is hydrated: keeps answers on the device, goes on without a page, sends once. */
export function useApplyForm(
  { state: first, wishes, costs, mark, isFramed, action }: ApplyProps,
  { form, summary, title, notice }: Places,
) {
  const [state, setState] = useState(first)
  const [isAwake, setIsAwake] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [offersWizard, setOffersWizard] = useState(false)
  const isBusy = useRef(false)
  const beginning = useRef<Promise<string> | null>(null)
  const latest = useRef(state)
  latest.current = state
  const { form: name } = first
  const language = useLanguage()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is hydrated
  useEffect(() => {
    // The answer to a post is newer than the device's copy; only the mailed link opens with a token and an action.
    const stored = first.token && !action ? null : recallDraft(name, first.draft)
    const typed = typedIn(form.current, first.answers)
    change({
      answers: { ...first.answers, ...stored?.answers, ...typed },
      program: programWished() ?? programOf(stored?.program) ?? first.program,
      token: stored?.token || first.token,
      draft: stored?.draft || first.draft,
      from: pageBefore(),
      // A step of the history means nothing where no answer is left.
      step: (stored && stepInHistory(entryName, parseStep)) || stored?.step || first.step,
    })
    setIsAwake(true)
    // Who typed before the form woke has begun, too, and who left before the server's answer was there.
    if (Object.keys(typed).length > 0 || stored?.token === '') void begin()
    setOffersWizard(Object.keys(fromWizard()).length > 0)
    history.replaceState({ [entryName]: latest.current.step }, '')
    // Another tab of the same application has typed; one with another token is another application.
    const followTab = ({ key }: StorageEvent) => {
      const { token, draft, answers } = latest.current
      const there = key === keyOf(name) && token ? recallDraft(name, draft) : null
      if (there?.token === token)
        change({
          answers: { ...answers, ...there.answers },
          program: programOf(there.program) ?? latest.current.program,
        })
    }
    addEventListener('storage', followTab)
    const unfollow = followHistory(entryName, parseStep, () => latest.current.step, show)
    return () => {
      unfollow()
      removeEventListener('storage', followTab)
    }
  }, [])

  const change = (some: Partial<typeof state>) => {
    latest.current = { ...latest.current, ...some }
    setState(latest.current)
  }

  const keep = (some: Partial<typeof state>) => {
    change(some)
    keepDraft(name, latest.current)
  }

  const programOf = (text: string | undefined): Program | undefined =>
    costs.find(({ program }) => program === text)?.program

  /** Of a link that names one, or chosen since. */
  const programWished = () => programOf(new URLSearchParams(location.search).get(programField) ?? '')

  /** A choice counts more than the link: the address names it from then on. */
  const chooseProgram = (text: string) => {
    const address = new URL(location.href)
    address.searchParams.set(programField, text)
    history.replaceState(history.state, '', address)
    keep({ program: programOf(text) ?? latest.current.program })
  }

  /** What is new is what the person should hear and see. */
  const tell = (place: RefObject<HTMLElement | null>, some: Partial<typeof state>) => {
    flushSync(() => change({ errors: {}, message: '', notice: '', ...some }))
    place.current?.focus()
    place.current?.scrollIntoView({ block: 'nearest' })
  }

  const show = (step: Step) => {
    tell(title, { step })
    keepDraft(name, latest.current)
  }

  const goTo = (step: Step) => {
    history.pushState({ [entryName]: step }, '')
    show(step)
  }

  const fail = (errors: AnswerErrors) => {
    const step = stepOf(errors)
    tell(summary, { step, errors: errorsOn(step, errors) })
  }

  /** Asked of the address: the first letter may come before the form has looked around. */
  const pageBefore = () => latest.current.from || (new URLSearchParams(location.search).get(fromField) ?? '')

  const tellReached = (step: Step) => {
    const { program } = latest.current
    sendStep(formStep(stepNumber(step)), { f: name, from: pageBefore(), program })
  }

  /** Once, with the first letter: a form nobody fills in asks the server for nothing. */
  const begin = () => {
    // Who comes with a later step has begun elsewhere, and was counted there.
    if (first.step === 'you') tellReached('you')
    beginning.current ??= beginApplication(name, pageBefore(), language).then((begun) => {
      if (!begun) beginning.current = null
      const { answers, program, token } = latest.current
      const isFilledIn = begun?.place && answers.place === ''
      keep({
        token: token || (begun?.token ?? ''),
        // What the address names counts more than the page one came from.
        program: (token || programWished() ? null : programOf(begun?.program ?? '')) ?? program,
        ...(isFilledIn && {
          errors: withoutPlace(latest.current.errors),
          answers: { ...answers, place: begun.place ?? '' },
          filledIn: [begun.place ?? ''],
        }),
      })
      return latest.current.token
    })
    return beginning.current
  }

  const check = () => parseAnswers(latest.current.answers, askedFields(name, wishes, language), language)

  const next = () => {
    const { step } = latest.current
    const { answers, errors } = check()
    const wrong = errorsOn(step, errors)
    if (Object.keys(wrong).length > 0) return fail(wrong)
    change({ answers })
    void begin()
    goTo(stepAfter(step))
    tellReached(stepAfter(step))
  }

  const rest = () => {
    isBusy.current = false
    setIsSending(false)
  }

  const send = async (go: 'send' | 'save') => {
    const { errors } = check()
    if (go === 'send' && !latest.current.yes.includes('contact'))
      errors[yesField] = applyWords[language].errors.neededYes
    if (go === 'send' && Object.keys(errors).length > 0) return fail(errors)
    if (isBusy.current || !form.current) return
    isBusy.current = true
    setIsSending(true)
    change({ message: '', notice: '', errors: {} })
    // The same token with every try: however often it is sent, it is one application. Without one, each try would be another.
    const token = latest.current.token || (await begin())
    const body = bodyOf(latest.current, go, honeypotIn(form.current))
    body.set(markField, mark)
    const answer = token ? await sendApplication(body, language) : null
    if (answer?.kind === 'stored') {
      // The page that follows erases the draft. Where it does not come, sending again leads to the same application.
      setTimeout(rest, nextPageMs)
      // Who comes back finds an empty form, also where the browser kept the page as it was.
      addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
      return location.assign(isFramed ? `${answer.href}&frame=1` : answer.href)
    }
    rest()
    if (!answer) {
      const { unreachable, keepOpen } = applyWords[language]
      return tell(notice, { message: keepDraft(name, latest.current) ? unreachable : keepOpen })
    }
    if (answer.kind === 'invalid') return fail(answer.errors)
    tell(notice, answer.kind === 'notice' ? { notice: answer.text } : { message: answer.text })
  }

  /** Some programs fill in fields without an event. */
  const answersNow = () => {
    const { answers } = latest.current
    return { ...answers, ...typedIn(form.current, answers) }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    change({ answers: answersNow() })
    const { submitter } = event.nativeEvent
    const go = submitter instanceof HTMLButtonElement ? submitter.value : 'next'
    if (go === 'send' || go === 'save') return void send(go)
    if (go === 'back') return goTo(stepBefore(latest.current.step))
    return isStep(go) ? goTo(go) : next()
  }

  /** What is written, with another in its place: how it comes back, where it is anything. */
  const replacing = (next: Partial<typeof state>, step: Step): Back | null => {
    const before = { ...latest.current, answers: answersNow() }
    change(next)
    beginning.current = null
    goTo(step)
    return Object.values(before.answers).some(Boolean) ? () => replacing(before, before.step) : null
  }

  return {
    ...state,
    isAwake,
    isSending,
    offersWizard,
    submit,
    begin: () => void begin(),
    answer: (field: FieldName, value: string) =>
      keep({ answers: { ...latest.current.answers, [field]: value } }),
    chooseProgram,
    agree: (kind: ConsentKind, isYes: boolean) => {
      const others = latest.current.yes.filter((one) => one !== kind)
      change({ yes: isYes ? [...others, kind] : others })
    },
    /** The button goes with what it does: the focus stays at the step. */
    takeWizard: () => {
      title.current?.focus()
      setOffersWizard(false)
      keep({ answers: { ...latest.current.answers, ...fromWizard() } })
    },
    erase: () => {
      const nothing = { answers: noAnswers, yes: [], token: '', draft: '', filledIn: [] }
      offerBack(title.current, replacing(nothing, 'you'))
      forgetDraft(name)
    },
  }
}

/** What stands in the fields and no event told of must not be lost; what is known already was not typed. */
function typedIn(form: HTMLFormElement | null, known: Answers): Partial<Answers> {
  if (!form) return {}
  const data = new FormData(form)
  const texts = fieldNames.map((name) => [name, data.getAll(name).map(String).join(',')] as const)
  return Object.fromEntries(texts.filter(([name, value]) => value && value !== known[name]))
}

/** Without a rent that is no one amount: the wizard takes '$1,000 - $1,500', and this form does not. */
function fromWizard(): Partial<Answers> {
  const { challenges = [], income = '', rentBudget = '' } = recall()?.answers ?? {}
  const known = {
    challenges: challenges.join(','),
    income,
    rentBudget: dollarsIn(rentBudget) ? rentBudget : '',
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value))
}

function bodyOf(state: ApplyProps['state'], go: string, honeypot: string) {
  const { form, answers, program, yes, token, from, draft, step } = state
  const hidden = { program, from, draft, step, go, form, [formTokenField]: token, [honeypotField]: honeypot }
  const body = new URLSearchParams({ ...answers, ...hidden })
  for (const kind of yes) body.append(yesField, kind)
  return body
}

function withoutPlace({ place: _filledIn, ...errors }: AnswerErrors): AnswerErrors {
  return errors
}

function honeypotIn(form: HTMLFormElement) {
  return String(new FormData(form).get(honeypotField) ?? '')
}

function parseStep(stored: unknown): Step | null {
  const step = String(stored)
  return isStep(step) ? step : null
}
