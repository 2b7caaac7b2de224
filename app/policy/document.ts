import type { Costs } from '../claims/costs.ts'
import type { PageHead } from '../site/page-head.ts'

/** A page to be read: a policy, a statement. Plain data; document-page.tsx decides how it looks. */
export type PolicyDocument = {
  head: PageHead
  title: string
  /** As it is shown: MM/DD/YYYY. */
  updated: string
  /** What changed since, where the text stayed. */
  since?: string
  /** That another text is the binding one. */
  binding?: Words
  intro: Words[]
  /** Numbered in this order. */
  sections: DocumentSection[]
}

export type DocumentSection = {
  /** The anchor people link to: it outlives a change of the heading. */
  id: string
  heading: string
  blocks: Block[]
}

export type Block =
  | { kind: 'paragraph'; text: Words }
  | { kind: 'list'; items: Words[] }
  | { kind: 'table'; caption: string; columns: string[]; rows: TableRow[] }
  /** The whole cost of a program, as wherever it is offered. */
  | { kind: 'costs'; costs: Costs }

/** The name of the row, then its other cells. */
export type TableRow = [string, ...Words[]]

export type Words = string | (string | TextLink)[]
export type TextLink = { text: string; href: string }
/** The words of a link stand in the sentence around it; where it leads does not. */
export type LinkTo = (text: string) => TextLink

export function linkTo(href: string): LinkTo {
  return (text) => ({ text, href })
}

export function paragraph(text: Words): Block {
  return { kind: 'paragraph', text }
}

export function list(...items: Words[]): Block {
  return { kind: 'list', items }
}

export function plainText(words: Words): string {
  if (typeof words === 'string') return words
  return words.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
