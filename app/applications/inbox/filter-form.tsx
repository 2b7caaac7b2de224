import { Form, Link } from 'react-router'
import { allPrograms, programIn } from '../../claims/programs.ts'
import { usStates } from '../../platform/us-states.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { isFiltered, listHref, nobody } from './application-list.ts'
import type { InboxView } from './inbox-view.ts'
import { inboxWords } from './inbox-words.ts'

type Props = Pick<InboxView, 'list' | 'assignees' | 'viewer'>

/** Narrows the list that is open; its address says how, and says nothing about a person. */
export function FilterForm({ list, assignees, viewer }: Props) {
  const { filter } = list
  const { filter: words } = useWords(inboxWords)
  return (
    <details className="filters" open={isFiltered(list) || undefined}>
      <summary>{isFiltered(list) ? words.filtered : words.closed}</summary>
      <Form action={listHref({ name: list.name, filter: {} })} key={listHref(list)}>
        <Select label={words.program} name="program" defaultValue={filter.program ?? ''}>
          <option value="">{words.anyProgram}</option>
          {allPrograms.map((program) => (
            <option key={program} value={program}>
              {programIn('en', program).name}
            </option>
          ))}
        </Select>
        <Select label={words.state} name="state" defaultValue={filter.state ?? ''}>
          <option value="">{words.anyState}</option>
          {usStates.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Select label={words.whose} name="assigned" defaultValue={filter.assigned ?? ''}>
          <option value="">{words.anybodys}</option>
          <option value={viewer.id}>{words.mine}</option>
          <option value={nobody}>{words.nobodys}</option>
          {assignees
            .filter(({ id }) => id !== viewer.id)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Select>
        <Field
          label={words.source}
          name="source"
          placeholder="/city/houston-tx"
          maxLength={300}
          autoComplete="off"
          defaultValue={filter.source}
        />
        <label className="switch">
          <input type="checkbox" name="due" value="yes" defaultChecked={filter.isDue} />
          {words.due}
        </label>
        <label className="switch">
          <input type="checkbox" name="waiting" value="yes" defaultChecked={filter.isWaiting} />
          {words.waiting}
        </label>
        <div className="actions">
          <Button variant="line" tight>
            {words.filter}
          </Button>
          {isFiltered(list) && <Link to={listHref({ name: list.name, filter: {} })}>{words.showAll}</Link>}
        </div>
      </Form>
    </details>
  )
}
