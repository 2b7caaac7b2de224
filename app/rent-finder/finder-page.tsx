import { MappedTownsStyle } from '../landing/sections/mapped-towns.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { IslandLoader } from '../ui/island.tsx'
import { Style } from '../ui/style.tsx'
import { FinderAnswer } from './finder-answer.tsx'
import { FinderForm } from './finder-form.tsx'
import css from './finder-page.css?inline'
import type { FinderView } from './finder-view.ts'
import { howWeCount } from './how-we-count.ts'

export function FinderPage({ view, isOld }: { view: FinderView; isOld: boolean }) {
  return (
    <>
      <MappedTownsStyle />
      <Style name="finder-page" css={css} layer="page" />
      <IslandLoader />
      <div className="wrap asking">
        <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }]} current="Rent finder" />
        <h1>Where can I afford to live?</h1>
        <p className="lead">
          Say what you earn or can pay. You get the towns whose fair rent fits, nearest first. No name, no
          e-mail.
        </p>
        <FinderForm {...view.form} />
      </div>
      <p className="hidden" role="status" id="answer-count" />
      <div id="answer">
        <FinderAnswer answer={view.answer} query={view.query} />
      </div>
      <section className="section">
        <div className="wrap counting">
          <h2 className="keyed">How we count</h2>
          <dl>
            {howWeCount(isOld).map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className="actions">
            <ButtonLink href="/#qualification">Check If You Qualify</ButtonLink>
            <ButtonLink variant="line" href="/states">
              All states
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}
