import { expect, test } from 'vitest'
import { resetPassword } from '../accounts/reset-password-mail.ts'
import { newId } from '../db/uuid.ts'
import { minuteMs } from '../platform/duration.ts'
import { storiesOfDay, storyArrived } from '../stories/notify/moderator-mails.ts'
import { storyApproved, storyRejected } from '../stories/notify/story-decided.ts'
import { storyReceived } from '../stories/notify/story-received.ts'
import { claimMs } from './back-off.ts'
import { composeMail } from './compose.tsx'
import { sendingMs } from './deliver.server.ts'
import { faultWords } from './fault-words.ts'
import { createMailer, patience } from './mail.server.ts'
import { mailLine } from './mail-line.ts'
import { maskAddress } from './mask-address.ts'
import { testMail } from './test-mail.ts'
import { openMailServer } from './testing/mail-server.ts'
import { mailFrom, patientMailer, siteWishing } from './testing/parts.ts'

const site = siteWishing()
const to = 'maria.lopez@example.com'

test('a mail reaches the mail server in text and in HTML, under a name that stays the same', async () => {
  const { received, smtpUrl } = await openMailServer()
  const id = newId()
  const words = composeMail(site, 'Grüße', ['Plain words'])
  await createMailer({ smtpUrl, mailFrom }, site)?.send({ id, kind: 'test', to, ...words })
  expect(received).toMatchObject([{ from: 'help@secondkey.example', to: [to] }])
  const message = received[0]?.message ?? ''
  expect(message).toMatch(/text\/plain.*Plain words.*text\/html.*>Plain words<\/p>/s)
  expect(message).toContain(`Message-ID: <${id}@secondkey.example>`)
  expect(message).toContain('Auto-Submitted: auto-generated')
})

test('the postal address closes a mail in text and in HTML, and where there is none nothing stands for it', () => {
  const postalAddress = 'P.O. Box 118, Houston, TX 77001'
  const told = composeMail({ ...site, postalAddress }, 's', ['t'])
  expect(told.text).toMatch(/help@secondkey\.example\nP\.O\. Box 118, Houston, TX 77001$/)
  expect(told.html).toContain(`<br/>${postalAddress}</div>`)
  const untold = composeMail(site, 's', ['t'])
  expect(untold.text).toMatch(/help@secondkey\.example$/)
  expect(untold.html).toContain('help@secondkey.example</a></div>')
})

test('an answer goes to the site’s address, and a letter that a person wrote is not called automatic', async () => {
  const { received, smtpUrl } = await openMailServer()
  const words = composeMail(site, 's', ['t'])
  for (const [email, kind] of [
    ['office@keys.test', 'application-mail'],
    ['help@secondkey.example', 'confirmation'],
  ] as const) {
    const mailer = createMailer({ smtpUrl, mailFrom: 'no-reply@keys.test' }, { email })
    await mailer?.send({ id: newId(), kind, to, ...words })
  }
  const [letter, notice] = received.map(({ message }) => message)
  expect(letter).toContain('Reply-To: office@keys.test\r\n')
  expect(letter).not.toContain('Auto-Submitted')
  // Nobody has written an address of the site yet.
  expect(notice).not.toContain('Reply-To')
  expect(notice).toContain('Auto-Submitted: auto-generated')
})

test.each([
  ['Help@Home Rentals <help@secondkey.example>', 'secondkey.example'],
  ['help@bücher.example', 'xn--bcher-kva.example'],
])('the name of a mail from %s ends with its domain', async (from, domain) => {
  const { received, smtpUrl } = await openMailServer()
  const mail = { id: newId(), kind: 'test' as const, to, ...composeMail(site, 's', ['t']) }
  await createMailer({ smtpUrl, mailFrom: from }, site)?.send(mail)
  expect(received[0]?.message).toContain(`Message-ID: <${mail.id}@${domain}>`)
})

test('mail programs offer to end invitations to tell a story, and no other mail', async () => {
  const { received, smtpUrl } = await openMailServer()
  for (const kind of ['story-invitation', 'application-received'] as const) {
    const mailer = createMailer({ smtpUrl, mailFrom }, { email: 'office@keys.test' })
    await mailer?.send({ id: newId(), kind, to, ...composeMail(site, 's', ['t']) })
  }
  const [invitation, other] = received.map(({ message }) => message)
  expect(invitation).toContain('List-Unsubscribe: <mailto:office@keys.test?subject=unsubscribe>')
  expect(other).not.toContain('List-Unsubscribe')
})

test('an address that names two people is one address', async () => {
  const { received, smtpUrl } = await openMailServer()
  const mail = {
    id: newId(),
    kind: 'test' as const,
    to: 'a@example.com, b@example.com',
    ...composeMail(site, 's', ['t']),
  }
  await patientMailer(smtpUrl)
    .send(mail)
    .catch(() => {})
  expect(received.flatMap((mail) => mail.to)).not.toContain('b@example.com')
})

