const wordsPerMinute = 200

/** '512 words, 2,934 characters, 3 min read'. */
export function countWords(content: string) {
  const words = content.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0
  const minutes = Math.ceil(words / wordsPerMinute)
  const counted = (count: number, thing: string) =>
    `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`
  return [
    counted(words, 'word'),
    counted([...content].length, 'character'),
    ...(minutes > 0 ? [`${minutes} min read`] : []),
  ].join(', ')
}
