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
export const countWord = (count: number) => small[count] ?? String(count)
