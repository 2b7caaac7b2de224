import css from './steps.css?inline'
import { Style } from './style.tsx'

type Step = { title: string; text: string; fact?: string }

const bowAndBar = 'M46 0a46 46 0 0 1 44 32h1090l20 13-20 13H90A46 46 0 1 1 46 0m-8 28a18 18 0 1 0 .1 0'

/** The key as a diagram, best with four steps. Stands on a green ground (`onDoor`), under an h2. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <div className="steps">
      <Style name="steps" css={css} />
      <svg className="blade" viewBox="0 0 1200 92" aria-hidden="true">
        <path fillRule="evenodd" d={bowAndBar} />
      </svg>
      <ol>
        {steps.map(({ title, text, fact }, index) => (
          <li key={title}>
            <span className="n" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className="small soft">{text}</p>
            {fact && <p className="fact">{fact}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}
