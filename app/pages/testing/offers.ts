import type { Program } from '../../claims/costs.ts'
import { allPrograms } from '../../claims/programs.ts'
import { type FormName, forms, isFormName } from '../../site/forms.ts'
import { formHref, framedFormHref, type Site } from '../../site/site.ts'
import { attribute, closest, hasClass, type Node, nodesIn, textOf } from './html-tree.ts'

type CostsShown = { terms: string; text: string; isShort: boolean; line?: string; isElsewhere?: boolean }
type Offer = { label: string; program: Program | null; costs: CostsShown[] }

/** What a button is called that lets people apply, buy or enroll, wherever it leads. */
const offering = /^(apply|enroll|order|buy|join|sign up|get pre-approved|start (your |application))/i

/** Its other ways in. */
const byCall = /^join by (phone|e-mail)/i

/** Every link or frame of a page by which one applies, buys or enrolls, with the costs in its own block. */
export function offersIn(page: Node, site: Site): Offer[] {
  const targets = new Map([...formTargets(site), ...anchorTargets(page, site)])
  return nodesIn(page).flatMap((node) => {
    const href = node.tag === 'a' ? attribute(node, 'href') : node.tag === 'iframe' && attribute(node, 'src')
    if (!href) return []
    const label = textOf(node)
    const form = targets.get(withoutSource(href))
    if (!form && !offering.test(label)) return []
    const program =
      programNamed(href) ?? (form ? forms[form].program : byCall.test(label) ? 'performance' : null)
    return [{ label: label || href, program, costs: costsBeside(node, page) }]
  })
}

function formTargets(site: Site): [string, FormName][] {
  const names = Object.keys(forms).filter(isFormName)
  return names.flatMap((name): [string, FormName][] => [
    [formHref(site, name), name],
    [framedFormHref(site, name), name],
  ])
}

/** A link to a form of ours says which page it stands on, and may name a program. */
function withoutSource(href: string) {
  return href.replace(/\?(program=\w+&)?from=[\w/-]*$/, '')
}

function programNamed(href: string) {
  return allPrograms.find((program) => href.includes(`?program=${program}`)) ?? null
}

/** A link to the part of the page that holds a form is an offer like one to the form. */
function anchorTargets(page: Node, site: Site): [string, FormName][] {
  const hrefs = new Map(formTargets(site))
  const anchors = nodesIn(page).flatMap((node): [string, FormName][] => {
    const form = node.tag === 'iframe' && hrefs.get(withoutSource(attribute(node, 'src') ?? ''))
    const id = closest(node, (one) => attribute(one, 'id') !== null)
    return form && id ? [[`#${attribute(id, 'id')}`, form]] : []
  })
  return [['/full-service-program#sign-up', 'signup'], ...anchors]
}

const isBlock = (node: Node) =>
  ['li', 'section', 'aside', 'main', 'nav', 'root'].includes(node.tag) || hasClass(node, 'offer')

/** In the block itself, or the line there and every payment behind its link, on the page or among all terms. */
function costsBeside(node: Node, page: Node): CostsShown[] {
  const block = closest(node, isBlock)
  return nodesIn(block ?? node)
    .filter((one) => hasClass(one, 'costs'))
    .flatMap((one) => {
      if (one.tag === 'details') return [costsIn(one)]
      const inTerms = costsIn(one)
      if (inTerms.terms) return [{ ...inTerms, line: textOf(one), isElsewhere: true }]
      const list = nodesIn(page).find((other) => leadsTo(one, other))
      const above = list && closest(list, ({ tag }) => tag === 'details')
      const text = above && `${textOf(one)} ${textOf(above)}`
      return above && text ? [{ ...costsIn(above), text, line: textOf(one) }] : []
    })
}

function leadsTo(line: Node, target: Node) {
  const link = nodesIn(line).find(({ tag }) => tag === 'a')
  const id = attribute(target, 'id')
  return id !== null && link !== undefined && attribute(link, 'href') === `#${id}`
}

function costsIn(details: Node): CostsShown {
  const link = nodesIn(details).find(
    (node) => node.tag === 'a' && attribute(node, 'href')?.startsWith('/policy-terms'),
  )
  const summary = nodesIn(details).find(({ tag }) => tag === 'summary')
  return {
    terms: (link && attribute(link, 'href')) ?? '',
    text: textOf(details),
    isShort: summary !== undefined && textOf(summary) === 'Costs',
  }
}