test('no mail makes the program read a file or ask an address', async () => {
  const { received, smtpUrl } = await openMailServer()
  for (const source of [{ path: import.meta.filename }, { href: smtpUrl.replace('smtp', 'http') }]) {
    const words = { subject: 's', text: source as unknown as string, html: '' }
    await expect(patientMailer(smtpUrl).send({ id: newId(), kind: 'test', to, ...words })).rejects.toThrow(
      /access rejected/i,
    )
  }
  expect(received).toEqual([])
})

test('a mail server has two minutes after the last line, and all of it ends before another process takes the mail', () => {
  expect(patience.socketTimeout).toBeGreaterThanOrEqual(2 * minuteMs)
  expect(sendingMs).toBeGreaterThan(patience.socketTimeout)
  expect(sendingMs).toBeLessThan(claimMs)
})

test('without SMTP_URL nothing can be sent', () => {
  expect(createMailer({ smtpUrl: undefined, mailFrom }, site)).toBeNull()
})

test('every word is escaped, and no line break leaves its line', () => {
  const evil = 'Hi\r\nBcc: all@example.com <script>alert("1")</script> & co\u2028'
  const { subject, text, html } = composeMail({ ...site, brand: 'Keys & <Doors>' }, evil, [
    evil,
    { quote: evil },
    { items: [evil] },
    { button: evil, href: 'https://site.example/?a=1&b="2"' },
  ])
  expect(subject).toBe('Hi Bcc: all@example.com <script>alert("1")</script> & co')
  expect(text.split('\n').filter((line) => line.startsWith('Bcc'))).toEqual([])
  expect(html).not.toContain('<script')
  expect(html).toContain('href="https://site.example/?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('Keys &amp; &lt;Doors&gt;')
})

const story = { headline: 'A door of my own', isFlagged: false }
test.each([
  ['confirmation', storyReceived(site, 'https://site.example/approval-wall/my-story?key=abc&x=1')],
  ['reset', resetPassword(site, 'https://site.example/admin/reset?key=abc', 30)],
  ['new story', storyArrived(site, story, false)],
  ['digest', storiesOfDay(site, [story], 1)],
  ['approved', storyApproved(site, { id: 'story-id', hasPrivateLink: true })],
  ['rejected', storyRejected(site)],
  ['test', testMail(site)],
])('the mail %s says the same in text and HTML, with brand, phone and e-mail at its foot', (_name, mail) => {
  expect(mail.subject).toMatch(/^Second Key Rentals: /)
  for (const words of [mail.text, mail.html])
    for (const part of [site.brand, site.phone, site.email]) expect(words).toContain(part)
  expect(mail.text.slice(mail.text.indexOf('\n--\n'))).toBe(
    `\n--\n${site.brand}\n${site.phone}\n${site.email}`,
  )
  for (const link of mail.text.match(/^https:\S+$/gm) ?? [])
    expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
  expect(mail.html).toMatch(/prefers-color-scheme: dark/)
  expect(mail.html).not.toMatch(/<img|url\(/)
})

test('the owner reads why a mail failed, and not to whom it was', () => {
  expect(faultWords('EENVELOPE 550 RCPT TO')).toBe('the mail server refuses the address it goes to (550)')
  expect(faultWords('EENVELOPE 451 RCPT TO')).toBe('the mail server asks to try later (451)')
  expect(faultWords('EAUTH 535 AUTH PLAIN')).toBe('the mail server refuses the name or the password (535)')
  expect(faultWords('ESOCKET CONN')).toBe('the mail server cannot be reached (ESOCKET)')
  expect(faultWords('something else')).toMatch(/^something went wrong/)
  const row = { id: newId(), kind: 'confirmation', recipient: to, attempts: 3, sentAt: null, hasBody: 1 }
  const at = new Date()
  const failing = mailLine({ ...row, nextTryAt: at, lastError: 'ESOCKET CONN', createdAt: at })
  expect(failing).toMatchObject({ to: 'm…@example.com', state: { name: 'failing', tries: 3, nextAt: at } })
  expect(JSON.stringify(failing)).not.toContain('maria')
  const unknown = mailLine({ ...row, kind: 'postcard', nextTryAt: at, lastError: null, createdAt: at })
  expect(unknown).toMatchObject({ kind: 'postcard', state: { name: 'waiting' } })
})

test.each([
  ['maria@example.com', 'm…@example.com'],
  ['"a@b"@example.com', '"…@example.com'],
  ['', 'no longer kept'],
  ['m@example.com', 'm…@example.com'],
  ['@example.com', '…'],
  ['nonsense', '…'],
])('the address %s is shown as %s', (address, shown) => expect(maskAddress(address)).toBe(shown))
