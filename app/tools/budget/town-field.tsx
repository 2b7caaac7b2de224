import { useEffect, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { findTown, fullName, readTowns, searchTowns, type TownList } from './read-towns.ts'

/** The same file for everyone: asking for it tells nobody which town is meant. */
const townsHref = '/tools/towns.txt'

type Props = {
  value: string
  onChange: (town: string) => void
  towns: TownList | null
  onTowns: (towns: TownList) => void
  years: string
}

export function TownField({ value, onChange, towns, onTowns, years }: Props) {
  const [isWanted, setIsWanted] = useState(false)
  const [isAway, setIsAway] = useState(false)
  const isNeeded = !towns && (isWanted || value !== '')
  useEffect(() => {
    if (!isNeeded) return
    fetch(townsHref)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
      .then((text) => onTowns(readTowns(text)))
      .catch(() => setIsAway(true))
  }, [isNeeded, onTowns])

  const town = towns && findTown(towns, value)
  const { towns: found, isCut } = towns && !town ? searchTowns(towns, value) : { towns: [], isCut: false }
  return (
    <div className="town">
      <Field
        label="Town"
        name="town"
        hint="Like Houston, TX"
        value={value}
        onFocus={() => setIsWanted(true)}
        onChange={(event) => onChange(event.currentTarget.value)}
        maxLength={60}
        autoComplete="off"
      />
      <p className="small soft" role="status">
        {isAway && 'The list of towns did not come. Type the rent below.'}
        {town && `Fair rents of HUD, ${years}`}
        {found.length > 0 && (isCut ? 'Pick one, or add the state.' : 'Pick one.')}
        {towns &&
          !town &&
          found.length === 0 &&
          value.trim().length > 1 &&
          'No such town on our list. Type the rent below.'}
      </p>
      {found.length > 0 && (
        <ul>
          {found.map((one) => (
            <li key={fullName(one)}>
              <button type="button" onClick={() => onChange(fullName(one))}>
                {fullName(one)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
