import { useState } from 'react'
import { useKeySwitch, useSingleKeys } from '../../ui/use-single-keys.ts'
import { type InboxKey, inboxKeys } from './keys.ts'
import { places } from './places.ts'

/** The keyboard of the inbox. A key does what the control that carries its letter does: nothing more can be done by key. */
export function useInboxKeys() {
  const [isOn, turn] = useKeySwitch()
  const [isLegendOpen, showLegend] = useState(false)
  const actions: Record<InboxKey, () => void> = {
    next: () => click(places.nextLink),
    previous: () => click(places.previousLink),
    move: () => click(places.move),
    note: () => focus(places.note),
    call: () => {
      click(places.call)
      // What came of it is noted with the next key press.
      focus(places.callNote)
    },
    mail: () => click(places.openMail),
    followUp: () => focus(places.followUp),
    assign: () => focus(places.assign),
    close: () => focus(places.close),
    undo: () => click(places.undo),
    search: () => focus(places.search),
    legend: () => showLegend(true),
  }
  useSingleKeys(inboxKeys, { isOn, repeats: ['next', 'previous'] }, (key) => actions[key]())
  return { isOn, turn, isLegendOpen, showLegend }
}

export type InboxKeys = ReturnType<typeof useInboxKeys>

function click(id: string) {
  shown(id)?.click()
}

function focus(id: string) {
  shown(id)?.focus()
}

/** A narrow window shows the list alone, and where several are chosen the bar of one is not there. */
function shown(id: string) {
  const control = document.getElementById(id)
  return control?.getClientRects().length ? control : null
}
