import { type CSSProperties, Fragment } from 'react'
import type { Language } from '../platform/language.ts'
import { callHref } from '../site/site.ts'
import { type Block, type MailSite, quoted } from './blocks.ts'

type Props = { language: Language; site: MailSite; subject: string; blocks: Block[] }

/** Everything in one column, without a picture: it reads the same on a phone and with pictures switched off. */
export function MailDocument({ language, site, subject, blocks }: Props) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{dark}</style>
      </head>
      <body className="page" style={shape.page}>
        <div style={shape.column}>
          <p className="brand" style={shape.brand}>
            {site.brand}
          </p>
          <div className="card" style={shape.card}>
            {blocks.map((block) => (
              <BlockView key={JSON.stringify(block)} block={block} />
            ))}
          </div>
          <Foot site={site} />
        </div>
      </body>
    </html>
  )
}

function BlockView({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p className="words" style={shape.words}>
        {block}
      </p>
    )
  if ('href' in block)
    return (
      <p style={{ margin: '8px 0 24px' }}>
        <a href={block.href} style={shape.button}>
          {block.button}
        </a>
      </p>
    )
  if ('quote' in block)
    return (
      <blockquote className="words" style={{ ...shape.words, ...shape.quote }}>
        {quoted(block.quote)}
      </blockquote>
    )
  if ('lines' in block) return <Lines lines={block.lines} />
  return (
    <ul className="words" style={{ ...shape.words, padding: '0 0 0 20px' }}>
      {block.items.map((item) => (
        <li key={item} style={{ margin: '0 0 8px' }}>
          {item}
        </li>
      ))}
    </ul>
  )
}

function Lines({ lines: [first, ...others] }: { lines: string[] }) {
  return (
    <p className="words" style={shape.words}>
      {first}
      {others.map((line) => (
        <Fragment key={line}>
          <br />
          {line}
        </Fragment>
      ))}
    </p>
  )
}

function Foot({ site }: { site: MailSite }) {
  return (
    <div className="foot" style={shape.foot}>
      {site.brand}
      <br />
      <a href={callHref(site)} style={shape.contact}>
        {site.phone}
      </a>
      <br />
      <a href={`mailto:${site.email}`} style={shape.contact}>
        {site.email}
      </a>
      {site.postalAddress && (
        <>
          <br />
          {site.postalAddress}
        </>
      )}
    </div>
  )
}

/** Mail programs read styles in the tags; the colors are those of the site, in light and in dark. */
const shape = {
  page: {
    margin: 0,
    padding: 0,
    background: '#f6efe1',
    fontFamily: "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
    WebkitTextSizeAdjust: '100%',
  },
  column: { maxWidth: 560, margin: '0 auto', padding: '24px 16px 32px' },
  brand: {
    margin: '0 0 16px',
    padding: '0 4px',
    fontFamily: 'Georgia,serif',
    fontSize: 20,
    lineHeight: 1.3,
    fontWeight: 'bold',
    color: '#15493a',
  },
  card: {
    background: '#fffaf0',
    borderTop: '4px solid #dca63e',
    borderRadius: 4,
    padding: '24px 20px 8px',
  },
  words: { margin: '0 0 16px', fontSize: 16, lineHeight: 1.5, color: '#1b2822' },
  button: {
    display: 'inline-block',
    padding: '14px 24px',
    borderRadius: 4,
    background: '#dca63e',
    color: '#211703',
    fontSize: 17,
    lineHeight: 1.3,
    fontWeight: 'bold',
    textDecoration: 'none',
  },
  quote: { padding: '4px 0 4px 16px', borderLeft: '4px solid #dca63e', fontFamily: 'Georgia,serif' },
  foot: { padding: '16px 4px 0', fontSize: 14, lineHeight: 1.6, color: '#505b52' },
  contact: { display: 'inline-block', padding: '6px 0', color: '#15493a' },
} satisfies Record<string, CSSProperties>

const dark = `@media (prefers-color-scheme: dark) {
  .page { background: #0e1a16 !important }
  .card { background: #162620 !important }
  .brand, .foot a { color: #9fd2b6 !important }
  .words, .words a { color: #f2e9d7 !important }
  .foot { color: #b3bdb1 !important }
}`
