import type { RouterContextProvider } from 'react-router'
import { visitsContext } from '../../analytics/context.ts'
import type { CountedPath } from '../../analytics/counted-name.ts'
import { formStep } from '../../analytics/form-step.ts'
import { mayCount } from '../../analytics/may-count.ts'
import { formPage } from '../../analytics/reported-step.ts'
import { logContext, requestContext } from '../../platform/context.ts'
import { count } from '../../platform/counters.ts'
import { formDataOf } from '../../platform/form-data.ts'
import { issueFormToken } from '../../platform/form-token.server.ts'
import type { Language } from '../../platform/language.ts'
import { siteContext } from '../../site/context.ts'
import type { FormName } from '../../site/forms.ts'
import { sourcePageOf } from '../../site/source-page.ts'
import { type AskedField, applicationForms, askedFields } from '../application-forms.ts'
import { type ApplicationIntake, applicationsContext } from '../context.ts'
import { lackedBy } from '../lacked-by.ts'
import {
  type AnswerErrors,
  errorsOn,
  fromField,
  parseAnswers,
  programField,
  stepOf,
  yesField,
} from './answers.ts'
import { type StateOfZip, stateCodeIn } from './application-columns.ts'
import { type ApplicationLimits, limitsFor } from './application-limits.server.ts'
import type { ApplyState } from './apply-state.ts'
import { applyWords } from './apply-words.ts'
import { draftEnd } from './draft-queries.server.ts'
import { draftUntil } from './draft-until.ts'
import { formMark } from './form-mark.ts'
import { judgeAnswers } from './judge-answers.ts'
import { keepDraft } from './keep-draft.server.ts'
import { type PostedForm, programIn, readPosted } from './posted-form.ts'
import { programAt } from './program-at.ts'
import { replyWords, waitWords } from './reply-words.ts'
import { stepAfter, stepBefore, stepNumber } from './steps.ts'
import { submitApplication } from './submit-application.server.ts'

/**
 * Where the form goes from here: stored under a private link, or a page with everything that was typed. `isChanged`: the
 * page it was sent from is not today's.
 */
export type Taken =
  | { kind: 'stored'; status: 201; token: string; isFirstKept: boolean }
  | { kind: 'page'; status: number; state: ApplyState; isChanged?: boolean }

type Context = Readonly<RouterContextProvider>
/** The town a page is about, in the words of the form. */
export type PlaceAt = (path: string) => string | null
/** What the site knows about its own pages, and about places. */
export type OwnPages = { placeAt: PlaceAt; countedPath: CountedPath; stateOfZip: StateOfZip }

/** One post of a form: a step forward or back, the link for another device, or the whole application. */
export async function receiveApplication(
  request: Request,
  context: Context,
  form: FormName,
  pages: OwnPages,
): Promise<Taken> {
  const posted = readPosted(await formDataOf(request), form)
  const post = { request, context, form, posted, ...pages }
  const taken = await take(post)
  if (taken.kind === 'page' && posted.go !== 'send') noteSteps(post, taken)
  return taken
}

type Post = OwnPages & { request: Request; context: Context; form: FormName; posted: PostedForm }

type PageTaken = Extract<Taken, { kind: 'page' }>

/** Without JavaScript; with it the form tells its steps itself, and comes here with the whole application. */
function noteSteps({ request, context, posted, countedPath }: Post, { state, status }: PageTaken) {
  if (status === 429) return
  const headers = Object.fromEntries(request.headers)
  const page = formPage(state.form, state.from, countedPath)
  const note = (step: number) =>
    context.get(visitsContext).stepped(headers, formStep(step), page, state.program)
  if (posted.token === '') note(1)
  if (stepNumber(state.step) > stepNumber(posted.step)) note(stepNumber(state.step))
}

async function take(post: Post): Promise<Taken> {
  const { request, context, form, posted, stateOfZip } = post
  const { secret, database } = context.get(applicationsContext)
  const site = context.get(siteContext)
  const { language } = site
  const asked = askedFields(form, site.questions, language)
  const state = stateOf(post, asked, language)
  const isOutdated = posted.mark !== formMark(site, form)
  if (isOutdated) state.yes = []
  state.token ||= issueFormToken(secret)
  // What the page one came from has filled in is judged like what was typed.
  posted.fields.place = state.answers.place
  const limits = limitsFor(secret, context.get(requestContext).address)
  const now = new Date()
  const isCounted = mayCount(Object.fromEntries(request.headers))
  const flow = { posted, asked, language, state, isOutdated, limits, isCounted, stateOfZip, now }
  try {
    const wait = await limits.countPost(database.db, now)
    if (wait !== null) {
      count('applications', 'limited')
      return page(429, { ...state, message: waitWords(wait, language) })
    }
    return await go(context, flow)
  } catch (error) {
    const { id: requestId } = context.get(requestContext)
    const isStep = posted.go !== 'send' && posted.go !== 'save'
    const what = isStep ? 'step of an application not counted' : 'application not kept'
    context.get(logContext).error({ err: error, requestId }, what)
    // Steps need no database: who only goes on or back is not held up by trouble of ours.
    if (isStep) return moved(flow)
    return page(503, { ...state, message: applyWords[language].failed })
  }
}

type Flow = {
  posted: PostedForm
  asked: AskedField[]
  language: Language
  state: ApplyState
  /** It was sent from a page that asks other questions, or for a yes to other words. */
  isOutdated: boolean
  limits: ApplicationLimits
  isCounted: boolean
  stateOfZip: StateOfZip
  now: Date
}

