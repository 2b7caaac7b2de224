import { useEffect, useState } from 'react'
import { href, Link } from 'react-router'
import { useWords } from '../../ui/language.ts'
import { LocalTime } from '../../ui/local-time.tsx'
import { listNewOnDevice } from './device-drafts.ts'
import { listWords } from './list-words.ts'

export type BegunArticle = { key: string; title: string; updatedAt: Date }

/** New articles that were never saved: on the server, and what only this device knows. */
export function BegunArticles({ email, onServer }: { email: string; onServer: BegunArticle[] }) {
  const { begun: words } = useWords(listWords)
  const [onDevice, setOnDevice] = useState<BegunArticle[]>([])
  useEffect(() => {
    const here = listNewOnDevice(email)
    setOnDevice(here.map(({ key, typed, updatedAt }) => ({ key, title: typed.title, updatedAt })))
  }, [email])

  const known = new Set(onServer.map(({ key }) => key))
  const begun = [...onServer, ...onDevice.filter(({ key }) => !known.has(key))]
  if (begun.length === 0) return null
  return (
    <section className="begun" aria-labelledby="begun-title">
      <h2 id="begun-title">{words.title}</h2>
      <ul>
        {begun.map(({ key, title, updatedAt }) => (
          <li key={key}>
            <Link to={`${href('/admin/articles/new')}?draft=${key}`}>{title.trim() || words.untitled}</Link>{' '}
            <span className="small soft">
              <LocalTime at={updatedAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
