import { Form, Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { listHref, pathOf, type StoryList } from './story-list.ts'

/** Within the tab that is open; the address keeps it. */
export function StorySearch({ list }: { list: StoryList }) {
  const isSearched = list.words !== '' || list.isFlaggedOnly
  return (
    <Form className="find" role="search" action={pathOf(list.status)} key={listHref(list)}>
      <Field
        label={`Search ${list.status} stories`}
        name="q"
        type="search"
        defaultValue={list.words}
        placeholder="Name, e-mail, city or words"
        maxLength={200}
      />
      <label className="flagged">
        <input type="checkbox" name="flagged" value="yes" defaultChecked={list.isFlaggedOnly} />
        Only what looks like spam
      </label>
      <Button variant="line" tight>
        Search
      </Button>
      {isSearched && <Link to={pathOf(list.status)}>Show all</Link>}
    </Form>
  )
}
