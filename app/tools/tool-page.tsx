import type { ReactNode } from 'react'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Style } from '../ui/style.tsx'
import { Offline } from './offline/offline.tsx'
import type { Tool } from './tool.ts'
import css from './tool-page.css?inline'

type Props = {
  tool: Tool
  /** Beside the heading; decoration only. */
  drawing?: ReactNode
  children: ReactNode
  /** One quiet line to the program that fits, after the tool has helped. */
  program?: ReactNode
  /** What the page stands on. */
  sources: ReactNode
}

/** What every tool has in common: what it is, that nothing leaves the device, and what it stands on. */
export function ToolPage({ tool, drawing, children, program, sources }: Props) {
  return (
    <div className="tool">
      <Style name="tool-page" css={css} layer="page" />
      <Offline />
      <div className="wrap tool-head">
        <div>
          <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }]} current={tool.name} />
          <h1>{tool.heading}</h1>
          <p className="lead">{tool.lead}</p>
          <p className="small soft noprint">{onDeviceWords}</p>
        </div>
        {drawing}
      </div>
      {children}
      <div className="wrap tool-end">
        {program && <p className="small noprint">{program}</p>}
        <p className="fine">
          <b>Not legal advice.</b> {sources}
        </p>
      </div>
    </div>
  )
}

export const onDeviceWords =
  'Free. What you pick or type stays on this device. It is not sent to us or to anyone.'
