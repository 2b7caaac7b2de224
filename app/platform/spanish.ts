/** 'de Texas', 'del estado de New York': an article joins its preposition, one that begins a name does not. */
export function de(name: string) {
  return name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`
}

/** 'más de 20,000' for '20,000+'. */
export function moreThan(count: string) {
  return `más de ${count.replace(/\+$/, '')}`
}
