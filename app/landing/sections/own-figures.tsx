import { useWords } from '../../ui/language.ts'
import { placesWords } from '../places-words.ts'
/** The renter's own figures. They wait for live-sum.ts; without JavaScript the style sheet hides them. */
export function OwnFigures({ hasSizes }: { hasSizes: boolean }) {
  const words = useWords(placesWords).dayOne
  const sizes = [words.studio, 1, 2, 3, 4]
  return (
    <fieldset className="own" disabled>
      <legend className="ask">{words.ownFigures}</legend>
      {hasSizes && (
        <label>
          {words.bedrooms}
          <select name="bedrooms" defaultValue={1}>
            {sizes.map((size, bedrooms) => (
              <option key={size} value={bedrooms}>
                {size}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {words.adults}
        <select name="adults">
          <option>{1}</option>
          <option>{2}</option>
        </select>
      </label>
      <label>
        {words.rent}
        <input name="rent" inputMode="decimal" autoComplete="off" maxLength={20} placeholder="$" />
      </label>
    </fieldset>
  )
}
