import { Button } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { eraseEverything } from './on-device.ts'
import { partWords } from './part-words.ts'

/** One tap, no question: what is here can be typed again, and whoever shares a phone is in a hurry. */
export function EraseButton() {
  const { erase } = useWords(partWords)
  return (
    <Button type="button" variant="quiet" className="noprint" onClick={eraseEverything}>
      {erase}
    </Button>
  )
}
