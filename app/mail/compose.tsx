import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../platform/language.ts'
import { type Block, type MailSite, quoted } from './blocks.ts'
import { oneLine, textOfItem } from './item-of-mail.ts'
import { MailDocument } from './mail-document.tsx'

export type MailWords = { subject: string; text: string; html: string }

/** One layout for all mails, in plain text and in HTML. */
export function composeMail(
  site: MailSite,
  subject: string,
  blocks: Block[],
  language: Language = 'en',
): MailWords {
  const line = oneLine(subject)
  const document = <MailDocument language={language} site={site} subject={line} blocks={blocks} />
  return {
    subject: line,
    text: textOf(site, blocks),
    html: `<!doctype html>${renderToStaticMarkup(document)}`,
  }
}

function textOf({ brand, phone, email, postalAddress }: MailSite, blocks: Block[]) {
  const foot = ['--', oneLine(brand), phone, email, oneLine(postalAddress)].filter(Boolean).join('\n')
  return [...blocks.map(blockText), foot].join('\n\n')
}

function blockText(block: Block) {
  if (typeof block === 'string') return oneLine(block)
  if ('href' in block) return `${oneLine(block.button)}:\n${block.href}`
  if ('quote' in block) return quoted(oneLine(block.quote))
  if ('lines' in block) return block.lines.map(oneLine).join('\n')
  return block.items.map(textOfItem).join('\n')
}
