/** About as much as search engines show. */
const mostInTitle = 65
const mostInDescription = 165

/** Of the same title told ever more briefly, the first that is not cut off. */
export function fittingTitle(fullestFirst: readonly string[]) {
  return fitting(fullestFirst, mostInTitle)
}

export function fittingDescription(fullestFirst: readonly string[]) {
  return fitting(fullestFirst, mostInDescription)
}

function fitting(fullestFirst: readonly string[], most: number) {
  return fullestFirst.find(({ length }) => length <= most) ?? fullestFirst.at(-1) ?? ''
}

/** With the brand where there is room for it. */
export function branded(title: string, brand: string) {
  return [`${title} | ${brand}`, title]
}

/** With the fullest of these sentences there is room for. */
export function describedWith(description: string, fullestFirst: readonly string[]) {
  return fittingDescription([...fullestFirst.map((more) => `${description} ${more}`), description])
}
