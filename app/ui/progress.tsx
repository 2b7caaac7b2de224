import { useWords } from './language.ts'
import css from './progress.css?inline'
import { Style } from './style.tsx'
import { uiWords } from './words.ts'

const key =
  'M22 0a22 22 0 0 1 21 15h269l8 7-8 7h-30v9h-22v-9h-34v13h-24v-13h-34v7h-24v-7h-34v11h-24v-11H43A22 22 0 1 1 22 0m-4 14a8 8 0 1 0 .1 0'

type ProgressProps = {
  value: number
  max: number
  label: string
  text?: string
  /** Of its words, for what they describe. */
  id?: string
}

/** A key that fills with brass: the bow and one cut for the first step, the tip for the last. */
export function Progress({ value, max, label, text: own, id }: ProgressProps) {
  const { step } = useWords(uiWords)
  const text = own ?? step(value, max)
  return (
    <div
      className="cut"
      role="progressbar"
      aria-label={label}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
    >
      <Style name="progress" css={css} />
      <svg viewBox="0 0 320 44" aria-hidden="true">
        <path fillRule="evenodd" d={key} />
        {/* A nested svg clips to its width: no style attribute, no id. */}
        <svg width={`${filledPercent(value, max)}%`} height="44" aria-hidden="true">
          <path fillRule="evenodd" d={key} />
        </svg>
      </svg>
      <span id={id}>{text}</span>
    </div>
  )
}

function filledPercent(value: number, max: number) {
  if (value >= max) return 100
  return Math.max(0, Math.round(24 + (72 * value) / max))
}
