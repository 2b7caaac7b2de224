import { tools } from '../tool.ts'
import { ToolPage } from '../tool-page.tsx'

export function LettersPage() {
  return (
    <ToolPage tool={tools.letters} sources="Cities and states may have rules of their own.">
      <div className="wrap">
        <p>This page is being written.</p>
      </div>
    </ToolPage>
  )
}
