import { phoneHref } from '../site/site.ts'
import type { Block, MailSite } from './blocks.ts'

/** Mail programs read styles in the tags; the colors are those of the site, in light and in dark. */
const text = 'margin:0 0 16px;font-size:16px;line-height:1.5;color:#1b2822'
const small = 'font-size:14px;line-height:1.6;color:#505b52'
const shape = {
  page: "margin:0;padding:0;background:#f6efe1;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;-webkit-text-size-adjust:100%",
  column: 'max-width:560px;margin:0 auto;padding:24px 16px 32px',
  brand:
    'margin:0 0 16px;padding:0 4px;font-family:Georgia,serif;font-size:20px;line-height:1.3;font-weight:bold;color:#15493a',
  card: 'background:#fffaf0;border-top:4px solid #dca63e;border-radius:4px;padding:24px 20px 8px',
  button:
    'display:inline-block;padding:14px 24px;border-radius:4px;background:#dca63e;color:#211703;font-size:17px;line-height:1.3;font-weight:bold;text-decoration:none',
  quote: 'margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid #dca63e;font-family:Georgia,serif',
  foot: 'padding:16px 4px 0',
} as const

const dark = `@media (prefers-color-scheme: dark) {
  .page { background: #0e1a16 !important }
  .card { background: #162620 !important }
  .brand, .foot a { color: #9fd2b6 !important }
  .words, .words a { color: #f2e9d7 !important }
  .foot { color: #b3bdb1 !important }
}`

/** Everything in one column, without a picture: it reads the same on a phone and with pictures switched off. */
export function htmlOf(site: MailSite, subject: string, blocks: Block[]) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${dark}</style>
</head>
<body class="page" style="${shape.page}">
<div style="${shape.column}">
<p class="brand" style="${shape.brand}">${escaped(site.brand)}</p>
<div class="card" style="${shape.card}">
${blocks.map(blockHtml).join('\n')}
</div>
${foot(site)}
</div>
</body>
</html>
`
}

function blockHtml(block: Block) {
  if (typeof block === 'string') return `<p class="words" style="${text}">${escaped(block)}</p>`
  if ('href' in block)
    return `<p style="margin:8px 0 24px"><a href="${escaped(block.href)}" style="${shape.button}">${escaped(block.button)}</a></p>`
  if ('quote' in block)
    return `<blockquote class="words" style="${text};${shape.quote}">“${escaped(block.quote)}”</blockquote>`
  const items = block.items.map((item) => `<li style="margin:0 0 8px">${escaped(item)}</li>`)
  return `<ul class="words" style="${text};padding:0 0 0 20px">${items.join('')}</ul>`
}

function foot(site: MailSite) {
  const link = (href: string, words: string) =>
    `<a href="${escaped(href)}" style="display:inline-block;padding:6px 0;color:#15493a">${escaped(words)}</a>`
  const ways = [link(phoneHref(site), site.phone), link(`mailto:${site.email}`, site.email)]
  return `<div class="foot" style="${small};${shape.foot}">${escaped(site.brand)}<br>${ways.join('<br>')}</div>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(words: string) {
  return words.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
