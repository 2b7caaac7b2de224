import type { HTMLElement } from 'node-html-parser'

export type PlainFile = { name: string; mimeType: string; buffer: Buffer }

/** What was filled in since the page came. */
export type Answers = {
  values: Map<HTMLElement, string>
  checked: Map<HTMLElement, boolean>
  files: Map<HTMLElement, PlainFile>
}

export function formOf(element: HTMLElement, html: HTMLElement) {
  const id = element.getAttribute('form')
  return id ? html.querySelector(`form[id="${id}"]`) : element.closest('form')
}

export function answerOf(element: HTMLElement, { values }: Answers) {
  const typed = values.get(element)
  if (typed !== undefined) return typed
  if (element.tagName === 'TEXTAREA') return element.text.replace(/^\n/, '')
  if (element.tagName !== 'SELECT') return element.getAttribute('value') ?? ''
  const option = element.querySelector('option[selected]') ?? element.querySelector('option:not([disabled])')
  return option?.getAttribute('value') ?? option?.text ?? ''
}

export function isDisabled(element: HTMLElement) {
  return element.hasAttribute('disabled') || Boolean(element.closest('fieldset[disabled]'))
}

/** Of radio buttons with one name, one is chosen. */
export function tick(element: HTMLElement, html: HTMLElement, { checked }: Answers) {
  const name = element.getAttribute('name')
  if (element.getAttribute('type') === 'radio')
    for (const other of html.querySelectorAll('input[type=radio]'))
      if (other.getAttribute('name') === name && formOf(other, html) === formOf(element, html))
        checked.set(other, false)
  checked.set(element, true)
}

/** Name and value of all that a browser sends, in the order of the page. */
export function enteredData(form: HTMLElement, button: HTMLElement, html: HTMLElement, answers: Answers) {
  const entries: [string, string | File][] = []
  for (const element of controlsOf(form, html)) {
    const name = element.getAttribute('name')
    if (!name || (isButton(element) && element !== button)) continue
    const type = element.getAttribute('type')
    if ((type === 'checkbox' || type === 'radio') && !isChecked(element, answers)) continue
    if (type === 'file') entries.push([name, fileOf(element, answers)])
    else entries.push([name, sentValue(element, answers)])
  }
  return entries
}

/** Why a browser would not send the form, if it would not. */
export function refusalOf(form: HTMLElement, html: HTMLElement, answers: Answers) {
  const controls = controlsOf(form, html).filter((element) => !isButton(element))
  for (const element of controls) {
    const name = element.getAttribute('name')
    if (element.hasAttribute('required') && isMissing(element, controls, answers))
      return `${name} is required`
    const value = answerOf(element, answers)
    if (value && !fits(element, value)) return `${name} is not to be ${value}`
  }
  return null
}

function controlsOf(form: HTMLElement, html: HTMLElement) {
  return html
    .querySelectorAll('input, select, textarea, button')
    .filter((element) => formOf(element, html) === form)
    .filter((element) => !isDisabled(element))
}

function isButton(element: HTMLElement) {
  const type = element.getAttribute('type') ?? ''
  return element.tagName === 'BUTTON' || ['submit', 'button', 'image', 'reset'].includes(type)
}

export function isChecked(element: HTMLElement, { checked }: Answers) {
  return checked.get(element) ?? element.hasAttribute('checked')
}

function fileOf(element: HTMLElement, { files }: Answers) {
  const file = files.get(element)
  if (!file) return new File([], '', { type: 'application/octet-stream' })
  return new File([new Uint8Array(file.buffer)], file.name, { type: file.mimeType })
}

function sentValue(element: HTMLElement, answers: Answers) {
  const type = element.getAttribute('type')
  if (type === 'checkbox' || type === 'radio') return element.getAttribute('value') ?? 'on'
  const value = answerOf(element, answers)
  return element.tagName === 'TEXTAREA' ? value.replace(/\r?\n/g, '\r\n') : value
}

function isMissing(element: HTMLElement, controls: HTMLElement[], answers: Answers) {
  const type = element.getAttribute('type')
  if (type === 'checkbox') return !isChecked(element, answers)
  if (type === 'file') return !answers.files.has(element)
  if (type !== 'radio') return answerOf(element, answers) === ''
  const name = element.getAttribute('name')
  return !controls.some((one) => one.getAttribute('name') === name && isChecked(one, answers))
}

function fits(element: HTMLElement, value: string) {
  const limit = (name: string) => element.getAttribute(name)
  const pattern = limit('pattern')
  if (pattern && !new RegExp(`^(?:${pattern})$`, 'v').test(value)) return false
  if (value.length < Number(limit('minlength') ?? 0)) return false
  const type = element.getAttribute('type') ?? ''
  if (type === 'email') return /^[^\s@]+@[^\s@]+$/.test(value)
  if (type === 'url') return URL.canParse(value)
  if (type === 'date' || type === 'datetime-local')
    return !Number.isNaN(Date.parse(value)) && value >= (limit('min') ?? '') && value <= (limit('max') ?? '~')
  if (type !== 'number') return true
  const number = Number(value)
  return number >= Number(limit('min') ?? -Infinity) && number <= Number(limit('max') ?? Infinity)
}
