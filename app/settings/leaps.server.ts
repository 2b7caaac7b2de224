import { type Figure, leapsBetween } from './leap.ts'
import { problemWords } from './problem-words.ts'
import { byDefault, type Change } from './queries.server.ts'
import type { Chosen } from './register.server.ts'
import { sureButton, sureName } from './setting-row.ts'

/** Numbers that may be slips, each with the question about it, by key. */
export function leapsOf(changes: readonly Change[], chosen: Chosen): Record<string, string> {
  const found = changes.flatMap(({ setting, to }) => {
    const before = setting.figuresOf(chosen.get(setting.key))
    const after = setting.figuresOf(to === byDefault ? undefined : JSON.parse(to))
    if (!leapsBetween(before, after)) return []
    const isOnPages = setting.group === 'prices' || setting.group === 'claims'
    return [[setting.key, problemWords.en.leap(wordsOf(before), wordsOf(after), isOnPages)]]
  })
  return Object.fromEntries(found)
}

/** The owner was asked about this very value, and said yes. */
export function isSure(form: FormData, { setting, to }: Change) {
  return form.has(sureButton) && form.get(sureName(setting.key)) === to
}

function wordsOf(figures: readonly Figure[]) {
  return figures.map(({ words }) => words).join('-')
}
