import { languageOfPage } from './language.ts'
import { knownMs } from './live-region.ts'
import { undoWords } from './undo-words.ts'

// Without React: it stands in forms and tools that are drawn anew around it, and no page has to carry it.

/** Undoes an erasing, and tells how what stood there instead comes back in turn; null where nothing did. */
export type Back = () => Back | null

let region: HTMLElement | null = null

const patienceMs = 10_000

/** One for the page: what was erased before that stays erased, and what somebody may have left since. */
export function offer(place: HTMLElement, back: Back, at: number) {
  if (Date.now() - at > patienceMs) return
  // Back and Forward may show the page again as it was left, to whoever sits there then.
  addEventListener('pagehide', forget)
  say(place, wordsOfPage().erased, back)
}

function forget() {
  region?.remove()
  region = null
}

function say(place: HTMLElement, said: string, back: Back | null) {
  forget()
  const here = document.createElement('span')
  here.className = 'small noprint'
  here.ariaLive = 'polite'
  place.after(here)
  region = here
  // A live region says what is put into it, not what it comes with.
  setTimeout(() => here.append(said, ...(back ? [' ', buttonFor(place, back)] : [])), knownMs)
}

function buttonFor(place: HTMLElement, back: Back) {
  const { bringBack, isBack, isSwapped } = wordsOfPage()
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn line tight'
  button.textContent = bringBack
  button.addEventListener('click', () => {
    // The button goes with its press.
    place.focus()
    const since = back()
    say(place, since ? isSwapped : isBack, since)
  })
  return button
}

function wordsOfPage() {
  return undoWords[languageOfPage()]
}
