import type { ReactNode } from 'react'
import { OpenDoor } from '../ui/art/open-door.tsx'
import { Style } from '../ui/style.tsx'
import css from './message-page.css?inline'

type MessagePageProps = { title: string; lead: string; note?: ReactNode; children: ReactNode }

/** One message and a way on: not found, gone wrong. */
export function MessagePage({ title, lead, note, children }: MessagePageProps) {
  return (
    <section className="section message onDoor">
      <Style name="message-page" css={css} layer="page" />
      <title>{title}</title>
      <div className="wrap">
        <div>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <div className="actions">{children}</div>
          {note && <p className="fine">{note}</p>}
        </div>
        <OpenDoor />
      </div>
    </section>
  )
}
