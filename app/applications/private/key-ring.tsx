import { useWords } from '../../ui/language.ts'
import { Style } from '../../ui/style.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './key-ring.css?inline'
import { privateWords } from './private-words.ts'
import type { RingKey } from './progress.ts'

const key =
  'M-15 20a15 15 0 0 1 30 0a15 15 0 0 1-10 14.100V92h13v9H5v9h10v8H5v14H-5V34.100A15 15 0 0 1-15 20m15-7a6 6 0 1 0 .1 0'
const angleBetween = 30

/** Where it stands: a ring of keys, and the same beside it in words. */
export function KeyRing({ keys }: { keys: RingKey[] }) {
  const { ring: words } = useWords(privateWords)
  const first = ((keys.length - 1) * angleBetween) / 2
  return (
    <section className="card ringcard" aria-labelledby="stands">
      <Style name="key-ring" css={css} layer="page" />
      <h2 className="hidden" id="stands">
        {words.title}
      </h2>
      <svg className="keyring" viewBox="0 0 320 244" aria-hidden="true">
        <circle className="loop" cx="160" cy="54" r="43" />
        {keys.map(({ title, state }, index) => {
          const angle = first - index * angleBetween
          return (
            <g key={title} className={state} transform={`translate(160 54) rotate(${angle}) translate(0 34)`}>
              <path fillRule="evenodd" d={key} />
              <g transform={`translate(0 64) rotate(${-angle})`}>
                <circle r="12" />
                <text dy=".36em">{index + 1}</text>
              </g>
            </g>
          )
        })}
        <path className="loop" d="M160 97a43 43 0 0 0 43-43" />
      </svg>
      <ol>
        {keys.map(({ title, text, state }, index) => (
          <li key={title} className={state} aria-current={state === 'at' ? 'step' : undefined}>
            <i aria-hidden="true">{index + 1}</i>
            <div>
              <h3>
                {title}
                {state === 'at' ? (
                  <>
                    {' '}
                    <Tag tone="warn">{words.now}</Tag>
                  </>
                ) : (
                  <span className="hidden">{words.spoken[state]}</span>
                )}
              </h3>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
