import type { words as en, wordsRead as enRead } from '../en/sharing.ts'

const onlyHere = 'solo en nuestro muro de aprobados y en su propia página'
const beyond =
  'en páginas de ciudades y estados y en otras páginas, en redes sociales y en la vista previa de un enlace compartido'

export const words: typeof en = {
  label: 'Pueden compartir mi historia fuera de este muro, por ejemplo en redes sociales.',
  hint: `Sin esta marca, su historia se muestra ${onlyHere}. Con ella, también podemos mostrarla ${beyond}.`,
}

/** For moderators. */
export const wordsRead: typeof enRead = {
  given: `También se puede mostrar ${beyond}.`,
  notGiven: `Se muestra ${onlyHere}.`,
}
