import { tools } from '../tool.ts'
import { ToolPage } from '../tool-page.tsx'

export function ChecklistPage() {
  return (
    <ToolPage tool={tools.checklist} sources="Cities and states may have rules of their own.">
      <div className="wrap">
        <p>This page is being written.</p>
      </div>
    </ToolPage>
  )
}
