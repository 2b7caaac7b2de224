import { Button } from '../ui/button.tsx'
import { useWords } from '../ui/language.ts'
import { offerBack } from '../ui/offer-back.ts'
import { eraseEverything } from './on-device.ts'
import { partWords } from './part-words.ts'

/** One tap, no question: whoever shares a phone is in a hurry. A slip is undone as long as the page is open. */
export function EraseButton() {
  const { erase } = useWords(partWords)
  return (
    <Button
      type="button"
      variant="quiet"
      className="noprint"
      onClick={({ currentTarget }) => offerBack(currentTarget, eraseEverything())}
    >
      {erase}
    </Button>
  )
}
