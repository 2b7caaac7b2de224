import { expect, test } from 'vitest'
import { newId } from '../../db/uuid.ts'
import { parseAuditRow } from './parse-audit-row.ts'

test.each([{ template: 'a \ud83c' }, { 'a \ud83c': 'b' }])(
  'a line of the log with half a letter in its facts is refused, as PostgreSQL could not store it',
  (facts) => {
    const row = { id: newId(), created_at: '2026-01-01T00:00:00Z', actor: 'ada@example.com' }
    expect(parseAuditRow({ ...row, action: 'setting.change', facts: { template: 'a 🏠' } })).toHaveProperty(
      'entry',
    )
    expect(parseAuditRow({ ...row, action: 'setting.change', facts })).toMatchObject([{ field: 'facts' }])
  },
)
