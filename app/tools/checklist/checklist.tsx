import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Style } from '../../ui/style.tsx'
import { EraseButton } from '../erase-button.tsx'
import { TickList } from '../tick-list.tsx'
import { useKept } from '../use-kept.ts'
import css from './checklist.css?inline'
import { parseChecklist, toggled } from './checklist-state.ts'
import { listsFor, type Paper, readyCount, situations } from './papers.ts'

/** The papers by situation. Drawn whole by the server: with a pen it needs no JavaScript. */
export function Checklist() {
  const [state, keepState, changeState] = useKept('checklist', parseChecklist)
  const own = useRef<HTMLDivElement>(null)
  const { chosen, ticked } = state
  const lists = listsFor(chosen)
  const { ready, all } = readyCount(lists, ticked)
  // What was ticked while the page was still asleep.
  useEffect(() => {
    const boxes = [...(own.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
    const valuesOf = (list: string) => boxes.filter(({ name }) => name === list).map(({ value }) => value)
    if (boxes.length > 0)
      changeState((now) => ({
        chosen: [...now.chosen, ...valuesOf('chosen')],
        ticked: [...now.ticked, ...valuesOf('ticked')],
      }))
  }, [changeState])

  return (
    <div ref={own}>
      <Style name="checklist" css={css} layer="page" />
      <section className="section sunk noprint scripted">
        <fieldset className="wrap situations">
          <legend>
            <h2>What is true for you?</h2>
          </legend>
          <p className="small soft">Pick what fits. The list below gets shorter.</p>
          <div className="choices">
            {situations.map(({ id, choice }) => (
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
            <h2 className="keyed">Your papers</h2>
            <p role="status" className="scripted">
              <b>{ready}</b> of {all} ready
            </p>
            <div className="actions noprint scripted">
              <Button type="button" onClick={() => print()}>
                Print the list
              </Button>
              <EraseButton />
            </div>
            <p className="handed">
              <span>Name</span>
              <span>Date</span>
            </p>
          </div>
          <div>
            {lists.map(({ id, heading, papers }) => (
              <section key={id} aria-labelledby={id}>
                <h3 id={id}>{heading}</h3>
                <TickList
                  items={papers.map((paper) => ({
                    id: paper.id,
                    text: paper.name,
                    more: <Reasons {...paper} />,
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
    </div>
  )
}

function Reasons({ why, how, link }: Paper) {
  return (
    <p className="more">
      {why} <b>How:</b> {how}
      {link && (
        <>
          {' '}
          <a href={link.href}>{link.label}</a>
        </>
      )}
    </p>
  )
}
