import { useCallback, useRef, useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { useLocalHref, useWords } from '../../ui/language.ts'
import { useLoaded } from '../use-loaded.ts'
import { budgetWords } from './budget-words.ts'
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
  const words = useWords(budgetWords).town
  const address = useLocalHref()(townsHref)
  const [isWanted, setIsWanted] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const load = useCallback(async () => {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(String(answer.status))
    onTowns(readTowns(await answer.text()))
  }, [address, onTowns])
  const hasFailed = useLoaded(load, !towns && (isWanted || value !== ''))

  /** The list goes with the choice: the focus returns to the field. */
  const pick = (town: string) => {
    field.current?.focus()
    onChange(town)
  }

  const town = towns && findTown(towns, value)
  const { towns: found, isCut } = towns && !town ? searchTowns(towns, value) : { towns: [], isCut: false }
  return (
    <div className="town">
      <Field
        label={words.label}
        name="town"
        ref={field}
        hint={words.hint}
        value={value}
        onFocus={() => setIsWanted(true)}
        onChange={(event) => onChange(event.currentTarget.value)}
        maxLength={60}
        autoComplete="off"
      />
      <p className="small soft" role="status">
        {hasFailed && !towns && words.isAway}
        {town && words.found(years)}
        {found.length > 0 && (isCut ? words.pickOrAdd : words.pick)}
        {towns && !town && found.length === 0 && value.trim().length > 1 && words.notFound}
      </p>
      {found.length > 0 && (
        <ul>
          {found.map((one) => (
            <li key={fullName(one)}>
              <button type="button" onClick={() => pick(fullName(one))}>
                {fullName(one)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
