import { Form, Link } from 'react-router'
import type { Program } from '../../claims/costs.ts'
import { programs } from '../../claims/programs.ts'
import { usStates } from '../../platform/us-states.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { isFiltered, listHref, nobody } from './application-list.ts'
import type { InboxView } from './inbox-view.ts'

type Props = Pick<InboxView, 'list' | 'assignees' | 'viewer'>

/** Narrows the list that is open; its address says how, and says nothing about a person. */
export function FilterForm({ list, assignees, viewer }: Props) {
  const { filter } = list
  return (
    <details className="filters" open={isFiltered(list) || undefined}>
      <summary>{isFiltered(list) ? 'Filtered' : 'Filter this list'}</summary>
      <Form action={listHref({ name: list.name, filter: {} })} key={listHref(list)}>
        <Select label="Program" name="program" defaultValue={filter.program ?? ''}>
          <option value="">Any program</option>
          {(Object.keys(programs) as Program[]).map((program) => (
            <option key={program} value={program}>
              {programs[program].name}
            </option>
          ))}
        </Select>
        <Select label="State" name="state" defaultValue={filter.state ?? ''}>
          <option value="">Any state</option>
          {usStates.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Select label="Whose" name="assigned" defaultValue={filter.assigned ?? ''}>
          <option value="">Anybody’s</option>
          <option value={viewer.id}>Mine</option>
          <option value={nobody}>Nobody’s</option>
          {assignees
            .filter(({ id }) => id !== viewer.id)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Select>
        <Field
          label="Came from page"
          name="source"
          placeholder="/city/houston-tx"
          maxLength={300}
          autoComplete="off"
          defaultValue={filter.source}
        />
        <label className="switch">
          <input type="checkbox" name="due" value="yes" defaultChecked={filter.isDue} />
          Due today or late
        </label>
        <label className="switch">
          <input type="checkbox" name="waiting" value="yes" defaultChecked={filter.isWaiting} />
          Sent over 24 hours ago
        </label>
        <div className="actions">
          <Button variant="line" tight>
            Filter
          </Button>
          {isFiltered(list) && <Link to={listHref({ name: list.name, filter: {} })}>Show all</Link>}
        </div>
      </Form>
    </details>
  )
}
