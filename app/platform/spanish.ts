/** 'de Texas', 'del estado de New York': an article joins its preposition, one that begins a name does not. */
export function de(name: string) {
  return name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`
}

/** Within a sentence, as the English of us-states.ts has it. */
export function withArticle(stateName: string) {
  return stateName === 'District of Columbia' ? `el ${stateName}` : stateName
}
