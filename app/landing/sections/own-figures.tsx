const sizes = ['Studio', '1 bedroom', '2 bedrooms', '3 bedrooms', '4 bedrooms']

/** The renter's own figures. They wait for live-sum.ts; without JavaScript the style sheet hides them. */
export function OwnFigures({ hasSizes }: { hasSizes: boolean }) {
  return (
    <fieldset className="own" disabled>
      <legend className="ask">With your own figures</legend>
      {hasSizes && (
        <label>
          Home
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
        Rent, if you know it
        <input name="rent" inputMode="decimal" autoComplete="off" maxLength={9} placeholder="$" />
      </label>
    </fieldset>
  )
}
