import { Choice } from '../../ui/choice.tsx'
import { useLanguage } from '../../ui/language.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import { Style } from '../../ui/style.tsx'
import { EraseButton } from '../erase-button.tsx'
import { TickList } from '../tick-list.tsx'
import { toggled } from '../toggled.ts'
import { useKept } from '../use-kept.ts'
import css from './checklist.css?inline'
import { parseChecklist } from './checklist-state.ts'
import { checklistWords } from './checklist-words.ts'
import { listsFor, type Paper, readyCount, situationsIn } from './papers.ts'

/** The papers by situation. Drawn whole by the server: with a pen it needs no JavaScript. */
export function Checklist() {
  const [state, keepState] = useKept('checklist', parseChecklist)
  const language = useLanguage()
  const words = checklistWords[language]
  const { chosen, ticked } = state
  const lists = listsFor(chosen, language)
  const { ready, all } = readyCount(lists, ticked)
  return (
    <>
      <Style name="checklist" css={css} layer="page" />
      <section className="section sunk noprint scripted">
        <fieldset className="wrap situations">
          <legend>
            <h2>{words.what}</h2>
          </legend>
          <p className="small soft">{words.pick}</p>
          <div className="choices">
            {situationsIn(language).map(({ id, choice }) => (
              <Choice
                key={id}
                type="checkbox"
                name="chosen"
                value={id}
                label={choice}
                checked={chosen.includes(id)}
                onChange={(event) =>
                  keepState({ ...state, chosen: toggled(chosen, id, event.currentTarget.checked) })
                }
              />
            ))}
          </div>
        </fieldset>
      </section>
      <section className="section">
        <div className="wrap papers">
          <div className="beside">
            <h2 className="keyed">{words.yourPapers}</h2>
            <p role="status" className="scripted">
              {words.ready(<b>{ready}</b>, all)}
            </p>
            <div className="actions noprint scripted">
              <PrintButton>{words.print}</PrintButton>
              <EraseButton />
            </div>
            <p className="handed">
              <span>{words.name}</span>
              <span>{words.date}</span>
            </p>
          </div>
          <div>
            {lists.map(({ id, heading, papers }) => (
              <section key={id} className="afar" aria-labelledby={id}>
                <h3 id={id}>{heading}</h3>
                <TickList
                  items={papers.map((paper) => ({
                    id: paper.id,
                    text: paper.name,
                    more: <Reasons {...paper} howWord={words.how} />,
                  }))}
                  ticked={ticked}
                  onTick={(paper, isTicked) =>
                    keepState({ ...state, ticked: toggled(ticked, paper, isTicked) })
                  }
                />
              </section>
            ))}
          </div>
        </div>
      </section>
    </>
  )
}

function Reasons({ why, how, link, howWord }: Paper & { howWord: string }) {
  return (
    <p className="more">
      {why} <b>{howWord}</b> {how}
      {link && (
        <>
          {' '}
          <PageLink href={link.href}>{link.label}</PageLink>
        </>
      )}
    </p>
  )
}
