import {
  type APIRequest,
  type APIRequestContext,
  type APIResponse,
  request as requests,
} from '@playwright/test'
import type { HTMLElement } from 'node-html-parser'
import { parse } from 'node-html-parser'
import {
  type Answers,
  answerOf,
  enteredData,
  formOf,
  isChecked,
  isDisabled,
  type PlainFile,
  refusalOf,
  tick,
} from './plain-form.ts'
import { isHidden, labelOf, nameOf, oneNamed, wordsIn, wordsOfIds } from './plain-words.ts'

type Options = Parameters<APIRequest['newContext']>[0]

/** A page as a browser without scripts has it, for a tenth of the work: what a person reads, fills in and sends. */
export async function openPlain(baseURL: string, options?: Options) {
  return new PlainPage(await requests.newContext({ baseURL, ...options }), baseURL)
}

/** Everything is looked for among what is shown: nothing hidden is read, filled in or pressed. */
abstract class Shown {
  protected abstract page: PlainPage
  protected abstract root: HTMLElement

  /** What a person reads, in one line. */
  get words() {
    return wordsIn(this.root.querySelector('body') ?? this.root)
  }

  all(selector: string, hasText = '') {
    return this.shown(selector)
      .filter((element) => wordsIn(element).includes(hasText))
      .map((element) => new Part(this.page, element))
  }

  one(selector: string, hasText = '') {
    const [first, ...others] = this.all(selector, hasText)
    if (!first || others.length)
      throw new Error(`${others.length + (first ? 1 : 0)} of ${selector} ${hasText}`)
    return first
  }

  attribute(name: string) {
    return this.root.getAttribute(name)
  }

  /** What its forms send along without showing it. */
  hidden() {
    return this.root
      .querySelectorAll('input[type=hidden]')
      .map((element) => element.getAttribute('value') ?? '')
  }

  field(label: string | RegExp) {
    const element = this.control(label)
    return {
      value: answerOf(element, this.page.answers),
      isChecked: isChecked(element, this.page.answers),
      description: wordsOfIds(this.page.html, element.getAttribute('aria-describedby')),
      attribute: (name: string) => element.getAttribute(name),
    }
  }

  fill(label: string | RegExp, value: string) {
    const element = this.control(label, writable)
    const longest = Number(element.getAttribute('maxlength') ?? Number.POSITIVE_INFINITY)
    if (value.length > longest) throw new Error(`${label} takes ${longest} letters`)
    if (element.hasAttribute('readonly')) throw new Error(`${label} can only be read`)
    this.page.answers.values.set(element, value)
  }

  /** By its value or its words. */
  choose(label: string | RegExp, wanted: string) {
    const element = this.control(label, 'select')
    const options = element.querySelectorAll('option:not([disabled])')
    const option = options.find((one) => [one.getAttribute('value'), one.text.trim()].includes(wanted))
    if (!option) throw new Error(`${label} offers no ${wanted}`)
    this.page.answers.values.set(element, option.getAttribute('value') ?? option.text)
  }

  check(label: string | RegExp) {
    const element = this.control(label, 'input[type=checkbox], input[type=radio]')
    tick(element, this.page.html, this.page.answers)
  }

  attach(label: string | RegExp, file: PlainFile) {
    const element = this.control(label, 'input[type=file]')
    this.page.answers.files.set(element, file)
  }

  /** Opens what is folded under these words. */
  unfold(words: string) {
    const summary = oneNamed(words, this.shown('summary'), wordsIn)
    summary.parentNode?.setAttribute('open', '')
  }

  /** Opens what is folded, whatever stands on it. */
  unfoldAll(selector: string) {
    for (const details of this.shown(`details${selector}`)) details.setAttribute('open', '')
  }

  press(name: string | RegExp) {
    const buttons = this.shown('button, input[type=submit]').filter(
      (one) => !one.closest('[aria-hidden=true]'),
    )
    const button = oneNamed(name, buttons, nameOf)
    return this.page.send(button)
  }

  /** Enter in a field presses the first button of its form. */
  enter(label: string | RegExp) {
    const form = formOf(this.control(label), this.page.html)
    const buttons = this.page.html.querySelectorAll('button, input[type=submit]')
    const first = buttons.find(
      (one) => one.getAttribute('type') !== 'button' && formOf(one, this.page.html) === form,
    )
    if (!first) throw new Error(`Nothing is sent from ${label}`)
    return this.page.send(first)
  }

