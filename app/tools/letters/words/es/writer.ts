import type { words as en } from '../en/writer.ts'

export const words: typeof en = {
  heading: 'Escriba una carta',
  which: '¿Qué carta?',
  state: 'Su estado',
  stateHint: 'Para saber de cuánto puede ser un depósito.',
  onTheirWay: 'Las cartas se están cargando. Más abajo están como texto simple.',
  print: 'Imprimir la carta',
  drafts: 'Borradores en este aparato',
  startAnother: 'Empezar otra',
  none: 'Todavía ninguno. Lo que escribe se guarda aquí hasta que lo borre.',
  draft: (id, letter, receiver) => `${id}. ${letter}${receiver ? `, a ${receiver}` : ''}`,
  openNow: 'abierto ahora',
  open: 'Abrir',
  delete: 'Borrar',
}
