import { MappedTownsStyle } from '../landing/sections/mapped-towns.tsx'
import { homeCrumb } from '../site/home-crumb.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { IslandLoader } from '../ui/island.tsx'
import { useLanguage } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import { FinderAnswer } from './finder-answer.tsx'
import { FinderForm } from './finder-form.tsx'
import css from './finder-page.css?inline'
import type { FinderView } from './finder-view.ts'
import { howWeCount } from './how-we-count.ts'
import { finderWords } from './words.ts'

export function FinderPage({ view, isOld }: { view: FinderView; isOld: boolean }) {
  const language = useLanguage()
  const { page, form, counting } = finderWords[language]
  const home = homeCrumb(language)
  return (
    <>
      <MappedTownsStyle />
      <Style name="finder-page" css={css} layer="page" />
      <IslandLoader />
      <div className="wrap asking">
        <Breadcrumbs crumbs={[home]} current={page.name} />
        <h1>{page.title}</h1>
        <p className="lead">{page.lead}</p>
        <FinderForm {...view.form} />
      </div>
      <p className="hidden" role="status" id="answer-count" data-failed={form.failed} />
      <FinderAnswer answer={view.answer} query={view.query} />
      <section className="section">
        <div className="wrap counting">
          <h2 className="keyed">{counting.heading}</h2>
          <dl>
            {howWeCount(isOld, language).map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className="actions">
            <ButtonLink href="/#qualification">{page.qualify}</ButtonLink>
            <ButtonLink variant="line" href="/states">
              {page.allStates}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  )
}
