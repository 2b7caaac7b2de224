import { Form, Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useWords } from '../../ui/language.ts'
import { moderationWords } from './moderation-words.ts'
import { listHref, pathOf, type StoryList } from './story-list.ts'

/** Within the tab that is open; the address keeps it. */
export function StorySearch({ list }: { list: StoryList }) {
  const { search: words } = useWords(moderationWords)
  const isSearched = list.words !== '' || list.isFlaggedOnly
  return (
    <Form className="find" role="search" action={pathOf(list.status)} key={listHref(list)}>
      <Field
        label={words.label(list.status)}
        name="q"
        type="search"
        defaultValue={list.words}
        placeholder={words.placeholder}
        maxLength={200}
      />
      <label className="flagged">
        <input type="checkbox" name="flagged" value="yes" defaultChecked={list.isFlaggedOnly} />
        {words.flaggedOnly}
      </label>
      <Button variant="line" tight>
        {words.search}
      </Button>
      {isSearched && <Link to={pathOf(list.status)}>{words.showAll}</Link>}
    </Form>
  )
}
