import { Button } from '../ui/button.tsx'
import { eraseEverything } from './on-device.ts'

/** One tap, no question: what is here can be typed again, and whoever shares a phone is in a hurry. */
export function EraseButton() {
  return (
    <Button type="button" variant="quiet" className="noprint" onClick={eraseEverything}>
      Erase everything
    </Button>
  )
}
