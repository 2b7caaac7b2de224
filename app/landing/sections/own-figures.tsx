const sizes = ['Studio', 1, 2, 3, 4]

/** The renter's own figures. They wait for live-sum.ts; without JavaScript the style sheet hides them. */
export function OwnFigures({ hasSizes }: { hasSizes: boolean }) {
  return (
    <fieldset className="own" disabled>
      <legend className="ask">Your figures</legend>
      {hasSizes && (
        <label>
          Bedrooms
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
        Adults
        <select name="adults">
          <option>1</option>
          <option>2</option>
        </select>
      </label>
      <label>
        Your rent
        <input name="rent" inputMode="decimal" autoComplete="off" maxLength={9} placeholder="$" />
      </label>
    </fieldset>
  )
}
