const small = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** 'seven', and from thirteen on '13'. */
export function countWord(count: number) {
  return small[count] ?? String(count)
}
