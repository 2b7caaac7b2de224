import { federalHelp } from './federal-facts.ts'

const known = Object.values(federalHelp)

/** Numbers somebody may want to call are links. */
export function WithPhones({ text }: { text: string }) {
  const help = known.find(({ phone }) => text.includes(phone))
  if (!help) return text
  const [before, after] = text.split(help.phone)
  return (
    <>
      {before}
      <a className="phone" href={help.phoneHref}>
        {help.phone}
      </a>
      {after}
    </>
  )
}
