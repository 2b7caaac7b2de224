import { homeCrumb } from '../site/home-crumb.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { useLanguage, useWords } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import { type DocumentSection, type PolicyDocument, plainText } from './document.ts'
import { DocumentBlock, DocumentWords } from './document-block.tsx'
import css from './document-page.css?inline'
import { pageWords } from './words.ts'

export function DocumentPage({ document }: { document: PolicyDocument }) {
  const { title, updated, since, binding, intro, sections } = document
  const language = useLanguage()
  const words = pageWords[language]
  return (
    <article className="document wrap">
      <Style name="document-page" css={css} layer="page" />
      <header>
        <Breadcrumbs crumbs={[homeCrumb(language)]} current={title} />
        <h1>{title}</h1>
        <p className="small soft">{words.updated(updated)}</p>
        {binding && (
          <p className="small soft">
            <DocumentWords words={binding} />
          </p>
        )}
        {since && <p className="small soft">{since}</p>}
        {intro.map((text) => (
          <p key={plainText(text)} className="lead">
            <DocumentWords words={text} />
          </p>
        ))}
      </header>
      <Contents sections={sections} />
      <div className="sections">
        {sections.map((section, index) => (
          <NumberedSection key={section.id} section={section} number={index + 1} />
        ))}
      </div>
    </article>
  )
}

function Contents({ sections }: { sections: DocumentSection[] }) {
  const words = useWords(pageWords)
  return (
    <nav aria-labelledby="contents">
      <p id="contents">{words.contents}</p>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function NumberedSection({ section, number }: { section: DocumentSection; number: number }) {
  const { id, heading, blocks } = section
  return (
    <section id={id} className="afar">
      <h2>
        <span>{`${number}.`}</span> {heading}
      </h2>
      {blocks.map((block) => (
        <DocumentBlock key={keyOf(block)} block={block} />
      ))}
    </section>
  )
}

function keyOf(block: DocumentSection['blocks'][number]) {
  if (block.kind === 'table') return block.caption
  if (block.kind === 'costs') return block.costs.terms
  return block.kind === 'list' ? block.items.map(plainText).join() : plainText(block.text)
}
