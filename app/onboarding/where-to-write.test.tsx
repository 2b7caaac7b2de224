import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WhereToWrite } from './where-to-write.tsx'

const mail = ['SMTP_URL=smtps://me:it’s@x', 'MAIL_FROM=a@x']
const shown = (others: string[], lines = mail) =>
  renderToStaticMarkup(<WhereToWrite about="" lines={lines} others={others} />).replaceAll('&#x27;', "'")

test('the command has every line that is needed so far', () => {
  expect(shown(['SITE_URL=https://www.secondkey.com'])).toContain(
    "<code>SITE_URL='https://www.secondkey.com' SMTP_URL='smtps://me:it’s@x' MAIL_FROM='a@x' npm start</code>",
  )
  expect(shown([])).toContain("<code>SMTP_URL='smtps://me:it’s@x' MAIL_FROM='a@x' npm start</code>")
})

test('what only the owner knows is left for them to fill in, and said so', () => {
  const html = shown(['SMTP_URL=…', 'MAIL_FROM=…'], ['SITE_URL=https://www.example.com'])
  expect(html).toContain("SMTP_URL='…' MAIL_FROM='…' SITE_URL='https://www.example.com' npm start")
  expect(html).toContain('For … write what you have there now.')
  expect(shown([])).not.toContain('…')
})
