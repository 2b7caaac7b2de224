import { tools } from '../tool.ts'
import { ToolPage } from '../tool-page.tsx'

export function BudgetPage() {
  return (
    <ToolPage tool={tools.budget} sources="Cities and states may have rules of their own.">
      <div className="wrap">
        <p>This page is being written.</p>
      </div>
    </ToolPage>
  )
}
