import { Accordion } from './accordion.tsx'
import { Badge, IllustrativeLabel, VerifiedMark } from './badge.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Card } from './card.tsx'
import { Dialog } from './dialog.tsx'
import { EmptyState } from './empty-state.tsx'
import { FactList, FigureList } from './fact-list.tsx'
import { Specimen } from './gallery-specimen.tsx'
import { dialogCommand } from './invoker-command.ts'
import { Notice } from './notice.tsx'
import { QuoteList } from './quote.tsx'
import { SkipLink } from './skip-link.tsx'
import { Steps } from './steps.tsx'
import { Sure } from './sure.tsx'
import { Table } from './table.tsx'
import { Tabs } from './tabs.tsx'
import { Tag } from './tag.tsx'
import { Ticks } from './ticks.tsx'

export function GalleryParts() {
  return (
    <>
      <SkipLink />
      <Buttons />
      <Labels />
      <Lists />
      <Specimen title="Quotes">
        <QuoteList quotes={quotes} />
      </Specimen>
      <Specimen title="Steps">
        <div className="ground onDoor">
          <Steps steps={steps} />
        </div>
      </Specimen>
      <Specimen title="Accordion">
        <Accordion name="gallery-folds" folds={folds} openFirst />
      </Specimen>
      <Specimen title="Table">
        <Table caption="Distances from the square" columns={columns} rows={rows} />
      </Specimen>
      <Messages />
    </>
  )
}

function Buttons() {
  return (
    <Specimen title="Buttons and cards">
      <div className="stack">
        <div className="actions">
          <Button type="button">Brass button</Button>
          <Button type="button" variant="line">
            Line button
          </Button>
          <Button type="button" variant="line" tight>
            Tight line
          </Button>
          <ButtonLink href="#main" tight external>
            External link
          </ButtonLink>
          <Button type="button" variant="quiet">
            Quiet
          </Button>
          <Button type="button" variant="danger">
            Danger
          </Button>
          <Button type="button" disabled>
            Switched off
          </Button>
        </div>
        <Sure variant="danger" label="Remove the door" means="The room stays, and nobody gets in.">
          <Button type="button" variant="danger">
            Yes, remove it
          </Button>
        </Sure>
        <div className="pair">
          <Card>
            <h3>A sheet of paper</h3>
            <p>Only for something you could pick up.</p>
          </Card>
          <Card ground="door">
            <h3>A painted panel</h3>
            <p className="soft">
              Soft text, <a href="#main">the way back up</a> and the ring follow the ground.
            </p>
            <div className="actions">
              <ButtonLink href="#main" variant="line" tight>
                Line on green
              </ButtonLink>
            </div>
          </Card>
        </div>
      </div>
    </Specimen>
  )
}

function Labels() {
  return (
    <Specimen title="Tags, tabs, breadcrumbs">
      <div className="stack">
        <div className="actions">
          <Tag>Fine</Tag>
          <Tag tone="warn">Waiting</Tag>
          <Tag tone="danger">Refused</Tag>
          <Badge>27</Badge>
          <VerifiedMark>Verified client</VerifiedMark>
          <IllustrativeLabel>Small honest label</IllustrativeLabel>
        </div>
        <Tabs label="Gallery tabs" tabs={tabs} />
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: '/' },
            { label: 'Places', href: '/places' },
          ]}
          current="This town"
        />
      </div>
    </Specimen>
  )
}

function Lists() {
  return (
    <Specimen title="Lists of facts">
      <div className="pair">
        <FactList facts={facts} />
        <div className="ground onDoor">
          <FigureList facts={figures} />
        </div>
        <Ticks
          items={[
            'First thing that holds',
            'Second thing that holds',
            'A third one with a longer line that wraps on a phone',
          ]}
        />
        <div className="ground onDoor">
          <Ticks items={['The same on green', 'With a brighter tick']} />
        </div>
      </div>
    </Specimen>
  )
}

function Messages() {
  return (
    <Specimen title="Messages">
      <div className="pair">
        <div className="stack">
          <Notice>Saved. It will be looked at soon.</Notice>
          <Notice kind="info">Nothing has changed since Monday.</Notice>
          <Notice kind="warning">Not everything could be read.</Notice>
          <Notice kind="error">The file is too large.</Notice>
        </div>
        <EmptyState
          title="Nothing here yet"
          text="Be the first."
          note="What you add appears after a look."
          heading="h3"
        >
          <ButtonLink href="#main">Add one</ButtonLink>
        </EmptyState>
      </div>
      <div className="actions">
        <Button variant="line" {...dialogCommand('show-modal', 'gallery-dialog')}>
          Open the dialog
        </Button>
      </div>
      <Dialog id="gallery-dialog" title="Are you sure?">
        <p>It can be undone later.</p>
        <div className="actions">
          <Button {...dialogCommand('close', 'gallery-dialog')}>Yes</Button>
          <Button variant="quiet" {...dialogCommand('close', 'gallery-dialog')}>
            No
          </Button>
        </div>
      </Dialog>
    </Specimen>
  )
}

const tabs = [
  { href: '/one', label: 'Pending (4)', isCurrent: true },
  { href: '/two', label: 'Approved (27)' },
  { href: '/three', label: 'Rejected (3)' },
]

const facts = [
  { label: 'Price', value: '$99.95' },
  { label: 'Later', value: 'one month, only afterwards' },
  { label: 'Questions?', value: <a href="tel:+18005550142">(800) 555-0142</a> },
]

const figures = [
  { label: 'Price', value: '$99.95' },
  { label: 'Middle of the town, 2023', value: '$1,313' },
  { label: 'Answer', value: '24hr' },
]

const illustrative = 'Illustrative example'
const amount = { value: '$2,400', label: 'funded' }
const quotes = [
  {
    words: 'A loud one on green, with a sentence that is long enough to wrap on every screen.',
    name: 'Denise R.',
    place: 'Houston, TX',
    amount,
    stars: 5,
    illustrative,
    ground: 'door',
    loud: true,
  },
  { words: 'A quiet one, shorter.', name: 'Marcus T.', place: 'Atlanta, GA', amount, stars: 5, illustrative },
  {
    words: 'Another quiet one that says a little more than its neighbour does.',
    name: 'Alicia G.',
    place: 'Fresno, CA',
    stars: 4,
  },
] satisfies Parameters<typeof QuoteList>[0]['quotes']

const steps = [
  { title: 'Ask', text: 'Answer four short questions about where you are.', fact: 'Free to ask' },
  { title: 'Send', text: 'Send what you wrote. Somebody takes it and stays with it.', fact: '$99.95' },
  { title: 'Hear', text: 'We look at it and tell you what we think.', fact: '24 hours on average' },
  { title: 'Go', text: 'Everything is ready within two days.', fact: 'Due only afterwards' },
]

const folds = [
  {
    title: 'What is behind the first door?',
    body: 'An answer of one or two plain sentences, no wider than is good to read.',
  },
  { title: 'And behind the second?', body: 'Another answer. Opening it closes the first.' },
  {
    title: 'A third question that is rather long, so that it has to wrap beside the keyhole on a phone',
    body: 'Yes.',
  },
]

const columns = [
  { label: 'Town' },
  { label: 'County' },
  { label: 'People', align: 'end' as const },
  { label: 'Miles', align: 'end' as const },
]
const rows = [
  { key: 'a', cells: ['Pasadena', 'Harris County', '151,950', '10.4'] },
  { key: 'b', cells: ['Sugar Land', 'Fort Bend County', '111,026', '19.8'] },
  { key: 'c', cells: ['The Woodlands', 'Montgomery County', '114,436', '27.1'] },
]