  link(name: string | RegExp) {
    return oneNamed(name, this.shown('a[href]'), nameOf).getAttribute('href') ?? ''
  }

  follow(name: string | RegExp) {
    return this.page.goto(this.link(name))
  }

  protected shown(selector: string) {
    return this.root.querySelectorAll(selector).filter((element) => !isHidden(element))
  }

  private control(label: string | RegExp, kinds = 'input:not([type=hidden]), select, textarea') {
    const control = oneNamed(label, this.root.querySelectorAll(kinds), (element) =>
      labelOf(element, this.page.html),
    )
    if (isHidden(control)) throw new Error(`${label} is hidden`)
    if (isDisabled(control)) throw new Error(`${label} is disabled`)
    return control
  }
}

class Part extends Shown {
  protected page: PlainPage
  protected root: HTMLElement

  constructor(page: PlainPage, root: HTMLElement) {
    super()
    this.page = page
    this.root = root
  }
}

export class PlainPage extends Shown {
  readonly request: APIRequestContext
  answers: Answers = noAnswers()
  status = 0
  headers: Record<string, string> = {}
  protected page = this
  protected root = parse('')
  #url: URL
  #origin: string
  #source = ''

  constructor(request: APIRequestContext, origin: string) {
    super()
    this.request = request
    this.#origin = origin
    this.#url = new URL(origin)
  }

  get html() {
    return this.root
  }

  get title() {
    return this.html.querySelector('title')?.text ?? ''
  }

  /** What the head says by the one tag. */
  head(selector: string) {
    const [tag, ...others] = this.html.querySelectorAll(selector)
    if (!tag || others.length) throw new Error(`${others.length + (tag ? 1 : 0)} of ${selector}`)
    return tag.getAttribute('content') ?? tag.getAttribute('href')
  }

  /** Path, question and place. */
  get address() {
    return this.#url.pathname + this.#url.search + this.#url.hash
  }

  /** As it came. */
  get source() {
    return this.#source
  }

  async goto(href: string) {
    const url = new URL(href, this.#url)
    if (url.pathname + url.search === this.#url.pathname + this.#url.search && url.hash && this.status)
      this.#url = url
    else await this.load(url, await this.request.get(url.href, { headers: accept }))
  }

  reload() {
    return this.load(this.#url, this.request.get(this.#url.href, { headers: accept }))
  }

  async send(button: HTMLElement) {
    const form = formOf(button, this.html)
    if (isDisabled(button)) throw new Error(`${nameOf(button)} is disabled`)
    if (!form || button.getAttribute('type') === 'button') throw new Error(`${nameOf(button)} sends nothing`)
    if (!this.html.querySelectorAll('form').includes(form)) throw new Error('That was another page')
    const setting = (name: string) => button.getAttribute(`form${name}`) ?? form.getAttribute(name)
    if (!form.hasAttribute('novalidate') && !button.hasAttribute('formnovalidate')) {
      const refusal = refusalOf(form, this.html, this.answers)
      if (refusal) throw new Error(`A browser does not send this: ${refusal}`)
    }
    const url = new URL(setting('action') || this.#url.href, this.#url)
    const entries = enteredData(form, button, this.html, this.answers)
    if (setting('method')?.toLowerCase() !== 'post') {
      url.search = new URLSearchParams(entries as [string, string][]).toString()
      return await this.load(url, this.request.get(url.href, { headers: accept }))
    }
    const body = new FormData()
    for (const [name, value] of entries) body.append(name, value)
    const isMultipart = setting('enctype') === 'multipart/form-data'
    const headers = { ...accept, Origin: this.#origin, 'Sec-Fetch-Site': 'same-origin' }
    const sent = isMultipart ? { multipart: body } : { form: body }
    await this.load(url, this.request.post(url.href, { headers, ...sent }))
  }

  close() {
    return this.request.dispose()
  }

  private async load(asked: URL, answering: APIResponse | Promise<APIResponse>) {
    const answer = await answering
    this.status = answer.status()
    this.headers = answer.headers()
    this.#url = new URL(answer.url())
    if (!this.#url.hash) this.#url.hash = asked.hash
    this.#source = await answer.text()
    // What is downloaded leaves the page as it is.
    if (this.headers['content-disposition']?.startsWith('attachment')) return
    this.root = parse(this.#source, { blockTextElements: { script: true, style: true } })
    this.answers = noAnswers()
  }
}

const writable =
  'textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=submit], [type=button])'
const accept = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

function noAnswers(): Answers {
  return { values: new Map(), checked: new Map(), files: new Map() }
}
