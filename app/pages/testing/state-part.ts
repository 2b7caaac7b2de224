/** The parts made from tables of places: their figures have tests of their own. None of them holds another section. */
const pieces =
  /<section[^>]*(?: id="(?:reach|rents|hour)"[^>]*>|>(?:(?!<\/section>).)*?<h2[^>]*>(?:Your rights|Free help) in ).*?<\/section>/gs

export function withoutTables(html: string) {
  return html.replace(pieces, '')
}
