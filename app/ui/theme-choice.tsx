import { useWords } from './language.ts'
import { Style } from './style.tsx'
import css from './theme-choice.css?inline'
import { VisuallyHidden } from './visually-hidden.tsx'
import { uiWords } from './words.ts'

const sun =
  'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4'
const moon = 'M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z'
const screen =
  'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 14.5v-9A1.5 1.5 0 0 1 5.5 4M9 20h6'

const themes = [
  { value: 'light', path: sun },
  { value: 'dark', path: moon },
  { value: 'system', path: screen },
] as const

/**
 * Three radios; the theme script listens on `.theme input` and checks the stored one.
 * `name` differs for each place on a page, or the browser would take them for one group.
 */
export function ThemeChoice({ name }: { name: string }) {
  const words = useWords(uiWords)
  return (
    <>
      <Style name="theme-choice" css={css} />
      <fieldset className="theme">
        <legend className="hidden">{words.theme}</legend>
        {themes.map(({ value, path }) => (
          <label key={value} title={words.themes[value]}>
            <input type="radio" name={name} value={value} defaultChecked={value === 'system'} />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={path} />
            </svg>
            <VisuallyHidden>{words.themes[value]}</VisuallyHidden>
          </label>
        ))}
      </fieldset>
    </>
  )
}
