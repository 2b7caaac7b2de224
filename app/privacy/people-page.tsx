import { Form } from 'react-router'
import { dayIn } from '../platform/time-zone.ts'
import { longDay } from '../platform/us-date.ts'
import { Button } from '../ui/button.tsx'
import { FactList } from '../ui/fact-list.tsx'
import { Field } from '../ui/field.tsx'
import { useFirstProblem } from '../ui/first-problem.ts'
import { useWords } from '../ui/language.ts'
import { useHomeZone } from '../ui/local-time.tsx'
import { Spoken } from '../ui/spoken.tsx'
import { Style } from '../ui/style.tsx'
import { Table } from '../ui/table.tsx'
import css from './people-page.css?inline'
import { peopleWords } from './people-words.ts'

const storyColumns = ['headline', 'name', 'status', 'sent', 'photos'] as const
const applicationColumns = ['reference', 'name', 'place', 'status', 'sent'] as const

export type Kept = {
  /** What was looked up, as it was typed. */
  typed: string
  stories: { id: string; name: string; headline: string; status: string; createdAt: Date; photos: number }[]
  applications: {
    id: string
    name: string
    reference: string
    status: string
    place: string
    createdAt: Date
  }[]
  /** Begun, and kept for another device. */
  drafts: number
  decisions: number
  mails: number
  /** Other addresses and numbers that were given with it. */
  others: string[]
  /** Why it was not deleted. */
  error?: string
}

/** What is kept about one person, for those who ask to see it or to have it deleted. */
export function PeoplePage({ kept }: { kept: Kept | null }) {
  const words = useWords(peopleWords)
  return (
    <div className="people">
      <Style name="people-page" css={css} layer="page" />
      <h1>{words.title}</h1>
      <p className="small soft">{words.about}</p>
      <Form method="post" action="/admin/people" className="look-up">
        <Field
          label={words.who}
          name="who"
          defaultValue={kept?.typed}
          required
          maxLength={254}
          autoComplete="off"
        />
        <Button variant="line" name="intent" value="find">
          {words.lookUp}
        </Button>
      </Form>
      <Spoken text={kept && !kept.error ? saidOf(kept, words) : ''} />
      {kept &&
        (isNothing(kept) ? (
          <p className="lead">{words.nothing(kept.typed)}</p>
        ) : (
          <KeptData key={kept.typed} kept={kept} />
        ))}
    </div>
  )
}

function isNothing({ stories, applications, drafts, mails }: Kept) {
  return stories.length === 0 && applications.length === 0 && drafts === 0 && mails === 0
}

function saidOf(kept: Kept, words: typeof peopleWords.en) {
  if (isNothing(kept)) return words.nothing(kept.typed)
  const facts = factsOf(kept, words).filter(({ value }) => value > 0)
  return words.said(kept.typed, facts)
}

function factsOf({ stories, applications, drafts, decisions, mails }: Kept, words: typeof peopleWords.en) {
  return [
    { label: words.stories, value: stories.length },
    { label: words.photos, value: stories.reduce((sum, { photos }) => sum + photos, 0) },
    { label: words.decisions, value: decisions },
    { label: words.applications, value: applications.length },
    { label: words.drafts, value: drafts },
    { label: words.mails, value: mails },
  ]
}

function KeptData({ kept }: { kept: Kept }) {
  const words = useWords(peopleWords)
  const { typed, stories, applications } = kept
  const timeZone = useHomeZone()
  return (
    <>
      <section>
        <h2>{words.kept(typed)}</h2>
        <FactList facts={factsOf(kept, words)} />
        {stories.length > 0 && (
          <Table
            caption={words.stories}
            hideCaption
            columns={storyColumns.map((column) => ({ label: words.storyColumns[column] }))}
            rows={stories.map(({ id, name, headline, status, createdAt, photos }) => ({
              key: id,
              cells: [headline, name, status, longDay(dayIn(createdAt, timeZone)), photos],
            }))}
          />
        )}
        {applications.length > 0 && (
          <Table
            caption={words.applications}
            hideCaption
            columns={applicationColumns.map((column) => ({ label: words.applicationColumns[column] }))}
            rows={applications.map(({ id, name, reference, place, status, createdAt }) => ({
              key: id,
              cells: [reference, name, place, status, longDay(dayIn(createdAt, timeZone))],
            }))}
          />
        )}
        <form method="post" action="/admin/people/export">
          <input type="hidden" name="who" value={typed} />
          <Button variant="line">{words.download}</Button>
        </form>
      </section>
      {kept.others.length > 0 && <Others others={kept.others} />}
      <DeleteForm kept={kept} />
    </>
  )
}

/** One person may have written now with an address, now with a number. */
function Others({ others }: { others: string[] }) {
  const words = useWords(peopleWords).others
  return (
    <section>
      <h2>{words.heading}</h2>
      <p className="small soft">{words.about}</p>
      {others.map((other) => (
        <Form key={other} method="post" action="/admin/people">
          <input type="hidden" name="who" value={other} />
          <Button variant="line" name="intent" value="find">
            {words.lookUp(other)}
          </Button>
        </Form>
      ))}
    </section>
  )
}

function DeleteForm({ kept }: { kept: Kept }) {
  const words = useWords(peopleWords).deletion
  const form = useFirstProblem(kept)
  const { typed, error } = kept
  return (
    <section>
      <h2>{words.heading}</h2>
      <p className="small soft">{words.about}</p>
      <Form method="post" action="/admin/people" className="look-up" noValidate ref={form}>
        <input type="hidden" name="who" value={typed} />
        <Field label={words.again} name="again" id="again" required autoComplete="off" error={error} />
        <Button variant="danger" name="intent" value="delete">
          {words.forGood}
        </Button>
      </Form>
    </section>
  )
}
