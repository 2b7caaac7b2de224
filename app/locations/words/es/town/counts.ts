const small = [
  'ninguno',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
]

/** 'siete', and from thirteen on '13'. */
export const countWord = (count: number) => small[count] ?? String(count)
