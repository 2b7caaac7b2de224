import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { PasskeysPage } from './passkeys-page.tsx'

test('a passkey is removed only after a question', () => {
  const passkey = { id: 'one', name: 'My phone', isSynced: false, createdAt: new Date() }
  const Page = createRoutesStub([{ path: '/', Component: () => <PasskeysPage passkeys={[passkey]} /> }])
  const removes = parse(renderToStaticMarkup(<Page />)).querySelectorAll('button[name="id"]')
  expect(removes.map((button) => button.getAttribute('aria-label'))).toEqual(['Yes, remove My phone'])
  expect(removes[0]?.closest('details')?.querySelector('summary')?.text).toBe('Remove')
})