async function go(context: Context, flow: Flow): Promise<Taken> {
  const { posted } = flow
  if (posted.go === 'send') return await send(context, flow)
  if (posted.go === 'save') return await save(context, flow)
  return moved(flow)
}

function moved({ posted: { fields, go: wish }, asked, language, state }: Flow): Taken {
  if (wish === 'back') return page(200, { ...state, step: stepBefore(state.step) })
  if (wish !== 'next' && wish !== 'send' && wish !== 'save') return page(200, { ...state, step: wish })
  const errors = errorsOn(state.step, judgeAnswers(fields, asked, language).errors)
  if (Object.keys(errors).length > 0) return page(422, { ...state, errors })
  return page(200, { ...state, step: stepAfter(state.step) })
}

/** Everything is checked again: what came in hidden fields is a stranger's word like the rest. */
async function send(context: Context, flow: Flow): Promise<Taken> {
  const { posted, asked, language, state, isOutdated, limits, isCounted, stateOfZip, now } = flow
  if (isOutdated) {
    count('applications', 'invalid')
    return {
      ...page(422, { ...state, step: 'yes', message: replyWords[language].changedYes }),
      isChanged: true,
    }
  }
  const { errors } = judgeAnswers(posted.fields, asked, language)
  if (!state.yes.includes('contact')) errors[yesField] = applyWords[language].errors.neededYes
  if (Object.keys(errors).length > 0) {
    count('applications', 'invalid')
    return refused(state, errors)
  }
  const { form, answers, program, yes, token, from, draft } = state
  const filled = { form, answers, program, yes, draft, limits, isCounted, honeypot: posted.honeypot }
  const stateCode = stateCodeIn(answers.place, stateOfZip)
  const sent = { ...filled, stateCode, formToken: token, sourcePage: from || null }
  const result = await submitApplication(intakeIn(context), sent, now)
  count('applications', result.kind === 'stored' && result.isRepeat ? 'repeated' : result.kind)
  if (result.kind === 'stored') {
    const { token: link, isFirstKept } = result
    return { kind: 'stored', status: 201, token: link, isFirstKept }
  }
  return page(429, { ...state, message: waitWords(result.retryAfterSeconds, language) })
}

async function save(context: Context, flow: Flow): Promise<Taken> {
  const { posted, asked, language, state, limits, now } = flow
  const intake = intakeIn(context)
  const words = replyWords[language]
  const { errors } = parseAnswers(posted.fields, asked, language)
  const { answers, form, program, from } = state
  // Only what is private, or no address, stands in the way: half a form is what is being kept.
  const wrong: AnswerErrors = Object.fromEntries(
    Object.entries(errors).filter(([name]) => answers[name as keyof typeof answers] !== ''),
  )
  if (!answers.email) wrong.email = words.needsEmail
  if (Object.keys(wrong).length > 0) return refused(state, wrong)
  if (!intake.canMail) return page(503, { ...state, message: words.noMail })
  const kept = { ...answers, program, from, step: state.step }
  const draft = { form, answers: kept, email: answers.email, formToken: state.token, limits }
  const result = await keepDraft(intake, draft, now)
  if (typeof result === 'object')
    return page(429, { ...state, message: waitWords(result.retryAfterSeconds, language) })
  count('applications', 'draft')
  if (result === 'enough-mails') return page(429, { ...state, message: words.enoughMails })
  const until = draftUntil(draftEnd(now, intake.site.timeZone), intake.site)
  return page(200, { ...state, notice: words.draftKept(until) })
}

/** What somebody hears from us is in the language of the page the form was sent from. */
function intakeIn(context: Context): ApplicationIntake {
  return { ...context.get(applicationsContext), site: context.get(siteContext) }
}

/** Back to the first step with something to put right. */
function refused(state: ApplyState, errors: AnswerErrors): PageTaken {
  const step = stepOf(errors)
  return page(422, { ...state, step, errors: errorsOn(step, errors) })
}

function page(status: number, state: ApplyState): PageTaken {
  return { kind: 'page', status, state }
}

function stateOf(
  { request, form, posted, placeAt }: Post,
  asked: AskedField[],
  language: Language,
): ApplyState {
  const { fields, yes, step, token, draft } = posted
  const query = new URL(request.url).searchParams
  const from = sourcePageOf(posted.from || (query.get(fromField) ?? '')) ?? ''
  const { answers } = parseAnswers(fields, asked, language)
  const known = filledFrom(form, from, placeAt)
  const wished = programIn(form, query.get(programField) ?? '')
  // With the first post alone: who empties the field later means it.
  const place = answers.place || (token === '' && known.place) || ''
  return {
    form,
    step,
    answers: { ...answers, place },
    program: posted.program ?? wished ?? known.program ?? applicationForms[form].programs[0],
    // A yes to texts without a number is no yes to anything.
    yes: yes.filter((kind) => !lackedBy(kind, answers)),
    errors: {},
    message: '',
    notice: '',
    token,
    from,
    filledIn: known.place !== null && place === known.place ? [place] : [],
    draft,
  }
}

/** What the page one came from tells. */
export function filledFrom(form: FormName, from: string, placeAt: PlaceAt) {
  const page = sourcePageOf(from)
  const wished = page && programAt(page)
  const program = applicationForms[form].programs.find((one) => one === wished) ?? null
  return { place: page ? placeAt(page) : null, program }
}
