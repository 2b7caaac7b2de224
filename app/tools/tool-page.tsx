import type { ReactNode } from 'react'
import { homeCrumb } from '../site/home-crumb.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { useLanguage } from '../ui/language.ts'
import { Style } from '../ui/style.tsx'
import { headWords } from './head-words.ts'
import { Offline } from './offline/offline.tsx'
import { toolIn } from './tool.ts'
import css from './tool-page.css?inline'
import type { ToolName } from './tool-paths.ts'

type Props = {
  tool: ToolName
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
  const language = useLanguage()
  const { name, heading, lead } = toolIn(language, tool)
  const { onDevice, notLegalAdvice } = headWords[language]
  return (
    <div className="tool">
      <Style name="tool-page" css={css} layer="page" />
      <Offline />
      <div className="wrap tool-head">
        <div>
          <Breadcrumbs crumbs={[homeCrumb(language)]} current={name} />
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <p className="small soft noprint">{onDevice}</p>
        </div>
        {drawing}
      </div>
      {children}
      <div className="wrap tool-end">
        {program && <p className="small noprint">{program}</p>}
        <p className="fine">
          <b>{notLegalAdvice}</b> {sources}
        </p>
      </div>
    </div>
  )
}
