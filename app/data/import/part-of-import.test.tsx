import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FinishedPart, PlannedPart } from './part-of-import.tsx'

const reasons = [{ line: 1, why: 'id is no id' }]
const part = { kind: 'articles' as const, added: 0, skipped: 0, refused: 1201, reasons, notes: reasons }

test.each([PlannedPart, FinishedPart])(
  'a list that is not whole says how many there are beside it',
  (Part) => {
    const html = renderToStaticMarkup(<Part part={{ ...part, moreNotes: 7 }} isOneOfMany={false} />)
    expect(html).toContain('<li>… and 1,200 more</li>')
    expect(html).toContain('<li>… and 7 more</li>')
    const whole = renderToStaticMarkup(<Part part={{ ...part, refused: 1 }} isOneOfMany={false} />)
    expect(whole).not.toContain('more</li>')
  },
)
