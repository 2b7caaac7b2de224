import { paintBarrier } from '../layout/inline-scripts.ts'
import type { Sheet } from '../ui/style.tsx'

/** Without a precedence React leaves the link where it is: the hero is painted before the file is there. */
export function SheetLink({ sheet }: { sheet: Sheet }) {
  return (
    <>
      <link rel="stylesheet" href={sheet.url} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: paintBarrier }} />
    </>
  )
}
