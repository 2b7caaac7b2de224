import { Island } from '../../ui/island.tsx'
import { tools } from '../tool.ts'
import { ToolPage } from '../tool-page.tsx'
import { Checklist } from './checklist.tsx'

export function ChecklistPage() {
  return (
    <ToolPage
      tool={tools.checklist}
      program={
        <>
          Papers in hand and still no home?{' '}
          <a href="/diy-rental-kit">See the do-it-yourself kit and its price</a>.
        </>
      }
      sources="No landlord asks for all of this. Ask which papers they want. Never give a Social Security card or a bank password to someone you have not met."
    >
      <Island name="checklist" component={Checklist} props={{}} />
    </ToolPage>
  )
}
