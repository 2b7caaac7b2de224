import { parts } from '../../locations/town/local-part.ts'

const ids = parts.map(({ id }) => id).join('|')
/** The masthead, the parts and the list of their sources; none of them holds another section. */
const pieces = new RegExp(
  `<dl class="plateline".*?</dl>|<section[^>]* (?:id="(?:${ids})"|class="wrap sources")[^>]*>.*?</section>`,
  'gs',
)

/** A town's page without its almanac, whose figures are those of tables: they have a test of their own. */
export function withoutLocalPart(html: string) {
  return html.replace(pieces, '')
}
