import { Form } from 'react-router'
import { longDate } from '../platform/us-date.ts'
import { Button } from '../ui/button.tsx'
import { FactList } from '../ui/fact-list.tsx'
import { Field } from '../ui/field.tsx'
import { Style } from '../ui/style.tsx'
import { Table } from '../ui/table.tsx'
import css from './people-page.css?inline'

export type Kept = {
  email: string
  stories: { id: string; headline: string; status: string; createdAt: Date; photos: number }[]
  applications: { id: string; reference: string; status: string; place: string; createdAt: Date }[]
  decisions: number
  mails: number
  /** Why it was not deleted. */
  error?: string
}

/** What is kept about one person, for those who ask to see it or to have it deleted. */
export function PeoplePage({ kept }: { kept: Kept | null }) {
  return (
    <div className="people">
      <Style name="people-page" css={css} layer="page" />
      <h1>People</h1>
      <p className="small soft">
        Somebody asks what you keep about them, or wants it deleted? Look up their e-mail address here. Make
        sure that it is theirs: answer to that address only.
      </p>
      <Form method="post" action="/admin/people" className="look-up">
        <Field
          label="E-mail address"
          name="email"
          type="email"
          defaultValue={kept?.email}
          required
          maxLength={254}
          autoComplete="off"
        />
        <Button variant="line" name="intent" value="find">
          Look up
        </Button>
      </Form>
      {kept && (isNothing(kept) ? <Nothing email={kept.email} /> : <KeptData key={kept.email} kept={kept} />)}
    </div>
  )
}

function isNothing({ stories, applications, mails }: Kept) {
  return stories.length === 0 && applications.length === 0 && mails === 0
}

function Nothing({ email }: { email: string }) {
  return (
    <p className="lead" role="status">
      Nothing is kept about {email}.
    </p>
  )
}

function KeptData({ kept }: { kept: Kept }) {
  const { email, stories, applications, decisions, mails } = kept
  return (
    <>
      <section>
        <h2>Kept about {email}</h2>
        <FactList
          facts={[
            { label: 'Stories', value: stories.length },
            { label: 'Photos', value: stories.reduce((sum, { photos }) => sum + photos, 0) },
            { label: 'Decisions on them', value: decisions },
            { label: 'Applications', value: applications.length },
            { label: 'Mails', value: mails },
          ]}
        />
        {stories.length > 0 && (
          <Table
            caption="Stories"
            hideCaption
            columns={['Headline', 'Status', 'Sent', 'Photos'].map((label) => ({ label }))}
            rows={stories.map(({ id, headline, status, createdAt, photos }) => ({
              key: id,
              cells: [headline, status, longDate(createdAt), photos],
            }))}
          />
        )}
        {applications.length > 0 && (
          <Table
            caption="Applications"
            hideCaption
            columns={['Number', 'Where', 'Status', 'Sent'].map((label) => ({ label }))}
            rows={applications.map(({ id, reference, place, status, createdAt }) => ({
              key: id,
              cells: [reference, place, status, longDate(createdAt)],
            }))}
          />
        )}
        <form method="post" action="/admin/people/export">
          <input type="hidden" name="email" value={email} />
          <Button variant="line">Download all of it</Button>
        </form>
      </section>
      <DeleteForm kept={kept} />
    </>
  )
}

function DeleteForm({ kept: { email, error } }: { kept: Kept }) {
  return (
    <section>
      <h2>Delete all of it</h2>
      <p className="small soft">
        Stories, photos, decisions, applications and mails go for good, and the wall shows it at once. Backups
        made before still hold them. Accounts of admins are not touched.
      </p>
      <Form method="post" action="/admin/people" className="look-up" noValidate>
        <input type="hidden" name="email" value={email} />
        <Field
          label="Type the address again"
          name="again"
          id="again"
          type="email"
          required
          autoComplete="off"
          error={error}
        />
        <Button variant="danger" name="intent" value="delete">
          Delete for good
        </Button>
      </Form>
    </section>
  )
}
