import { feeAmount } from '../claims/fee-sum.ts'
import { exactDollars } from '../platform/us-number.ts'
import { liveSumWords } from './live-sum-words.ts'

/** Keeps the slip of day one true to the rent and the adults that somebody sets. Loaded when the slip is seen. */
export function keepSum(box: HTMLElement) {
  const rents: number[] | null = JSON.parse(box.dataset.sum ?? 'null')
  const own = box.querySelector('fieldset:disabled')
  const home = box.querySelector('header p')
  if (!(own instanceof HTMLFieldSetElement) || !home) return
  const told = home.textContent
  const first = amountsIn(box.querySelector('.rent[data-f]'))
  own.disabled = false
  const tellUnread = unreadLine(own)
  const update = () => {
    const [size, adults, typed] = ['bedrooms', 'adults', 'rent'].map((name) => settingOf(own, name))
    const asked = typedRent(typed ?? '')
    const rent = asked || (rents?.[Number(size)] ?? first)
    home.textContent = asked ? wordsOfPage().atYourRent : size === '1' || !rents ? told : labelOf(own)
    reckon(box, rent, Number(adults))
  }
  // Told once the field is left: half of '1,200' is no mistake.
  const judge = () => {
    const typed = settingOf(own, 'rent').trim()
    tellUnread(typed && !typedRent(typed) ? wordsOfPage().unread : '')
  }
  own.addEventListener('input', ({ target }) => {
    // Safari sets a field without autocomplete to this when it takes the page out of its back/forward cache.
    if (target instanceof HTMLInputElement) target.defaultValue = target.value
    tellUnread('')
    update()
  })
  own.addEventListener('change', judge)
  // A browser that went back keeps what was set before.
  update()
  judge()
  // From now on what it comes to is read aloud when it changes.
  for (const sum of box.querySelectorAll('.sum')) sum.ariaLive = 'polite'
}

const oneRent = /^((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{0,2})?)(?:(?:\/|a|per|al|por)(?:month|mo|mes))?$/i
const largestRent = 99_999

/** '$1,200' and '1200 a month'; 0 for a range, or '1.2k'. Of '1200,50' or '1.200' nobody could tell. */
export function typedRent(typed: string) {
  const [, rent = ''] = oneRent.exec(typed.replace(/[$\s]/g, '')) ?? []
  const dollars = Number(rent.replaceAll(',', ''))
  return dollars <= largestRent ? dollars : 0
}

/** Below the figures, for a rent that was typed and not read. */
function unreadLine(own: HTMLFieldSetElement) {
  const line = document.createElement('p')
  line.id = 'rent-unread'
  line.className = 'small'
  line.style.color = 'var(--danger)'
  line.role = 'alert'
  line.hidden = true
  own.after(line)
  const field = own.querySelector('input')
  field?.setAttribute('aria-describedby', line.id)
  return (text: string) => {
    line.textContent = text
    line.hidden = text === ''
    if (field) field.ariaInvalid = String(text !== '')
  }
}

function reckon(box: HTMLElement, rent: number, adults: number) {
  const bars = [...box.querySelectorAll<HTMLElement>('.keybar span')]
  const ours: number[] = []
  let toLandlord = 0
  for (const [index, line] of [...box.querySelectorAll<HTMLElement>('[data-f]')].entries()) {
    const [dollars = 0, perAdult = 0, months = 0, least = 0] = line.dataset.f?.split(',').map(Number) ?? []
    const amount = feeAmount({ dollars, perAdult, months, least }, rent, adults)
    write(line.querySelector('dd'), amount)
    bars[index]?.style.setProperty('--n', String(Math.round(amount)))
    const program = programOf(line)
    if (program) ours[program] = (ours[program] ?? 0) + amount
    else toLandlord += amount
  }
  for (const sum of box.querySelectorAll('.sum')) {
    const toUs = ours[programOf(sum)] ?? 0
    write(sum.querySelector('dd'), toLandlord + toUs)
    write(sum.querySelector('b'), toUs)
  }
}

/** The number in the class 'p3'; 0 for what every program has. */
function programOf({ className }: Element) {
  return Number(/\bp(\d)/.exec(className)?.[1] ?? 0)
}

function write(element: Element | null, amount: number) {
  if (element) element.textContent = exactDollars(amount)
}

function amountsIn(line: Element | null) {
  return Number(line?.querySelector('dd')?.textContent?.replace(/[^\d.]/g, ''))
}

function settingOf(own: HTMLFieldSetElement, name: string) {
  const control = own.elements.namedItem(name)
  return control instanceof HTMLSelectElement || control instanceof HTMLInputElement ? control.value : ''
}

function labelOf(own: HTMLFieldSetElement) {
  const control = own.elements.namedItem('bedrooms')
  const size = control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? '') : ''
  return Number(size) ? wordsOfPage().bedrooms(size) : size
}

/**
 * By the address, as in every island: a translator puts another `lang` on the page. Asked here: `platform/language.ts` is in
 * one file with what comes with React.
 */
function wordsOfPage() {
  const [, first = ''] = location.pathname.toLowerCase().split('/')
  return isSpoken(first) ? liveSumWords[first] : liveSumWords.en
}

function isSpoken(first: string): first is keyof typeof liveSumWords {
  return Object.hasOwn(liveSumWords, first)
}
